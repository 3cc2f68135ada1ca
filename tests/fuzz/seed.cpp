// Seeds: a code, a phrase, or a sentence why not.
#include "base/seed.h"

#include "expect.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto seed = base::read_seed(fuzz::as_text(data, size));
  if (fuzz::refused(seed)) return 0;
  fuzz::expect(seed.value() <= base::kSeedMask, "a seed has 40 bits");
  const auto again = base::read_seed(base::seed_code(seed.value()));
  fuzz::expect(again.ok() && again.value() == seed.value(), "its code reads as the same seed");
  return 0;
}

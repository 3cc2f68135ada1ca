// Seeds: a code, a phrase, or a sentence why not.
#include "core/seed.h"

#include "expect.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto seed = splendor::read_seed(fuzz::as_text(data, size));
  if (!seed) {
    fuzz::expect_sentence(seed.error().message);
    return 0;
  }
  fuzz::expect(seed.value() <= splendor::kSeedMask, "a seed has 40 bits");
  const auto again = splendor::read_seed(splendor::seed_code(seed.value()));
  fuzz::expect(again.ok() && again.value() == seed.value(), "its code reads as the same seed");
  return 0;
}

// Kingdom's game records.
#include "any_record.h"
#include "games/kingdom/record/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::check_record<kingdom::RecordedGame>(data, size);
}

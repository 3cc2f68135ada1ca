// Splendor's game records.
#include "games/splendor/record/record.h"
#include "any_record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::check_record<splendor::RecordedGame>(data, size);
}

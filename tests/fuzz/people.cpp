// Names and signs of the people who play on this device: any text is read without harm, and what was read is written the same way.
#include "app/people.h"

#include "expect.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const app::People people = app::read_people(fuzz::as_text(data, size));
  fuzz::expect(people.size() <= app::kSigns, "no more people than signs");
  const std::string written = app::people_text(people);
  fuzz::expect(app::read_people(written) == people, "they read back");
  return 0;
}

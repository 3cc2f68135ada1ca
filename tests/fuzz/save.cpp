// Saves: what can be read can be saved and read again as the same. Each input is tried as it is, and with a checksum
// that fits it.
#include "app/save.h"

#include <string>

#include "expect.h"

namespace {

void check(std::string_view text) {
  const auto session = app::read_save(text);
  if (!session) return fuzz::expect_sentence(text_of(session.error()));
  const auto again = app::read_save(app::save_text(session.value()));
  fuzz::expect(again.ok(), "a save that is read can be written and read again");
  fuzz::expect(again.value().record() == session.value().record(), "and holds the same game");
  fuzz::expect(again.value().cursor() == session.value().cursor(), "shown at the same moment");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  check(text);
  std::string sealed(text.substr(0, text.find("\nend ")));
  if (sealed.empty() || sealed.back() != '\n') sealed += '\n';
  check(sealed + "end " + app::crc32_text(sealed) + '\n');
  return 0;
}

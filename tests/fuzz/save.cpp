// Saves: what can be read can be saved and read again as the same. Each input is tried with a checksum that fits it, and as it
// is. Input: a text; or a one and the bytes of a game (played.h) and of changes to its save.
#include "app/save.h"
#include "app/sealed.h"

#include <string>

#include "expect.h"
#include "played.h"

namespace {

bool check(std::string_view text) {
  const auto session = app::read_save(text);
  if (fuzz::refused(session)) return false;
  const auto again = app::read_save(app::save_text(session.value()));
  fuzz::expect(again.ok(), "a save that is read can be written and read again");
  fuzz::expect(again.value().record() == session.value().record(), "and holds the same game");
  fuzz::expect(again.value().cursor() == session.value().cursor(), "shown at the same moment");
  return true;
}

void check_sealed(std::string_view text) {
  std::string sealed(text.substr(0, text.find("\nend ")));
  if (sealed.empty() || sealed.back() != '\n') sealed += '\n';
  check(sealed + "end " + app::crc32_text(sealed) + '\n');
}

void check_played(fuzz::Bytes bytes) {
  app::Session session = fuzz::played(bytes);
  session.go_to(bytes.byte() % (session.length() + 1));
  const std::string text = app::save_text(session);
  if (bytes.done())
    fuzz::expect(check(text), "what is played has a save that can be read");
  else
    check_sealed(fuzz::spoiled(text, bytes));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 0 && data[0] == 1) {
    check_played({data + 1, size - 1});
    return 0;
  }
  check(fuzz::as_text(data, size));
  check_sealed(fuzz::as_text(data, size));
  return 0;
}

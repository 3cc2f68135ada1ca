// Links: what can be read can be played and written again as a link to the same. Input: a text; a zero byte and the
// bytes of a game link, which get the right checks here, since chance would never find them; or a one and the bytes of a
// game (played.h) and of changes to its link.
#include "app/link.h"

#include "../support/sealed_link.h"
#include "expect.h"
#include "played.h"

namespace {

bool check(std::string_view text) {
  const auto link = app::read_link(text);
  if (fuzz::refused(link)) return false;
  const app::GameRecord& record = link.value().record;
  if (link.value().whole_game) fuzz::expect(app::Session::open(record).ok(), "a game that is read can be opened");
  const std::string written = link.value().whole_game ? app::game_link(record) : app::deal_link(record.spec);
  const auto again = app::read_link(written);
  fuzz::expect(again.ok(), "a link that is read can be written and read again");
  fuzz::expect(again.value().record == record, "and holds the same");
  return true;
}

void check_played(fuzz::Bytes bytes) {
  const app::Session session = fuzz::played(bytes);
  const std::string link = app::game_link(session);
  if (link.empty()) return;  // too long for one
  if (bytes.done()) {
    fuzz::expect(check(link), "what is played has a link that can be read");
    fuzz::expect(check(app::deal_link(session.spec())), "and so has its deal");
  } else {
    check(fuzz::spoiled(link, bytes));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 0 && data[0] == 0)
    check(support::sealed_link({data + 1, data + size}));
  else if (size > 0 && data[0] == 1)
    check_played({data + 1, size - 1});
  else
    check(fuzz::as_text(data, size));
  return 0;
}

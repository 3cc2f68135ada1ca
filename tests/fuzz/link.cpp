// Links: what can be read can be played and written again as a link to the same. Input: a text; or a zero byte and the
// bytes of a game link, which get the right checks here, since chance would never find them.
#include "app/link.h"

#include "../support/sealed_link.h"
#include "expect.h"

namespace {

void check(std::string_view text) {
  const auto link = app::read_link(text);
  if (!link) return fuzz::expect_sentence(text_of(link.error()));
  const app::GameRecord& record = link.value().record;
  if (link.value().whole_game) fuzz::expect(app::Session::open(record).ok(), "a game that is read can be opened");
  const std::string written = link.value().whole_game ? app::game_link(record) : app::deal_link(record.spec);
  const auto again = app::read_link(written);
  fuzz::expect(again.ok(), "a link that is read can be written and read again");
  fuzz::expect(again.value().record == record, "and holds the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 0 && data[0] == 0)
    check(support::sealed_link({data + 1, data + size}));
  else
    check(fuzz::as_text(data, size));
  return 0;
}

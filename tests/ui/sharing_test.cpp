// The game on the table goes to others as a link or a code. Without ui::App.
#include "ui/sharing.h"

#include "app/link.h"
#include "support/check.h"
#include "support/game_parts.h"
#include "ui/words.h"

namespace {

struct Sender : support::PartsAlone {
  ui::Sharing sharing{host, parts.game, parts.panels, parts.notices};
};

}  // namespace

TEST_CASE_FIXTURE(Sender, "a link goes to the clipboard or the share sheet: of the game, or of its deal alone") {
  parts.game.begin_entry(support::begun_session(4));
  sharing.hand_out_link(true, false);
  REQUIRE(host.copied.size() == 1);
  CHECK(host.copied.back() == host.page_address() + '#' + app::game_link(parts.game.session().record()));
  sharing.hand_out_link(false, true);
  REQUIRE(host.shared.size() == 1);
  CHECK(host.shared.back().text == host.page_address() + '#' + app::deal_link(parts.game.session().spec()));
}

TEST_CASE_FIXTURE(Sender, "a code shows the same address; it counts as sent in a game by links, the deal does not") {
  app::Session session = support::begun_session(5);
  support::set_seat(session, 1, {.name = "Ben", .level = "", .far = true});
  parts.game.begin_entry(std::move(session));
  REQUIRE(parts.game.session().unsent());
  sharing.show_code(false);
  CHECK(parts.panels.open() == ui::Panel::code);
  CHECK(parts.game.session().unsent());
  sharing.show_code(true);
  CHECK(parts.panels.code().whole_game);
  CHECK_FALSE(parts.game.session().unsent());
}

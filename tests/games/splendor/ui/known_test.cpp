// The tables of known cards: all of it follows from what the player has seen, none of it from face-down cards.
#include "games/splendor/ui/known.h"

#include <numeric>

#include "games/splendor/rules/view.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using namespace splendor;
using Known = ui::GameScreen::Known;

namespace {

int cards_in(const Known::Row& row) {
  return std::accumulate(row.cells.begin(), row.cells.end(), 0,
                         [](int sum, const Known::Cell& cell) { return sum + std::stoi(cell.text); });
}

/// A game of the golden ones with reserved cards, in the middle.
std::vector<app::Session> moments_of(const app::Session& whole) {
  std::vector<app::Session> moments;
  for (std::size_t at = 0; at <= whole.length(); at += 7) {
    moments.push_back(whole);
    moments.back().go_to(at);
  }
  return moments;
}

}  // namespace

TEST_CASE("[view.known] cards that nobody has seen are those of the decks and of rivals' face-down hands") {
  for (const app::Session& whole : support::golden_sessions())
    for (const app::Session& session : moments_of(whole)) {
      const GameState& state = support::typed(session.position()).state();
      const int viewer = state.to_act;
      const auto tables = splendor_ui::known({.session = session, .viewer = viewer, .may_act = true});
      const std::size_t decks = state.setup.has(Module::orient) ? kDeckCount : kBaseDeckCount;
      REQUIRE(tables[0].rows.size() == decks);
      for (std::size_t deck = 0; deck < decks; ++deck) {
        int hidden = state.decks[deck].count;
        for (int seat = 0; seat < state.setup.players; ++seat) {
          const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
          for (std::size_t i = 0; seat != viewer && i < player.reserved_count; ++i)
            hidden += (player.blind >> i & 1) != 0 && index_of(deck_of(player.reserved[i])) == deck ? 1 : 0;
        }
        CHECK(cards_in(tables[0].rows[deck]) == hidden);
      }
    }
}

TEST_CASE("[view.known] face-down cards do not change what is known") {
  const app::Session session = support::session_where([](const auto& game) {
    const GameState& state = game.state();
    return state.phase == Phase::turn && state.players[(state.to_act + 1u) % state.setup.players].blind != 0;
  });
  const GameState& state = support::typed(session.position()).state();
  base::RandomSource random(5);
  for (int i = 0; i < 20; ++i) {
    const GameState other = determinise(view_for(state, state.to_act), random);
    CHECK(unseen_cards(view_for(other, state.to_act).shown) == unseen_cards(view_for(state, state.to_act).shown));
  }
}

TEST_CASE("cards that rivals reserved face up are listed with what they lack, the viewer's own are not") {
  const app::Session session = support::session_where([](const auto& game) {
    const GameState& state = game.state();
    const PlayerState& next = state.players[(state.to_act + 1u) % state.setup.players];
    return state.phase == Phase::turn && next.reserved_count > 0 && next.blind == 0 &&
           state.player().reserved_count > 0;
  });
  const GameState& state = support::typed(session.position()).state();
  for (const Known& table : splendor_ui::known({.session = session, .viewer = state.to_act, .may_act = true})) {
    if (table.title != ui::tr(ui::words::known_reserved)) continue;
    CHECK_FALSE(table.rows.empty());
    for (const Known::Row& row : table.rows) {
      CHECK(row.seat != state.to_act);
      CHECK_FALSE(row.cells.empty());
      CHECK_FALSE(row.spoken.empty());
    }
    return;
  }
  FAIL("no table of reserved cards");
}

TEST_CASE("the tables of known cards open by key, from the menu and from above the table") {
  support::Page page(support::begun_session(12));
  page.driver.key(ImGuiKey_M);
  CHECK(page.driver.state("panel") == "known");
  CHECK(support::says(page.driver.mirror(), ui::tr(ui::words::known_unseen)));
  CHECK(support::says(page.driver.mirror(), ui::tr(ui::words::nobles)));
  page.driver.press_all({"panel:close", "known"});
  CHECK(page.driver.state("panel") == "known");
  page.driver.press_all({"panel:close", "menu", "menu:known"});
  CHECK(page.driver.state("panel") == "known");
}

TEST_CASE("on a phone what is known is one press away, unless the words above the table need the room") {
  app::Session session = support::against_computer(12);
  support::FakeHost host = support::host_with(session);
  {
    support::Driver driver(host, {.width = 360, .height = 640});
    REQUIRE(driver.has("known"));
    driver.press("known");
    CHECK(driver.state("panel") == "known");
  }
  support::set_seat(session, 0, {.name = "Maximiliane von der Aue", .level = ""});
  support::set_seat(session, 1, {.name = "Maximiliane von der Aue", .level = ""});
  host = support::host_with(session);
  support::Driver driver(host, {.width = 360, .height = 640});
  CHECK_FALSE(driver.has("known"));
  CHECK(driver.has("hint"));
  driver.press_all({"deck:L2", "deck_known"});
  CHECK(driver.state("panel") == "known");
  driver.press("panel:close");
  CHECK(driver.has("reserve"));  // the deck is chosen still
}

TEST_CASE("a deck that is chosen leads to what is known on every screen of usual size") {
  for (const support::Screen& screen : {support::Screen{1440, 900}, support::Screen{1024, 768},
                                        support::Screen{390, 844, 2, true}, support::Screen{640, 360, 2, true}}) {
    support::FakeHost host = support::host_with(support::begun_session(12));
    support::Driver driver(host, screen);
    CAPTURE(screen.width);
    driver.press_all({"deck:L1", "deck_known"});
    CHECK(driver.state("panel") == "known");
  }
}

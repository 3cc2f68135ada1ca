// The tables of known cards: all of it follows from what the player has seen, none of it from face-down cards.
#include "games/splendor/ui/known.h"

#include <numeric>

#include "games/splendor/record/options.h"
#include "games/splendor/record/situation_bytes.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/view.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/game_builder.h"
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

/// A game that begins from a position made by hand.
app::Session session_from(const GameState& state) {
  Situation situation = situation_of(view_for_nobody(state));
  settle(situation);
  REQUIRE_FALSE(why_impossible(situation));
  const app::GameSpec spec{.kind = support::begun_session(0).spec().kind,
                           .options = pack_options(state.setup),
                           .seed = 5,
                           .position = pack_situation(situation)};
  return std::move(app::Session::open({spec, std::vector<app::Seat>(state.setup.players), {}}).value());
}

/// "w3 b2": the cells of a row, each with the letter of its colour, if it has one.
std::string cells_of(const Known::Row& row) {
  std::string all;
  for (const Known::Cell& cell : row.cells)
    all += (all.empty() ? "" : " ") +
           (cell.picture < 0 ? std::string() : std::string(1, kColourLetters[cell.picture])) + cell.text;
  return all;
}

/// The table of that title, as the player at seat 0 sees it.
Known table_of(const app::Session& session, const ui::Text& title) {
  for (Known& table : splendor_ui::known({.session = session, .viewer = 0, .may_act = true}))
    if (table.title == ui::tr(title)) return std::move(table);
  FAIL("no such table");
  return {};
}

/// What the seats 0 and 1 lack of the thing of that name.
std::vector<std::string> race_for(const Known& table, std::string_view name) {
  for (std::size_t i = 0; i + 2 < table.rows.size(); ++i) {
    if (table.rows[i].label != name) continue;
    CHECK(table.rows[i + 1].seat == 0);
    CHECK(table.rows[i + 2].seat == 1);
    return {cells_of(table.rows[i + 1]), cells_of(table.rows[i + 2])};
  }
  return {};
}

using Lacks = std::vector<std::string>;

}  // namespace

TEST_CASE("[view.known] the numbers of a position: unseen cards by colour, what a reserved card and the nobles lack") {
  GameBuilder built(2);
  built.face_up("L1-01 L1-09 L1-10 L1-17 L2-01 L2-02 L2-07 L2-19 L3-05 L3-06 L3-13 L3-17")
      .nobles({"N01", "N06", "N09"})
      .owns(0, "L1-02")
      .owns(1, "L1-33 L1-34")
      .reserves(0, "L3-14")
      .reserves(1, "L2-14")
      .tokens(1, "wwr");
  const app::Session session = session_from(built.build());

  const Known unseen = table_of(session, splendor_ui::words::known_unseen);
  REQUIRE(unseen.rows.size() == 3);
  CHECK(unseen.rows[1].label == "Level 2");  // not of its deck alone: rivals hold some, face down
  CHECK(cells_of(unseen.rows[0]) == "w6 b6 g7 r8 k6");
  CHECK(cells_of(unseen.rows[1]) == "w4 b5 g5 r5 k6");
  CHECK(cells_of(unseen.rows[2]) == "w4 b2 g4 r2 k3");

  const Known reserved = table_of(session, splendor_ui::words::known_reserved);
  REQUIRE(reserved.rows.size() == 1);
  CHECK(reserved.rows[0].seat == 1);
  CHECK(cells_of(reserved.rows[0]) == "w1 g2 r2");

  const Known nobles = table_of(session, splendor_ui::words::nobles);
  CHECK(nobles.rows.size() == 9);
  CHECK(race_for(nobles, splendor_ui::noble_name(0)) == Lacks{"w3 b4", "w4 b4"});
  CHECK(race_for(nobles, splendor_ui::noble_name(5)) == Lacks{"w2 b3 g3", "w3 b3 g3"});
  CHECK(race_for(nobles, splendor_ui::noble_name(8)) == Lacks{"w2 r3 k3", "w3 r3 k1"});
}

TEST_CASE("[view.known] the numbers of a position: what the cities lack, of any colour and in points, too") {
  GameBuilder built(2, {Module::cities});
  built.cities({"C2A", "C3B", "C5A"}).bonuses(0, "bb").bonuses(1, "wwwkkkk").owns(1, "L1-08");
  const app::Session session = session_from(built.build());
  const Known cities = table_of(session, splendor_ui::words::cities);
  CHECK(cities.rows.size() == 9);
  const auto name_of = [](std::string_view id) {
    return splendor_ui::city_name(static_cast<int>(*base::place_of_id(kCities, id)));
  };
  const auto missing = [](int count) { return splendor_ui::points(count); };
  CHECK(race_for(cities, name_of("C2A")) == Lacks{"w3 b2 " + missing(13), "b4 " + missing(12)});
  CHECK(race_for(cities, name_of("C3B")) == Lacks{"w1 g1 r1 k1 " + missing(16), "b1 g1 r1 " + missing(15)});
  const std::string two_more = ui::tr(splendor_ui::words::known_of_one_colour, "2");
  CHECK(race_for(cities, name_of("C5A")) == Lacks{"w4 " + two_more + ' ' + missing(14), missing(13)});
}

TEST_CASE("[view.known] the numbers of a position: what the trading posts lack, and who has reached one") {
  GameBuilder built(2, {Module::posts});
  built.bonuses(0, "rr").bonuses(1, "ww").post(1, Post::third_gem);
  const app::Session session = session_from(built.build());
  const Known posts = table_of(session, splendor_ui::words::posts);
  CHECK(posts.rows.size() == 3 * kPostCount);
  const auto race = [&](Post post) { return race_for(posts, splendor_ui::post_power(static_cast<int>(post))); };
  CHECK(race(Post::gem_after_purchase) == Lacks{"w1 r1", "r3"});
  CHECK(race(Post::third_gem) == Lacks{"w2", ui::tr(splendor_ui::words::known_reached)});
  CHECK(race(Post::point_per_post) == Lacks{"g5", "g5"});
}

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
    if (table.title != ui::tr(splendor_ui::words::known_reserved)) continue;
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
  CHECK(support::says(page.driver.mirror(), ui::tr(splendor_ui::words::known_unseen)));
  CHECK(support::says(page.driver.mirror(), ui::tr(splendor_ui::words::nobles)));
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

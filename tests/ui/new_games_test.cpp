// What begins a new game, and its seeds. Without ui::App.
#include <algorithm>

#include "base/level.h"
#include "support/check.h"
#include "support/game_parts.h"

using ui::Panel;

namespace {

struct Beginning : support::PartsAlone {
  ui::NewGames& new_games = parts.new_games;

  Beginning() : PartsAlone(3) {}
  const app::GameSpec& spec() const { return parts.game.session().spec(); }
};

}  // namespace

TEST_CASE("seeds are by chance until one is set; another deal is always by chance") {
  support::FakeHost host;
  ui::Seeds seeds(host);
  const std::uint64_t first = seeds.next();
  CHECK(seeds.next() != first);
  seeds.set(77);
  CHECK(seeds.next() == 77);
  CHECK(seeds.next() == 77);
  CHECK(seeds.another() != 77);
}

TEST_CASE_FIXTURE(Beginning, "the form has the setup of the table and a new deal, or the deal that is wanted") {
  const app::GameSpec before = spec();
  new_games.show_form({});
  CHECK(parts.panels.open() == Panel::new_game);
  CHECK(parts.form.record().spec.options == before.options);
  CHECK(parts.form.record().spec.seed != before.seed);
  const app::GameSpec deal = support::new_record({.players = 4}, 5).spec;
  new_games.show_form(deal);
  CHECK(parts.form.record().spec == deal);
  new_games.press_form("seed:new");
  CHECK(parts.form.record().spec.seed != deal.seed);
  new_games.begin();
  CHECK(spec().options == deal.options);
  CHECK(parts.game.session().length() == 0);
  CHECK(parts.panels.open() == Panel::none);
}

TEST_CASE_FIXTURE(Beginning, "after a lesson or a puzzle the form has the setup that was chosen before it") {
  new_games.show_form(support::new_record({.players = 3}, 5).spec);
  new_games.begin();
  const app::GameSpec chosen = spec();
  const ui::GameRow& row = parts.game.row();
  const ui::Course& posts = row.courses.back();
  parts.learning.begin(row, posts);
  REQUIRE(spec().options != chosen.options);
  new_games.show_form({});
  CHECK(parts.form.record().spec.options == chosen.options);
}

TEST_CASE_FIXTURE(Beginning,
                  "a rematch has another deal, and the same deal again has the same; both keep the old game") {
  const app::GameSpec before = spec();
  new_games.same_deal_again();
  CHECK(spec() == before);
  CHECK(parts.game.session().length() == 0);
  parts.game.play(0);
  parts.seeds.set(77);
  new_games.rematch();
  CHECK(spec().options == before.options);
  CHECK(spec().seed == 77);
  CHECK(parts.library.games().size() == 3);
}

TEST_CASE("the rematch of a lesson is against the lowest strength that can be chosen") {
  support::PartsAlone lesson;
  ui::GameParts& parts = lesson.parts;
  const auto rival = [&] {
    const std::vector<app::Seat>& seats = lesson.session().seats();
    return std::find_if(seats.begin(), seats.end(), [](const app::Seat& seat) { return !seat.person(); })->level;
  };
  const ui::GameRow& row = parts.game.row();
  parts.learning.begin(row, row.courses.front());
  REQUIRE(rival() == base::kGentle);
  parts.new_games.rematch();
  CHECK(rival() == base::kLadder.front());
  CHECK(lesson.length() == 0);
}

TEST_CASE_FIXTURE(Beginning, "a tab that only looks begins nothing") {
  parts.game.set_owns_game(false);
  new_games.rematch();
  new_games.same_deal_again();
  CHECK(parts.game.session().length() == 3);
}

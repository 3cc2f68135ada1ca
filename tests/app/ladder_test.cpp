// The ladder of beaten strengths for each character, and games against characters in the totals.
#include "app/statistics.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/games.h"

using app::FinishedGame;
using app::Statistics;

namespace {

FinishedGame game_against(const std::vector<app::Seat>& rivals, bool won, std::uint64_t seed, int modules = 0) {
  splendor::Setup setup{.players = static_cast<std::uint8_t>(rivals.size() + 1)};
  setup.modules = static_cast<std::uint8_t>(modules);
  FinishedGame game{
      .spec = {.kind = engine::kind_of<splendor::Game>(), .options = splendor::pack_options(setup), .seed = seed},
      .rounds = 25,
      .places = {{.seat = {}, .won = won, .score = 15}}};
  for (const app::Seat& rival : rivals) game.places.push_back({.seat = rival, .won = !won, .score = 12});
  return game;
}

app::Seat rival(const char* level, std::uint8_t style = 0) { return {.name = {}, .level = level, .style = style}; }

app::Ladder ladder_of(const std::vector<FinishedGame>& games) {
  Statistics statistics;
  for (const FinishedGame& game : games) CHECK(statistics.add(game));
  const Statistics read = Statistics::read(statistics.text());
  CHECK(read.games() == statistics.games());
  return read.ladder(engine::kind_of<splendor::Game>());
}

}  // namespace

TEST_CASE("a strength is beaten by a victory alone against it, in its style") {
  const app::Ladder ladder =
      ladder_of({game_against({rival("easy", 1)}, true, 1), game_against({rival("fair", 1)}, true, 2),
                 game_against({rival("casual", 1)}, false, 3),  // lost
                 game_against({rival("easy", 1)}, false, 4),    // a repeated victory
                 game_against({rival("hard")}, true, 5)});
  CHECK(ladder[1].beaten == std::array<bool, 8>{true, false, true});
  CHECK(ladder[1].highest() == 3);
  CHECK(ladder[0].highest() == 8);
  CHECK(ladder[2].highest() == 0);
  CHECK(ladder[2].setups.empty());
}

TEST_CASE("each set-up has the highest strength beaten in it, whatever the deal; the highest comes first") {
  const app::Ladder ladder =
      ladder_of({game_against({rival("easy", 2)}, true, 1), game_against({rival("casual", 2)}, true, 2),
                 game_against({rival("keen", 2)}, true, 3, static_cast<int>(splendor::Module::cities)),
                 game_against({rival("easy", 2)}, true, 4, static_cast<int>(splendor::Module::cities)),
                 game_against({rival("fair", 2), rival("normal", 3)}, true, 5)});  // has beaten everybody in it
  REQUIRE(ladder[2].setups.size() == 3);
  CHECK(ladder[2].setups[0].highest == 5);
  CHECK(splendor::unpack_options(ladder[2].setups[0].spec.options).value().has(splendor::Module::cities));
  CHECK(ladder[2].setups[1].highest == 3);
  CHECK(splendor::unpack_options(ladder[2].setups[1].spec.options).value().players == 3);
  CHECK(ladder[2].setups[2].highest == 2);
  REQUIRE(ladder[3].setups.size() == 1);
  CHECK(ladder[3].highest() == 4);
}

TEST_CASE("games of several persons do not count for the ladder, nor do victories over levels that are not on it") {
  FinishedGame together = game_against({rival("easy", 1)}, true, 1);
  together.spec.options = splendor::pack_options({.players = 3});
  together.places.push_back({.seat = {}, .won = false, .score = 3});
  const app::Ladder ladder = ladder_of({together, game_against({rival("random")}, true, 2)});
  for (const app::LadderProgress& progress : ladder) CHECK(progress.highest() == 0);
  Statistics statistics;
  CHECK(statistics.add(game_against({rival("easy")}, true, 1)));
  for (const engine::GameType& type : games::all())
    if (type.name != "splendor") CHECK(statistics.ladder(type.kind)[0].highest() == 0);
}

TEST_CASE("games against a character are totalled under it, against several computers under the strongest") {
  Statistics statistics;
  CHECK(statistics.add(game_against({rival("easy", 1)}, true, 1)));
  CHECK(statistics.add(game_against({rival("hard", 1)}, false, 2)));
  CHECK(statistics.add(game_against({rival("fair"), rival("keen", 3)}, true, 3)));
  CHECK(statistics.add(game_against({rival("fair", 3), rival("keen")}, false, 4)));
  const app::Summary sum = statistics.summary(engine::kind_of<splendor::Game>());
  CHECK(sum.alone == app::Tally{4, 2});
  CHECK(sum.characters[1] == app::Tally{2, 1});
  CHECK(sum.characters[2] == app::Tally{});
  CHECK(sum.characters[3] == app::Tally{1, 1});
  CHECK(sum.against[base::level_place("keen")] == app::Tally{1, 0});
  CHECK(sum.against[base::level_place("easy")] == app::Tally{});
}

TEST_CASE("the rival of the lessons counts as the lowest of the ladder, which it does not beat") {
  Statistics statistics;
  CHECK(statistics.add(game_against({rival(base::kGentle.data())}, true, 1)));
  CHECK(statistics.summary(engine::kind_of<splendor::Game>()).against[base::level_place("easy")] == app::Tally{1, 1});
  CHECK(statistics.ladder(engine::kind_of<splendor::Game>())[0].highest() == 0);
}

TEST_CASE("a game against an unknown style is kept verbatim, and is not counted") {
  Statistics statistics;
  CHECK(statistics.add(game_against({rival("easy", 3)}, true, 1)));
  std::string text = statistics.text();
  text.replace(text.find("easy/3"), 6, "easy/7");
  const Statistics read = Statistics::read(text);
  CHECK(read.games().empty());
  CHECK(read.text() == text);
}

// Counting plies and sequences of plies.
#include "engine/plies.h"

#include "base/json.h"
#include "support/check.h"
#include "support/data.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

/// All counts of tests/data/perft.json up to a depth. They come from an independent generator, confirmed by a second one
/// to depth three.
void check_perft(int deepest) {
  // The file is an array; the reader wants an object.
  const auto json = base::parse_object("{\"cases\":" + support::data_file("perft.json") + "}");
  REQUIRE(json.ok());
  const base::Json* cases = base::find(json.value(), "cases");
  REQUIRE(cases != nullptr);
  REQUIRE(cases->size() == 4);
  const auto games = support::data_records("games.jsonl");
  for (const base::Json& row : *cases) {
    const auto id = base::as_text(*base::find(row, "game"));
    const auto after = base::as_integer(*base::find(row, "after_plies"));
    const auto counts = base::as_integers(*base::find(row, "perft"));
    CAPTURE(*after);
    const auto game = std::find_if(games.begin(), games.end(), [&](const auto& each) { return each.id == *id; });
    REQUIRE(game != games.end());
    engine::ReplayOptions<splendor::RecordedGame> options;
    options.check = false;
    options.most_plies = static_cast<std::size_t>(*after);
    const GameState state = engine::replay(*game, options).state;
    for (int depth = 1; depth <= deepest && depth <= static_cast<int>(counts->size()); ++depth)
      CHECK(engine::perft<Game>(state, depth) ==
            static_cast<std::uint64_t>((*counts)[static_cast<std::size_t>(depth) - 1]));
  }
}

}  // namespace

TEST_CASE("perft to depth three") { check_perft(3); }

TEST_CASE("perft to depth four" * doctest::test_suite("slow")) { check_perft(4); }

TEST_CASE("the first move of a game: 15 takes and 15 reserves") {
  const GameState state = GameBuilder(2).build();
  CHECK(engine::count_plies<Game>(state) == 30);
  CHECK(engine::perft<Game>(state, 0) == 1);
  CHECK(engine::perft<Game>(state, 1) == 30);
}

TEST_CASE("every set of returned tokens is a ply of its own") {
  const GameState state = GameBuilder(4).tokens(0, "wwwbbbgggr").bank({.white = 1, .blue = 1, .black = 1}).build();
  // The only take gives wwwwbbbbgggrk; three of thirteen go back: every set of three out of caps 4, 4, 3, 1, 1.
  const GameState waiting = after(state, {"take wbk"});
  CHECK(waiting.phase == Phase::give_back);
  CHECK(engine::count_plies<Game>(waiting) == legal_actions(waiting).size());
}

TEST_CASE("a choice among nobles is a level of its own") {
  const GameState state =
      GameBuilder(2).nobles({"N02", "N06", "N07"}).bonuses(0, "wwwbbbbggggrrr").bank({.white = 1, .blue = 1}).build();
  const GameState waiting = after(state, {"take wb"});
  CHECK(engine::count_plies<Game>(waiting) == 3);
}

TEST_CASE("a finished game has no plies") {
  GameState state = GameBuilder(2).build();
  state.phase = Phase::over;
  CHECK(engine::count_plies<Game>(state) == 0);
  CHECK(engine::perft<Game>(state, 2) == 0);
}

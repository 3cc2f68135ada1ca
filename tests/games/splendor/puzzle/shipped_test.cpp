// The puzzles that come with the game, without the search that found them.
#include <algorithm>

#include "games/splendor/game.h"
#include "games/splendor/rules/turn.h"
#include "support/games.h"
#include "support/promise.h"

namespace {

std::optional<bool> settled(const app::Game& game, const puzzle::Task& task) {
  const splendor::GameState& state = support::typed(game).state();
  if (task.goal == puzzle::Goal::stop) {
    for (int seat = 0; seat < state.setup.players; ++seat)
      if (seat != task.seat && splendor::turn::reaches_end(state, seat)) return false;
    return std::nullopt;
  }
  if ((state.players[task.seat].nobles >> task.object & 1) != 0) return true;
  const bool lies = std::find(state.nobles.begin(), state.nobles.end(), task.object) != state.nobles.end();
  return lies ? std::nullopt : std::optional(false);
}

}  // namespace

TEST_CASE(
    "every puzzle that comes with the game: its promise is kept against every answer, and wrong answers break it" *
    doctest::test_suite("slow")) {
  const auto tried = support::try_promises<splendor::Game>(false, settled);
  MESSAGE(tried.puzzles, " puzzles, ", tried.right, " tables, ", tried.wrong, " wrong answers, ", tried.positions,
          " positions");
  CHECK(tried.puzzles > 90);
  CHECK(tried.wrong > 60);
}

// The puzzles that come with the game, without the search that found them.
#include "games/splendor/game.h"
#include "support/promise.h"

TEST_CASE(
    "every puzzle that comes with the game: its promise is kept against every answer, and wrong answers break it" *
    doctest::test_suite("slow")) {
  const auto tried = support::try_promises<splendor::Game>(false);
  MESSAGE(tried.puzzles, " puzzles, ", tried.right, " tables, ", tried.wrong, " wrong answers, ", tried.positions,
          " positions");
  CHECK(tried.puzzles > 60);
  CHECK(tried.wrong > 60);
}

// Storage, tabs, crashes, quota, clock and events of the page in random order, against a model of what must be kept
// (support/storage_world.h).
#include "support/check.h"
#include "support/storage_world.h"

namespace {

/// What happened in so many worlds of 500 steps each.
struct Sums {
  int crashes = 0, refused = 0, overtaken = 0, deals = 0, day_puzzles = 0;
  std::size_t games = 0, puzzles = 0, counted = 0;
};

Sums play(std::uint64_t worlds) {
  constexpr int kSteps = 500;
  Sums sums;
  for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
    CAPTURE(seed);
    support::StorageWorld world(seed);
    for (int step = 1; step <= kSteps; ++step) {
      CAPTURE(step);
      world.step();
      world.check();
      if (step % 50 == 0) world.settle();
    }
    world.settle();
    world.check();
    sums.crashes += world.crashes(), sums.refused += world.refused(), sums.overtaken += world.overtaken();
    sums.games += world.games();
    const support::KeptRecords& records = world.records();
    sums.puzzles += records.puzzles().solved.size(), sums.counted += records.counted();
    sums.deals += records.days().sums().deals, sums.day_puzzles += records.days().sums().puzzles;
  }
  return sums;
}

}  // namespace

TEST_CASE("nothing that was stored is lost in 5,000 random steps of tabs, crashes, quota, clock and events") {
  const Sums sums = play(10);
  CHECK(sums.games > 20);
  CHECK(sums.counted > 0);
}

TEST_SUITE("slow") {
  TEST_CASE("nothing that was stored is lost in 100,000 random steps of tabs, crashes, quota, clock and events") {
    const Sums sums = play(200);
    MESSAGE(sums.crashes << " crashes, " << sums.refused << " refusals, " << sums.overtaken
                         << " actions overtaken by another tab, " << sums.games << " games, " << sums.puzzles
                         << " puzzles solved, " << sums.deals << " deals and " << sums.day_puzzles
                         << " puzzles of days, " << sums.counted << " games in statistics kept, none lost");
    CHECK(sums.crashes > 1000);
    CHECK(sums.refused > 1000);
    CHECK(sums.overtaken > 100);
    CHECK(sums.games > 500);
    CHECK(sums.puzzles > 20);
    CHECK(sums.deals > 20);
    CHECK(sums.day_puzzles > 20);
    CHECK(sums.counted > 100);
  }
}

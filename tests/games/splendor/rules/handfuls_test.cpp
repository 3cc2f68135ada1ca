// Counting, picking and listing handfuls agree on one order.
#include "games/splendor/rules/handfuls.h"

#include <vector>

#include "base/random.h"
#include "support/check.h"

using namespace splendor;

TEST_CASE("counting, picking and listing agree") {
  base::RandomSource random(1);
  for (int i = 0; i < 2'000; ++i) {
    Tokens supply;
    for (int c = 0; c < kColourCount; ++c) supply += Tokens::of(static_cast<Gem>(c), static_cast<int>(random.below(8)));
    CAPTURE(supply);
    const HandfulCounts counts = count_handfuls(supply);
    int sum = 0;
    for (int size = 0; size <= HandfulCounts::kLargest; ++size) {
      std::vector<Tokens> listed;
      for_each_handful(supply, size, [&](Tokens handful) { listed.push_back(handful); });
      REQUIRE(counts[size] == static_cast<int>(listed.size()));
      sum += counts[size];
      REQUIRE(counts.up_to(size) == sum);
      for (std::size_t n = 0; n < listed.size(); ++n) {
        REQUIRE(listed[n].total() == size);
        REQUIRE(supply.covers(listed[n]));
        if (n > 0) REQUIRE(listed[n - 1].bits() < listed[n].bits());
        REQUIRE(nth_handful(supply, size, static_cast<int>(n)) == listed[n]);
      }
    }
  }
}

TEST_CASE("larger handfuls can still be listed") {
  int count = 0;
  for_each_handful(Tokens::each_gem(7) + Tokens::of(Gem::gold, 5), 9, [&](Tokens handful) {
    CHECK(handful.total() == 9);
    ++count;
  });
  CHECK(count > 1000);
  int none = 0;
  for_each_handful(Tokens::of(Gem::white, 2), 3, [&](Tokens) { ++none; });
  CHECK(none == 0);
}

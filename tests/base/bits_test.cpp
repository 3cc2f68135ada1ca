#include "base/bits.h"

#include <vector>

#include "base/random.h"
#include "doctest/doctest.h"

TEST_CASE("the n-th set bit is the n-th that is visited") {
  base::RandomSource random(1);
  for (int i = 0; i < 10'000; ++i) {
    const auto bits = static_cast<std::uint32_t>(random.next() & random.next()) & 0xFFFFFF;
    std::vector<int> visited;
    base::for_each_bit(bits, [&](int place) { visited.push_back(place); });
    for (std::size_t n = 0; n < visited.size(); ++n) REQUIRE(base::nth_bit(bits, static_cast<int>(n)) == visited[n]);
  }
}

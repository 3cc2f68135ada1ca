// Arithmetic on handfuls, against counting colour by colour.
#include "games/splendor/rules/tokens.h"

#include <algorithm>

#include "base/random.h"
#include "support/check.h"

using namespace splendor;

namespace {

Tokens random_tokens(base::RandomSource& random) {
  Tokens tokens;
  const std::uint32_t most = random.below(4) == 0 ? 128 : 8;
  for (int c = 0; c < kColourCount; ++c)
    if (random.below(3) != 0) tokens += Tokens::of(static_cast<Gem>(c), static_cast<int>(random.below(most)));
  return tokens;
}

}  // namespace

TEST_CASE("handful operations agree with counting colour by colour") {
  base::RandomSource random(1);
  for (int i = 0; i < 20'000; ++i) {
    const Tokens a = random_tokens(random), b = random_tokens(random);
    const int level = 1 + static_cast<int>(random.below(i % 2 == 0 ? 5 : 127));
    CAPTURE(a);
    CAPTURE(b);
    bool covers = true;
    int total = 0;
    unsigned enough = 0;
    Tokens missing, smaller;
    for (int c = 0; c < kColourCount; ++c) {
      const Gem gem = static_cast<Gem>(c);
      covers = covers && a[gem] >= b[gem];
      total += a[gem];
      if (gem != Gem::gold && a[gem] >= level) enough |= 1u << c;
      missing += Tokens::of(gem, std::max(0, b[gem] - a[gem]));
      smaller += Tokens::of(gem, std::min(a[gem], b[gem]));
    }
    REQUIRE(a.covers(b) == covers);
    REQUIRE(a.missing_for(b) == missing);
    REQUIRE(a.at_most(b) == smaller);
    REQUIRE(a.gems_with_at_least(level) == enough);
    if (total < 256) REQUIRE(a.total() == total);
    REQUIRE(a.without_gold() + Tokens::of(Gem::gold, a.gold()) == a);
    if (covers) REQUIRE(a - b + b == a);
  }
}

TEST_CASE("counts, colours and emptiness") {
  const Tokens tokens({.white = 1, .green = 2, .gold = 3});
  CHECK(tokens[Gem::white] == 1);
  CHECK(tokens[Gem::blue] == 0);
  CHECK(tokens.gold() == 3);
  CHECK(tokens.total() == 6);
  CHECK(tokens != Tokens());
  CHECK(Tokens().empty());
  CHECK(Tokens::each_gem(7).total() == 35);
}

// The ways of taking gems, for every set of piles that still hold something.
#pragma once

#include <array>
#include <cstdint>

#include "games/splendor/rules/tokens.h"

namespace splendor {

/// Takes of different gems, in ascending order of Tokens::bits().
struct DifferentTakes {
  std::uint8_t count = 0;
  std::array<Tokens, 10> takes{};
};

/// [base.take-two] A pair needs a pile of four before taking.
inline constexpr int kMinPileForPair = 4;

namespace detail {
/// [base.take-three] [base.take-fewer] Three different gems; with fewer than three colours in the bank, one of each that is
/// left.
constexpr DifferentTakes different_takes(unsigned piles) {
  DifferentTakes result;
  const int colours = __builtin_popcount(piles);
  const int wanted = colours < 3 ? colours : 3;
  if (wanted == 0) return result;
  for (unsigned chosen = 1; chosen < 32; ++chosen) {
    if ((chosen & ~piles) != 0 || __builtin_popcount(chosen) != wanted) continue;
    Tokens take;
    for (const Gem gem : kGems)
      if (chosen >> index_of(gem) & 1) take += Tokens::of(gem);
    result.takes[result.count++] = take;
  }
  return result;
}
}  // namespace detail

/// Indexed by the set of non-empty piles (Tokens::gems_with_at_least(1)).
inline constexpr std::array<DifferentTakes, 32> kDifferentTakes = [] {
  std::array<DifferentTakes, 32> table{};
  for (unsigned piles = 0; piles < 32; ++piles) table[piles] = detail::different_takes(piles);
  return table;
}();

}  // namespace splendor

// All handfuls (multisets) of a given size out of a supply: the ways to return tokens over the limit, and to pay gold instead
// of gems. Counting, picking the n-th and listing agree on one order, so that random play can pick uniformly without making
// the list.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/splendor/rules/tokens.h"

namespace splendor {

/// Number of handfuls by size, from 0 to kLargest, in 10-bit fields of one word: a truncated generating function. A
/// colour with cap m multiplies it by 1 + x + ... + x^m. No field can overflow: six colours of size 5 make 252.
class HandfulCounts {
 public:
  static constexpr int kLargest = 5;
  static constexpr int kMostOfColour = 15;  ///< there are never more than seven

  constexpr int operator[](int size) const { return static_cast<int>(fields_ >> (kBits * size) & kField); }

  /// Sum over sizes 0 .. size. Precondition: at most five colours, so that the sum fits its field.
  constexpr int up_to(int size) const { return static_cast<int>(fields_ * kOnes >> (kBits * size) & kField); }

  /// Times 1 + x + ... + x^cap, from a table: caps are unpredictable. Precondition: cap <= kMostOfColour.
  constexpr HandfulCounts with_colour(int cap) const {
    HandfulCounts result;
    result.fields_ = fields_ * kUpTo[static_cast<std::size_t>(cap)];
    return result;
  }

 private:
  static constexpr int kBits = 10;
  static constexpr std::uint64_t kField = (1u << kBits) - 1;
  static constexpr std::uint64_t kOnes =
      1 | 1ull << 10 | 1ull << 20 | 1ull << 30 | 1ull << 40 | 1ull << 50;  // 1 + x + ... + x^5

  /// 1 + x + ... + x^cap by cap, as far as there are fields.
  static constexpr std::array<std::uint64_t, kMostOfColour + 1> kUpTo = [] {
    std::array<std::uint64_t, kMostOfColour + 1> sums{};
    for (int cap = 0; cap <= kMostOfColour; ++cap)
      sums[static_cast<std::size_t>(cap)] = kOnes >> (kBits * (kLargest - (cap < kLargest ? cap : kLargest)));
    return sums;
  }();

  std::uint64_t fields_ = 1;  ///< above the last field are remains of larger sizes
};

/// Counts for all colours of `supply`, gold too if it holds any.
constexpr HandfulCounts count_handfuls(Tokens supply) {
  HandfulCounts counts;
  for (int c = 0; c < kColourCount; ++c) counts = counts.with_colour(supply[static_cast<Gem>(c)]);
  return counts;
}

/// The n-th (from 0) handful in the order of for_each_handful (base/counts.h). Preconditions: size <= HandfulCounts::kLargest, n < its count.
constexpr Tokens nth_handful(Tokens supply, int size, int n) {
  std::array<HandfulCounts, kColourCount> of_earlier;  // of the colours before each
  for (std::size_t c = 1; c < kColourCount; ++c)
    of_earlier[c] = of_earlier[c - 1].with_colour(supply[static_cast<Gem>(c - 1)]);
  Tokens chosen;
  for (std::size_t colour = kColourCount; size > 0;) {
    --colour;
    int take = 0;
    while (n >= of_earlier[colour][size - take]) n -= of_earlier[colour][size - take++];
    chosen += Tokens::of(static_cast<Gem>(colour), take);
    size -= take;
  }
  return chosen;
}

}  // namespace splendor

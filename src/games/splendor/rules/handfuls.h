// All handfuls (multisets) of a given size out of a supply: the ways to return tokens over the limit, and to pay gold instead
// of gems. Counting, picking the n-th and listing agree on one order, so that random play can pick uniformly without making
// the list.
#pragma once

#include <cstdint>

#include "games/splendor/rules/tokens.h"

namespace splendor {

/// Number of handfuls by size, from 0 to kLargest, in 10-bit fields of one word: a truncated generating function. A
/// colour with cap m multiplies it by 1 + x + ... + x^m. No field can overflow: six colours of size 5 make 252.
class HandfulCounts {
 public:
  static constexpr int kLargest = 5;

  constexpr int operator[](int size) const { return static_cast<int>(fields_ >> (kBits * size) & kField); }

  /// Sum over sizes 0 .. size. Precondition: at most five colours, so that the sum fits its field.
  constexpr int up_to(int size) const { return static_cast<int>(fields_ * kOnes >> (kBits * size) & kField); }

  /// Times 1 + x + ... + x^cap, as running sums less the same shifted by cap + 1. No branch: caps are unpredictable.
  constexpr HandfulCounts with_colour(int cap) const {
    const std::uint64_t running = fields_ * kOnes & kAll;
    HandfulCounts result;
    result.fields_ = (running - (running << (kBits * ((cap < kLargest ? cap : kLargest) + 1)))) & kAll;
    return result;
  }

 private:
  static constexpr int kBits = 10;
  static constexpr std::uint64_t kField = (1u << kBits) - 1;
  static constexpr std::uint64_t kAll = (std::uint64_t{1} << (kBits * (kLargest + 1))) - 1;
  static constexpr std::uint64_t kOnes =
      1 | 1ull << 10 | 1ull << 20 | 1ull << 30 | 1ull << 40 | 1ull << 50;  // 1 + x + ... + x^5

  std::uint64_t fields_ = 1;
};

/// Counts for all colours of `supply`, gold too if it holds any.
constexpr HandfulCounts count_handfuls(Tokens supply) {
  HandfulCounts counts;
  for (int c = 0; c < kColourCount; ++c) counts = counts.with_colour(supply[static_cast<Gem>(c)]);
  return counts;
}

/// The n-th (from 0) handful in the order of for_each_handful (base/counts.h). Preconditions: size <= HandfulCounts::kLargest, n < its count.
constexpr Tokens nth_handful(Tokens supply, int size, int n) {
  Tokens chosen;
  for (int colour = kColourCount - 1; size > 0; --colour) {
    const Gem gem = static_cast<Gem>(colour);
    const int most = supply[gem] < size ? supply[gem] : size;
    if (most == 0) continue;
    HandfulCounts rest;
    for (int c = 0; c < colour; ++c) rest = rest.with_colour(supply[static_cast<Gem>(c)]);
    int take = 0;
    while (take < most && n >= rest[size - take]) n -= rest[size - take++];
    chosen += Tokens::of(gem, take);
    size -= take;
  }
  return chosen;
}

}  // namespace splendor

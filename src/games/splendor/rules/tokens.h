// Colours, and multisets of tokens ("handfuls") with their arithmetic (base/counts.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/counts.h"

namespace splendor {

/// The five gems in the order of the notation (`wbgrk`), then gold (`y`), which is a token but no gem.
enum class Gem : std::uint8_t { white, blue, green, red, black, gold };

inline constexpr int kGemCount = 5;     ///< gems, without gold
inline constexpr int kColourCount = 6;  ///< gems and gold
inline constexpr std::array<Gem, kGemCount> kGems{Gem::white, Gem::blue, Gem::green, Gem::red, Gem::black};
inline constexpr char kColourLetters[] = "wbgrky";

constexpr int count_bits(std::uint32_t bits) { return __builtin_popcount(bits); }

constexpr std::size_t index_of(Gem gem) { return static_cast<std::size_t>(gem); }

/// How many of each colour: tokens, a cost, bonuses or cards by colour.
class Tokens : public base::Counts<Tokens, Gem, kColourCount> {
 public:
  struct Counts {
    int white = 0, blue = 0, green = 0, red = 0, black = 0, gold = 0;
  };

  constexpr Tokens() = default;
  constexpr Tokens(const Counts& c) {
    bits_ = byte(c.white, Gem::white) | byte(c.blue, Gem::blue) | byte(c.green, Gem::green) | byte(c.red, Gem::red) |
            byte(c.black, Gem::black) | byte(c.gold, Gem::gold);
  }

  /// The same count of each of the five gems, no gold.
  static constexpr Tokens each_gem(int count) { return from_bits(0x0101010101u * static_cast<std::uint64_t>(count)); }

  constexpr int gold() const { return (*this)[Gem::gold]; }
  constexpr Tokens without_gold() const { return from_bits(bits_ & 0xFFFFFFFFFFu); }

  /// Colour by colour the smaller count.
  constexpr Tokens at_most(Tokens limit) const { return *this - limit.missing_for(*this); }

  /// Bit g set where gem g is present at least `count` times (1 .. 127); gold does not count. Five bits.
  constexpr unsigned gems_with_at_least(int count) const {
    const std::uint64_t each = 0x0101010101u * static_cast<std::uint64_t>(count);
    const std::uint64_t tops = (((bits_ & 0xFFFFFFFFFFu) | 0x8080808080u) - each) & 0x8080808080u;
    // The multiplier moves bit 8 i to bit 32 + i (i = 0 .. 4); no two partial products share a bit, so nothing carries.
    return static_cast<unsigned>((tops >> 7) * 0x102040810u >> 32 & 0x1F);
  }
};

}  // namespace splendor

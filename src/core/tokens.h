// Colours and handfuls of tokens. A handful is one 64-bit word with a byte a colour, so that adding, comparing and
// finding what is missing work on all colours at once; the rules below read as arithmetic on handfuls.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace splendor {

/// The five gems in the order of the notation (`wbgrk`), then gold (`y`), which is a token but no gem.
enum class Gem : std::uint8_t { white, blue, green, red, black, gold };

inline constexpr int kGemCount = 5;     ///< gems, without gold
inline constexpr int kColourCount = 6;  ///< gems and gold
inline constexpr std::array<Gem, kGemCount> kGems{Gem::white, Gem::blue, Gem::green, Gem::red, Gem::black};
inline constexpr char kColourLetters[] = "wbgrky";

/// Number of set bits among the lowest 32, by adding neighbours: builds for processors without the instruction would
/// otherwise call a library function.
constexpr int count_bits(std::uint32_t bits) {
  bits -= bits >> 1 & 0x55555555u;
  bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
  return static_cast<int>(((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
}

constexpr std::size_t index_of(Gem gem) { return static_cast<std::size_t>(gem); }

/// How many of each colour: tokens, a cost, bonuses or cards by colour.
/// Layout: byte c of `bits` (from the least significant) is colour c of Gem; the top two bytes stay zero. Every count is
/// 0 .. 127, so that the top bit of each byte is free to catch borrows.
class Tokens {
 public:
  struct Counts {
    int white = 0, blue = 0, green = 0, red = 0, black = 0, gold = 0;
  };

  constexpr Tokens() = default;
  constexpr Tokens(const Counts& c)
      : bits_(static_cast<std::uint64_t>(c.white) | static_cast<std::uint64_t>(c.blue) << 8 |
              static_cast<std::uint64_t>(c.green) << 16 | static_cast<std::uint64_t>(c.red) << 24 |
              static_cast<std::uint64_t>(c.black) << 32 | static_cast<std::uint64_t>(c.gold) << 40) {}

  static constexpr Tokens from_bits(std::uint64_t bits) {
    Tokens t;
    t.bits_ = bits;
    return t;
  }
  static constexpr Tokens of(Gem gem, int count = 1) {
    return from_bits(static_cast<std::uint64_t>(count) << (8 * index_of(gem)));
  }
  /// The same count of each of the five gems, no gold.
  static constexpr Tokens each_gem(int count) { return from_bits(0x0101010101u * static_cast<std::uint64_t>(count)); }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int operator[](Gem gem) const { return static_cast<int>(bits_ >> (8 * index_of(gem)) & 0xFF); }
  constexpr int gold() const { return (*this)[Gem::gold]; }
  constexpr Tokens without_gold() const { return from_bits(bits_ & 0xFFFFFFFFFFu); }

  /// Number of all tokens, gold included.
  constexpr int total() const { return static_cast<int>(bits_ * 0x0101010101010101u >> 56); }
  constexpr bool empty() const { return bits_ == 0; }

  friend constexpr bool operator==(Tokens a, Tokens b) { return a.bits_ == b.bits_; }
  friend constexpr bool operator!=(Tokens a, Tokens b) { return a.bits_ != b.bits_; }
  friend constexpr Tokens operator+(Tokens a, Tokens b) { return from_bits(a.bits_ + b.bits_); }
  /// Precondition: a.covers(b).
  friend constexpr Tokens operator-(Tokens a, Tokens b) { return from_bits(a.bits_ - b.bits_); }
  constexpr Tokens& operator+=(Tokens other) { return *this = *this + other; }
  constexpr Tokens& operator-=(Tokens other) { return *this = *this - other; }

  /// At least as many of every colour.
  constexpr bool covers(Tokens needed) const { return (((bits_ | kTop) - needed.bits_) & kTop) == kTop; }

  /// What is missing to cover `other`: max(0, other - this), colour by colour.
  constexpr Tokens missing_for(Tokens other) const {
    const std::uint64_t difference = (other.bits_ | kTop) - bits_;
    const std::uint64_t kept = difference & kTop;   // top bit survives where other >= this
    const std::uint64_t mask = kept - (kept >> 7);  // 0x7F in those bytes
    return from_bits(difference & mask);
  }

  /// Colour by colour the smaller count.
  constexpr Tokens at_most(Tokens limit) const { return *this - limit.missing_for(*this); }

  /// Bit g set where gem g is present at least `count` times (1 .. 127); gold does not count. Five bits.
  constexpr unsigned gems_with_at_least(int count) const {
    const std::uint64_t each = 0x0101010101u * static_cast<std::uint64_t>(count);
    const std::uint64_t tops = (((bits_ & 0xFFFFFFFFFFu) | 0x8080808080u) - each) & 0x8080808080u;
    // The multiplier moves bit 8 i to bit 32 + i (i = 0 .. 4); no two partial products share a bit, so nothing carries.
    return static_cast<unsigned>((tops >> 7) * 0x102040810u >> 32 & 0x1F);
  }

 private:
  static constexpr std::uint64_t kTop = 0x8080808080808080u;
  std::uint64_t bits_ = 0;
};

}  // namespace splendor

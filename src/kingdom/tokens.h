// What a purse holds: five resources, gold, and the Treasure of the Mysteries. A handful is one 64-bit word with a byte
// a kind, as in Splendor's tokens, so that adding, comparing and finding what is missing work on all kinds at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kingdom {

/// The five resources in the order of the notation (`machw`), then gold (`y`) and treasure (`t`), which stand for any
/// resource.
enum class Token : std::uint8_t { mushroom, apple, cabbage, hazelnut, water, gold, treasure };

inline constexpr int kResourceCount = 5;  ///< kinds that a road can ask for
inline constexpr int kTokenKinds = 7;
inline constexpr std::array<Token, kResourceCount> kResources{Token::mushroom, Token::apple, Token::cabbage,
                                                              Token::hazelnut, Token::water};
inline constexpr char kTokenLetters[] = "machwyt";

constexpr std::size_t index_of(Token token) { return static_cast<std::size_t>(token); }

/// How many of each kind. Layout: byte k of `bits` (from the least significant) is kind k of Token; the top byte stays
/// zero. Every count is 0 .. 127, so that the top bit of each byte is free to catch borrows.
class Tokens {
 public:
  struct Counts {
    int mushroom = 0, apple = 0, cabbage = 0, hazelnut = 0, water = 0, gold = 0, treasure = 0;
  };

  constexpr Tokens() = default;
  constexpr Tokens(const Counts& c)
      : bits_(byte(c.mushroom, 0) | byte(c.apple, 1) | byte(c.cabbage, 2) | byte(c.hazelnut, 3) | byte(c.water, 4) |
              byte(c.gold, 5) | byte(c.treasure, 6)) {}

  static constexpr Tokens from_bits(std::uint64_t bits) {
    Tokens t;
    t.bits_ = bits;
    return t;
  }
  static constexpr Tokens of(Token token, int count = 1) { return from_bits(byte(count, index_of(token))); }
  /// The same count of each of the five resources, neither gold nor treasure.
  static constexpr Tokens each_resource(int count) {
    return from_bits(0x0101010101u * static_cast<std::uint64_t>(count));
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int operator[](Token token) const { return static_cast<int>(bits_ >> (8 * index_of(token)) & 0xFF); }
  /// Gold and treasure together: units that stand for any resource.
  constexpr int wild() const { return (*this)[Token::gold] + (*this)[Token::treasure]; }
  constexpr Tokens resources() const { return from_bits(bits_ & 0xFFFFFFFFFFu); }

  /// Number of all tokens.
  constexpr int total() const { return static_cast<int>(bits_ * 0x0101010101010101u >> 56); }
  constexpr bool empty() const { return bits_ == 0; }

  friend constexpr bool operator==(Tokens a, Tokens b) { return a.bits_ == b.bits_; }
  friend constexpr bool operator!=(Tokens a, Tokens b) { return a.bits_ != b.bits_; }
  friend constexpr Tokens operator+(Tokens a, Tokens b) { return from_bits(a.bits_ + b.bits_); }
  /// Precondition: a.covers(b).
  friend constexpr Tokens operator-(Tokens a, Tokens b) { return from_bits(a.bits_ - b.bits_); }
  constexpr Tokens& operator+=(Tokens other) { return *this = *this + other; }
  constexpr Tokens& operator-=(Tokens other) { return *this = *this - other; }

  /// At least as many of every kind.
  constexpr bool covers(Tokens needed) const { return (((bits_ | kTop) - needed.bits_) & kTop) == kTop; }

  /// What is missing to cover `other`: max(0, other - this), kind by kind.
  constexpr Tokens missing_for(Tokens other) const {
    const std::uint64_t difference = (other.bits_ | kTop) - bits_;
    const std::uint64_t kept = difference & kTop;   // top bit survives where other >= this
    const std::uint64_t mask = kept - (kept >> 7);  // 0x7F in those bytes
    return from_bits(difference & mask);
  }

 private:
  static constexpr std::uint64_t kTop = 0x8080808080808080u;
  static constexpr std::uint64_t byte(int count, std::size_t kind) {
    return static_cast<std::uint64_t>(count) << (8 * kind);
  }
  std::uint64_t bits_ = 0;
};

/// Calls visit(Tokens) for every handful of exactly `size` out of `supply`, in ascending order: kinds compared from
/// treasure down to mushrooms, fewer first.
template <class Visit>
constexpr void for_each_handful(Tokens supply, int size, Visit&& visit, int kind = kTokenKinds - 1,
                                Tokens chosen = {}) {
  if (size == 0) {
    visit(chosen);
    return;
  }
  if (kind < 0) return;
  const Token token = static_cast<Token>(kind);
  int below = 0;  // what the kinds still to come can give at most
  for (int k = 0; k < kind; ++k) below += supply[static_cast<Token>(k)];
  const int most = supply[token] < size ? supply[token] : size;
  for (int n = size > below ? size - below : 0; n <= most; ++n)
    for_each_handful(supply, size - n, visit, kind - 1, chosen + Tokens::of(token, n));
}

}  // namespace kingdom

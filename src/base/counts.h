// How many of each kind of token, for games whose tokens have up to seven kinds: one 64-bit word with a byte a kind, so that
// adding, comparing and finding what is missing work on all kinds at once. A game derives its own Tokens from it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace base {

/// Layout: byte k of `bits` (from the least significant) is kind k; the top byte stays zero. Every count is 0 .. 127, so
/// that the top bit of each byte is free to catch borrows.
template <class Tokens, class Kind, int kKinds>
class Counts {
 public:
  static constexpr Tokens from_bits(std::uint64_t bits) {
    Tokens tokens;
    tokens.bits_ = bits;
    return tokens;
  }
  static constexpr Tokens of(Kind kind, int count = 1) { return from_bits(byte(count, kind)); }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int operator[](Kind kind) const {
    return static_cast<int>(bits_ >> (8 * static_cast<std::size_t>(kind)) & 0xFF);
  }

  /// Number of all tokens.
  constexpr int total() const { return static_cast<int>(bits_ * 0x0101010101010101u >> 56); }
  constexpr bool empty() const { return bits_ == 0; }

  friend constexpr bool operator==(Tokens a, Tokens b) { return a.bits() == b.bits(); }
  friend constexpr bool operator!=(Tokens a, Tokens b) { return a.bits() != b.bits(); }
  friend constexpr Tokens operator+(Tokens a, Tokens b) { return from_bits(a.bits() + b.bits()); }
  /// Precondition: a.covers(b).
  friend constexpr Tokens operator-(Tokens a, Tokens b) { return from_bits(a.bits() - b.bits()); }
  constexpr Tokens& operator+=(Tokens other) {
    bits_ += other.bits();
    return static_cast<Tokens&>(*this);
  }
  constexpr Tokens& operator-=(Tokens other) {
    bits_ -= other.bits();
    return static_cast<Tokens&>(*this);
  }

  /// At least as many of every kind.
  constexpr bool covers(Tokens needed) const { return (((bits_ | kTop) - needed.bits()) & kTop) == kTop; }

  /// What is missing to cover `other`: max(0, other - this), kind by kind.
  constexpr Tokens missing_for(Tokens other) const {
    const std::uint64_t difference = (other.bits() | kTop) - bits_;
    const std::uint64_t kept = difference & kTop;   // top bit survives where other >= this
    const std::uint64_t mask = kept - (kept >> 7);  // 0x7F in those bytes
    return from_bits(difference & mask);
  }

 protected:
  static constexpr std::uint64_t byte(int count, Kind kind) {
    return static_cast<std::uint64_t>(count) << (8 * static_cast<std::size_t>(kind));
  }

  std::uint64_t bits_ = 0;

 private:
  static constexpr std::uint64_t kTop = 0x8080808080808080u;
};

/// Calls visit(Tokens) for every handful of exactly `size` out of `supply`, in ascending order: kinds compared from the
/// last down to the first, fewer first.
template <class Tokens, class Kind, int kKinds, class Visit>
constexpr void for_each_handful(const Counts<Tokens, Kind, kKinds>& supply, int size, Visit&& visit,
                                int kind = kKinds - 1, Tokens chosen = {}) {
  if (size == 0) {
    visit(chosen);
    return;
  }
  if (kind < 0) return;
  int below = 0;  // what the kinds still to come can give at most
  for (int k = 0; k < kind; ++k) below += supply[static_cast<Kind>(k)];
  const int there = supply[static_cast<Kind>(kind)];
  const int most = there < size ? there : size;
  for (int n = size > below ? size - below : 0; n <= most; ++n)
    for_each_handful(supply, size - n, visit, kind - 1, chosen + Tokens::of(static_cast<Kind>(kind), n));
}

}  // namespace base

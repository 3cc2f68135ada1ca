// The contents of a purse: five resources, gold, and the Treasure of the Mysteries, as a multiset (base/counts.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/counts.h"

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

/// How many of each kind.
class Tokens : public base::Counts<Tokens, Token, kTokenKinds> {
 public:
  struct Counts {
    int mushroom = 0, apple = 0, cabbage = 0, hazelnut = 0, water = 0, gold = 0, treasure = 0;
  };

  constexpr Tokens() = default;
  constexpr Tokens(const Counts& c) {
    bits_ = byte(c.mushroom, Token::mushroom) | byte(c.apple, Token::apple) | byte(c.cabbage, Token::cabbage) |
            byte(c.hazelnut, Token::hazelnut) | byte(c.water, Token::water) | byte(c.gold, Token::gold) |
            byte(c.treasure, Token::treasure);
  }

  /// The same count of each of the five resources, neither gold nor treasure.
  static constexpr Tokens each_resource(int count) {
    return from_bits(0x0101010101u * static_cast<std::uint64_t>(count));
  }

  /// Gold and treasure together: units that stand for any resource.
  constexpr int wild() const { return (*this)[Token::gold] + (*this)[Token::treasure]; }
  constexpr Tokens resources() const { return from_bits(bits_ & 0xFFFFFFFFFFu); }
};

}  // namespace kingdom

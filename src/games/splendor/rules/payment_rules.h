// What modules change about gold, as one small value: what it is worth, and which own cards stand for it.
#pragma once

#include "games/splendor/rules/tokens.h"

namespace splendor {

/// What modules change about gold for one player at one moment. The base game's is the default.
struct PaymentRules {
  int gold_worth = 1;  ///< [posts.gold-double] gems of one colour that a gold pays for: 1 or 2
  /// [orient.virtual-gold] Own cards that may leave play: bit i is card kFirstVirtualGold + i.
  unsigned virtual_cards = 0;

  constexpr int virtual_gold() const { return 2 * count_bits(virtual_cards); }  ///< gold units that they are worth
  constexpr bool plain() const { return gold_worth == 1 && virtual_cards == 0; }
};

}  // namespace splendor

// All cards of all boxes under one numbering.
#pragma once

#include <array>

#include "games/splendor/rules/card.h"
#include "games/splendor/rules/data/base_cards.h"
#include "games/splendor/rules/data/orient_cards.h"

namespace splendor {

inline constexpr std::array<Card, kCardCount> kCards = [] {
  std::array<Card, kCardCount> all{};
  std::size_t next = 0;
  for (const Card& card : kBaseCards) all[next++] = card;
  for (const Card& card : kOrientCards) all[next++] = card;
  return all;
}();

/// Precondition: a known card (not kNoCard, not face down).
constexpr const Card& card_facts(CardId card) { return kCards[card]; }

}  // namespace splendor

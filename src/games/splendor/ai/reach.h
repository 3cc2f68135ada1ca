// How far players are from cards: gems missing, and turns until the purchase. Shared by the evaluator, the choice of tokens
// to give back and the reasons for hints.
#pragma once

#include <array>

#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/state.h"

namespace splendor {

/// What a player can pay with, computed once for all cards.
struct Means {
  Tokens tokens;
  Tokens bonuses;
  int gold = 0;        ///< gold tokens, and two for each virtual gold card
  int gold_worth = 1;  ///< gems of one colour that a gold pays for

  static Means of(const GameState& state, int player);
};

struct Reach {
  int missing = 0;  ///< gems (for a discard price: cards) still missing after gold
  int turns = 0;    ///< turns of taking gems before the purchase, estimated; 0: now
};

/// How much a player wants a card that is `missing` gems away.
constexpr double pull_of(const Card& card, int missing) {
  return (card.points + 1.0) / ((1.0 + missing) * (1.0 + missing));
}

inline constexpr int kFarAway = 7;  ///< largest Reach::turns

/// An estimate; only missing == 0 and turns == 0 are exact.
Reach reach_of(const GameState& state, int player, const Means& means, CardId card);

/// Cards that a player can get by purchase: the table without rivals' strongholds, then the own hand.
struct CardsInReach {
  std::array<CardId, kSlotCount + kMaxReserved> card;
  int on_table = 0;
  int count = 0;

  static CardsInReach of(const GameState& state, int player);
};

}  // namespace splendor

// The places that the player to act takes cards from, as bits: the slots, then the own hand. All of them are looked at together
// and without branches, since what lies where is unpredictable and a misprediction costs more than the arithmetic.
#pragma once

#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/state.h"

namespace splendor {

inline constexpr int kHand = kSlotCount;  ///< the place of the first reserved card
inline constexpr int kPlaces = kHand + kMaxReserved;

/// kNoCard for a gap. Precondition: a place.
inline CardId card_at(const GameState& state, int place) {
  return place < kHand ? state.slots[static_cast<std::size_t>(place)]
                       : state.player().reserved[static_cast<std::size_t>(place - kHand)];
}

/// Slots whose card the player to act may have: [strongholds.occupation] not under a rival's stronghold.
inline unsigned open_slots(const GameState& state) {
  const unsigned cards = face_up_slots(state);
  return state.setup.modules == 0 ? cards : cards & ~modules::slots_of_rivals(state);
}

/// [base.buy] Places whose card the player to act can purchase, of the table where it is open and of the hand. `rules` are the
/// player's.
unsigned purchasable_places(const GameState& state, const PaymentRules& rules);

}  // namespace splendor

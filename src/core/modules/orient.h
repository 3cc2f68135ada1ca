// The Orient (rulebook 003, RULINGS "The Orient"): what its cards do to prices and to their owner.
#pragma once

#include <array>
#include <optional>

#include "core/payment.h"

namespace splendor::orient {

/// [orient.virtual-gold] Adds the player's colourless cards to what may pay.
void add_virtual_gold(const GameState& state, int player, PaymentRules& rules);

/// [orient.discard] Own cards still missing for a discard price.
int cards_missing_for_price(const GameState& state, int player, const Card& card);

/// [orient.discard] One action for every pair of own cards that pays the price: copies of the colour first.
void append_discard_prices(const GameState& state, ActionKind kind, CardId card, ActionList& out);

/// The price of a discard-price card when the player has just one; nullopt otherwise and for other cards. Safe for any
/// card number.
std::optional<std::array<CardId, Action::kMaxGiven>> only_discard_price(const GameState& state, const Action& action);

std::optional<Illegal> why_wrong_discard_price(const GameState& state, const Action& action);

}  // namespace splendor::orient

// The Orient (rulebook 003, RULINGS "The Orient"): what its cards do to prices and to their owner, and its two
// decisions, `associate` and `free`. hooks.cpp calls these when the module is in play.
#pragma once

#include <array>
#include <optional>

#include "games/splendor/rules/payment.h"

namespace splendor::orient {

// ---- Facts about cards in front of a player

/// Colour of an own card: the printed one, or the copied one. nullopt: colourless, or nothing copied yet.
/// [orient.associate.kept] The copied colour is noted for good, so it stays when the model leaves.
std::optional<Gem> colour_of(const GameState& state, CardId card);

/// [orient.double-bonus] Bonuses a card gives: two, one, or none for virtual gold.
int bonus_count(CardKind kind);

/// [orient.associate] Cards that copy a colour: levels 1 and 2.
constexpr bool copies_colour(CardKind kind) { return kind == CardKind::associate || kind == CardKind::associate_take; }

/// [orient.associate.model] A copying card is purchased only by somebody who has a card to copy. True for all other cards.
bool has_model_for(const PlayerState& player, const Card& card);

// ---- Prices

/// [orient.discard] Own cards that a discard price takes.
inline constexpr int kDiscardPrice = 2;

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

/// Cards given as a price leave play, with their points and bonuses.
void pay_cards(GameState& state, const Action& action);

// ---- Effects

/// A card of a special kind joins a player's own: its bonuses and its colour, as far as they are known yet.
void gain_card(GameState& state, int player, CardId card);

/// The card's effect is due: after a purchase, and after a free card.
void start_effect(GameState& state, CardId card);

// The phases associate and free_card, see hooks.h.
bool asks(GameState& state, Phase phase);
void append_actions(const GameState& state, ActionList& out);
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);
void apply(GameState& state, const Action& action);

}  // namespace splendor::orient

// The Orient (rulebook 003, RULINGS "The Orient"): what its cards do to prices and to their owner, and its two
// decisions, `associate` and `free`. hooks.cpp calls these when the module is in play.
#pragma once

#include <array>
#include <optional>

#include "base/random.h"
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

/// [orient.virtual-gold] The player's colourless cards: bit i is card kFirstVirtualGold + i.
constexpr unsigned virtual_gold_of(const PlayerState& player) {
  constexpr unsigned kAll = (1u << Action::kMaxGiven) - 1;
  return static_cast<unsigned>(player.owned.high >> (kFirstVirtualGold - 64)) & kAll;
}

/// [orient.discard] Own cards still missing for a discard price.
int cards_missing_for_price(const GameState& state, int player, const Card& card);

/// [orient.discard] One action for every pair of own cards that pays the price: copies of the colour first.
void append_discard_prices(const GameState& state, ActionKind kind, CardId card, ActionList& out);

/// Number of these pairs.
int count_discard_prices(const GameState& state, const Card& card);

/// What is not paid with tokens, for the places (places.h) whose price in tokens can be paid: [orient.discard] cards for own
/// cards, and [orient.associate.model] cards that need another one.
unsigned affordable_places(const GameState& state, unsigned payable);

/// True when one of these places has such a price.
bool has_prices_in_cards(const GameState& state, unsigned places);

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

/// Preconditions: an effect is due. [orient.associate] True: the card has nothing to copy yet.
bool asks_for_model(const GameState& state);
/// [orient.free-card] True: a card is due and there is one; [orient.free-card.none] else the effect is over.
bool asks_for_free_card(GameState& state);
void append_actions(const GameState& state, ActionList& out);
Action random_action(const GameState& state, base::RandomSource& random);
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);
void apply(GameState& state, const Action& action);

}  // namespace splendor::orient

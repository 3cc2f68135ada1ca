// The named points at which modules enter the base rules. The base rules call these only when setup.modules != 0, so a
// game without modules pays one comparison for each. Each hook asks the modules in play, in the order of RULINGS "End".
#pragma once

#include <optional>

#include "games/splendor/rules/rules.h"

namespace splendor::modules {

/// True when the player to act has a decision in this phase (keep, associate, free_card, gem, stronghold, conquest,
/// post); clears what is due but impossible. Called in that order after the standard action.
bool asks(GameState& state, Phase phase);

/// Legal actions of a module's phase.
void append_actions(const GameState& state, ActionList& out);

/// Reasons for actions of a module's phase. Precondition: the action's kind belongs to state.phase.
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);

/// Applies an action of a module's phase, and goes on.
void apply(GameState& state, const Action& action);

/// [strongholds.occupation] False when a rival's stronghold keeps the player to act from this slot.
bool may_have(const GameState& state, int slot);

/// [posts.third-gem] Pairs of the player to act carry a gem of another colour.
bool third_gem(const GameState& state);

/// [posts.draw-two] Replaces drawing one card from a deck. True when it did.
bool draws_two(GameState& state, Deck deck);

/// A card leaves its slot by purchase, reservation or as a free card: its strongholds go home.
void on_leave_slot(GameState& state, int slot);

/// The cards given as part of a price leave play.
void pay_cards(GameState& state, const Action& action);

/// A purchase has been made: notes the effects, gem and stronghold that are due.
void on_purchase(GameState& state, CardId card);

/// [strongholds.conquest.once] The purchase that follows is this turn's Conquest.
void on_conquest(GameState& state);

/// A card joins a player's own, for kinds other than plain.
void gain_special_card(GameState& state, int player, CardId card);

/// [cities.end] Replaces the fifteen points when the Cities are in play: does the player fulfil a city?
bool fulfils_city(const GameState& state, int player);

/// A turn ends: forgets what held for this turn only.
void on_turn_end(GameState& state);

}  // namespace splendor::modules

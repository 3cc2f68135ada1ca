// The named points at which modules enter the base rules. The base rules call these only when setup.modules != 0, so a
// game without modules pays one comparison for each. Each hook asks the modules in play, in the order of RULINGS "End".
#pragma once

#include <optional>

#include "base/random.h"
#include "games/splendor/rules/payment_rules.h"
#include "games/splendor/rules/rules.h"

namespace splendor::modules {

/// [orient.before-refill] [strongholds.conquest.timing] The next phase before the refill in which the player to act has a
/// decision: keep, associate, free_card, gem, stronghold or conquest. Clears what is due but impossible.
std::optional<Phase> asks_before_refill(GameState& state);

/// [posts.choice] True when the player to act has to choose among trading posts; a single one comes by itself.
bool asks_for_post(GameState& state);

/// Legal actions of a module's phase.
void append_actions(const GameState& state, ActionList& out);

/// One of them at random, where many are chosen among without listing them: with one draw, as random_play.h has it. nullopt
/// in the other phases.
std::optional<Action> random_action(const GameState& state, base::RandomSource& random);

/// Reasons for actions of a module's phase. Precondition: the action's kind belongs to state.phase.
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);

/// Applies an action of a module's phase, and goes on.
void apply(GameState& state, const Action& action);

/// What the posts and the Orient change about a player's gold.
PaymentRules payment_rules(const GameState& state, int player);

/// [strongholds.occupation] Bit per slot that a rival's stronghold keeps from the player to act.
unsigned slots_of_rivals(const GameState& state);

/// [orient.discard] True when one of these places (places.h) has a price in cards.
bool has_prices_in_cards(const GameState& state, unsigned places);

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

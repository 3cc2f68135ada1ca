// The Strongholds (rulebook 003, RULINGS "The Strongholds"): who may have which card, the stronghold decision after a
// purchase, and the Conquest. hooks.cpp calls these when the module is in play.
#pragma once

#include <optional>

#include "base/random.h"
#include "games/splendor/rules/rules.h"

namespace splendor::strongholds {

/// Who stands where, as bits of slots, as the player to act sees it.
struct Holders {
  unsigned own = 0;
  unsigned rivals = 0;
  unsigned lone_rivals = 0;  ///< of these, the slots with one stronghold
};
Holders holders_of(const GameState& state);

/// [strongholds.conquest] Slot with all three strongholds of the player, or -1.
int besieged_slot(const GameState& state, int player);

/// [strongholds.take-back] All strongholds of a slot go home.
void clear_slot(GameState& state, int slot);

/// [strongholds.after-purchase] One decision is due for this purchase.
inline void on_purchase(GameState& state) { state.modules.stronghold_due = 1; }

// The phases stronghold and conquest, see hooks.h.

/// Precondition: a decision is due. [strongholds.compulsory] True while an option exists; else it is no longer due.
bool asks_for_decision(GameState& state);
/// [strongholds.conquest] All three on one card that the player can pay for, [strongholds.conquest.once] once a turn.
bool asks_for_conquest(const GameState& state);
void append_actions(const GameState& state, ActionList& out);
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);
Action random_decision(const GameState& state, base::RandomSource& random);  ///< in the phase stronghold
void apply(GameState& state, const Action& action);                          ///< place, move, remove, decline

}  // namespace splendor::strongholds

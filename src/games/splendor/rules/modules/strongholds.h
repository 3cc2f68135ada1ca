// The Strongholds (rulebook 003, RULINGS "The Strongholds"): who may have which card, the stronghold decision after a
// purchase, and the Conquest. hooks.cpp calls these when the module is in play.
#pragma once

#include <optional>

#include "games/splendor/rules/rules.h"

namespace splendor::strongholds {

/// [strongholds.occupation] False when a rival's stronghold keeps the player to act from this slot.
inline bool may_have(const GameState& state, int slot) {
  const Occupation& on = state.modules.occupied[static_cast<std::size_t>(slot)];
  return on.count == 0 || on.owner == state.to_act;
}

/// [strongholds.conquest] Slot with all three strongholds of the player, or -1.
int besieged_slot(const GameState& state, int player);

/// [strongholds.take-back] All strongholds of a slot go home.
void clear_slot(GameState& state, int slot);

/// [strongholds.after-purchase] One decision is due for this purchase.
inline void on_purchase(GameState& state) { state.modules.stronghold_due = 1; }

// The phases stronghold and conquest, see hooks.h.
bool asks(GameState& state, Phase phase);
void append_actions(const GameState& state, ActionList& out);
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);
void apply(GameState& state, const Action& action);  ///< place, move, remove, decline

}  // namespace splendor::strongholds

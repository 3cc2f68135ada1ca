// The Cities (2025 box, RULINGS "The Cities"): three tiles take the place of the nobles and of the fifteen points.
#pragma once

#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/state.h"

namespace splendor::cities {

/// [cities.fulfil] Enough prestige, and enough own cards (not bonuses) of the colours asked for.
bool fulfils(const PlayerState& player, const City& city);

/// [cities.end] Does the player fulfil a city in play?
bool fulfils_any(const GameState& state, int player);

}  // namespace splendor::cities

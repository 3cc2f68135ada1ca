// Rules of thumb: what completes a turn when nobody weighs it. They keep the search fast, which judges only positions
// between turns, and offer it the sensible ways to pay and to give tokens back.
#pragma once

#include <span>
#include <vector>

#include "games/splendor/rules/rules.h"

namespace splendor {

/// Plays the rest of the turn with `hints` as long as they are legal, by rules of thumb after that. `scratch` avoids
/// allocation.
void finish_turn(GameState& state, std::span<const Action> hints, ActionList& scratch);

/// The decision inside a turn by rules of thumb. Precondition: inside a turn.
Action heuristic_action(const GameState& state, ActionList& scratch);

/// Sensible handfuls to give back, best first, at most `most`. Precondition: phase give_back.
std::vector<Tokens> sensible_returns(const GameState& state, std::size_t most);

/// What a way to pay costs: gold and cards are dearer than gems.
double price_of(const Action& payment);

}  // namespace splendor

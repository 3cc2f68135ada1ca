// Heuristics that complete a turn without search. They keep the search fast, which evaluates only positions between turns,
// and provide it with the sensible ways to pay and to give tokens back.
#pragma once

#include <span>
#include <vector>

#include "games/splendor/rules/rules.h"

namespace splendor {

/// Plays the rest of the turn by `hints` as long as they are legal, then by heuristics. `scratch` avoids allocation.
void finish_turn(GameState& state, std::span<const Action> hints, ActionList& scratch);

/// The heuristic decision inside a turn. Precondition: inside a turn.
Action heuristic_action(const GameState& state, ActionList& scratch);

/// Sensible handfuls to give back, best first, at most `most`. Precondition: phase give_back.
std::vector<Tokens> sensible_returns(const GameState& state, std::size_t most);

/// Cost of a payment: gold and cards are dearer than gems.
double price_of(const Action& payment);

}  // namespace splendor

// Uniform random play, fast: picks among the legal actions without listing them where the base game allows it.
#pragma once

#include "base/random.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

/// A legal action, each with the same probability; consumes one draw. The pick equals
/// legal_actions(state)[random.below(count)], which a test checks. `scratch` avoids allocation for phases that are listed.
/// Precondition: !is_terminal(state).
Action random_action(const GameState& state, base::RandomSource& random, ActionList& scratch);

/// [base.plies] Automatic play stops a game after so many plies, scores as they stand (RULINGS, "Endless exchange").
inline constexpr int kMaxPlies = 1000;

}  // namespace splendor

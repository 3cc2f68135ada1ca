// Uniform random play, for tests, measurements and the weakest computer player.
#pragma once

#include "base/random.h"
#include "games/kingdom/rules/rules.h"

namespace kingdom {

/// A legal action, each with the same probability; consumes one draw. `scratch` avoids allocation.
/// Precondition: !is_terminal(state).
inline Action random_action(const GameState& state, base::RandomSource& random, ActionList& scratch) {
  legal_actions(state, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

/// [kingdom.rounds] Automatic play goes no further.
constexpr bool is_stopped(const GameState& state) { return !is_terminal(state) && round_of(state) > kMaxRounds; }

}  // namespace kingdom

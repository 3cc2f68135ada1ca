// Fast random play for any rules, by their random_action().
#pragma once

#include <cstdint>

#include "engine/rules.h"

namespace engine {

/// Plays until the game is over or automatic play stops; returns the number of plies. Calls `after(state)` after each action.
template <Rules Game, class After>
std::uint64_t play_randomly(typename Game::State& state, base::RandomSource& random, After&& after) {
  typename Game::ActionList scratch;
  std::uint64_t plies = 0;
  while (!is_terminal(state) && !Game::is_stopped(state) && plies < Game::kMaxPlies) {
    const auto action = random_action(state, random, scratch);
    apply(state, action);
    if (starts_ply(state)) ++plies;
    after(state, action);
  }
  return plies;
}

}  // namespace engine

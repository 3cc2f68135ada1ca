// Counting whole plies of any game: how many different ones are legal, and how many sequences of them there are (perft).
// Two plies differ when their texts differ, also where they lead to equal positions.
#pragma once

#include <cstdint>

#include "engine/rules.h"

namespace engine {

/// Number of different plies from here; inside a ply, of different ways to complete it. 0 only if the game is over. Cost:
/// one apply() for every decision but most last ones.
template <Rules Game>
std::uint64_t count_plies(const typename Game::State& state) {
  typename Game::ActionList actions;
  legal_actions(state, actions);
  const bool alike = Game::alike(state);
  std::uint64_t count = 0;
  for (const auto& action : actions) {
    typename Game::State next = state;
    apply(next, action);
    count += starts_ply(next) ? 1 : count_plies<Game>(next);
    if (alike) return count * actions.size();
  }
  return count;
}

/// Calls visit(state) for the state after every different ply.
template <Rules Game, class Visit>
void for_each_ply(const typename Game::State& state, Visit&& visit) {
  typename Game::ActionList actions;
  legal_actions(state, actions);
  for (const auto& action : actions) {
    typename Game::State next = state;
    apply(next, action);
    if (starts_ply(next)) {
      visit(next);
    } else {
      for_each_ply<Game>(next, visit);
    }
  }
}

/// Number of sequences of `depth` plies; a finished game has none. perft(state, 0) is 1.
template <Rules Game>
std::uint64_t perft(const typename Game::State& state, int depth) {
  if (depth <= 0) return 1;
  if (is_terminal(state)) return 0;
  if (depth == 1) return count_plies<Game>(state);
  std::uint64_t leaves = 0;
  for_each_ply<Game>(state, [&](const auto& next) { leaves += perft<Game>(next, depth - 1); });
  return leaves;
}

}  // namespace engine

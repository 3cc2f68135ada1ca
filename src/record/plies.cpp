#include "record/plies.h"

namespace record {

using splendor::Action;
using splendor::ActionKind;
using splendor::ActionList;
using splendor::GameState;
using splendor::Phase;

namespace {

/// Calls visit(state) for the state after every different ply.
template <class Visit>
void for_each_ply(const GameState& state, Visit&& visit) {
  ActionList actions;
  splendor::legal_actions(state, actions);
  for (const Action& action : actions) {
    GameState next = state;
    splendor::apply(next, action);
    if (splendor::starts_ply(next)) {
      visit(next);
    } else {
      for_each_ply(next, visit);
    }
  }
}

}  // namespace

std::uint64_t count_plies(const GameState& state) {
  ActionList actions;
  splendor::legal_actions(state, actions);
  // What follows the return of tokens is the same whichever they are, so that one of them stands for all.
  const bool alike = state.phase == Phase::give_back;
  std::uint64_t count = 0;
  for (const Action& action : actions) {
    GameState next = state;
    splendor::apply(next, action);
    count += splendor::starts_ply(next) ? 1 : count_plies(next);
    if (alike) return count * actions.size();
  }
  return count;
}

std::uint64_t perft(const GameState& state, int depth) {
  if (depth <= 0) return 1;
  if (splendor::is_terminal(state)) return 0;
  if (depth == 1) return count_plies(state);
  std::uint64_t leaves = 0;
  for_each_ply(state, [&](const GameState& next) { leaves += perft(next, depth - 1); });
  return leaves;
}

}  // namespace record

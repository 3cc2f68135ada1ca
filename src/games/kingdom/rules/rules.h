// Kingdom of Splendor in six functions. legal_actions, why_illegal and apply agree: an action is in the list if and only
// if why_illegal gives no reason, and apply may be called with exactly those. Tests check it at every decision of random
// play. Rules are cited by their ids in RULES.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/kingdom/rules/action.h"
#include "games/kingdom/rules/state.h"

namespace kingdom {

using ActionList = std::vector<Action>;

/// Why an action is not allowed: a row each of illegal.inc, with its words.
enum class Illegal : std::uint8_t {
#define ILLEGAL(reason, ...) reason,
#include "games/kingdom/rules/illegal.inc"
#undef ILLEGAL
};

/// Every legal action in canonical order: three different resources, two alike, gold; then moves by road in the order of
/// kRoads, each by payment (payment.h). Returned tokens as in for_each_handful, tiles from the stack then by place in the
/// marketplace, gifts by token then by seat, medals by number. Empty only when the game is over. Links store indices
/// into this list, so the order is frozen with the deal version.
void legal_actions(const GameState& state, ActionList& out);
ActionList legal_actions(const GameState& state);

/// nullopt: legal. Otherwise the first reason a traveller would want to hear.
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);

/// Precondition: !why_illegal(state, action). Deterministic.
void apply(GameState& state, const Action& action);

constexpr bool is_terminal(const GameState& state) { return state.phase == Phase::over; }

/// True where a ply of a record begins: a turn, an extra turn, or a decision of somebody else than the traveller whose
/// turn it is (a drought, a gift). So one seat makes all decisions of a ply.
constexpr bool starts_ply(const GameState& state) {
  return state.phase == Phase::turn || state.phase == Phase::over || state.to_act != state.active;
}

/// Bit per seat; as things stand where the game is not over ([kingdom.bound]).
unsigned winners(const GameState& state);

/// Hash of a whole state, the same on every platform. Everything that makes two positions play differently is included, the
/// order of the stack and hidden faces too.
std::uint64_t hash_of(const GameState& state);

/// Checks the invariants of every state between two actions: a sentence about the first violation; nullopt: none. For whole
/// states, not for views. Tests call it after every action.
std::optional<std::string> broken_invariant(const GameState& state);

}  // namespace kingdom

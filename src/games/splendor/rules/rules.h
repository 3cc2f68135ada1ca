// Splendor in six functions. legal_actions, why_illegal and apply agree: an action is in the list if and only if
// why_illegal gives no reason, and apply may be called with exactly those. Tests check it at every ply of random play.
// Rules are cited by their ids in RULES.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/splendor/rules/action.h"
#include "games/splendor/rules/state.h"

namespace splendor {

using ActionList = std::vector<Action>;

/// Why an action is not allowed: a row each of illegal.inc, with its words.
enum class Illegal : std::uint8_t {
#define ILLEGAL(reason, ...) reason,
#include "games/splendor/rules/illegal.inc"
#undef ILLEGAL
};

/// Every legal action in canonical order: takes (different gems, then pairs) by colour, reserves by table place then by
/// deck, purchases by table place then by hand, each by payment; other phases in the order of their objects. Empty only
/// when the game is over. Links store indices into this list, so the order is frozen with the deal version.
void legal_actions(const GameState& state, ActionList& out);
ActionList legal_actions(const GameState& state);

/// nullopt: legal. Otherwise the first reason a player would want to hear.
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);

/// Precondition: !why_illegal(state, action). Deterministic.
void apply(GameState& state, const Action& action);

constexpr bool is_terminal(const GameState& state) { return state.phase == Phase::over; }

/// True where a ply of the notation begins: a turn, or a choice among several nobles (RULES.md, notation).
constexpr bool starts_ply(const GameState& state) {
  return state.phase == Phase::turn || state.phase == Phase::noble || state.phase == Phase::over;
}

/// True when the only legal action is to pass.
bool must_pass(const GameState& state);

/// Nobles that would visit the player now, as bits of NobleId.
unsigned due_nobles(const GameState& state, int player);

/// Place and reason of one player in the final (or present) order.
struct Standing {
  std::uint8_t seat = 0;
  std::uint8_t rank = 1;  ///< 1 is best; equal ranks share
  std::uint8_t prestige = 0;
  std::uint8_t purchased = 0;  ///< the tie-break: fewer is better
  bool fulfils_city = false;   ///< with the Cities: ranks before everybody who fulfils none
};

/// Best first; equal ranks in seat order. Only the first setup.players entries are meaningful.
std::array<Standing, kMaxPlayers> standings(const GameState& state);

/// Bit per seat that shares first place; as things stand where the game is not over ([base.bound], [base.plies]).
unsigned winners(const GameState& state);

/// Hash of a whole state, the same on every platform: saves and records detect by it where a replay diverges.
/// Everything that makes two positions play differently is included, deck orders too.
std::uint64_t hash_of(const GameState& state);

/// Checks the invariants of every state between two actions: a sentence about the first violation; nullopt: none. For whole
/// states, not for views. Tests call it after every action.
std::optional<std::string> broken_invariant(const GameState& state);

}  // namespace splendor

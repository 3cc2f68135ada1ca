// Splendor in six functions. legal_actions, why_illegal and apply agree: an action is in the list if and only if
// why_illegal gives no reason, and apply may be called with exactly those. Tests check it at every ply of random play.
// Rules are cited by their ids in RULES.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/splendor/rules/action.h"
#include "games/splendor/rules/state.h"

namespace splendor {

using ActionList = std::vector<Action>;

/// Why an action is not allowed. The words for it are the face's.
enum class Illegal : std::uint8_t {
  game_over,
  not_now,  ///< another decision is due first
  gold_cannot_be_taken,
  pile_empty,  ///< a wanted gem is not in the bank
  pile_too_small_for_pair,
  must_take_three,       ///< fewer than three by choice, while more colours are left
  wrong_number_of_gems,  ///< neither three different, nor two alike
  hand_full,             ///< three cards reserved already
  deck_empty,
  card_not_available,  ///< neither on the table nor in one's hand
  rival_stronghold,    ///< the card is held by a rival's stronghold
  cannot_afford,
  wrong_payment,       ///< affordable, but these tokens are not an exact payment one can make
  wrong_price_cards,   ///< the cards that would leave play are not a price
  must_act,            ///< passing is for those who can do nothing else
  wrong_return_count,  ///< exactly the excess goes back
  tokens_not_owned,
  noble_not_due,
  post_not_due,
  no_model,  ///< nothing of one's own to associate with
  not_a_model,
  not_a_free_card,
  not_drawn,
  no_stronghold_to_place,
  no_stronghold_to_move,
  no_stronghold_to_remove,
  no_conquest,
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

/// Bit per seat that shares first place. Precondition: is_terminal(state).
unsigned winners(const GameState& state);

}  // namespace splendor

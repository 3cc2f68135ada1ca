// The set of rules functions that a game offers to generic code: sessions, links, saves, records, replay, perft, random
// play and its checker, the command line. A game has a folder with a game.h, and in it a struct `Game` with what cannot be
// found by argument-dependent lookup; the rest are plain functions of the game's namespace. All of it is resolved at compile
// time: nothing is virtual inside random play or search.
//
// The concept below is what every game has. What only some games have, generic code looks for with `requires`, under these
// names:
//
//   from the namespace of the game
//   View view_for_nobody(state)      what an onlooker may know, who has no seat; without it an onlooker is shown what seat 0
//                                    may know, so a game whose seats hide something needs it
//   std::string reason_text(choice)  why the computer player chose so, as engine::Thought::reason
//   choose(view, level, budget, seed, about, all)
//                                    compares: `about` points to an action or is nullptr, `all` as engine::Question has it. Its
//                                    choice also has .line, a list of {seat, action} after .action; .others, and .asked if
//                                    there is one, of {.action, .value, .line}; .compared, and .chances by seat if that is true
//   puzzle::Answer prove(state, task, budget), std::string_view idea_of(state, task, action, rival_waits)
//                                    its puzzles, as engine::Game has them
//   bool judge_position(state)       has the position judged once by the network; false if there is none for it
//
//   from the struct
//   base::Result<State> set_up(setup, seed, bytes)
//                                    the first state of a position that somebody has set up, as the game's own bytes describe
//                                    it, with what is unknown dealt by the seed
//   bool may_win_within(state, turns)
//                                    false where points tell that a win is too far away to be looked for
//   std::uint8_t kStyles             how many styles its computer players have (base::Level::style); else none
//   std::string_view kPurchase       the verb of its purchases in the notation
//   int kRaceObjects                 how many objects seats race for (puzzle::Goal::first)
//
// engine/record.h says what records add.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/budget.h"
#include "base/level.h"
#include "base/random.h"
#include "base/result.h"

namespace engine {

/// State, Setup, Deal and View are plain values. ActionList is cleared by the function that fills it.
template <class Game>
concept Rules = std::copyable<typename Game::State> && std::copyable<typename Game::View> &&
    std::default_initializable<typename Game::Setup> && std::default_initializable<typename Game::Deal> &&
    std::default_initializable<typename Game::ActionList> && std::equality_comparable<typename Game::Action> &&
    requires(typename Game::State& state, const typename Game::State& position, const typename Game::Setup& setup,
             const typename Game::Deal& deal, typename Game::ActionList& list, const typename Game::Action& action,
             const typename Game::View& view, base::RandomSource& random, const base::Level& level,
             const base::Budget& budget, int seat, std::uint64_t seed, std::string_view text) {
  { Game::kNumber } -> std::convertible_to<int>;  // in links, frozen; 0 is the game meant where none is named
  { Game::kName } -> std::convertible_to<std::string_view>;     // in saves, records and on the command line
  { Game::kMaxPlies } -> std::convertible_to<std::uint64_t>;    // automatic play stops after so many
  { Game::is_stopped(position) } -> std::convertible_to<bool>;  // automatic play stops here, nobody has won

  // From the options (Setup) and what chance decides (Deal) to the first position (State, a plain value).
  { shuffle_deal(setup, seed) } -> std::convertible_to<typename Game::Deal>;
  { Game::new_game(setup, deal) } -> std::convertible_to<typename Game::State>;

  // Legal actions in canonical order, which links store; none when the game is over. An action is among them if and only
  // if there is no reason against it. apply() takes those only, is deterministic and needs no chance.
  legal_actions(position, list);
  { list[0] } -> std::convertible_to<typename Game::Action>;
  { list.size() } -> std::convertible_to<std::size_t>;
  { why_illegal(position, action).has_value() } -> std::convertible_to<bool>;
  apply(state, action);

  { Game::players(position) } -> std::convertible_to<int>;
  { Game::to_act(position) } -> std::convertible_to<int>;
  { is_terminal(position) } -> std::convertible_to<bool>;
  { starts_ply(position) } -> std::convertible_to<bool>;  // a ply of a record begins here, or the game is over
  { Game::round(position) } -> std::convertible_to<int>;  // 1 for the first
  { Game::last_round(position) } -> std::convertible_to<bool>;
  { Game::score(position, seat) } -> std::convertible_to<std::optional<int>>;  // none in a game without points
  {
    winners(position)
    } -> std::convertible_to<unsigned>;  // a bit per seat, once the game is over or stops as it stands
  { Game::leaders(position) } -> std::convertible_to<unsigned>;  // who would have won if it ended here

  // All actions of this position are followed by equally many plies: perft counts one of them only.
  { Game::alike(position) } -> std::convertible_to<bool>;
  // legal_actions(position)[random.below(count)], faster.
  { random_action(position, random, list) } -> std::convertible_to<typename Game::Action>;

  // What one seat may know, and a whole state that agrees with it.
  { view_for(position, seat) } -> std::convertible_to<typename Game::View>;
  { determinise(view, random) } -> std::convertible_to<typename Game::State>;

  { hash_of(position) } -> std::convertible_to<std::uint64_t>;
  { broken_invariant(position) } -> std::convertible_to<std::optional<std::string>>;

  // The text of an action, and back; the error says why it is not possible now.
  { to_string(action) } -> std::convertible_to<std::string>;
  { read_action(position, text) } -> std::same_as<base::Result<typename Game::Action>>;

  // A setup in 12 bits for links and in words for saves, "players=2" among them.
  { pack_options(setup) } -> std::convertible_to<std::uint32_t>;
  { options_text(setup) } -> std::convertible_to<std::string>;
  { Game::unpack_options(std::uint32_t()) } -> std::same_as<base::Result<typename Game::Setup>>;
  { Game::parse_options(text) } -> std::same_as<base::Result<typename Game::Setup>>;

  // The computer player, from what its seat may know: its action, its chance to win (0 .. 1), and how many positions it
  // judged. With a budget of no nodes it takes usual_nodes(level), or what the time of the budget allows.
  { choose(view, level, budget, seed).action } -> std::convertible_to<typename Game::Action>;
  { choose(view, level, budget, seed).value } -> std::convertible_to<double>;
  { choose(view, level, budget, seed).nodes } -> std::convertible_to<std::uint64_t>;
  { Game::usual_nodes(level) } -> std::convertible_to<std::uint64_t>;
};

}  // namespace engine

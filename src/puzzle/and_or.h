// Exhaustive search of a promise: one player decides well, everybody and everything else decides against it, rivals and chance
// alike. Depth first; what refuted last at a depth is tried first.
//
// A Space has State (a value), Move (comparable), and
//   outcome(state)         won, lost, or open where somebody still decides
//   mine(state)            the player of the puzzle decides; otherwise all moves must be survived
//   moves(state, out)      promising ones first. None: the promise is broken, where it is the player's decision; a Space may
//                          therefore leave out decisions of the player that it does not want to look at
//   play(state, move)
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/task.h"

namespace puzzle {

enum class Outcome : std::uint8_t { open, won, lost };

template <class Space>
class AndOr {
 public:
  using State = typename Space::State;
  using Move = typename Space::Move;

  /// Looks at no more than `nodes` positions.
  AndOr(const Space& space, std::uint64_t nodes) : space_(space), most_(nodes) {}

  /// Can the promise be kept? Nothing where the budget did not suffice.
  std::optional<bool> keeps(const State& state) {
    const bool kept = keeps(state, 0);
    return exhausted_ ? std::nullopt : std::optional(kept);
  }
  /// After keeps() said no where somebody else decides: what broke the promise.
  const std::optional<Move>& reply() const { return last_[0]; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kDeepest = 96;  ///< decisions; what goes on for longer is left open

  bool keeps(const State& state, std::size_t depth) {
    switch (space_.outcome(state)) {
      case Outcome::won: return true;
      case Outcome::lost: return false;
      case Outcome::open: break;
    }
    if (++nodes_ > most_ || depth + 1 >= kDeepest) exhausted_ = true;
    if (exhausted_) return false;
    const bool mine = space_.mine(state);
    std::vector<Move>& moves = moves_[depth];
    moves.clear();
    space_.moves(state, moves);
    if (last_[depth]) {
      const auto found = std::find(moves.begin(), moves.end(), *last_[depth]);
      if (found != moves.end()) std::rotate(moves.begin(), found, found + 1);
    }
    for (const Move& move : moves) {
      State next = state;
      space_.play(next, move);
      const bool kept = keeps(next, depth + 1);
      if (exhausted_) return false;
      if (kept != mine) continue;
      last_[depth] = move;  // settles it
      return mine;
    }
    return !mine && !moves.empty();
  }

  const Space& space_;
  std::uint64_t most_;
  std::uint64_t nodes_ = 0;
  bool exhausted_ = false;
  std::array<std::vector<Move>, kDeepest> moves_;
  std::array<std::optional<Move>, kDeepest> last_;
};

/// Searches both games of an answer: `hidden` for what holds whatever is hidden, `open` for what fails as everything lies.
/// `reply` is what breaks the promise, where it fails and somebody else decides.
template <class Space>
Answer answer(const Space& hidden, const Space& open, const typename Space::State& position, std::uint64_t nodes,
              std::optional<typename Space::Move>& reply) {
  Answer answer;
  AndOr<Space> proving(hidden, nodes);
  const auto holds = proving.keeps(position);
  answer.nodes = proving.nodes();
  if (holds && *holds) {
    answer.proof = Proof::holds;
    return answer;
  }
  AndOr<Space> refuting(open, nodes);
  const auto kept = refuting.keeps(position);
  answer.nodes += refuting.nodes();
  if (!kept || *kept) return answer;
  answer.proof = Proof::fails;
  if (!open.mine(position)) reply = refuting.reply();
  return answer;
}

/// Place of an action in a list; -1: it is not there.
template <class Actions, class Action>
int place_of(const Actions& actions, const Action& action) {
  const auto found = std::find(actions.begin(), actions.end(), action);
  return found == actions.end() ? -1 : static_cast<int>(found - actions.begin());
}

}  // namespace puzzle

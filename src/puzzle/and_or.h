// Exhaustive AND/OR search: can one player keep a promise against every move of the rivals and of chance? Depth first; the
// last refutation at a depth is tried first (killer heuristic).
//
// A Space has State (a value), Move (comparable), and
//   outcome(state)         won, lost, or open
//   mine(state)            an OR node: the player of the puzzle decides; otherwise all moves must be survived
//   moves(state, out)      promising ones first. None at an OR node: the promise is broken; a Space may therefore prune
//                          decisions of the player
//   play(state, move)
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "puzzle/task.h"

namespace puzzle {

enum class Outcome : std::uint8_t { open, won, lost };

template <class Space>
class AndOr {
 public:
  using State = typename Space::State;
  using Move = typename Space::Move;

  /// Searches as many positions as the budget has.
  AndOr(const Space& space, const base::Budget& budget) : space_(space), budget_(budget) {}

  /// Can the promise be kept? Nothing if the budget did not suffice.
  std::optional<bool> keeps(const State& state) {
    const bool kept = keeps(state, 0);
    return exhausted_ ? std::nullopt : std::optional(kept);
  }
  /// After keeps() said no at an AND node: the move that refutes.
  const std::optional<Move>& reply() const { return last_[0]; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kDeepest = 96;   ///< decisions; longer lines are left open
  static constexpr std::uint64_t kPolled = 64;  ///< positions between two looks at the watch

  bool keeps(const State& state, std::size_t depth) {
    switch (space_.outcome(state)) {
      case Outcome::won: return true;
      case Outcome::lost: return false;
      case Outcome::open: break;
    }
    if (++nodes_ > budget_.nodes || depth + 1 >= kDeepest) exhausted_ = true;
    if (nodes_ % kPolled == 0 && budget_.expired()) exhausted_ = true;
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
  base::Budget budget_;
  std::uint64_t nodes_ = 0;
  bool exhausted_ = false;
  std::array<std::vector<Move>, kDeepest> moves_;
  std::array<std::optional<Move>, kDeepest> last_;
};

/// Searches both games of an answer: `hidden` to prove it whatever is hidden, `open` to refute it with the actual cards.
/// `reply` is the refutation, if it fails and somebody else decides.
template <class Space>
Answer answer(const Space& hidden, const Space& open, const typename Space::State& position, const base::Budget& budget,
              std::optional<typename Space::Move>& reply) {
  Answer answer;
  AndOr<Space> proving(hidden, budget);
  const auto holds = proving.keeps(position);
  answer.nodes = proving.nodes();
  if (holds && *holds) {
    answer.proof = Proof::holds;
    return answer;
  }
  AndOr<Space> refuting(open, budget);
  const auto kept = refuting.keeps(position);
  answer.nodes += refuting.nodes();
  if (!kept || *kept) return answer;
  answer.proof = Proof::fails;
  if (!open.mine(position)) reply = refuting.reply();
  return answer;
}

/// Index of an action in a list; -1: not found.
template <class Actions, class Action>
int place_of(const Actions& actions, const Action& action) {
  const auto found = std::find(actions.begin(), actions.end(), action);
  return found == actions.end() ? -1 : static_cast<int>(found - actions.begin());
}

}  // namespace puzzle

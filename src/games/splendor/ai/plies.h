// Plies worth considering: an action with every decision that belongs to it. Of the many ways to pay or to give back the
// search looks only at the sensible ones; the order of everything here is fixed, so that results repeat.
#pragma once

#include <span>
#include <vector>

#include "games/splendor/ai/evaluator.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

/// The longest turn: a purchase and a Conquest with two effects, a gem and a stronghold each; then tokens, noble, post.
inline constexpr std::size_t kMaxFollowUps = 14;

struct Ply {
  Action action;
  std::array<Action, kMaxFollowUps> follow_ups{};
  std::size_t follow_up_count = 0;

  std::span<const Action> rest() const { return {follow_ups.data(), follow_up_count}; }
};

class PlyMaker {
 public:
  explicit PlyMaker(const Evaluator& evaluator) : evaluator_(evaluator) {}

  /// Plies from here, each to the start of the next turn; from inside a turn, the rest of it. At least one unless the
  /// game is over. `thorough` decides the module decisions by the evaluator instead of by heuristics.
  void list(const GameState& state, bool thorough, std::vector<Ply>& out);

  /// Positions judged so far for module decisions; they count as nodes.
  std::uint64_t judged() const { return judged_; }

 private:
  void list_actions(const GameState& state, bool thorough);
  void drop_idle_takes(const GameState& state);
  void drop_idle_reserves(const GameState& state);
  void complete(GameState state, Ply ply, bool thorough, std::vector<Ply>& out);
  Action weighed_choice(const GameState& state, int seat);

  const Evaluator& evaluator_;
  std::uint64_t judged_ = 0;
  ActionList actions_;  ///< of list()
  ActionList scratch_;  ///< of finish_turn()
};

}  // namespace splendor

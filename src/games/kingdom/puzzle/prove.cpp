#include "games/kingdom/puzzle/prove.h"

#include <algorithm>

#include "base/sorting.h"
#include "games/kingdom/rules/rules.h"
#include "puzzle/and_or.h"

namespace kingdom {

namespace {

using puzzle::Outcome;
using puzzle::Task;

/// A position, or a chance node: an action that draws a tile.
struct Position {
  GameState state;
  Action waiting{};
  bool draws = false;
};

struct Move {
  Action action;
  TileId tile = kNoTile;  ///< what is drawn

  friend bool operator==(const Move& a, const Move& b) { return a.action == b.action && a.tile == b.tile; }
};

class PuzzleSpace {
 public:
  using State = Position;
  using Move = kingdom::Move;

  PuzzleSpace(const GameState& state, const Task& task, bool any_tile)
      : task_(task),
        any_tile_(any_tile),
        by_(puzzle::deadline(task, turn_in_round(state.setup, task.seat), state.setup.players)) {}

  bool mine(const Position& position) const { return !position.draws && position.state.to_act == task_.seat; }

  /// [kingdom.winners] Whoever is at the palace has won, whatever comes: the round in which somebody arrives is the last.
  Outcome outcome(const Position& position) const {
    const GameState& state = position.state;
    if (state.turns > puzzle::turns_in_time(task_, state.setup.players)) return Outcome::lost;
    if (state.travellers[task_.seat].medal != 0) return Outcome::won;
    return is_terminal(state) || state.turns >= by_ ? Outcome::lost : Outcome::open;
  }

  void moves(const Position& position, std::vector<Move>& out) const {
    const GameState& state = position.state;
    if (position.draws) {  // tiles of one resource are alike
      std::uint32_t seen = 0;
      for (std::size_t i = state.stack_top; i < state.stack.size(); ++i) {
        const std::uint32_t resource = 1u << static_cast<unsigned>(resource_of(state.stack[i]));
        if ((seen & resource) == 0) out.push_back({position.waiting, state.stack[i]});
        seen |= resource;
      }
      return;
    }
    legal_actions(state, list_);
    for (const Action& action : list_) out.push_back({action});
    const auto collects = [](const Move& move) { return move.action.kind == ActionKind::collect; };
    base::insertion_sort(out.begin(), out.end(),
                         [&](const Move& a, const Move& b) { return !collects(a) && collects(b); });
  }

  void play(Position& position, const Move& move) const {
    GameState& state = position.state;
    if (position.draws) {
      const auto top = state.stack.begin() + state.stack_top;
      std::iter_swap(top, std::find(top, state.stack.end(), move.tile));
      position.draws = false;
      return apply(state, move.action);
    }
    const GameState before = state;
    apply(state, move.action);
    if (!any_tile_ || state.stack_top == before.stack_top) return;
    position = {before, move.action, true};
  }

 private:
  Task task_;
  bool any_tile_;
  int by_;  ///< puzzle::deadline
  mutable ActionList list_;
};

}  // namespace

puzzle::Answer prove(const GameState& state, const Task& task, const base::Budget& budget) {
  if (task.goal != puzzle::Goal::win || state.setup.mysteries) return {};
  const Position position{.state = state};
  std::optional<Move> reply;
  auto answer =
      puzzle::answer(PuzzleSpace(state, task, true), PuzzleSpace(state, task, false), position, budget, reply);
  if (reply) answer.reply = puzzle::place_of(legal_actions(state), reply->action);
  return answer;
}

std::string_view idea_of(const GameState& state, const Task&, const Action& action, bool) {
  if (action.kind == ActionKind::collect) return "collect";
  if (action.kind != ActionKind::move) return "other";
  GameState after = state;
  apply(after, action);
  if (after.active == state.active && after.phase == Phase::turn) return "village";
  return after.stack_top != state.stack_top ? "tile" : "road";
}

}  // namespace kingdom

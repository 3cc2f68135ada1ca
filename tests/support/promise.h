// Is the promise of a puzzle kept? By the rules alone: every action is tried, one after the other. Nothing is given up early, no
// card is left open, no bound is trusted: it is what the search of src/puzzle is compared with.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <vector>

#include "app/puzzles.h"
#include "base/random.h"
#include "support/check.h"
#include "support/data.h"

namespace support {

/// Of a race: the seat of the task has won or lost it; nothing: it goes on.
using RaceResult = std::function<std::optional<bool>(const app::Game&, const puzzle::Task&)>;

/// Follows the promise of a puzzle on a table whose cards all lie as they lie.
class Promise {
 public:
  /// `shares`: one of several winners has won, too. `rivals`: how many of their actions are tried each time; those are drawn.
  Promise(const app::Puzzle& puzzle, const app::Game& first, bool shares, std::size_t rivals, const RaceResult& race)
      : task_(app::task_of(puzzle, first)), shares_(shares), rivals_(rivals), race_(race) {}

  /// With its last turn the seat plays whatever keeps the promise, before that what is said to keep it.
  bool kept(const app::Game& game, bool own_end = false) {
    ++positions_;
    const bool own = !game.over() && game.to_act() == task_.seat;
    if (task_.goal == puzzle::Goal::first) {
      if (const auto won = race_(game, task_)) return *won;
      if (game.over() || (own && game.round() > task_.round)) return false;
    }
    if (game.over()) return task_.goal == puzzle::Goal::stop ? own_end : has_won(game);
    if (task_.goal == puzzle::Goal::stop) {
      if (game.last_round() && !own_end) return false;
      if (own && game.round() > task_.round) return true;
    } else if (task_.goal == puzzle::Goal::win && game.round() > task_.round && !game.last_round()) {
      return false;
    }
    if (!own) return by_all_rivals(game, own_end);
    return game.round() < task_.round ? by_what_is_proven(game) : by_any(game);
  }
  std::size_t positions() const { return positions_; }

  const puzzle::Task& task() const { return task_; }

 private:
  bool has_won(const app::Game& game) const {
    const unsigned seat = 1u << task_.seat;
    return shares_ ? (game.winners() & seat) != 0 : game.winners() == seat;
  }

  std::unique_ptr<app::Game> after(const app::Game& game, int action) const {
    auto next = game.clone();
    next->apply(action);
    return next;
  }
  /// The seat's own action has brought the end.
  bool ends(const app::Game& game, const app::Game& next) const {
    return task_.goal == puzzle::Goal::stop && !game.last_round() && (next.over() || next.last_round());
  }

  bool by_any(const app::Game& game) {
    for (int action = 0; action < game.legal_count(); ++action) {
      const auto next = after(game, action);
      if (kept(*next, ends(game, *next))) return true;
    }
    return false;
  }

  bool by_what_is_proven(const app::Game& game) {
    for (int action = 0; action < game.legal_count(); ++action) {
      const auto next = after(game, action);
      if (next->prove(task_, app::kPuzzleNodes).proof == puzzle::Proof::holds) return kept(*next, ends(game, *next));
    }
    return false;
  }

  bool by_all_rivals(const app::Game& game, bool own_end) {
    std::vector<int> actions(static_cast<std::size_t>(game.legal_count()));
    std::iota(actions.begin(), actions.end(), 0);
    for (std::size_t tried = 0; tried < actions.size() && tried < rivals_; ++tried) {
      std::swap(actions[tried], actions[tried + random_.below(static_cast<std::uint32_t>(actions.size() - tried))]);
      if (!kept(*after(game, actions[tried]), own_end)) return false;
    }
    return true;
  }

  puzzle::Task task_;
  bool shares_;
  std::size_t rivals_;
  const RaceResult& race_;
  base::RandomSource random_{1};
  std::size_t positions_ = 0;
};

struct PromisesTried {
  int puzzles = 0, right = 0, wrong = 0;
  std::size_t positions = 0;
};

/// Every shipped puzzle of that game that is proven, races where their result is known: a right answer keeps the promise on tables that are dealt anew, and
/// wrong ones do not keep it on the table as it is, where one turn is left after them and one rival sits there.
template <class Game>
PromisesTried try_promises(bool shares, const RaceResult& race = {}) {
  constexpr int kDeals = 10, kWrong = 5;
  PromisesTried tried;
  const auto file = app::read_puzzles(data_file("../../web/puzzles.txt"));
  REQUIRE(file);
  for (const app::Puzzle& puzzle : file.value()) {
    if (puzzle.goal == puzzle::Goal::best || (puzzle.goal == puzzle::Goal::first && !race)) continue;
    const auto link = app::read_link(puzzle.link);
    REQUIRE(link);
    const app::Game& first = *link.value().position;
    if (engine::number_of(first.kind()) != Game::kNumber) continue;
    CAPTURE(puzzle.link);
    ++tried.puzzles;
    const bool few = first.players() == 2 && puzzle.turns <= 2;
    const std::size_t rivals = few ? SIZE_MAX : 5;
    for (int deal = 0; deal < kDeals; ++deal) {
      const auto table = first.dealt_anew(first.to_act(), static_cast<std::uint64_t>(deal));
      Promise promise(puzzle, *table, shares, rivals, race);
      CHECK(promise.kept(*table));
      ++tried.right;
      tried.positions += promise.positions();
    }
    if (!few) continue;
    Promise promise(puzzle, first, shares, SIZE_MAX, race);
    for (int action = 0, wrong = 0; action < first.legal_count() && wrong < kWrong; ++action) {
      const auto next = first.clone();
      next->apply(action);
      if (next->over() || next->to_act() == first.to_act() ||
          next->prove(promise.task(), app::kPuzzleNodes).proof != puzzle::Proof::fails)
        continue;
      ++wrong, ++tried.wrong;
      CHECK_FALSE(promise.kept(*next, next->last_round()));
    }
    tried.positions += promise.positions();
  }
  return tried;
}

}  // namespace support

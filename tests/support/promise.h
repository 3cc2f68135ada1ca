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

/// What a position itself says of a promise other than to win: it is kept, or broken; nothing: neither yet.
using Settled = std::function<std::optional<bool>(const app::Game&, const puzzle::Task&)>;

/// Follows the promise of a puzzle on a table whose cards all lie as they lie.
class Promise {
 public:
  /// `shares`: one of several winners has won, too. `rivals`: how many of their actions are tried each time; those are drawn.
  Promise(const app::Puzzle& puzzle, const app::Game& first, bool shares, std::size_t rivals, const Settled& settled)
      : task_(app::task_of(puzzle, first)), shares_(shares), rivals_(rivals), settled_(settled) {}

  /// With its last turn the seat plays whatever keeps the promise, before that what is said to keep it.
  bool kept(const app::Game& game) {
    ++positions_;
    const bool late = game.round() > task_.round;
    const bool own = !game.over() && game.to_act() == task_.seat;
    if (task_.goal == puzzle::Goal::win) {
      if (game.over()) return has_won(game);
      if (late && !game.last_round()) return false;
    } else {
      if (const auto kept = settled_(game, task_)) return *kept;
      if (game.over() || (own && late)) return task_.goal == puzzle::Goal::stop;
    }
    REQUIRE(game.legal_count() > 0);
    if (!own) return by_all_rivals(game);
    return game.round() < task_.round ? by_what_is_proven(game) : by_any(game);
  }
  /// With its first action, too, the seat plays what is said to keep it.
  bool kept_from_the_first(const app::Game& first) { return by_what_is_proven(first); }
  std::size_t positions() const { return positions_; }

  const puzzle::Task& task() const { return task_; }

 private:
  bool has_won(const app::Game& game) const {
    const unsigned seat = 1u << task_.seat;
    return shares_ ? (game.winners() & seat) != 0 : game.winners() == seat;
  }

  static std::unique_ptr<app::Game> after(const app::Game& game, int action) {
    auto next = game.clone();
    next->apply(action);
    return next;
  }

  bool by_any(const app::Game& game) {
    for (int action = 0; action < game.legal_count(); ++action)
      if (kept(*after(game, action))) return true;
    return false;
  }

  bool by_what_is_proven(const app::Game& game) {
    for (int action = 0; action < game.legal_count(); ++action) {
      const auto next = after(game, action);
      if (next->prove(task_, app::kPuzzleNodes).proof == puzzle::Proof::holds) return kept(*next);
    }
    return false;
  }

  bool by_all_rivals(const app::Game& game) {
    std::vector<int> actions(static_cast<std::size_t>(game.legal_count()));
    std::iota(actions.begin(), actions.end(), 0);
    for (std::size_t tried = 0; tried < actions.size() && tried < rivals_; ++tried) {
      std::swap(actions[tried], actions[tried + random_.below(static_cast<std::uint32_t>(actions.size() - tried))]);
      if (!kept(*after(game, actions[tried]))) return false;
    }
    return true;
  }

  puzzle::Task task_;
  bool shares_;
  std::size_t rivals_;
  const Settled& settled_;
  base::RandomSource random_{1};
  std::size_t positions_ = 0;
};

struct PromisesTried {
  int puzzles = 0, right = 0, wrong = 0;
  std::size_t positions = 0;
};

/// Every shipped puzzle of that game that is proven: what is said to be a right answer keeps the promise on tables that are dealt
/// anew, and wrong ones do not keep it on the table as it is, where one turn is left after them and one rival sits there.
template <class Game>
PromisesTried try_promises(bool shares, const Settled& settled = {}) {
  constexpr int kDeals = 10, kWrong = 5;
  PromisesTried tried;
  const auto file = app::read_puzzles(data_file("../../web/puzzles.txt"));
  REQUIRE(file);
  for (const app::Puzzle& puzzle : file.value()) {
    if (puzzle.goal == puzzle::Goal::best) continue;
    const auto link = app::read_link(puzzle.link);
    REQUIRE(link);
    const app::Game& first = *link.value().position;
    if (engine::number_of(first.kind()) != Game::kNumber) continue;
    CAPTURE(puzzle.link);
    ++tried.puzzles;
    const bool few = first.players() == 2 && puzzle.turns <= 2;
    Promise promise(puzzle, first, shares, few ? SIZE_MAX : 5, settled);
    int wrong = 0;
    for (int action = 0; action < first.legal_count(); ++action) {
      const auto next = first.clone();
      next->apply(action);
      const auto proof = next->prove(promise.task(), app::kPuzzleNodes).proof;
      if (proof != puzzle::Proof::fails || !few || wrong == kWrong || next->over() || next->to_act() == first.to_act())
        continue;
      ++wrong;
      CAPTURE(first.action_text(action));
      CHECK_FALSE(promise.kept(*next));
    }
    for (std::uint64_t deal = 0; deal < kDeals; ++deal, ++tried.right)
      CHECK(promise.kept_from_the_first(*first.dealt_anew(first.to_act(), deal)));
    tried.wrong += wrong;
    tried.positions += promise.positions();
  }
  return tried;
}

}  // namespace support

// Finds puzzles in positions of played games, and verifies given ones.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/puzzles.h"
#include "base/json.h"

namespace cli {

/// Proves a puzzle: each action of its first position is right or wrong, there are some of both, and a promise of several
/// turns cannot be kept in fewer. For Goal::best see puzzle_best.h. Nothing: it is verified; otherwise why not.
base::Wrong why_no_puzzle(const app::Puzzle& puzzle);

/// Puzzle::grade: a search with each level from the easiest on.
int grade_of(const app::Puzzle& puzzle, const app::Game& first);

/// A line of a file of puzzles with the grade of today's levels, and the first one beside it where that was another; a best
/// purchase with today's chances, where it still is by far.
base::Result<std::string> regraded_line(std::string_view line);

/// What to look for.
struct Wanted {
  std::optional<puzzle::Goal> goal;  ///< nothing: all that can be proven
  int fewest_turns = 1;
  int least_grade = 1;
};

/// The puzzles that begin at the end of a game (its seats are persons), with their grades.
std::vector<app::Puzzle> puzzles_at(const app::GameRecord& record, const app::Game& position, const Wanted& wanted);

}  // namespace cli

// The puzzles of a file: a line each, a link to the position and what is asked there. The file is data of our own, but it is
// read as carefully as a link from a stranger.
//
//   GOAL TURNS OBJECT GRADE IDEA LINK
//   win  2     -      3     road g=1.AAAC…
//
// GOAL is a word of kGoalNames; TURNS are own turns, with the one at hand; OBJECT what the goal is about: the number of the
// object of a race, or the purchase that is best, with the chance to win that it leaves and the most that anything else leaves, in
// thousandths ("VERB:CARD:634:507"); `-` for nothing. GRADE is the place on base::kLadder
// (1 .. 8) of the first level that finds a right answer together with the next one, the last where there is none. Levels go on
// learning: where it was another one when the puzzle came, that follows (`3/2`), since dates go by it (app/day.h). Lines that
// begin with # and empty lines are skipped.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/link.h"
#include "puzzle/task.h"

namespace app {

inline constexpr std::array<std::string_view, 4> kGoalNames{"win", "stop", "first", "best"};
inline constexpr int kMostPuzzleTurns = 4;
inline constexpr std::size_t kMostPuzzles = 1000;

struct Puzzle {
  puzzle::Goal goal = puzzle::Goal::win;
  int turns = 1;             ///< 1 .. kMostPuzzleTurns
  std::string object = "-";  ///< as in the file
  int grade = 1;             ///< 1 .. base::kLadder.size(), of today's levels
  int first_grade = 0;       ///< when the puzzle came, which dates go by; 0: the same
  std::string idea = "-";
  std::string link{};  ///< "g=…"
};

/// The object of Goal::best: what a very long search says.
struct BestPurchase {
  std::string purchase;  ///< without_payment() the action
  int permille = 0;      ///< the chance to win that it leaves
  int next = 0;          ///< the most that anything else leaves

  friend bool operator==(const BestPurchase&, const BestPurchase&) = default;
};
std::string object_text(const BestPurchase& best);
/// None where it is no such object.
std::optional<BestPurchase> best_in(std::string_view object);

/// Without the first grade, which only the file has: earlier versions read such a line, too.
std::string puzzle_line(const Puzzle& puzzle);
base::Result<Puzzle> read_puzzle(std::string_view line);
/// All of a file; the error names the line.
base::Result<std::vector<Puzzle>> read_puzzles(std::string_view file);

/// A puzzle of the list, by its place in the file.
struct ListedPuzzle {
  std::size_t place;
  GameSpec spec;  ///< what its position was dealt from
};
/// Those of games that this program has: a game with its options after the other, as they come in the file, and in each the easier
/// ones first.
std::vector<ListedPuzzle> listed(const std::vector<Puzzle>& puzzles);

/// What is promised from its first position on. Precondition: the puzzle has been read; not over.
puzzle::Task task_of(const Puzzle& puzzle, const Game& first);

/// Positions looked at for an answer about one turn: what a page does between two frames without being felt to stop.
inline constexpr std::uint64_t kPuzzleNodes = 60'000;

/// Does a turn that was just played (or a position inside it) keep the promise? Goal::best is judged by its first action.
struct Judged {
  puzzle::Proof proof = puzzle::Proof::open;
  int reply = -1;  ///< puzzle::Answer::reply
};
Judged judge_answer(const Puzzle& puzzle, const puzzle::Task& task, const Game& now, std::string_view action);

/// An action of the first position without how it is paid: what makes two answers the same one.
std::string_view without_payment(std::string_view action);

}  // namespace app

#include "app/puzzles.h"

#include <algorithm>
#include <utility>

#include "app/messages.h"
#include "base/level.h"
#include "base/sorting.h"
#include "base/words.h"

namespace app {

std::string object_text(const BestPurchase& best) {
  std::string text = best.purchase + ' ' + std::to_string(best.permille) + ' ' + std::to_string(best.next);
  std::replace(text.begin(), text.end(), ' ', ':');
  return text;
}

std::optional<BestPurchase> best_in(std::string_view object) {
  base::Fields words(object, ':');
  const std::string kind(words.next()), card(words.next());
  const auto permille = base::read_number<int>(words.next()), next = base::read_number<int>(words.rest());
  if (kind.empty() || card.empty() || !permille || !next || *next < 0 || *next >= *permille || *permille > 1000)
    return std::nullopt;
  return BestPurchase{kind + ' ' + card, *permille, *next};
}

std::string puzzle_line(const Puzzle& puzzle) {
  std::string line(kGoalNames[static_cast<std::size_t>(puzzle.goal)]);
  for (const std::string& word :
       {std::to_string(puzzle.turns), puzzle.object, std::to_string(puzzle.grade), puzzle.idea, puzzle.link})
    line += ' ' + word;
  return line;
}

base::Result<Puzzle> read_puzzle(std::string_view line) {
  base::Fields words(line, ' ');
  Puzzle puzzle;
  const auto goal = std::find(kGoalNames.begin(), kGoalNames.end(), words.next());
  const auto turns = base::read_number(words.next());
  puzzle.object = words.next();
  const std::string_view grades = words.next();
  const std::size_t slash = grades.find('/');
  const auto grade = base::read_number(grades.substr(0, slash));
  const auto first_grade = slash == std::string_view::npos ? grade : base::read_number(grades.substr(slash + 1));
  puzzle.idea = words.next();
  puzzle.link = words.rest();
  for (const auto& one : {grade, first_grade})
    if (!one || *one < 1 || *one > base::kLadder.size()) return messages::puzzle_damaged;
  if (goal == kGoalNames.end() || !turns || *turns < 1 || *turns > kMostPuzzleTurns || puzzle.idea.empty() ||
      puzzle.object.empty())
    return messages::puzzle_damaged;
  puzzle.goal = static_cast<puzzle::Goal>(goal - kGoalNames.begin());
  puzzle.turns = static_cast<int>(*turns);
  puzzle.grade = static_cast<int>(*grade);
  if (*first_grade != *grade) puzzle.first_grade = static_cast<int>(*first_grade);
  if (puzzle.goal == puzzle::Goal::first && !base::read_number(puzzle.object)) return messages::puzzle_damaged;
  if (puzzle.goal == puzzle::Goal::best && (!best_in(puzzle.object) || puzzle.turns != 1))
    return messages::puzzle_damaged;
  return puzzle;
}

base::Result<std::vector<Puzzle>> read_puzzles(std::string_view file) {
  std::vector<Puzzle> puzzles;
  std::size_t number = 0;
  for (base::Fields lines(file, '\n'); !lines.done();) {
    const std::string_view line = lines.next();
    ++number;
    if (line.empty() || line.front() == '#') continue;
    auto puzzle = read_puzzle(line);
    if (!puzzle || puzzles.size() == kMostPuzzles) return base::Message(messages::puzzle_line_wrong, number);
    puzzles.push_back(std::move(puzzle.value()));
  }
  return puzzles;
}

std::vector<ListedPuzzle> listed(const std::vector<Puzzle>& puzzles) {
  std::vector<ListedPuzzle> list;
  std::vector<GameSpec> sets;                       // games with their options
  std::vector<std::size_t> set_of(puzzles.size());  // by place
  for (std::size_t place = 0; place < puzzles.size(); ++place) {
    auto spec = spec_of_link(puzzles[place].link);
    if (!spec) continue;
    GameSpec set = *spec;
    set.seed = 0;
    set.position.clear();
    const auto known = std::find(sets.begin(), sets.end(), set);
    set_of[place] = static_cast<std::size_t>(known - sets.begin());
    if (known == sets.end()) sets.push_back(std::move(set));
    list.push_back({place, std::move(*spec)});
  }
  const auto rank = [&](const ListedPuzzle& one) { return std::pair(set_of[one.place], puzzles[one.place].grade); };
  base::insertion_sort(list.begin(), list.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  return list;
}

puzzle::Task task_of(const Puzzle& puzzle, const Game& first) {
  const auto object = base::read_number(puzzle.object);
  return {.goal = puzzle.goal,
          .seat = static_cast<std::uint8_t>(first.to_act()),
          .object = static_cast<std::uint8_t>(object.value_or(0)),
          .round = static_cast<std::uint16_t>(first.round() + puzzle.turns - 1)};
}

Judged judge_answer(const Puzzle& puzzle, const puzzle::Task& task, const Game& now, std::string_view action) {
  if (puzzle.goal == puzzle::Goal::best) {
    const auto best = best_in(puzzle.object);
    return {best && without_payment(action) == best->purchase ? puzzle::Proof::holds : puzzle::Proof::fails};
  }
  const puzzle::Answer answer = now.prove(task, kPuzzleNodes);
  return {answer.proof, answer.reply};
}

std::string_view without_payment(std::string_view action) {
  const std::size_t first = action.find(' ');
  return first == std::string_view::npos ? action : action.substr(0, action.find(' ', first + 1));
}

}  // namespace app

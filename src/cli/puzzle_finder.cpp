#include "cli/puzzle_finder.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/random.h"
#include "base/words.h"
#include "cli/messages.h"
#include "cli/puzzle_best.h"
#include "games/registry.h"

namespace cli {

namespace {

using app::Puzzle;
using puzzle::Goal;
using puzzle::Proof;

constexpr std::uint64_t kRaceNodes = 5'000;
/// At most so many different answers are right, and at least so many wrong.
constexpr std::size_t kMostRight = 2, kFewestWrong = 8;
constexpr int kMostTurns = 3;

/// What is right and wrong of the legal actions; nothing where one of them is undecided.
struct Answers {
  std::vector<int> right, wrong;
  std::set<std::string> gists;  ///< of the right ones
};
std::optional<Answers> answers_of(const Puzzle& puzzle, const app::Game& first, bool for_finding) {
  Answers answers;
  const puzzle::Task task = task_of(puzzle, first);
  for (int index = 0; index < first.legal_count(); ++index) {
    const auto next = first.clone();
    const std::string text = first.action_text(index);
    next->apply(index);
    const auto judged = judge_answer(puzzle, task, *next, text);
    if (judged.proof == Proof::open) return std::nullopt;
    (judged.proof == Proof::holds ? answers.right : answers.wrong).push_back(index);
    if (judged.proof == Proof::holds) answers.gists.emplace(app::without_payment(text));
    if (for_finding && answers.gists.size() > kMostRight) return std::nullopt;
  }
  if (answers.right.empty() || answers.wrong.empty()) return std::nullopt;
  return answers;
}

/// The first of the legal actions that mean this.
std::optional<int> first_with(const app::Game& game, std::string_view purchase) {
  for (int index = 0; index < game.legal_count(); ++index)
    if (app::without_payment(game.action_text(index)) == purchase) return index;
  return std::nullopt;
}

/// One turn of a level, from the first position on; the first action, and where it leads.
bool solves(const Puzzle& puzzle, const puzzle::Task& task, const app::Game& first, const base::Level& level) {
  base::RandomSource random(first.hash());
  const auto now = first.clone();
  std::string begins;
  const int seat = first.to_act();
  do {
    const auto thought = now->think(level, {}, random.next());
    if (begins.empty()) begins = thought.action;
    const auto index = now->find(thought.action);
    if (!index) return false;
    now->apply(index.value());
  } while (!now->over() && !now->starts_ply() && now->to_act() == seat);
  return judge_answer(puzzle, task, *now, begins).proof == Proof::holds;
}

/// As in the file.
std::string idea_of(const Puzzle& puzzle, const app::Game& first, int index, bool rival_waits = false) {
  std::string idea = first.idea(task_of(puzzle, first), index, rival_waits);
  return idea.empty() ? "-" : idea;
}

/// The promise cannot be kept with a turn less.
bool needs_all_turns(Puzzle puzzle, const app::Game& first) {
  if (puzzle.turns == 1 || puzzle.goal == Goal::stop) return true;
  --puzzle.turns;
  return first.prove(task_of(puzzle, first), app::kPuzzleNodes).proof == Proof::fails;
}

/// There is something to choose: more than one purchase where a purchase is the answer.
bool has_real_choice(const Answers& answers, const app::Game& first) {
  if (answers.wrong.size() < kFewestWrong) return false;
  if (!is_purchase(first, first.action_text(answers.right.front()))) return true;
  return is_a_choice(first);
}

/// An object is worth a race where some wrong answer gives it to a rival for sure.
bool is_contested(const Puzzle& puzzle, const Answers& answers, const app::Game& first) {
  if (puzzle.goal != Goal::first) return true;
  puzzle::Task task = task_of(puzzle, first);
  for (const int index : answers.wrong) {
    const auto next = first.clone();
    next->apply(index);
    if (next->to_act() == task.seat) continue;
    puzzle::Task theirs = task;
    theirs.seat = static_cast<std::uint8_t>(next->to_act());
    if (next->prove(theirs, kRaceNodes).proof == Proof::holds) return true;
  }
  return false;
}

}  // namespace

base::Wrong why_no_puzzle(const Puzzle& puzzle) {
  const auto link = app::read_link(puzzle.link);
  if (!link) return link.error();
  const app::Game& first = *link.value().position;
  if (first.over() || !first.starts_ply()) return base::Message(messages::puzzle_without_turn);
  if (puzzle.goal == Goal::best) {
    const auto best = app::best_in(puzzle.object);
    return best ? why_not_best(*best, first) : base::Wrong(messages::puzzle_not_best);
  }
  const auto answers = answers_of(puzzle, first, false);
  if (!answers) return base::Message(messages::puzzle_not_proven);
  if (!needs_all_turns(puzzle, first)) return base::Message(messages::puzzle_shorter);
  const std::string idea = idea_of(puzzle, first, answers->right.front());
  if (idea != puzzle.idea) return base::Message(messages::puzzle_other_idea, idea);
  return std::nullopt;
}

int grade_of(const Puzzle& puzzle, const app::Game& first) {
  const puzzle::Task task = task_of(puzzle, first);
  std::size_t rung = 0, in_a_row = 0;  // two in a row, since a single one may be luck
  for (; rung < base::kLadder.size() && in_a_row < 2; ++rung)
    in_a_row = solves(puzzle, task, first, *base::find_level(base::kLadder[rung])) ? in_a_row + 1 : 0;
  return static_cast<int>(in_a_row < 2 ? base::kLadder.size() : rung - 1);
}

base::Result<std::string> regraded_line(std::string_view line) {
  auto puzzle = app::read_puzzle(line);
  if (!puzzle) return puzzle.error();
  const auto link = app::read_link(puzzle.value().link);
  if (!link) return link.error();
  const app::Game& first = *link.value().position;
  if (first.over() || !first.starts_ply()) return messages::puzzle_without_turn;
  if (const auto best = app::best_in(puzzle.value().object); puzzle.value().goal == Goal::best && best) {
    const auto judged = judged_again(*best, first);
    if (!judged) return messages::puzzle_not_best;
    puzzle.value().object = object_text(*judged);
  }
  const int grade = grade_of(puzzle.value(), first);
  const int before = puzzle.value().grade, came_with = puzzle.value().first_grade;
  const int first_grade = came_with != 0 ? came_with : before;
  base::Fields words(line, ' ');
  std::string text;
  for (int word = 0; word < 2; ++word) text += std::string(words.next()) + ' ';
  for (int word = 0; word < 2; ++word) words.next();
  text += puzzle.value().object + ' ' + std::to_string(grade);
  if (first_grade != grade) text += '/' + std::to_string(first_grade);
  return text + ' ' + std::string(words.rest());
}

std::vector<Puzzle> puzzles_at(const app::GameRecord& record, const app::Game& position, const Wanted& wanted) {
  std::vector<Puzzle> found;
  const auto wants = [&](Goal goal) { return wanted.goal.value_or(goal) == goal; };
  const auto keep = [&](Puzzle puzzle, int index, bool rival_waits = false) {
    puzzle.grade = grade_of(puzzle, position);
    if (puzzle.grade < wanted.least_grade) return;
    puzzle.idea = idea_of(puzzle, position, index, rival_waits);
    puzzle.link = app::game_link(record);
    if (!puzzle.link.empty()) found.push_back(std::move(puzzle));
  };
  /// True: the promise can be kept, so that one of more turns is no puzzle.
  const auto look = [&](const Puzzle& puzzle) {
    if (position.prove(task_of(puzzle, position), app::kPuzzleNodes).proof != Proof::holds) return false;
    if (puzzle.turns < wanted.fewest_turns || !needs_all_turns(puzzle, position)) return true;
    const auto answers = answers_of(puzzle, position, true);
    if (answers && has_real_choice(*answers, position) && is_contested(puzzle, *answers, position))
      keep(puzzle, answers->right.front());
    return true;
  };
  if (wanted.goal == Goal::best) {  // too long a search to be made along with the others
    const auto likely = position.last_round() ? std::nullopt : likely_best(position);
    if (!likely) return found;
    const Puzzle puzzle{.goal = Goal::best, .object = object_text(likely->purchase)};
    const auto index = first_with(position, likely->purchase.purchase);
    if (!index || grade_of(puzzle, position) < wanted.least_grade) return found;
    const auto best = long_judgement(position, likely->purchase.purchase);
    if (best) keep({.goal = Goal::best, .object = object_text(best->purchase)}, *index, best->rival_waits);
    return found;
  }
  const bool few = position.players() == 2;  // more rivals have too many replies
  if (wants(Goal::win))
    for (int turns = 1; turns <= (few ? kMostTurns : 1); ++turns)
      if (position.may_win_within(turns) && look({.turns = turns})) return found;
  if (!position.score(position.to_act()) || !few || position.last_round()) return found;
  if (wants(Goal::stop)) look({.goal = Goal::stop});
  if (wants(Goal::first))
    for (int object = 0; object < games::find(position.kind())->race_objects; ++object)
      for (int turns = 1; turns <= kMostTurns; ++turns)
        if (look({.goal = Goal::first, .turns = turns, .object = std::to_string(object)})) break;
  return found;
}

}  // namespace cli

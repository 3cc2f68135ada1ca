#include "cli/puzzle_finder.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/random.h"
#include "cli/messages.h"

namespace cli {

namespace {

using app::Puzzle;
using puzzle::Goal;
using puzzle::Proof;

/// A purchase is the best by far when nothing else comes nearer than this in chance to win.
constexpr double kByFar = 0.08;
constexpr std::uint64_t kTenTimes = 10;
/// At most so many different answers are right, and at least so many wrong.
constexpr std::size_t kMostRight = 2, kFewestWrong = 8;
/// Points from which a seat is near enough to the end for a puzzle about it.
constexpr int kNearTheEnd = 5;

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
    if (judged.proof == Proof::holds) answers.gists.emplace(app::gist_of(text));
    if (for_finding && answers.gists.size() > kMostRight) return std::nullopt;
  }
  if (answers.right.empty() || answers.wrong.empty()) return std::nullopt;
  return answers;
}

/// The purchase that a search of `times` the strongest level's budget prefers by far.
std::optional<std::string> best_by_far(const app::Game& game, std::uint64_t times) {
  const base::Level& level = base::strongest_level();
  const engine::Thought thought = game.think(level, level.nodes * times, game.hash());
  if (thought.action.rfind("buy ", 0) != 0 || thought.others.empty() || thought.value > 0.97) return std::nullopt;
  const std::string gist(app::gist_of(thought.action));
  for (const auto& other : thought.others)
    if (app::gist_of(other.action) != gist && other.value > thought.value - kByFar) return std::nullopt;
  bool rival = false;  // another way to pay is no other answer
  for (const auto& other : thought.others) rival |= app::gist_of(other.action) != gist;
  return rival ? std::optional(gist) : std::nullopt;
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

int grade_of(const Puzzle& puzzle, const app::Game& first) {
  const puzzle::Task task = task_of(puzzle, first);
  std::size_t grade = base::kLadder.size();
  while (grade > 0 && solves(puzzle, task, first, *base::find_level(base::kLadder[grade - 1]))) --grade;
  return static_cast<int>(std::min(grade + 1, base::kLadder.size()));
}

/// The promise cannot be kept with a turn less.
bool needs_all_turns(Puzzle puzzle, const app::Game& first) {
  if (puzzle.turns == 1 || puzzle.goal == Goal::stop) return true;
  --puzzle.turns;
  return first.prove(task_of(puzzle, first), app::kPuzzleNodes).proof == Proof::fails;
}

/// There is something to choose: more than one purchase where a purchase is the answer.
bool tempts(const Answers& answers, const app::Game& first) {
  if (answers.wrong.size() < kFewestWrong) return false;
  if (first.action_text(answers.right.front()).rfind("buy ", 0) != 0) return true;
  std::set<std::string> purchases;
  for (int index = 0; index < first.legal_count(); ++index) {
    const std::string text = first.action_text(index);
    if (text.rfind("buy ", 0) == 0) purchases.emplace(app::gist_of(text));
  }
  return purchases.size() >= 3;
}

}  // namespace

base::Wrong why_no_puzzle(const Puzzle& puzzle) {
  const auto link = app::read_link(puzzle.link);
  if (!link) return link.error();
  const app::Game& first = *link.value().position;
  if (first.over() || !first.starts_ply()) return base::Message(messages::puzzle_without_turn);
  if (puzzle.goal == Goal::best) {
    auto best = best_by_far(first, kTenTimes);
    if (best) std::replace(best->begin(), best->end(), ' ', ':');
    return best == puzzle.object ? base::Wrong() : base::Message(messages::puzzle_not_best);
  }
  if (!answers_of(puzzle, first, false)) return base::Message(messages::puzzle_not_proven);
  if (!needs_all_turns(puzzle, first)) return base::Message(messages::puzzle_shorter);
  return std::nullopt;
}

std::vector<Puzzle> puzzles_at(const app::GameRecord& record, const app::Game& position, bool with_best) {
  std::vector<Puzzle> found;
  const auto keep = [&](Puzzle puzzle, int index) {
    puzzle.grade = grade_of(puzzle, position);
    puzzle.idea = position.idea(task_of(puzzle, position), index);
    if (puzzle.idea.empty()) puzzle.idea = "-";
    puzzle.link = app::game_link(record);
    if (!puzzle.link.empty()) found.push_back(std::move(puzzle));
  };
  const auto look = [&](const Puzzle& puzzle) {
    const auto task = task_of(puzzle, position);
    if (position.prove(task, app::kPuzzleNodes).proof != Proof::holds || !needs_all_turns(puzzle, position)) return false;
    const auto answers = answers_of(puzzle, position, true);
    if (answers && tempts(*answers, position)) keep(puzzle, answers->right.front());
    return true;
  };
  const auto score = position.score(position.to_act());
  const bool few = position.players() == 2;
  bool wins = false;
  for (int turns = 1; turns <= 3 && !wins; ++turns)
    if ((few || turns == 1) && (!score || *score + 6 * turns + kNearTheEnd > 15)) wins = look({.turns = turns});
  if (!score || wins) return found;
  if (few) look({.goal = Goal::stop});
  if (few && !position.last_round())
    for (int noble = 0; noble < 10; ++noble)
      for (int turns = 1; turns <= 3; ++turns)
        if (look({.goal = Goal::first, .turns = turns, .object = std::to_string(noble)})) break;
  if (with_best && found.empty()) {
    auto best = best_by_far(position, 1);
    if (best && best_by_far(position, kTenTimes) == best) {
      const auto index = position.find(*best);
      std::replace(best->begin(), best->end(), ' ', ':');
      if (index) keep({.goal = Goal::best, .object = *best}, index.value());
    }
  }
  return found;
}

}  // namespace cli

// What a puzzle says after its solution is true of it.
#include <set>
#include <string>

#include "app/puzzles.h"
#include "cli/puzzle_finder.h"
#include "support/check.h"
#include "support/data.h"

namespace {

std::vector<app::Puzzle> all_puzzles() {
  return app::read_puzzles(support::data_file("../../web/puzzles.txt")).value();
}

/// What idea the solution `action` of the shipped puzzle to stop a rival has whose link ends so.
std::string idea_shown(const std::string& end, const std::string& action) {
  for (const app::Puzzle& puzzle : all_puzzles()) {
    if (puzzle.goal != puzzle::Goal::stop || puzzle.link.substr(puzzle.link.size() - end.size()) != end) continue;
    const auto link = app::read_link(puzzle.link);
    const app::Game& first = *link.value().position;
    const auto task = app::task_of(puzzle, first);
    const auto index = first.find(action);
    REQUIRE(index);
    const auto next = first.clone();
    next->apply(index.value());
    CHECK(app::judge_answer(puzzle, task, *next, action).proof == puzzle::Proof::holds);
    return first.idea(task, index.value(), false);
  }
  return "no such puzzle";
}

}  // namespace

TEST_CASE("the idea of a stop: the card that the rival needs is reserved") {
  CHECK(idea_shown("YuYOS4s8", "reserve L3-07") == "deny_card");
  CHECK(idea_shown("I0sD3jke", "reserve O3-01") == "deny_card");
}

TEST_CASE("the idea of a stop: the card that the rival needs is bought") {
  CHECK(idea_shown("hOEQNEE6", "buy L2-25 -") == "deny_buy");
  CHECK(idea_shown("-CcNpNEa", "buy L3-13 wbgg") == "deny_buy");
  CHECK(idea_shown("TuBlCywG", "buy L1-13 -") == "deny_buy");
}

TEST_CASE("the idea of a stop: the noble that the rival needs comes to the seat first") {
  CHECK(idea_shown("QkmlfnQT", "buy L2-11 ww") == "deny_noble");
  CHECK(idea_shown("YNgHWDAn", "buy L1-26 -") == "deny_noble");
  CHECK(idea_shown("r0EcEq0d", "buy O1-06 w") == "deny_noble");  // by the bonus that the card copies
}

TEST_CASE("the idea of a stop: a stronghold keeps the rival away from the card") {
  CHECK(idea_shown("4egE2Gkr", "buy L1-37 -") == "deny_stronghold");
  CHECK(idea_shown("0gRfNHTx", "buy L1-38 -") == "deny_stronghold");
}

TEST_CASE("the idea of a stop: the game is over before the rival has another turn") {
  CHECK(idea_shown("wQnA2ON6", "buy L2-14 g") == "ends");
  CHECK(idea_shown("qp4DCd-5", "buy L3-10 bb") == "ends");
}

TEST_CASE(
    "every shipped puzzle to stop a rival says the idea of its solution, and verifying one refuses another idea") {
  std::set<std::string> ideas;
  for (const app::Puzzle& puzzle : all_puzzles()) {
    if (puzzle.goal != puzzle::Goal::stop) continue;
    CAPTURE(puzzle.link);
    ideas.insert(puzzle.idea);
    const auto wrong = cli::why_no_puzzle(puzzle);
    CHECK_FALSE(wrong);
  }
  CHECK(ideas == std::set<std::string>{"deny_buy", "deny_card", "deny_noble", "deny_stronghold", "ends"});
  app::Puzzle one = all_puzzles().front();
  for (const app::Puzzle& puzzle : all_puzzles())
    if (puzzle.goal == puzzle::Goal::stop) one = puzzle;
  one.idea = one.idea == "ends" ? "deny_card" : "ends";
  CHECK(cli::why_no_puzzle(one));
}

TEST_CASE(
    "a race that a purchase wins at once says that its bonus completes what the noble asks for, and another does not") {
  std::set<std::string> ideas;
  for (app::Puzzle puzzle : all_puzzles()) {
    if (puzzle.goal != puzzle::Goal::first || puzzle.turns > 1) continue;
    CAPTURE(puzzle.link);
    ideas.insert(puzzle.idea);
    CHECK_FALSE(cli::why_no_puzzle(puzzle));
    puzzle.idea = puzzle.idea == "bonus" ? "completes" : "bonus";
    CHECK(cli::why_no_puzzle(puzzle));
  }
  CHECK(ideas == std::set<std::string>{"bonus", "completes"});
}

#include "app/puzzles.h"

#include "app/computer.h"
#include "cli/puzzle_finder.h"
#include "support/check.h"

namespace {

constexpr const char* kStop = "stop 1 - 2 deny_card g=1.AAAAqupB2W4AADjoE9mSqmAIzAgkIqc_vQvy4l9Q949dL24QkmlfnQT";

}  // namespace

TEST_CASE("a puzzle is a line of text: read, written, and refused if invalid") {
  const auto puzzle = app::read_puzzle(kStop);
  REQUIRE(puzzle);
  CHECK(puzzle.value().goal == puzzle::Goal::stop);
  CHECK(puzzle.value().turns == 1);
  CHECK(puzzle.value().grade == 2);
  CHECK(app::puzzle_line(puzzle.value()) == kStop);
  for (const char* wrong : {"", "win", "lose 1 - 2 gold g=1.A", "win 0 - 2 gold g=1.A", "win 9 - 2 gold g=1.A",
                            "win 1 - 9 gold g=1.A", "win 1 - x gold g=1.A", "first 1 - 2 gold g=1.A"})
    CHECK_FALSE(app::read_puzzle(wrong));
  const auto file = app::read_puzzles(std::string("# words\n\n") + kStop + '\n');
  REQUIRE(file);
  CHECK(file.value().size() == 1);
  CHECK_FALSE(app::read_puzzles(std::string(kStop) + "\nnothing\n"));
}

TEST_CASE("a puzzle is verified, and another promise at its position is not") {
  app::Puzzle puzzle = app::read_puzzle(kStop).value();
  CHECK_FALSE(cli::why_no_puzzle(puzzle));
  puzzle.goal = puzzle::Goal::win;
  CHECK(cli::why_no_puzzle(puzzle));
  puzzle.link = "g=1.AAAA";
  CHECK(cli::why_no_puzzle(puzzle));
}

TEST_CASE("what a link is dealt from is known without playing it") {
  const app::Puzzle puzzle = app::read_puzzle(kStop).value();
  const auto link = app::read_link(puzzle.link);
  REQUIRE(link);
  const auto spec = app::spec_of_link(puzzle.link);
  REQUIRE(spec);
  CHECK(*spec == link.value().record.spec);
  CHECK_FALSE(app::spec_of_link(""));
  CHECK_FALSE(app::spec_of_link("g=1.A"));
}

TEST_CASE("the worker proves a turn of a puzzle, and refuses invalid requests") {
  const app::Puzzle puzzle = app::read_puzzle(kStop).value();
  const auto link = app::read_link(puzzle.link);
  REQUIRE(link);
  const auto task = app::task_of(puzzle, *link.value().position);
  const app::Session first = app::Session::open(link.value().record).value();
  int right = 0, refuted = 0;
  for (int action = 0; action < first.position().legal_count(); ++action) {
    app::Session session = first;
    session.play(action);
    const auto answer = app::proof_in(app::computer_answer(app::proof_request(task, session)));
    REQUIRE(answer);
    CHECK(answer->proof != puzzle::Proof::open);
    right += answer->proof == puzzle::Proof::holds ? 1 : 0;
    refuted += answer->reply >= 0 ? 1 : 0;
  }
  CHECK(right > 0);
  CHECK(refuted > 0);
  for (const char* wrong : {"prove ", "prove 0 0 1", "prove 7 0 1 0 g=1.A", "prove 0 0 1 0 g=1.A"})
    CHECK(app::computer_answer(wrong).rfind("error ", 0) == 0);
  CHECK_FALSE(app::proof_in("proved 9 0 0"));
  CHECK_FALSE(app::proof_in("error no"));
}

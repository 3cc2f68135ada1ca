// Puzzles of several turns on the page: a right turn is followed by the rival's and the next one, and a wrong one is refuted
// where it is made.
#include <functional>
#include <vector>

#include "app/puzzle_record.h"
#include "support/check.h"
#include "support/data.h"
#include "support/page.h"
#include "support/puzzles.h"
#include "ui/words.h"

namespace {

/// The first puzzle of the page's file that asks to win with so many turns.
app::Puzzle puzzle_to_win_in(int turns) {
  const auto puzzles = app::read_puzzles(support::data_file("../../web/puzzles.txt"));
  REQUIRE(puzzles);
  for (const app::Puzzle& puzzle : puzzles.value())
    if (puzzle.goal == puzzle::Goal::win && puzzle.turns == turns && app::spec_of_link(puzzle.link)) return puzzle;
  FAIL("no such puzzle");
  return {};
}

struct PuzzleOfTurns : support::Page {
  const app::Puzzle puzzle;
  const app::Session first = app::Session::open(app::read_link(puzzle.link).value().record).value();
  const puzzle::Task task = app::task_of(puzzle, first.position());
  std::size_t answered = 0;

  explicit PuzzleOfTurns(int turns) : Page(support::begun_session(4)), puzzle(puzzle_to_win_in(turns)) {
    driver.press_all({"menu", "menu:puzzles"});
    driver.event(app::EventKind::text_fetched, "puzzles.txt", app::puzzle_line(puzzle) + '\n');
    driver.settle();
    driver.press("puzzle:0");
  }

  app::Session game() { return support::stored_game(host); }
  bool goes_on() { return driver.state("panel") == "none" && game().position().to_act() == task.seat; }
  /// Own turns that were begun or made since the first position; a turn can have several decisions.
  int turns_made() { return static_cast<int>(game().position().round() - first.position().round()); }

  using Wanted = std::function<bool(const app::Game& next, const puzzle::Answer& answer)>;
  /// The first legal action with such an answer of the prover; -1: there is none.
  int find(const Wanted& wanted) {
    const app::Session now = game();
    for (int index = 0; index < now.position().legal_count(); ++index) {
      const auto next = now.position().clone();
      next->apply(index);
      if (wanted(*next, next->prove(task, app::kPuzzleNodes))) return index;
    }
    return -1;
  }
  void play(int index) {
    REQUIRE(index >= 0);
    driver.send_press("act:" + std::to_string(index));
    driver.settle();
    answered = support::answer_worker(driver, host, answered);
  }
  void play_right() {
    play(find([](const app::Game&, const puzzle::Answer& answer) { return answer.proof == puzzle::Proof::holds; }));
  }
  /// Right decisions until so many turns are made, or the puzzle is solved; the rival replies by itself.
  void play_turns(int turns) {
    for (int decisions = 0; decisions < 20 && goes_on() && turns_made() < turns; ++decisions) play_right();
  }
  bool says(const ui::Text& text) { return support::says(driver.mirror(), ui::tr(text)); }
};

}  // namespace

TEST_CASE(
    "a puzzle of two or three turns goes on after each right one and the rival's reply, and is solved by the last") {
  for (const int turns : {2, 3}) {
    CAPTURE(turns);
    PuzzleOfTurns page(turns);
    for (int made = 1; made < turns; ++made) {
      page.play_turns(made);
      REQUIRE(page.goes_on());
      CHECK(page.turns_made() == made);
      CHECK_FALSE(page.says(ui::words::puzzle_solved));
      CHECK(page.host.stored["puzzles"].find("\nsolved ") == std::string::npos);
    }
    page.play_turns(turns);
    CHECK(page.driver.state("panel") == "puzzle");
    CHECK(page.says(ui::words::puzzle_solved));
    const app::PuzzleRecord record = *app::PuzzleRecord::read(page.host.stored["puzzles"]);
    REQUIRE(record.solved.size() == 1);
    CHECK(record.solved.begin()->second.tries == 1);
  }
}

TEST_CASE("a wrong second turn of a puzzle is refuted by the rival's play, and the puzzle begins anew") {
  PuzzleOfTurns page(3);
  page.play_turns(1);
  REQUIRE(page.goes_on());
  const std::size_t before = page.game().length();
  page.play(page.find([&](const app::Game& next, const puzzle::Answer& answer) {
    return next.to_act() != page.task.seat && answer.proof == puzzle::Proof::fails && answer.reply >= 0;
  }));
  CHECK(page.driver.state("panel") == "puzzle");
  CHECK(page.says(ui::words::puzzle_refuted));
  CHECK(page.game().length() > before + 1);  // the rival has answered
  page.driver.press("puzzle:again");
  CHECK(page.game().length() == page.first.length());
  page.play_turns(3);
  CHECK(page.says(ui::words::puzzle_solved));
  CHECK(page.host.stored["puzzles"].find(" 2\n") != std::string::npos);  // at the second try
}

// The hint button alone: what each press does, and where there are no hints.
#include "ui/hint_button.h"

#include "support/check.h"
#include "support/games.h"
#include "support/puzzles.h"
#include "ui/words.h"

using Effect = ui::HintButton::Effect;

TEST_CASE("press by press a hint is asked for, told with its details, hidden, and told again without them") {
  ui::HintButton button;
  CHECK(button.press(7) == Effect::ask);
  CHECK(button.press(7) == Effect::ask);  // no answer yet
  CHECK(button.shown(7) == nullptr);
  button.take({}, 7);
  REQUIRE(button.shown(7) != nullptr);
  CHECK_FALSE(button.shown(7)->more);
  CHECK(button.press(7) == Effect::tell);
  CHECK(button.shown(7)->more);
  CHECK(button.press(7) == Effect::hide);
  CHECK(button.shown(7) == nullptr);
  CHECK(button.press(7) == Effect::tell);
  REQUIRE(button.shown(7) != nullptr);
  CHECK_FALSE(button.shown(7)->more);
}

TEST_CASE("a hint for one moment is none for another, where it is asked for anew") {
  ui::HintButton button;
  button.take({}, 7);
  CHECK(button.shown(8) == nullptr);
  CHECK(button.press(8) == Effect::ask);
  button.take({.options = {}, .reason = "gems"}, 8);
  CHECK(button.shown(7) == nullptr);
  REQUIRE(button.shown(8) != nullptr);
  CHECK(button.shown(8)->advice.reason == "gems");
}

TEST_CASE("there are no hints in the attempt of a day, nor in a puzzle before it is solved") {
  support::FakeHost host;
  app::PuzzlePlay puzzle(host);
  CHECK(ui::why_no_hint(false, puzzle).empty());
  CHECK(ui::why_no_hint(true, puzzle) == ui::tr(ui::words::day_no_hint));
  const app::Puzzle tried = app::read_puzzle(support::kPuzzleLine).value();
  app::Session session = app::Session::open(app::read_link(tried.link).value().record).value();
  puzzle.begin(tried, "00000001", session);
  CHECK(ui::why_no_hint(false, puzzle) == ui::tr(ui::words::puzzle_no_hint));
  CHECK(ui::why_no_hint(true, puzzle) == ui::tr(ui::words::day_no_hint));
  for (int action = support::puzzle_action(true); puzzle.state() == app::PuzzlePlay::State::solving; action = 0) {
    session.play(action);
    puzzle.moved(session);
    const auto asked = host.worker_requests.back();
    puzzle.hear({app::EventKind::worker_reply, asked.id, app::computer_answer(asked.text)}, session);
  }
  REQUIRE(puzzle.state() == app::PuzzlePlay::State::solved);
  CHECK(ui::why_no_hint(false, puzzle).empty());
}

// The attempt of a day: begun, found again, ended and recorded. Without a table.
#include "ui/daily_attempt.h"

#include "support/check.h"
#include "support/day_page.h"
#include "support/puzzles.h"
#include "ui/daily.h"
#include "ui/words.h"

using app::Attempt;
using support::kToday;

namespace {

struct AttemptAlone {
  support::FakeHost host;
  app::Library library{host};
  ui::Notices notices{host};
  app::PuzzlePlay puzzle{host};
  app::DayBook days{host};
  ui::DailyAttempt attempt{library, days, notices};
  app::Session deal = app::Session::open(*ui::deal_of(kToday)).value();

  AttemptAlone() { host.clock_s = kToday.number * support::kSecondsOfDay + 3600; }

  /// The game is shown in an entry of its own.
  void show(const app::Session& session) {
    library.begin(session);
    attempt.find(session, puzzle);
  }
  void begin_deal() {
    show(deal);
    attempt.begin({kToday, false});
  }
  app::Days::OfDay known() const { return days.get().at(kToday); }
  bool has_said(const ui::Text& text) const { return notices.text() == ui::tr(text); }
};

/// The puzzle of the day is tried.
struct PuzzleAttemptAlone : AttemptAlone {
  const app::Puzzle tried = app::read_puzzle(support::kPuzzleLine).value();
  app::Session session = app::Session::open(app::read_link(tried.link).value().record).value();

  PuzzleAttemptAlone() {
    show(session);
    puzzle.begin(tried, library.playing(), session);
    attempt.begin({kToday, true});
  }
  /// Plays that turn, and turns of the rival that change nothing, until it is judged.
  void play(bool right) {
    for (int action = support::puzzle_action(right); attempt.runs() && session.length() < puzzle.start() + 9;
         action = 0) {
      session.play(action);
      puzzle.moved(session);
      attempt.settle(session, puzzle);
      puzzle.store_end();
      CHECK(attempt.runs());  // while the worker judges it
      const auto asked = host.worker_requests.back();
      puzzle.hear({app::EventKind::worker_reply, asked.id, app::computer_answer(asked.text)}, session);
      attempt.settle(session, puzzle);
      puzzle.store_end();
    }
  }
};

}  // namespace

TEST_CASE_FIXTURE(AttemptAlone,
                  "an attempt at the deal runs until its game is over, and nothing is taken back meanwhile") {
  CHECK_FALSE(attempt.forbids_undo());
  CHECK(notices.text().empty());
  begin_deal();
  CHECK(known().deal.state == Attempt::open);
  CHECK(library.find(library.playing())->name == ui::tr(ui::words::deal_of_date, app::day_text(kToday)));
  CHECK(attempt.forbids_undo());
  CHECK(has_said(ui::words::day_no_undo));
  attempt.settle(deal, puzzle);
  CHECK(attempt.runs());
  CHECK_FALSE(attempt.over().has_value());

  support::play_on(deal, support::sensible_action, 1);
  REQUIRE(deal.over());
  attempt.settle(deal, puzzle);
  CHECK_FALSE(attempt.forbids_undo());
  REQUIRE(attempt.over().has_value());
  CHECK(attempt.over()->day == kToday);
  CHECK(known().deal.state == Attempt::finished);
  CHECK(known().deal.leads == app::leads_of(deal, 1));  // the person's seat
}

TEST_CASE_FIXTURE(AttemptAlone, "an attempt is found again in its entry, with its cards, and in no other game") {
  begin_deal();
  app::DayBook read_again(host);
  ui::DailyAttempt again(library, read_again, notices);
  again.find(deal, puzzle);
  CHECK(again.runs());
  again.find(support::begun_session(4), puzzle);  // other cards in that entry
  CHECK_FALSE(again.runs());
  show(support::begun_session(4));
  CHECK_FALSE(attempt.runs());
}

TEST_CASE_FIXTURE(AttemptAlone, "an attempt whose game is over is recorded when that is found") {
  begin_deal();
  support::play_on(deal, support::sensible_action, 1);
  app::DayBook read_again(host);
  ui::DailyAttempt again(library, read_again, notices);
  again.find(deal, puzzle);
  CHECK_FALSE(again.runs());
  CHECK(known().deal.state == Attempt::open);
  days.load();
  CHECK(known().deal.state == Attempt::finished);
}

TEST_CASE_FIXTURE(AttemptAlone, "a day that was practised has no attempt any more, and the player is told") {
  show(deal);
  days.practise({kToday, false});
  attempt.begin({kToday, false});
  CHECK_FALSE(attempt.runs());
  CHECK(has_said(ui::words::day_elsewhere));
}

TEST_CASE_FIXTURE(AttemptAlone, "an attempt that storage refuses to keep runs, and the player is told") {
  host.refused_keys["days"] = app::StoreResult::full;
  begin_deal();
  CHECK(attempt.runs());
  CHECK(has_said(ui::words::day_not_stored));
}

TEST_CASE_FIXTURE(PuzzleAttemptAlone, "an attempt at the puzzle ends with the right turn, solved") {
  play(true);
  CHECK_FALSE(attempt.runs());
  CHECK(attempt.over()->puzzle);
  CHECK(known().puzzle.state == Attempt::finished);
  CHECK(known().puzzle.solved);
}

TEST_CASE_FIXTURE(PuzzleAttemptAlone, "an attempt at the puzzle ends with the first wrong turn, not solved") {
  play(false);
  CHECK_FALSE(attempt.runs());
  CHECK(known().puzzle.state == Attempt::finished);
  CHECK_FALSE(known().puzzle.solved);
}

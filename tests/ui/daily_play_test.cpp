// The deal and the puzzle of the day: which day is shown, attempts and practice. Without ui::App.
#include "ui/daily_play.h"

#include "support/check.h"
#include "support/day_page.h"
#include "support/game_parts.h"
#include "support/puzzles.h"
#include "ui/daily.h"

using app::Attempt;
using support::kToday;
using ui::Panel;

namespace {

struct DailyAlone : support::PartsAlone {
  ui::DailyPlay& daily = parts.daily;

  DailyAlone() { set_day(kToday); }

  void set_day(app::Day day) { host.clock_s = day.number * support::kSecondsOfDay + 3600; }
  void bring_puzzles() { parts.puzzles.hear(std::string(support::kPuzzleLine) + '\n'); }
  app::Days::OfDay known(app::Day day) const { return daily.days().at(day); }

  /// Plays that turn of the puzzle, and whatever follows until it is judged.
  void answer_puzzle(bool right) {
    parts.game.play(support::puzzle_action(right));
    while (parts.game.attempt()) {
      const app::PuzzlePlay::State state = parts.game.puzzle().state();
      if (state == app::PuzzlePlay::State::solving) {
        parts.game.play(0);
      } else {
        const auto asked = host.worker_requests.back();
        parts.game.hear_worker({app::EventKind::worker_reply, asked.id, app::computer_answer(asked.text)});
      }
    }
  }
};

}  // namespace

TEST_CASE_FIXTURE(DailyAlone, "the panel shows today or another day, and any month") {
  daily.show(std::nullopt);
  CHECK(parts.panels.open() == Panel::today);
  CHECK(daily.day() == kToday);
  CHECK(daily.month() == kToday);
  daily.show(kToday + -3);
  CHECK(daily.day() == kToday + -3);
  CHECK(daily.today() == kToday);
  daily.show_month(kToday + -40);
  CHECK(daily.month() == kToday + -40);
  daily.show(kToday);
  CHECK(daily.month() == kToday);
}

TEST_CASE_FIXTURE(DailyAlone, "midnight is noticed once, and only while the panel is open") {
  daily.show(std::nullopt);
  CHECK_FALSE(daily.date_changed());
  set_day(kToday + 1);
  CHECK(daily.date_changed());
  CHECK_FALSE(daily.date_changed());
  CHECK(daily.day() == kToday + 1);
  parts.panels.show(Panel::none);
  set_day(kToday + 2);
  CHECK_FALSE(daily.date_changed());
}

TEST_CASE_FIXTURE(DailyAlone, "the deal counts once, then play leads back to the attempt") {
  daily.play({kToday, false, true});
  CHECK(parts.game.session().spec() == ui::deal_of(kToday)->spec);
  CHECK(parts.game.attempt().has_value());
  CHECK(known(kToday).deal.state == Attempt::open);
  const std::string attempt = parts.library.playing();
  parts.switcher.begin(support::begun_session(0, 9).record());
  CHECK_FALSE(parts.game.attempt().has_value());
  daily.play({kToday, false, true});
  CHECK(parts.library.playing() == attempt);
  CHECK(parts.game.attempt().has_value());
}

TEST_CASE_FIXTURE(DailyAlone, "practice comes first: then no attempt counts any more, and the player is told") {
  daily.play({kToday, false, false});
  CHECK(known(kToday).deal.state == Attempt::practised);
  CHECK_FALSE(parts.game.attempt().has_value());
  daily.play({kToday, false, true});
  CHECK_FALSE(parts.game.attempt().has_value());
  CHECK(has_said(ui::words::day_elsewhere));
}

TEST_CASE_FIXTURE(DailyAlone, "an attempt that was offered before midnight does not begin after it") {
  daily.show(std::nullopt);
  set_day(kToday + 1);
  daily.play({kToday, false, true});
  CHECK(known(kToday).deal.state == Attempt::none);
  CHECK(daily.day() == kToday + 1);
  CHECK(has_said(ui::words::day_is_over));
}

TEST_CASE_FIXTURE(DailyAlone, "the puzzle waits until the list of puzzles has come") {
  daily.play({kToday, true, true});
  CHECK_FALSE(parts.game.puzzle().active());
  bring_puzzles();
  daily.play({kToday, true, true});
  CHECK(parts.game.puzzle().active());
  CHECK(known(kToday).puzzle.state == Attempt::open);
}

TEST_CASE_FIXTURE(DailyAlone, "an attempt whose latest state is damaged goes on from the one before, and counts") {
  bring_puzzles();
  for (const bool puzzle : {false, true}) {
    CAPTURE(puzzle);
    daily.play({kToday, puzzle, true});
    const std::string entry = parts.library.playing();
    parts.game.save();
    std::string &first = host.stored.at("game." + entry + ".0"), &second = host.stored.at("game." + entry + ".1");
    (app::revision_of(first) > app::revision_of(second) ? first : second) += "x";
    support::GameParts again(host);
    CHECK(again.library.playing() == entry);
    CHECK(again.game.attempt().has_value());
    CHECK(again.game.puzzle().active() == puzzle);
    again.game.save();
    CHECK(again.library.is_stored());
    CHECK(again.library.games().size() == (puzzle ? 4u : 2u));  // each with its damaged text
    const app::Days::OfDay day = again.days.get().at(kToday);
    CHECK((puzzle ? day.puzzle.entry : day.deal.entry) == entry);
    parts.game.take_stored_game();
  }
}

TEST_CASE_FIXTURE(DailyAlone,
                  "an attempt of which only the cards are stored is not removed where another game begins") {
  daily.play({kToday, false, true});
  const std::string attempt = parts.library.playing();
  host.stored.erase("game." + attempt + ".1");  // its name, as where there is no room for it
  support::GameParts again(host);
  REQUIRE(again.library.playing() == attempt);
  again.switcher.begin(support::begun_session(0, 9).record());
  CHECK(again.library.playing() != attempt);
  CHECK(again.library.has(attempt));
}

TEST_CASE_FIXTURE(DailyAlone, "a last action that another tab has overtaken ends no attempt") {
  app::Day day = kToday;
  app::Session whole = support::new_session({}, 1);
  int other = -1;  // instead of the last action, without an end
  for (; other < 0; day = day + 1) {
    REQUIRE(day <= kToday + 20);
    whole = app::Session::open(*ui::deal_of(day)).value();
    support::play_on(whole, support::sensible_action, 1);
    const app::Game& before = whole.position(whole.length() - 1);
    for (int action = 0; action < before.legal_count(); ++action) {
      const auto next = before.clone();
      next->apply(action);
      if (!next->over()) other = action;
    }
  }
  day = day + -1;
  const auto& actions = whole.record().actions;
  set_day(day);
  daily.play({day, false, true});
  for (std::size_t i = 0; i + 1 < actions.size(); ++i) parts.game.play(actions[i]);
  support::GameParts tab(host);
  tab.game.play(other);
  parts.game.play(actions.back());
  REQUIRE_FALSE(session().over());
  CHECK(known(day).deal.state == Attempt::open);
  CHECK(parts.game.attempt().has_value());
}

TEST_CASE_FIXTURE(DailyAlone, "a result that storage has refused is stored when there is room again") {
  daily.play({kToday, false, true});
  host.store_result = app::StoreResult::full;
  base::RandomSource random(1);
  while (!session().over()) parts.game.play(support::sensible_action(support::typed(session().position()), random));
  host.store_result = app::StoreResult::ok;
  parts.game.save_again();
  host.leave_page();
  app::DayBook book(host);
  book.load();
  CHECK(book.get().at(kToday).deal.state == Attempt::finished);
  app::StatisticsStore statistics(host);
  statistics.load();
  CHECK(statistics.get().games().size() == 1);
}

TEST_CASE(
    "a crash while the puzzle of the day ends leaves no attempt open whose end is known to the record of puzzles") {
  int cut_off = 0;
  for (const bool right : {true, false}) {
    for (int writes = 0;; ++writes) {
      CAPTURE(right);
      CAPTURE(writes);
      DailyAlone page;
      page.bring_puzzles();
      page.daily.play({kToday, true, true});
      page.host.writes_left = writes;
      page.answer_puzzle(right);
      const auto record = app::PuzzleRecord::read(page.host.stored["puzzles"]);
      REQUIRE(record);
      const bool ended =
          right ? !record->solved.empty() : !record->trying.empty() && record->trying.begin()->second.tries > 1;
      app::DayBook book(page.host);
      book.load();
      if (ended) CHECK(book.get().at(kToday).puzzle.state == Attempt::finished);
      if (page.host.writes_left > 0) {
        CHECK(ended);
        break;
      }
      ++cut_off;
    }
  }
  CHECK(cut_off > 4);
}

TEST_CASE("a crash while the last action is stored leaves no finished game uncounted, and no deal of the day open") {
  app::Session whole = app::Session::open(*ui::deal_of(kToday)).value();
  support::play_on(whole, support::sensible_action, 1);
  const auto& actions = whole.record().actions;
  int taken_back = 0, over = 0;
  for (int writes = 0;; ++writes) {
    CAPTURE(writes);
    DailyAlone page;
    page.daily.play({kToday, false, true});
    for (std::size_t i = 0; i + 1 < actions.size(); ++i) page.parts.game.play(actions[i]);
    page.host.writes_left = writes;
    page.parts.game.play(actions.back());
    const bool whole_end = page.host.writes_left > 0;
    page.host.writes_left = -1;
    support::GameParts again(page.host);
    ++(again.game.session().over() ? over : taken_back);
    if (!again.game.session().over()) again.game.play(actions.back());
    CHECK(again.daily.days().at(kToday).deal.state == Attempt::finished);
    app::StatisticsStore statistics(page.host);
    statistics.load();
    CHECK(statistics.get().games().size() == 1);
    if (whole_end) break;
  }
  CHECK(taken_back > 0);
  CHECK(over > 1);
}

TEST_CASE_FIXTURE(DailyAlone, "whoever practises the puzzle has no attempt at it any more") {
  bring_puzzles();
  daily.play({kToday, true, false});
  CHECK(parts.game.puzzle().active());
  CHECK(known(kToday).puzzle.state == Attempt::practised);
}

TEST_CASE_FIXTURE(DailyAlone, "a tab that only looks begins nothing") {
  parts.game.set_owns_game(false);
  daily.play({kToday, false, true});
  daily.play({kToday, false, false});
  CHECK(known(kToday).deal.state == Attempt::none);
  CHECK(has_said(ui::words::other_tab));
}

TEST_CASE_FIXTURE(DailyAlone, "the link of a day leads to it; one that is no date, or in the future, says so") {
  daily.open_link(app::day_link(kToday + -2));
  CHECK(parts.panels.open() == Panel::today);
  CHECK(daily.day() == kToday + -2);
  daily.open_link(app::day_link(kToday + 2));
  CHECK(parts.panels.open() == Panel::message);
  CHECK(daily.day() == kToday + -2);
  parts.panels.show(Panel::none);
  daily.open_link("day=tomorrow");
  CHECK(parts.panels.open() == Panel::message);
}

TEST_CASE_FIXTURE(DailyAlone, "only a finished deal or puzzle is shared, with the link of its day") {
  using How = ui::intent::ShareDay::How;
  daily.share({kToday, How::code});
  daily.share({kToday, How::code, true});
  CHECK(parts.panels.open() == Panel::none);
  app::Days days;
  days.of(kToday).deal = {.state = Attempt::finished, .entry = "00000001", .result = {true, 15, 9, 20}, .leads = "++"};
  parts.days.take(days);
  daily.share({kToday, How::code});
  REQUIRE(parts.panels.open() == Panel::code);
  CHECK(parts.panels.code().address.find(app::day_link(kToday)) != std::string::npos);
  parts.panels.close();
  CHECK(parts.panels.open() == Panel::today);
}

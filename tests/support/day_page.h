// A page on one of the days: its deal is begun and played, and the worker answers sensibly.
#pragma once

#include "app/computer.h"
#include "app/day_book.h"
#include "support/check.h"
#include "support/page.h"
#include "support/puzzles.h"

namespace support {

inline constexpr app::Day kToday{20780};  // Monday, 23 November 2026
inline constexpr std::int64_t kSecondsOfDay = 86400;

/// On a begun game of another day; everybody plays sensibly.
struct DayPage : Page {
  std::size_t answered = 0;

  DayPage() : Page(begun_session(4)) { set_clock(kToday, 3600); }

  void set_clock(app::Day day, std::int64_t second = 0) { host.clock_s = day.number * kSecondsOfDay + second; }

  void open_panel() {
    if (driver.has("panel:close")) driver.press("panel:close");
    driver.press_all({"menu", "menu:today"});
    driver.event(app::EventKind::text_fetched, "puzzles.txt", std::string(kPuzzleLine) + '\n');
  }
  void begin_deal() {
    open_panel();
    driver.press("day:deal");
  }

  app::Days::OfDay known(app::Day day) {
    app::DayBook book(host);
    book.load();
    return book.get().at(day);
  }

  static std::string sensible_reply(const std::string& request) {
    const auto link = app::read_link(request.substr(request.rfind(' ') + 1));
    base::RandomSource random(1);
    const int action = sensible_action(typed(*link.value().position), random);
    return "ok 1 500 " + link.value().position->action_text(action);
  }

  /// Answers what the worker is asked, `most` times at most.
  void answer(std::size_t most = 1000) {
    for (; answered < host.worker_requests.size() && most > 0; ++answered, --most) {
      const auto request = host.worker_requests[answered];
      driver.event(app::EventKind::worker_reply, request.id, sensible_reply(request.text));
    }
  }

  /// Plays so many of the person's decisions, or to the end.
  void play(int decisions = 1000) {
    answer();
    while (driver.state("over") == "false" && decisions-- > 0) {
      base::RandomSource random(1);  // as sensible_reply, so that it is the same game when that plays both seats
      const app::Session session = stored_game(host);
      driver.send_press("act:" + std::to_string(sensible_action(typed(session.position()), random)));
      driver.settle();
      answer();
    }
  }
};

/// Its puzzle is tried.
struct PuzzleOfDayPage : DayPage {
  PuzzleOfDayPage() {
    open_panel();
    driver.press("day:puzzle");
    answered = host.worker_requests.size();
  }

  void try_action(bool right) {
    driver.send_press("act:" + std::to_string(puzzle_action(right)));
    driver.settle();
    answered = answer_worker(driver, host, answered);
  }
};

}  // namespace support

// The way through every panel, for tests that look at all of them.
#pragma once

#include "app/day_book.h"
#include "app/library.h"
#include "app/link.h"
#include "support/check.h"
#include "support/days.h"
#include "support/judgement.h"
#include "support/page.h"
#include "support/puzzles.h"

namespace support {

/// A long game of four with all modules, and days that were played.
inline FakeHost host_with_much_to_show() {
  FakeHost host = host_with(played_session({.players = 4, .modules = 15}, 3, random_action, 60));
  host.sharing = true;
  host.stored["days"] = days_up_to(app::day_at(host.clock_s)).text();
  return host;
}

/// Opens one panel after the other, on a page of host_with_much_to_show(), and calls look() at each. `warns`: the one before an
/// action that throws a chance away as well, which the settings must ask for. Ends with another game on the table.
template <class Look>
void show_every_panel(Driver& driver, FakeHost& host, bool warns, Look&& look) {
  if (warns) {  // the first action would be a mistake, with much to say about what comes
    const std::string first = driver.legal()[0], second = driver.legal()[1];
    driver.event(app::EventKind::worker_reply, host.worker_requests.back().id,
                 "advice gems|300 300 200 200|600 " + second + "|200 " + first);
    driver.send_press("act:0");
    driver.settle();
    look();
    driver.press("warning:think");
  }
  driver.press("menu");
  look();
  for (const std::string& panel : driver.ids("menu:")) {
    if (!driver.has(panel)) driver.press("menu");
    driver.press(panel);
    look();
    driver.press("panel:close");
  }
  driver.press_all({"menu", "menu:share", "code:game"});
  look();
  driver.press_all({"panel:close", "menu", "menu:log", "log:3"});
  const app::Session back = stored_game(host);
  const std::vector<std::string> legal = driver.legal();  // one that was not played next, which would forget something
  const std::string other = legal.front() == back.action_text(back.cursor()) ? legal.back() : legal.front();
  driver.act(other);
  look();
  driver.press("past:now");
  driver.event(app::EventKind::link_opened, "", app::game_link(played_session({}, 3, random_action, 9).record()));
  look();
  driver.press("link:keep");
  driver.event(app::EventKind::link_opened, "", "nonsense");
  look();
  driver.press("message:ok");
  driver.event(app::EventKind::link_opened, "",
               app::game_link(played_session({.players = 5}, 3, random_action).record()));
  driver.press("link:open");
  CHECK(driver.state("panel") == "ending");
  look();
  driver.press("end:review");
  for (std::size_t asked = 0; asked < 12; ++asked) {  // what the worker says, as far as it has come
    const auto request = host.worker_requests.back();
    driver.event(app::EventKind::worker_reply, request.id, quick_judgement(request.text));
  }
  look();
  driver.press_all({"panel:close", "menu", "menu:puzzles"});
  driver.event(app::EventKind::text_fetched, "puzzles.txt", std::string(kPuzzleLine) + '\n');
  driver.settle();
  look();
  driver.press("puzzle:0");
  const std::size_t asked = host.worker_requests.size();
  driver.send_press("act:0");
  driver.settle();
  answer_worker(driver, host, asked);
  look();
  driver.press_all({"panel:close", "menu", "menu:today", "day:" + app::day_text(app::day_at(host.clock_s) + -4)});
  look();
  driver.press("panel:close");
  driver.open_other_game();
  if (driver.has("panel:close")) driver.press("panel:close");
  driver.press_all({"menu", "menu:games"});
  look();
  app::Library library(host);
  driver.press("delete:" + library.games().back().id);
  look();
  driver.press("panel:close");
  host.store_result = app::StoreResult::full;
  driver.press_all({"undo", "menu", "menu:new", "start"});
  look();
  driver.press("keep:back");
  host.store_result = app::StoreResult::ok;
}

}  // namespace support

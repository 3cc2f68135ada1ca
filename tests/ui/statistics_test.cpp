// The panel of statistics: a game that ends here is counted, shown, and can be forgotten.
#include "app/statistics.h"

#include "games/registry.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"

using support::Driver;
using support::FakeHost;

namespace {

/// A host with a game against a computer one action before its end, which a person makes.
void store_almost_finished(FakeHost& host, std::uint64_t seed) {
  for (;; ++seed) {
    app::Session session = support::new_session({}, seed, {"normal", ""});
    support::play_on(session, support::sensible_action, seed);
    REQUIRE(session.position().over());
    if (session.actor(session.length() - 1) != 1) continue;
    session.go_to(session.length() - 1);
    app::Session shorter = app::Session::open(session.record_to_cursor()).value();
    return support::store_game(host, shorter);
  }
}

/// Plays the action that ends the game; says which.
std::string finish(Driver& driver) {
  for (const std::string& action : driver.legal()) {
    driver.act(action);
    driver.go_on();
    if (driver.state("over") == "true") return action;
    driver.press("undo");
  }
  FAIL("no action ends this game");
  return {};
}

}  // namespace

TEST_CASE("a game that ends here is counted once, and the panel and the ending show it") {
  FakeHost host;
  store_almost_finished(host, 1);
  {
    Driver driver(host);
    driver.press_all({"menu", "menu:statistics"});
    CHECK(driver.state("panel") == "statistics");
    CHECK(support::says(driver.mirror(), "No game has been finished here yet."));
    driver.press("panel:close");
    const std::string last = finish(driver);
    REQUIRE(host.stored.count("statistics") == 1);
    const std::string counted = host.stored["statistics"];
    CHECK(app::Statistics::read(counted).games().size() == 1);
    driver.press_all({"end:table", "undo"});
    driver.act(last);
    CHECK(host.stored["statistics"] == counted);
  }
  host.stored.erase("playing");
  store_almost_finished(host, 100);
  Driver driver(host);
  finish(driver);
  CHECK(driver.state("panel") == "ending");
  CHECK(support::says(driver.mirror(), "Won against the computers so far: "));
  driver.press_all({"end:table", "menu", "menu:statistics"});
  CHECK(support::says(driver.mirror(), "Games: 2"));
  CHECK(support::says(driver.mirror(), " of 2"));

  driver.press("stats:deal:1");
  CHECK(driver.state("panel") == "new_game");
  driver.press_all({"panel:close", "menu", "menu:statistics", "stats:" + std::string(games::all().back().name)});
  CHECK(support::says(driver.mirror(), "No game has been finished here yet."));
  driver.press_all({"stats:splendor", "stats:forget"});
  CHECK(host.stored.count("statistics") == 1);
  driver.press_all({"stats:keep", "stats:forget"});
  CHECK(host.stored.count("statistics") == 1);
  driver.press("stats:forget_sure");
  CHECK(host.stored.count("statistics") == 0);
  CHECK(support::says(driver.mirror(), "No game has been finished here yet."));
}

TEST_CASE("a lesson that begins in the middle of a game is none for the statistics when it is played to its end") {
  for (const ui::Course& course : ui::game_rows().front().courses) {
    CAPTURE(course.id);
    app::Session session = app::Session::open(app::read_link(course.link).value().record).value();
    const bool whole = session.length() == 0;
    support::play_on(session, support::sensible_action, 1);
    for (std::size_t seat = 0; seat < session.seats().size(); ++seat)
      support::set_seat(session, seat, {.name = {}, .level = ""});
    FakeHost host;
    session.go_to(session.length() - 1);
    support::store_game(host, app::Session::open(session.record_to_cursor()).value());
    Driver driver(host);
    finish(driver);
    CHECK(host.stored.count("statistics") == (whole ? 1 : 0));
  }
}

TEST_CASE("if nothing can be stored the statistics stay in memory while the page is open") {
  FakeHost host;
  store_almost_finished(host, 1);
  Driver driver(host);
  host.block_storage();
  finish(driver);
  driver.press_all({"end:table", "menu", "menu:statistics"});
  CHECK(support::says(driver.mirror(), "Games: 1"));
}

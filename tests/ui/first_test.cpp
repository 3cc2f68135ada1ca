// Who begins, and what follows a game: the same players again on another deal with the next seat to begin, the same deal
// again, or other players.
#include <memory>
#include <string>
#include <vector>

#include "app/library.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"

using support::Driver;
using support::FakeHost;

namespace {

std::vector<std::string> names_of(const app::Session& session) {
  std::vector<std::string> names;
  for (const app::Seat& seat : session.seats()) names.push_back(seat.name);
  return names;
}

using Names = std::vector<std::string>;

/// Three persons play, and one action is left.
app::Session before_the_end() {
  app::Session session = support::played_session({.players = 3}, 5, support::sensible_action);
  REQUIRE(session.position().over());
  support::set_seat(session, 0, {.name = "Anna", .level = ""});
  support::set_seat(session, 1, {.name = "Ben", .level = ""});
  support::set_seat(session, 2, {.name = "Cora", .level = ""});
  return session;
}

/// The form says so of its row "Who begins".
std::string who_begins(const Driver& driver) { return driver.target("first").value("label", ""); }

struct Ended {
  Ended() : session(before_the_end()) {
    support::store_game(host, session);
    driver = std::make_unique<Driver>(host);
    driver->press_all({"undo"});
    driver->act(session.action_text(session.length() - 1));
    REQUIRE(driver->state("panel") == "ending");
  }
  app::Session session;
  FakeHost host;
  std::unique_ptr<Driver> driver;
};

}  // namespace

TEST_CASE_FIXTURE(Ended, "a rematch is the first button of the ending: another deal, and the next seat begins") {
  CHECK(driver->ids("end:").front() == "end:rematch");
  driver->press("end:rematch");
  const app::Session again = support::stored_game(host);
  CHECK(names_of(again) == Names{"Ben", "Cora", "Anna"});
  CHECK(again.length() == 0);
  CHECK(again.spec().options == session.spec().options);
  CHECK(again.spec().seed != session.spec().seed);
  CHECK(app::Library(host).games().size() == 2);  // the game before stays
}

TEST_CASE_FIXTURE(Ended, "the same deal again keeps deal and seats; who lost the last game can begin the next one") {
  const app::Game& end = session.position();
  int loser = 0;
  for (int seat = 1; seat < 3; ++seat)
    if (*end.score(seat) < *end.score(loser)) loser = seat;
  const std::string name = session.seats()[static_cast<std::size_t>(loser)].name;
  driver->press("end:new");
  CHECK(driver->state("panel") == "new_game");
  Names said;
  for (int press = 0; press < 5; ++press) {
    said.push_back(who_begins(*driver));
    driver->press("first");
  }
  CHECK(said[0].find("Anna") != std::string::npos);
  CHECK(said[1].find("Ben") != std::string::npos);
  CHECK(said[2].find("Cora") != std::string::npos);
  CHECK(said[3].find("By lot") != std::string::npos);
  CHECK(said[4].find(name + ", who lost") != std::string::npos);
  CHECK(who_begins(*driver) == said[0]);
  for (int press = 0; press < 4; ++press) driver->press("first");
  driver->press("start");
  CHECK(names_of(support::stored_game(host)).front() == name);
}

TEST_CASE("by lot now one seat begins, now the other") {
  FakeHost host;
  Driver driver(host);
  driver.press_all({"first", "first"});
  CHECK(who_begins(driver).find("By lot") != std::string::npos);
  int persons = 0;
  for (int game = 0; game < 20; ++game) {
    driver.press("start");
    persons += support::stored_game(host).seats().front().person() ? 1 : 0;
    driver.press_all({"menu", "menu:new"});
  }
  CHECK(persons > 0);
  CHECK(persons < 20);
}

TEST_CASE_FIXTURE(Ended, "the buttons of the ending are also right in French, and for an onlooker") {
  driver->press_all({"end:table", "menu", "menu:settings", "language:1"});
  driver->press_all({"panel:close", "undo"});
  driver->act(session.action_text(session.length() - 1));
  CHECK(support::says(driver->mirror()["dialog"], "La revanche"));
}

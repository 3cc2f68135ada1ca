// Who begins, and what follows a game: the same players again on another deal with the next seat to begin, the same deal
// again, or other players.
#include <memory>
#include <string>
#include <vector>

#include "app/library.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"
#include "support/page.h"

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

/// All choices of the row "Who begins", in their order.
Names offered_first(Driver& driver) {
  Names offered;
  do {
    offered.push_back(driver.target("first").value("label", ""));
    driver.press("first");
  } while (driver.target("first").value("label", "") != offered.front() && offered.size() < 9);
  return offered;
}

/// The one of them that lost; "" if nobody is offered as that.
std::string offered_loser(Driver& driver) {
  for (const std::string& who : offered_first(driver))
    if (who.find(" (lost)") != std::string::npos) return who;
  return "";
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
  for (const support::Screen& screen : {support::Screen{640, 360, 2, true}, {360, 640, 2, true}, {1280, 720}}) {
    CAPTURE(screen.width);
    driver->resize(screen);
    const support::Json rematch = driver->target("end:rematch");  // in sight without scrolling
    CHECK(rematch.value("h", 0.0f) >= 44);
    CHECK(rematch.value("y", 999.0f) + rematch.value("h", 0.0f) <= screen.height);
  }
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
  CHECK(said[4].find(name + " (lost)") != std::string::npos);
  CHECK(who_begins(*driver) == said[0]);
  for (int press = 0; press < 4; ++press) driver->press("first");
  driver->press("start");
  CHECK(names_of(support::stored_game(host)).front() == name);
}

TEST_CASE_FIXTURE(Ended, "who lost begins also after looking back, and is the same person when another one leaves") {
  driver->press("end:new");
  const std::string loser = offered_loser(*driver);
  REQUIRE_FALSE(loser.empty());
  driver->press("panel:close");
  driver->press_all({"undo", "menu", "menu:new"});
  CHECK(offered_loser(*driver) == loser);
  const std::vector<app::Seat>& seats = session.seats();
  std::size_t seat = 0;
  while (loser.find(seats[seat].name) == std::string::npos) ++seat;
  driver->press("remove:" + std::to_string(seat == 0 ? 2 : 1));
  CHECK(offered_loser(*driver) == loser);
  driver->press_all({"panel:close", "menu", "menu:new"});
  for (int press = 0; press < 4; ++press) driver->press("first");
  REQUIRE(who_begins(*driver) == loser);
  driver->press("remove:" + std::to_string(seat + 1));
  CHECK(offered_loser(*driver).empty());
}

TEST_CASE("who has lost is never one who has won, with however few points") {
  const auto loser_of = [](const app::Session& session) { return session.position().winners() == 1 ? 1 : 0; };
  const auto won_by_less = [&](const app::Session& session) {
    const app::Game& end = session.position();
    const int loser = loser_of(session);
    return end.over() && end.winners() != 3 && *end.score(1 - loser) < *end.score(loser);
  };
  const splendor::Setup cities{.players = 2, .modules = static_cast<std::uint8_t>(splendor::Module::cities)};
  std::uint64_t seed = 1;
  app::Session session = support::played_session(cities, seed, support::sensible_action);
  while (!won_by_less(session) && ++seed < 300)
    session = support::played_session(cities, seed, support::sensible_action);
  REQUIRE(won_by_less(session));
  FakeHost host = support::host_with(session);
  Driver driver(host);
  driver.press_all({"menu", "menu:new"});
  CHECK(offered_loser(driver).find("Player\u00A0" + std::to_string(loser_of(session) + 1)) != std::string::npos);
}

TEST_CASE("in a game without points, too, the only one who did not win can begin the next one") {
  for (const engine::GameType& type : games::all()) {
    app::Session session = support::session_of(type, {"", ""}, 4000);
    if (session.position().score(0)) continue;
    CAPTURE(type.name);
    REQUIRE(session.position().over());
    const unsigned winners = session.position().winners();
    REQUIRE((winners == 1 || winners == 2));
    support::set_seat(session, 1, {.name = "Ben", .level = ""});
    FakeHost host = support::host_with(session);
    Driver driver(host);
    driver.press_all({"menu", "menu:new"});
    CHECK(offered_loser(driver).find(winners == 1 ? "Ben" : "Ada") != std::string::npos);
  }
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

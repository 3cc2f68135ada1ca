// A game that comes to its bound of actions: the table, the end, the log, the text mirror and My games say so, in every
// language, it is counted, no computer player is asked any more, and the last action can be taken back.
#include "app/statistics.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"

using support::Driver;
using support::FakeHost;
using support::Screen;

namespace {

/// A host with a game that the next action, a person's, brings to its bound; a computer player would be next.
app::Session store_before_bound(FakeHost& host) {
  app::Session session = support::session_at_bound("hard");
  session.undo();
  app::Session before = app::Session::open(session.record_to_cursor()).value();
  support::store_game(host, before);
  return before;
}

std::vector<std::string> lines_of_log(const Driver& driver) {
  return support::texts_in(driver.mirror()["log"]["lines"]);
}

constexpr const char* kEnglish =
    "The game ended at its limit of 4,000 actions. Our ruling: the scores as they stand decide.";
constexpr const char* kFrench =
    "La partie s’est arrêtée à sa limite de 4\u00A0000 actions. Notre décision : les scores en l’état décident.";

}  // namespace

TEST_CASE("[base.bound] the last action at the bound ends the game, and all texts say so") {
  FakeHost host;
  const app::Session before = store_before_bound(host);
  const int person = before.position().to_act();
  Driver driver(host);
  CHECK_FALSE(support::says(driver.mirror(), "4,000"));
  driver.act(driver.legal().front());
  CHECK(driver.state("over") == "true");
  CHECK(driver.state("mayAct") == "false");
  CHECK(driver.legal().empty());
  CHECK(driver.state("panel") == "ending");
  CHECK(support::says(driver.mirror()["dialog"], kEnglish));
  CHECK(support::says(driver.mirror()["dialog"], "The highest score: "));
  CHECK(host.announcements.back().find(kEnglish) != std::string::npos);
  CHECK(host.worker_requests.empty());
  const auto counted = app::Statistics::read(host.stored["statistics"]).games();
  REQUIRE(counted.size() == 1);
  CHECK(counted[0].places[static_cast<std::size_t>(person)].seat.person());

  driver.press("end:table");
  CHECK(driver.state("status").find(kEnglish) != std::string::npos);
  CHECK(driver.mirror().value("status", "") == driver.state("status"));
  CHECK(lines_of_log(driver).back() == kEnglish);
  driver.press_all({"menu", "menu:log"});
  CHECK(support::says(driver.mirror()["dialog"], kEnglish));
  driver.press_all({"panel:close", "menu", "menu:games"});
  const support::Json list = driver.mirror()["dialog"];
  CHECK(
      (support::says(list, "Won by ") || support::says(list, "You win!") || support::says(list, "share the victory")));
  CHECK_FALSE(support::says(driver.mirror()["dialog"], "to play"));

  driver.press_all({"panel:close", "menu", "menu:settings", "language:1", "panel:close"});
  CHECK(driver.state("status").find(kFrench) != std::string::npos);
  CHECK(lines_of_log(driver).back() == kFrench);
  driver.press_all({"menu", "menu:log"});
  CHECK(support::says(driver.mirror()["dialog"], kFrench));
  driver.press_all({"panel:close", "menu", "menu:settings", "language:0", "panel:close"});
  for (const Screen& screen : {Screen{.width = 390, .height = 844}, Screen{.width = 640, .height = 360}}) {
    driver.resize(screen);
    CHECK(support::says(driver.mirror(), kEnglish));
  }
}

TEST_CASE("[base.bound] the last action is taken back and another played, also after leaving") {
  FakeHost host;
  store_before_bound(host);
  {
    Driver driver(host);
    driver.act(driver.legal().front());
  }
  CHECK(support::stored_game(host).position().at_bound());
  Driver driver(host);
  CHECK(driver.state("over") == "true");
  CHECK(host.worker_requests.empty());
  if (driver.has("end:table")) driver.press("end:table");
  driver.press("undo");
  CHECK(driver.state("over") == "false");
  CHECK(driver.state("mayAct") == "true");
  CHECK_FALSE(support::says(driver.mirror()["status"], "4,000"));
  CHECK(lines_of_log(driver).size() == app::kMaxActions - 1);
  const std::string other = driver.legal().back();
  driver.act(other);
  driver.go_on();
  CHECK(driver.state("over") == "true");
  CHECK(driver.log().back() == other);
  CHECK(support::stored_game(host).position().at_bound());
}

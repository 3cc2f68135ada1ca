// The page of one version, played while a later version uses the same storage.
#include <algorithm>

#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;

TEST_CASE("a later version's game is on the device: a sentence, and a new game can be played beside it") {
  FakeHost host;
  const std::string later = "splendor-entry 2\nrevision 9\nwhatever comes\n";
  host.stored["game.abcdefgh.0"] = later;
  host.stored["playing"] = "abcdefgh";
  Driver driver(host);
  CHECK(driver.state("panel") == "message");
  CHECK(support::says(driver.mirror(), "This saved game comes from a newer version of the game."));
  driver.press_all({"panel:close", "menu", "menu:new", "start"});
  driver.act(driver.legal().front());
  CHECK(driver.state("length") == "1");
  CHECK(host.stored.at("game.abcdefgh.0") == later);
  CHECK(support::stored_game(host).length() == 1);
  driver.press_all({"menu", "menu:games"});
  CHECK(support::says(driver.mirror(), "This saved game comes from a newer version of the game."));
}

TEST_CASE("a later version plays on in another tab: what is shown here goes on as a game of its own") {
  FakeHost host;
  support::store_game(host, support::begun_session(3));
  Driver driver(host);
  const std::string id = host.stored.at("playing");
  const std::string later = "splendor-entry 2\nrevision 7\nwhatever comes\n";
  host.stored["game." + id + ".1"] = later;
  driver.act(driver.legal().front());
  CHECK(driver.state("length") == "4");
  CHECK(std::count(host.announcements.begin(), host.announcements.end(), ui::tr(ui::words::played_unreadable)) == 1);
  CHECK(host.stored.at("game." + id + ".1") == later);
  CHECK(host.stored.at("playing") != id);
  driver.act(driver.legal().front());
  CHECK(support::stored_game(host).length() == 5);
  CHECK(host.stored.at("game." + id + ".1") == later);
}

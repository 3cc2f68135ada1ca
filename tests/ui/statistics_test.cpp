// The panel of statistics: a game that ends here is counted, shown, and can be forgotten.
#include "app/statistics.h"

#include "games/registry.h"
#include "support/check.h"
#include "support/face.h"
#include "support/games.h"

using support::Face;
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
std::string finish(Face& face) {
  for (const std::string& action : face.legal()) {
    face.act(action);
    face.go_on();
    if (face.state("over") == "true") return action;
    face.press("undo");
  }
  FAIL("no action ends this game");
  return {};
}

}  // namespace

TEST_CASE("a game that ends here is counted once, and the panel and the end tell it") {
  FakeHost host;
  store_almost_finished(host, 1);
  {
    Face face(host);
    face.press_all({"menu", "menu:statistics"});
    CHECK(face.state("panel") == "statistics");
    CHECK(support::says(face.mirror(), "No game has come to its end here yet."));
    face.press("panel:close");
    const std::string last = finish(face);
    REQUIRE(host.stored.count("statistics") == 1);
    const std::string counted = host.stored["statistics"];
    CHECK(app::Statistics::read(counted).games().size() == 1);
    face.press_all({"end:table", "undo"});
    face.act(last);
    CHECK(host.stored["statistics"] == counted);
  }
  host.stored.erase("playing");
  store_almost_finished(host, 100);
  Face face(host);
  finish(face);
  CHECK(face.state("panel") == "ending");
  CHECK(support::says(face.mirror(), "Against the computers so far"));
  face.press_all({"end:table", "menu", "menu:statistics"});
  CHECK(support::says(face.mirror(), "Games: 2"));
  CHECK(support::says(face.mirror(), " of 2"));

  face.press("stats:deal:1");
  CHECK(face.state("panel") == "new_game");
  face.press_all({"panel:close", "menu", "menu:statistics", "stats:" + std::string(games::all().back().name)});
  CHECK(support::says(face.mirror(), "No game has come to its end here yet."));
  face.press_all({"stats:splendor", "stats:forget"});
  CHECK(host.stored.count("statistics") == 1);
  face.press_all({"stats:keep", "stats:forget"});
  CHECK(host.stored.count("statistics") == 1);
  face.press("stats:forget_sure");
  CHECK(host.stored.count("statistics") == 0);
  CHECK(support::says(face.mirror(), "No game has come to its end here yet."));
}

TEST_CASE("where nothing can be stored the statistics live as long as the page") {
  FakeHost host;
  store_almost_finished(host, 1);
  Face face(host);
  host.block_storage();
  finish(face);
  face.press_all({"end:table", "menu", "menu:statistics"});
  CHECK(support::says(face.mirror(), "Games: 1"));
}

// The end of a game: everybody's points by source, and the picture of the winner, in every game and on every screen.
#include "games/splendor/ui/position.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/page.h"

using support::Driver;
using support::FakeHost;
using support::Screen;

TEST_CASE("points by source make up the score, in every mix of modules") {
  int nobles = 0, posts = 0;
  for (const app::Session& session : support::golden_sessions()) {
    if (!session.position().over()) continue;
    for (const auto& row : splendor_ui::ending({.session = session}).rows) {
      int sum = 0;
      for (const auto& source : row.sources) sum += source.points;
      CHECK(sum == row.score);
      nobles += row.sources.size() > 1 ? 1 : 0;
      posts += row.sources.size() > 2 ? 1 : 0;
    }
  }
  CHECK(nobles > 0);
  CHECK(posts > 0);
}

TEST_CASE("the end shows the points by source, and draws what the winner has at every size, in every game") {
  int with_points = 0;
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    const app::Session over = support::session_of(type, {"", ""}, app::kMaxActions);
    if (!over.position().over()) continue;
    FakeHost host = support::host_with(over);
    host.clock_s += 60;
    support::store_game(host, support::begun_session(2));
    Driver driver(host);
    for (const Screen& screen : {Screen{1280, 720}, Screen{360, 640}, Screen{640, 360}, Screen{2560, 1440}}) {
      driver.resize(screen);
      driver.open_other_game();
      REQUIRE(driver.state("panel") == "ending");
      driver.press("end:table");
      driver.open_other_game();
    }
    driver.open_other_game();
    with_points += support::says(driver.mirror()["dialog"], " cards: ") ? 1 : 0;
  }
  CHECK(with_points == 1);
}

// What a link shows before it is opened.
#include <algorithm>

#include "app/link.h"
#include "games/splendor/ui/art/gems.h"
#include "support/check.h"
#include "support/page.h"
#include "support/paper.h"
#include "ui/game_row.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;

TEST_CASE("a link shows who plays, with which points and whose turn it is; a first visitor has no game to keep") {
  const app::Session session = support::begun_session(40, 8);
  FakeHost host;
  host.fragment = app::game_link(session.record());
  Driver driver(host);
  REQUIRE(driver.state("panel") == "open_link");
  const auto dialog = driver.mirror()["dialog"];
  for (int seat = 0; seat < 2; ++seat)
    CHECK(support::says(
        dialog, "Player " + std::to_string(seat + 1) + ": " +
                    ui::tr_count(ui::words::points_one, ui::words::points_many, *session.position().score(seat))));
  CHECK(support::says(dialog, ui::tr(ui::words::round_n, std::to_string(session.position().round()))));
  CHECK_FALSE(support::says(dialog, ui::tr(ui::words::keep_mine)));
  CHECK(driver.target("link:keep").value("label", "") == ui::tr(ui::words::link_not_now));
  driver.press("link:keep");
  CHECK(driver.state("panel") == "new_game");  // as on any first visit
  CHECK(host.fragment.empty());
}

TEST_CASE("who has a game of their own is asked whether to keep it; a game that is over names its winner") {
  app::Session over = support::begun_session(0, 9);
  support::play_on(over, support::sensible_action, 9);
  REQUIRE(over.position().over());
  FakeHost host = support::host_with(support::begun_session(3));
  host.fragment = app::game_link(over.record());
  Driver driver(host);
  CHECK(support::says(driver.mirror()["dialog"], ui::tr(ui::words::game_over)));
  CHECK(driver.target("link:keep").value("label", "") == ui::tr(ui::words::keep_mine));
  driver.press("link:keep");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "3");
}

TEST_CASE("a white card of the small picture of a game has an outline, on light panels") {
  const app::Session session = support::begun_session(3);
  const support::Paper paper;
  const ui::Canvas canvas = ui::canvas_on(paper.list(), ui::theme_for(ui::ThemeKind::light), paper.fonts, false);
  paper.clear();
  ui::game_row(session.spec().kind).draw_small(canvas, {0, 0, 80, 60}, session.position());
  const ImU32 edge = ui::gem_colours(splendor::Gem::white).edge;
  const auto& corners = paper.list().VtxBuffer;
  CHECK(std::any_of(corners.begin(), corners.end(), [&](const ImDrawVert& one) { return one.col == edge; }));
}

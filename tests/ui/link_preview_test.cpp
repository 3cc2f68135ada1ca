// What a link shows before it is opened.
#include <algorithm>

#include "app/link.h"
#include "app/puzzle_play.h"
#include "games/splendor/ui/art/gems.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/page.h"
#include "support/paper.h"
#include "support/puzzles.h"
#include "ui/game_row.h"
#include "ui/set_up.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;

namespace {

const std::string kPuzzles = std::string(support::kPuzzleLine) + '\n' + support::kBestLine + '\n';

app::Session session_of(const char* line) {
  return app::Session::open(app::read_link(app::read_puzzle(line).value().link).value().record).value();
}

/// A first visit by a link, and then the file of puzzles.
struct Linked {
  FakeHost host;
  Driver driver;

  explicit Linked(std::string fragment) : host(host_at(std::move(fragment))), driver(host) {}
  static FakeHost host_at(std::string fragment) {
    FakeHost host;
    host.fragment = std::move(fragment);
    return host;
  }
  void load(const std::string& file = kPuzzles) {
    driver.event(app::EventKind::text_fetched, "puzzles.txt", file);
    driver.settle();
  }
  bool says(const base::Text& text) { return support::says(driver.mirror()["dialog"], ui::tr(text)); }
};

}  // namespace

TEST_CASE("a link shows who plays, with which points and whose turn it is; a first visitor has no game to keep") {
  const app::Session session = support::begun_session(40, 8);
  FakeHost host;
  host.fragment = app::game_link(session.record());
  Driver driver(host);
  REQUIRE(driver.state("panel") == "open_link");
  const auto dialog = driver.mirror()["dialog"];
  for (int seat = 0; seat < 2; ++seat)
    CHECK(support::says(
        dialog, "Player\u00A0" + std::to_string(seat + 1) + ": " +
                    ui::tr_count(ui::words::points_one, ui::words::points_many, *session.position().score(seat))));
  CHECK(support::says(dialog, ui::tr(ui::words::round_n, std::to_string(session.position().round()))));
  CHECK_FALSE(support::says(dialog, ui::tr(ui::words::keep_mine)));
  CHECK(driver.target("link:keep").value("label", "") == ui::tr(ui::words::link_not_now));
  driver.press("link:keep");
  CHECK(driver.state("panel") == "new_game");  // as on any first visit
  CHECK(host.fragment.empty());
}

TEST_CASE("a link to a deal says of which game it is") {
  for (const engine::GameType& type : games::all()) {
    const app::Session session = support::session_of(type, {"", ""}, 0);
    FakeHost host;
    host.fragment = app::deal_link(session.spec());
    Driver driver(host);
    REQUIRE(driver.state("panel") == "open_link");
    CHECK(support::says(driver.mirror()["dialog"], ui::tr(ui::game_row(session.spec().kind).name)));
  }
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

TEST_CASE("a link to a puzzle says its task, and opens as that puzzle; until the puzzles are there it is a game") {
  // As somebody shares it who solves the puzzle: with other names at the seats.
  app::GameRecord shared = session_of(support::kPuzzleLine).record();
  for (app::Seat& seat : shared.seats) seat = {};
  Linked page(app::game_link(shared));
  CHECK(page.says(ui::words::open_link_title));
  CHECK(page.driver.has("link:open"));
  CHECK(page.host.fetched == std::vector<std::string>{"puzzles.txt"});
  page.load();
  CHECK(page.says(ui::words::open_puzzle_title));
  CHECK(page.says(ui::words::puzzle_stop));
  CHECK_FALSE(page.says(ui::words::puzzle_best));
  page.driver.press("link:puzzle:0");
  CHECK(page.driver.state("panel") == "none");
  CHECK(page.host.fragment.empty());
  CHECK(page.host.stored["puzzles"].find("open ") != std::string::npos);
  CHECK(support::says(page.driver.mirror(), ui::tr(ui::words::puzzle_stop)));
  page.driver.send_press("act:" + std::to_string(support::puzzle_action(false)));
  page.driver.settle();
  support::answer_worker(page.driver, page.host, 0);
  CHECK(page.driver.state("panel") == "puzzle");  // refuted by play
}

TEST_CASE("the position of a puzzle in a link is that puzzle, too; in French as well") {
  const app::Session puzzle = session_of(support::kBestLine);
  FakeHost other;
  ui::SetUp set_up(other);
  set_up.open(puzzle, puzzle.position().to_act(), true);
  Linked page(set_up.link());
  CHECK(page.driver.has("link:play"));
  ui::set_language(base::Language::fr);
  page.load();
  CHECK(page.says(ui::words::open_puzzle_title));
  CHECK(page.says(ui::words::puzzle_best));
  page.driver.press("link:puzzle:1");
  CHECK(page.driver.log().size() == puzzle.length());
  ui::set_language(base::Language::en);
}

TEST_CASE("where the puzzles are there already, a link that comes later says at once what it leads to") {
  Linked page("");
  page.load();
  page.driver.event(app::EventKind::link_opened, "", app::game_link(session_of(support::kPuzzleLine).record()));
  page.driver.settle();
  CHECK(page.host.fetched.empty());
  CHECK(page.says(ui::words::open_puzzle_title));
  CHECK(page.driver.has("link:puzzle:0"));
}

TEST_CASE("of two puzzles of one position each can be chosen; a game that has gone on is none") {
  app::Puzzle win = app::read_puzzle(support::kPuzzleLine).value();
  win.goal = puzzle::Goal::win;
  app::Session session = session_of(support::kPuzzleLine);
  {
    Linked page(app::game_link(session.record()));
    page.load(kPuzzles + app::puzzle_line(win) + '\n');
    CHECK(page.driver.has("link:puzzle:0"));
    CHECK_FALSE(page.driver.has("link:puzzle:1"));
    page.driver.press("link:puzzle:2");
    CHECK(support::says(page.driver.mirror(), ui::tr(ui::words::puzzle_win_now)));
  }
  session.play(0);
  Linked later(app::game_link(session.record()));
  later.load();
  CHECK(later.says(ui::words::open_link_title));
  CHECK_FALSE(later.driver.has("link:puzzle:0"));
}

TEST_CASE("a white card of the small picture of a game has an outline, on light panels") {
  const app::Session session = support::begun_session(3);
  const support::Paper paper;
  const ui::Canvas canvas = ui::canvas_on(paper.list(), ui::theme_for(ui::ThemeKind::light), paper.fonts, false);
  paper.clear();
  ui::game_row(session.spec().kind).small_picture(session.position())->draw(canvas, {0, 0, 80, 60});
  const ImU32 edge = splendor_ui::gem_colours(splendor::Gem::white).edge;
  const auto& corners = paper.list().VtxBuffer;
  CHECK(std::any_of(corners.begin(), corners.end(), [&](const ImDrawVert& one) { return one.col == edge; }));
}

// Puzzles on the table: the list, a wrong turn answered by play, another try, and what is kept.
#include "support/check.h"
#include "support/page.h"
#include "support/puzzles.h"
#include "ui/words.h"

using app::EventKind;

namespace {

struct Puzzles : support::Page {
  std::size_t answered = 0;

  Puzzles() : Page(support::begun_session(4)) {
    driver.press_all({"menu", "menu:puzzles"});
    driver.event(EventKind::text_fetched, "puzzles.txt", std::string(support::kPuzzleLine) + '\n');
    driver.settle();
  }

  void play(int index) {
    driver.send_press("act:" + std::to_string(index));
    driver.settle();
    answered = support::answer_worker(driver, host, answered);
  }
};

}  // namespace

TEST_CASE_FIXTURE(Puzzles, "puzzles are fetched when they are asked for, and one opens as a game of its own") {
  CHECK(host.fetched == std::vector<std::string>{"puzzles.txt"});
  REQUIRE(driver.has("puzzle:0"));
  driver.press("puzzle:0");
  CHECK(driver.state("panel") == "none");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_stop)));
  CHECK(host.stored["puzzles"].find("open ") != std::string::npos);
}

TEST_CASE_FIXTURE(Puzzles,
                  "a wrong turn of a puzzle is answered by play, and can be tried again; a right one solves it") {
  driver.press("puzzle:0");
  play(support::puzzle_action(false));
  CHECK(driver.state("panel") == "puzzle");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_refuted)));
  driver.press("puzzle:again");
  CHECK(driver.state("panel") == "none");
  play(support::puzzle_action(true));
  CHECK(driver.state("panel") == "puzzle");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::idea_deny_card)));
  CHECK(host.stored["puzzles"].find(" 2\n") != std::string::npos);  // at the second try
  driver.press_all({"puzzle:list"});
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_solved)));
}

TEST_CASE_FIXTURE(Puzzles, "a puzzle goes on when the page is opened again, and is no game for the statistics") {
  driver.press("puzzle:0");
  support::Driver again(host);
  CHECK(support::says(again.mirror(), ui::tr(ui::words::puzzle_stop)));
  CHECK(host.stored.count("statistics") == 0);
}

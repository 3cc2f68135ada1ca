// An earlier position is shown: there is a way on and a way back, and later moves are not dropped without a question.
#include <algorithm>

#include "app/library.h"
#include "support/check.h"
#include "support/page.h"

namespace {

struct Past : support::Page {
  explicit Past(app::Session played = support::begun_session(9)) : Page(played), session(std::move(played)) {}
  app::Session session;
};
struct PastOfComputer : Past {
  PastOfComputer() : Past(support::against_computer(10)) {}
};

/// Line of the log after which the computer is to act.
std::string computers_moment(const app::Session& session) {
  for (std::size_t i = 0; i + 1 < session.length(); ++i)
    if (session.position(i + 1).to_act() == 1) return "log:" + std::to_string(i);
  return "";
}

/// One that was not played at the moment shown.
std::string action_not_played(const support::Driver& driver, const app::Session& session) {
  const std::string played = session.action_text(std::stoul(driver.state("cursor")));
  for (const std::string& action : driver.legal())
    if (action != played) return action;
  return "";
}

}  // namespace

TEST_CASE_FIXTURE(PastOfComputer,
                  "a line of the log after which a computer moves is no dead end: back to now, or on from here") {
  const std::string line = computers_moment(session);
  driver.press_all({"menu", "menu:log", line});
  CHECK(host.worker_requests.empty());
  CHECK(support::says(driver.mirror(), "An earlier moment"));
  driver.press("now");
  CHECK(driver.state("cursor") == "10");
  CHECK_FALSE(driver.has("now"));
  CHECK_FALSE(driver.has("play_on"));

  driver.press_all({"menu", "menu:log", line, "play_on"});
  CHECK(driver.state("panel") == "later_moves");
  CHECK(driver.state("length") == "10");  // only asked
  CHECK(host.worker_requests.empty());
  driver.press("past:play");
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(driver.state("thinking") == "true");
  driver.press("undo");
  CHECK(driver.state("length") == "10");
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "an action at an earlier position asks first, and undo brings the later moves back") {
  driver.press_all({"menu", "menu:log", "log:3"});
  const std::string other = action_not_played(driver, session);
  driver.act(other);
  CHECK(driver.state("panel") == "later_moves");
  CHECK(driver.state("length") == "9");
  driver.press("panel:close");
  CHECK(driver.state("cursor") == "4");
  CHECK(driver.state("length") == "9");
  driver.act(other);
  driver.press("past:now");
  CHECK(driver.state("cursor") == "9");
  driver.press_all({"menu", "menu:log", "log:3"});
  driver.act(other);
  driver.press("past:play");
  CHECK(driver.state("length") == "5");
  CHECK(driver.log().back() == other);
  driver.press("undo");
  CHECK(driver.state("cursor") == "4");
  CHECK(driver.state("length") == "9");
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "playing on keeps the later moves as a game of their own, and undo loses neither line") {
  driver.press_all({"menu", "menu:log", "log:3"});
  for (int moves = 0; moves < 3; ++moves) {
    driver.act(action_not_played(driver, session));
    if (moves == 0) driver.press("past:play");
  }
  CHECK(driver.state("length") == "7");
  const app::Session other = support::stored_game(host);
  driver.press_all({"undo", "undo", "undo"});
  CHECK(driver.state("cursor") == "4");
  CHECK(support::stored_game(host).record() == other.record());
  driver.press_all({"redo", "redo", "redo"});
  CHECK(driver.state("cursor") == "7");

  app::Library library(host);
  REQUIRE(library.games().size() == 2);
  const auto kept = std::find_if(library.games().begin(), library.games().end(),
                                 [](const app::Library::Game& game) { return game.length == 9; });
  REQUIRE(kept != library.games().end());
  CHECK(kept->name == "Player\u00A01, Player\u00A02 (other line)");
  const std::string id = kept->id;
  driver.press_all({"menu", "menu:games", "open:" + id});
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "without room for the later moves nothing is dropped before the player agrees") {
  driver.press_all({"menu", "menu:log", "log:3"});
  host.store_result = app::StoreResult::full;
  driver.act(action_not_played(driver, session));
  driver.press("past:play");
  CHECK(driver.state("panel") == "later_moves");
  CHECK(support::says(driver.mirror(), "5 later actions cannot be stored in this browser"));
  CHECK_FALSE(driver.has("past:play"));
  CHECK(driver.state("length") == "9");
  driver.press("past:now");
  CHECK(driver.state("cursor") == "9");
  driver.press_all({"menu", "menu:log", "log:3"});
  driver.act(action_not_played(driver, session));
  CHECK(driver.has("past:play"));
  driver.press_all({"past:play", "past:go"});
  CHECK(driver.state("length") == "5");
}

TEST_CASE_FIXTURE(Past, "a decision that was taken back is replaced without a question, and undo brings it back") {
  driver.press("undo");
  driver.act(action_not_played(driver, session));
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "9");
  CHECK(support::stored_game(host).record() != session.record());
  CHECK(app::Library(host).games().size() == 1);
  driver.press("undo");
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "the action that was played then is played again without a question") {
  driver.press_all({"menu", "menu:log", "log:3"});
  driver.act(session.action_text(4));
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("cursor") == "5");
  CHECK(driver.state("length") == "9");
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "the panel says of a file what it says of a link: hidden cards can be read from it") {
  driver.press("share");
  int warnings = 0;
  for (const std::string& text : support::texts_in(driver.mirror()["dialog"]["text"]))
    if (text.find("What lies face down can be read from ") != std::string::npos) ++warnings;
  CHECK(warnings == 2);
}

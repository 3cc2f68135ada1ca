// An earlier moment is shown: there is a way on and a way back, and later moves are not forgotten without a question.
#include <algorithm>

#include "app/library.h"
#include "support/check.h"
#include "support/page.h"

namespace {

/// A person at seat 0 against a computer; the person is to act after ten actions.
app::Session against_computer() {
  app::Session session = support::new_session({}, 7, {"", "normal"});
  support::play_on(session, support::sensible_action, 1, 10);
  REQUIRE(session.person_to_act());
  return session;
}

struct Past : support::Page {
  explicit Past(app::Session played = support::begun_session(9)) : Page(played), session(std::move(played)) {}
  app::Session session;
};
struct PastOfComputer : Past {
  PastOfComputer() : Past(against_computer()) {}
};

/// Line of the log after which the computer is to act.
std::string computers_moment(const app::Session& session) {
  for (std::size_t i = 0; i + 1 < session.length(); ++i)
    if (session.position(i + 1).to_act() == 1) return "log:" + std::to_string(i);
  return "";
}

/// One that was not played at the moment shown.
std::string another_action(const support::Face& face, const app::Session& session) {
  const std::string played = session.action_text(std::stoul(face.state("cursor")));
  for (const std::string& action : face.legal())
    if (action != played) return action;
  return "";
}

}  // namespace

TEST_CASE_FIXTURE(PastOfComputer,
                  "a line of the log after which a computer moves is no dead end: back to now, or on from here") {
  const std::string line = computers_moment(session);
  face.press_all({"menu", "menu:log", line});
  CHECK(host.worker_requests.empty());
  CHECK(support::says(face.mirror(), "An earlier moment"));
  face.press("now");
  CHECK(face.state("cursor") == "10");
  CHECK_FALSE(face.has("now"));
  CHECK_FALSE(face.has("play_on"));

  face.press_all({"menu", "menu:log", line, "play_on"});
  CHECK(face.state("panel") == "later_moves");
  CHECK(face.state("length") == "10");  // only asked
  CHECK(host.worker_requests.empty());
  face.press("past:play");
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(face.state("thinking") == "true");
  face.press("undo");
  CHECK(face.state("length") == "10");
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "who acts in the past is asked first, and undo brings the later moves back") {
  face.press_all({"menu", "menu:log", "log:3"});
  const std::string other = another_action(face, session);
  face.act(other);
  CHECK(face.state("panel") == "later_moves");
  CHECK(face.state("length") == "9");
  face.press("panel:close");
  CHECK(face.state("cursor") == "4");
  CHECK(face.state("length") == "9");
  face.act(other);
  face.press("past:now");
  CHECK(face.state("cursor") == "9");
  face.press_all({"menu", "menu:log", "log:3"});
  face.act(other);
  face.press("past:play");
  CHECK(face.state("length") == "5");
  CHECK(face.log().back() == other);
  face.press("undo");
  CHECK(face.state("cursor") == "4");
  CHECK(face.state("length") == "9");
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "playing on keeps the later moves as a game of their own, and undo loses neither line") {
  face.press_all({"menu", "menu:log", "log:3"});
  for (int moves = 0; moves < 3; ++moves) {
    face.act(another_action(face, session));
    if (moves == 0) face.press("past:play");
  }
  CHECK(face.state("length") == "7");
  const app::Session other = support::stored_game(host);
  face.press_all({"undo", "undo", "undo"});
  CHECK(face.state("cursor") == "4");
  CHECK(support::stored_game(host).record() == other.record());
  face.press_all({"redo", "redo", "redo"});
  CHECK(face.state("cursor") == "7");

  app::Library library(host);
  REQUIRE(library.games().size() == 2);
  const auto kept = std::find_if(library.games().begin(), library.games().end(),
                                 [](const app::Library::Game& game) { return game.length == 9; });
  REQUIRE(kept != library.games().end());
  CHECK(kept->name == "Player 1, Player 2 (other line)");
  const std::string id = kept->id;
  face.press_all({"menu", "menu:games", "open:" + id});
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "without room for the later moves nothing is forgotten before the player has said so") {
  face.press_all({"menu", "menu:log", "log:3"});
  host.store_result = app::StoreResult::full;
  face.act(another_action(face, session));
  face.press("past:play");
  CHECK(face.state("panel") == "later_moves");
  CHECK(support::says(face.mirror(), "5 later actions cannot be stored in this browser"));
  CHECK_FALSE(face.has("past:play"));
  CHECK(face.state("length") == "9");
  face.press("past:now");
  CHECK(face.state("cursor") == "9");
  face.press_all({"menu", "menu:log", "log:3"});
  face.act(another_action(face, session));
  CHECK(face.has("past:play"));
  face.press_all({"past:play", "past:go"});
  CHECK(face.state("length") == "5");
}

TEST_CASE_FIXTURE(Past, "a decision that was taken back is replaced without a question, and undo brings it back") {
  face.press("undo");
  face.act(another_action(face, session));
  CHECK(face.state("panel") == "none");
  CHECK(face.state("length") == "9");
  CHECK(support::stored_game(host).record() != session.record());
  CHECK(app::Library(host).games().size() == 1);
  face.press("undo");
  CHECK(support::stored_game(host).record() == session.record());
}

TEST_CASE_FIXTURE(Past, "the action that was played then is played again without a question") {
  face.press_all({"menu", "menu:log", "log:3"});
  face.act(session.action_text(4));
  CHECK(face.state("panel") == "none");
  CHECK(face.state("cursor") == "5");
  CHECK(face.state("length") == "9");
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "the panel says of a file what it says of a link: hidden cards can be read from it") {
  face.press("share");
  int warnings = 0;
  for (const std::string& text : support::texts_in(face.mirror()["dialog"]["text"]))
    if (text.find("Blind reserves can be read from it.") != std::string::npos) ++warnings;
  CHECK(warnings == 2);
}

// An earlier moment is shown: there is a way on and a way back, and later moves are not forgotten without a question.
#include "support/check.h"
#include "support/face.h"
#include "support/games.h"

using support::Face;
using support::FakeHost;

namespace {

/// A person at seat 0 against a computer; the person is to act after ten actions.
void store_against_computer(FakeHost& host) {
  app::Session session = support::new_session({}, 7, {"", "normal"});
  support::play_on(session, support::sensible_action, 1, 10);
  REQUIRE(session.person_to_act());
  support::store_game(host, session);
}

/// Line of the log after which the computer is to act.
std::string computers_moment(const app::Session& session) {
  for (std::size_t i = 0; i + 1 < session.length(); ++i)
    if (session.position(i + 1).to_act() == 1) return "log:" + std::to_string(i);
  return "";
}

}  // namespace

TEST_CASE("a line of the log after which a computer moves is no dead end: back to now, or on from here") {
  FakeHost host;
  store_against_computer(host);
  const app::Session stored = support::stored_game(host);
  Face face(host);
  const std::string line = computers_moment(stored);
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
  CHECK(support::stored_game(host).record() == stored.record());
}

TEST_CASE("who acts in the past is asked first, and undo brings the later moves back") {
  FakeHost host;
  app::Session session = support::begun_session(9);
  support::store_game(host, session);
  Face face(host);
  face.press_all({"menu", "menu:log", "log:3"});
  const std::string next = session.action_text(4);
  std::string other;
  for (const std::string& action : face.legal())
    if (action != next) other = action;
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

TEST_CASE("the action that was played then is played again without a question") {
  FakeHost host;
  app::Session session = support::begun_session(9);
  support::store_game(host, session);
  Face face(host);
  face.press_all({"menu", "menu:log", "log:3"});
  face.act(session.action_text(4));
  CHECK(face.state("panel") == "none");
  CHECK(face.state("cursor") == "5");
  CHECK(face.state("length") == "9");
}

TEST_CASE("the panel says of a file what it says of a link: hidden cards can be read from it") {
  FakeHost host;
  support::store_game(host, support::begun_session(3));
  Face face(host);
  face.press("share");
  int warnings = 0;
  for (const std::string& text : support::texts_in(face.mirror()["dialog"]["text"]))
    if (text.find("Blind reserves can be read from it.") != std::string::npos) ++warnings;
  CHECK(warnings == 2);
}

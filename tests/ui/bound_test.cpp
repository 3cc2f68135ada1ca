// A game that comes to its bound of actions: the table, the end, the log, the text mirror and My games say so, in every
// language, it is counted, no computer player is asked any more, and the last action can be taken back.
#include "app/statistics.h"
#include "support/check.h"
#include "support/face.h"
#include "support/games.h"

using support::Face;
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

std::vector<std::string> lines_of_log(const Face& face) { return support::texts_in(face.mirror()["log"]["lines"]); }

constexpr const char* kEnglish =
    "The game ended at its bound of 4,000 actions. Our ruling: the scores as they stand decide.";
constexpr const char* kFrench =
    "La partie s'est arrêtée à sa limite de 4\u00A0000 actions. Notre décision : les scores en l'état départagent.";

}  // namespace

TEST_CASE("[base.bound] the last action that there may be ends the game, and everything says so") {
  FakeHost host;
  const app::Session before = store_before_bound(host);
  const int person = before.position().to_act();
  Face face(host);
  CHECK_FALSE(support::says(face.mirror(), "4,000"));
  face.act(face.legal().front());
  CHECK(face.state("over") == "true");
  CHECK(face.state("mayAct") == "false");
  CHECK(face.legal().empty());
  CHECK(face.state("panel") == "ending");
  CHECK(support::says(face.mirror()["dialog"], kEnglish));
  CHECK(support::says(face.mirror()["dialog"], "Most prestige: "));
  CHECK(host.announcements.back().find(kEnglish) != std::string::npos);
  CHECK(host.worker_requests.empty());
  const auto counted = app::Statistics::read(host.stored["statistics"]).games();
  REQUIRE(counted.size() == 1);
  CHECK(counted[0].places[static_cast<std::size_t>(person)].seat.person());

  face.press("end:table");
  CHECK(face.state("status").find(kEnglish) != std::string::npos);
  CHECK(face.mirror().value("status", "") == face.state("status"));
  CHECK(lines_of_log(face).back() == kEnglish);
  face.press_all({"menu", "menu:log"});
  CHECK(support::says(face.mirror()["dialog"], kEnglish));
  face.press_all({"panel:close", "menu", "menu:games"});
  CHECK(support::says(face.mirror()["dialog"], "Won by "));
  CHECK_FALSE(support::says(face.mirror()["dialog"], "to play"));

  face.press_all({"panel:close", "menu", "menu:settings", "language:1", "panel:close"});
  CHECK(face.state("status").find(kFrench) != std::string::npos);
  CHECK(lines_of_log(face).back() == kFrench);
  face.press_all({"menu", "menu:log"});
  CHECK(support::says(face.mirror()["dialog"], kFrench));
  face.press_all({"panel:close", "menu", "menu:settings", "language:0", "panel:close"});
  for (const Screen& screen : {Screen{.width = 390, .height = 844}, Screen{.width = 640, .height = 360}}) {
    face.resize(screen);
    CHECK(support::says(face.mirror(), kEnglish));
  }
}

TEST_CASE("[base.bound] the last action is taken back and another played, also after leaving") {
  FakeHost host;
  store_before_bound(host);
  {
    Face face(host);
    face.act(face.legal().front());
  }
  CHECK(support::stored_game(host).position().at_bound());
  Face face(host);
  CHECK(face.state("over") == "true");
  CHECK(host.worker_requests.empty());
  if (face.has("end:table")) face.press("end:table");
  face.press("undo");
  CHECK(face.state("over") == "false");
  CHECK(face.state("mayAct") == "true");
  CHECK_FALSE(support::says(face.mirror()["status"], "4,000"));
  CHECK(lines_of_log(face).size() == app::kMaxActions - 1);
  const std::string other = face.legal().back();
  face.act(other);
  face.go_on();
  CHECK(face.state("over") == "true");
  CHECK(face.log().back() == other);
  CHECK(support::stored_game(host).position().at_bound());
}

// A press is made for a position: what comes when another one is shown is dropped.
#include "support/check.h"
#include "support/face.h"
#include "support/games.h"

using support::Face;
using support::FakeHost;

namespace {

/// Two persons around one device, with animations.
void store_start(FakeHost& host) {
  host.stored["settings"] = app::settings_text({.speed = app::Speed::slow});
  support::store_game(host, support::new_session({}, 7));
}

}  // namespace

TEST_CASE("an action of the mirror that is pressed twice is played once, not for the rival as well") {
  FakeHost host;
  store_start(host);
  Face face(host);
  face.send_press("act:0");
  face.send_press("act:0");
  face.settle();
  CHECK(face.log().size() == 1);
}

TEST_CASE("a press that was made before the position changed is dropped while something flies, and afterwards") {
  FakeHost host;
  store_start(host);
  Face face(host);
  const std::string before = face.mirror()["moment"].dump();
  face.send_press("act:0");
  face.frame();
  CHECK(face.state("moving") == "true");
  for (const std::string id : {"act:0", "undo"}) face.event(app::EventKind::activate, id, before);
  CHECK(face.log().size() == 1);
  for (const std::string nonsense : {"x", "-1", "99999999999999999999", " "})
    face.event(app::EventKind::activate, "act:0", nonsense);
  CHECK(face.log().size() == 1);
  face.press("undo");
  face.event(app::EventKind::activate, "act:0", before);  // the same position, but another moment
  CHECK(face.state("cursor") == "0");
}

TEST_CASE("the mirror tells of a new position at once, while something still flies") {
  FakeHost host;
  store_start(host);
  Face face(host);
  const auto before = face.mirror();
  face.send_press("act:0");
  face.frame();
  face.frame();
  CHECK(face.state("moving") == "true");
  CHECK(face.mirror()["log"]["lines"].size() == 1);
  CHECK(face.mirror()["moment"] != before["moment"]);
  CHECK(face.mirror()["status"] != before["status"]);
}

TEST_CASE("several presses for the same moment are heard in their order") {
  FakeHost host;
  store_start(host);
  Face face(host);
  for (const std::string id : {"pile:w", "pile:b", "pile:g", "take"}) face.send_press(id);
  face.settle();
  CHECK(face.log() == std::vector<std::string>{"take wbg"});
}

// A press is made for a position: it is dropped if another one is shown by then.
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"

using support::Driver;
using support::FakeHost;

namespace {

/// Two persons around one device, with animations.
struct SlowStart {
  FakeHost host = [] {
    FakeHost with;
    with.stored["settings"] = app::settings_text({.speed = app::Speed::slow});
    support::store_game(with, support::new_session({}, 7));
    return with;
  }();
  Driver driver{host};
};

}  // namespace

TEST_CASE_FIXTURE(SlowStart,
                  "an action of the mirror that is pressed twice is played once, not for the rival as well") {
  driver.send_press("act:0");
  driver.send_press("act:0");
  driver.settle();
  CHECK(driver.log().size() == 1);
}

TEST_CASE_FIXTURE(
    SlowStart, "a press that was made before the position changed is dropped while something flies, and afterwards") {
  const std::string before = driver.mirror()["moment"].dump();
  driver.send_press("act:0");
  driver.frame();
  CHECK(driver.state("moving") == "true");
  for (const std::string id : {"act:0", "undo"}) driver.event(app::EventKind::activate, id, before);
  CHECK(driver.log().size() == 1);
  for (const std::string nonsense : {"x", "-1", "99999999999999999999", " "})
    driver.event(app::EventKind::activate, "act:0", nonsense);
  CHECK(driver.log().size() == 1);
  driver.press("undo");
  driver.event(app::EventKind::activate, "act:0", before);  // the same position, but another moment
  CHECK(driver.state("cursor") == "0");
}

TEST_CASE_FIXTURE(SlowStart, "the mirror shows a new position at once, during the animation") {
  const auto before = driver.mirror();
  driver.send_press("act:0");
  driver.frame();
  driver.frame();
  CHECK(driver.state("moving") == "true");
  CHECK(driver.mirror()["log"]["lines"].size() == 1);
  CHECK(driver.mirror()["moment"] != before["moment"]);
  CHECK(driver.mirror()["status"] != before["status"]);
}

TEST_CASE_FIXTURE(SlowStart, "several presses for the same moment are heard in their order") {
  for (const std::string id : {"pile:w", "pile:b", "pile:g", "take"}) driver.send_press(id);
  driver.settle();
  CHECK(driver.log() == std::vector<std::string>{"take wbg"});
}

TEST_CASE_FIXTURE(SlowStart,
                  "the menu opens though the position has just changed, and leads on though it changes again") {
  const std::string before = driver.mirror()["moment"].dump();
  driver.send_press("act:0");
  driver.frame();
  driver.event(app::EventKind::activate, "menu", before);
  driver.settle();
  CHECK(driver.state("panel") == "menu");
  driver.event(app::EventKind::activate, "menu:games", before);
  driver.settle();
  CHECK(driver.state("panel") == "games");
  CHECK(driver.log().size() == 1);
}

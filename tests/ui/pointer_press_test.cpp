// A press of mouse or finger is made for the position that was shown when it began: it counts for no other one.
#include <imgui.h>

#include "support/check.h"
#include "support/page.h"

using support::Driver;

namespace {

struct SlowTable : support::SlowPage {
  /// Somebody's move flies.
  void fly() {
    driver.send_press("act:0");
    driver.frame();
    REQUIRE(driver.state("moving") == "true");
  }
  /// Puts the pointer on a target, and presses without releasing.
  void hold_pointer_on(std::string_view id) {
    const support::Json found = driver.target(id);
    REQUIRE_MESSAGE(found.is_object(), std::string(id));
    ImGui::GetIO().AddMousePosEvent(found.value("x", 0.0f) + found.value("w", 0.0f) / 2,
                                    found.value("y", 0.0f) + found.value("h", 0.0f) / 2);
    driver.frame();
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    driver.frame();
  }
  void release_pointer() {
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    driver.settle();
  }
};

}  // namespace

TEST_CASE_FIXTURE(SlowTable, "a press of mouse or finger that begins while something flies only skips that") {
  for (const bool touch : {false, true}) {
    CAPTURE(touch);
    driver.resize({.touch = touch});
    fly();
    const std::vector<std::string> played = driver.log();
    hold_pointer_on("pile:w");
    CHECK(driver.state("moving") == "false");
    release_pointer();
    CHECK_FALSE(driver.has("chosen:w0"));
    CHECK(driver.log() == played);
    hold_pointer_on("pile:w");  // the next one counts
    release_pointer();
    CHECK(driver.has("chosen:w0"));
  }
}

TEST_CASE_FIXTURE(SlowTable, "a press of mouse or finger is dropped if the position changes before it is lifted") {
  hold_pointer_on("pile:w");
  driver.send_press("act:0");
  driver.settle();
  REQUIRE(driver.log().size() == 1);
  release_pointer();
  CHECK_FALSE(driver.has("chosen:w0"));
  hold_pointer_on("pile:w");
  release_pointer();
  CHECK(driver.has("chosen:w0"));
}

TEST_CASE_FIXTURE(SlowTable, "the menu opens by a press that begins while something flies") {
  fly();
  hold_pointer_on("menu");
  release_pointer();
  CHECK(driver.state("panel") == "menu");
}

// Wording by context: a person alone is "you", touch input says "tap", and the form describes the chosen set-up.
#include <string>

#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;
using support::Page;
using support::says;
using support::Screen;

namespace {

constexpr Screen kFinger{.width = 360, .height = 640, .touch = true};

}  // namespace

TEST_CASE("a text with two variants uses one for touch input and the other for mouse and keyboard") {
  const base::Text text{"", {"[Press|Tap] it, or [press|tap] that", "[Cliquez|Touchez] ici"}};
  const auto said = [&](base::Language language, base::InputDevice device) {
    ui::set_language(language);
    base::set_input_device(device);
    const std::string words = ui::tr(text);
    ui::set_language(base::Language::en);
    base::set_input_device(base::InputDevice::pointer);
    return words;
  };
  CHECK(said(base::Language::en, base::InputDevice::pointer) == "Press it, or press that");
  CHECK(said(base::Language::en, base::InputDevice::finger) == "Tap it, or tap that");
  CHECK(said(base::Language::fr, base::InputDevice::pointer) == "Cliquez ici");
  CHECK(said(base::Language::fr, base::InputDevice::finger) == "Touchez ici");
}

TEST_CASE("the open help changes its words when touch replaces the mouse") {
  Page page(support::begun_session(4));
  Driver& driver = page.driver;
  driver.press_all({"menu", "menu:help", "help:keys"});
  CHECK(says(driver.mirror()["dialog"], "right-click"));
  driver.resize(kFinger);
  CHECK(says(driver.mirror()["dialog"], "Keep your finger on a card"));
  CHECK_FALSE(says(driver.mirror()["dialog"], "right-click"));
  driver.resize({});
  CHECK(says(driver.mirror()["dialog"], "right-click"));
}

TEST_CASE("a person alone reads \"your turn\" wherever a turn is announced, never the name You") {
  Page page(support::against_computer(6));
  Driver& driver = page.driver;
  driver.press_all({"undo", "undo"});
  CHECK_FALSE(says(driver.mirror(), "You to play"));
  driver.press_all({"menu", "menu:games"});
  CHECK(says(driver.mirror(), "Your turn"));
  CHECK_FALSE(says(driver.mirror(), "You to play"));
}

TEST_CASE("the form promises six nobles to five players only where there are nobles") {
  FakeHost host;
  Driver driver(host);
  driver.press_all({"add", "add", "add"});
  CHECK(says(driver.mirror()["dialog"], "six nobles"));
  driver.press("module:4");
  CHECK_FALSE(says(driver.mirror()["dialog"], "six nobles"));
  CHECK(says(driver.mirror()["dialog"], "eight tokens"));
}

TEST_CASE("the text version is headed by the set-up in words") {
  Page page(support::against_computer());
  CHECK(says(page.driver.mirror(), "Splendor, 2 players, seed "));
}

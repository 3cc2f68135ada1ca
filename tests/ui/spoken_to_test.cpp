// Words that follow who is spoken to: a person alone is "you", a finger taps, and the form promises what the set-up holds.
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

TEST_CASE("a text with two ways to say it says one to a finger and the other to everybody else") {
  const base::Text text{"", {"[Press|Tap] it, or [press|tap] that", "[Cliquez|Touchez] ici"}};
  const auto said = [&](base::Language language, base::Hand hand) {
    ui::set_language(language);
    base::set_hand(hand);
    const std::string words = ui::tr(text);
    ui::set_language(base::Language::en);
    base::set_hand(base::Hand::pointer);
    return words;
  };
  CHECK(said(base::Language::en, base::Hand::pointer) == "Press it, or press that");
  CHECK(said(base::Language::en, base::Hand::finger) == "Tap it, or tap that");
  CHECK(said(base::Language::fr, base::Hand::pointer) == "Cliquez ici");
  CHECK(said(base::Language::fr, base::Hand::finger) == "Touchez ici");
}

TEST_CASE("the open help changes its words when a finger takes the place of the mouse") {
  Page page(support::begun_session(4));
  Driver& driver = page.driver;
  driver.press_all({"menu", "menu:help", "help:keys"});
  CHECK(says(driver.mirror()["dialog"], "press the right button"));
  driver.resize(kFinger);
  CHECK(says(driver.mirror()["dialog"], "Keep your finger on a card"));
  CHECK_FALSE(says(driver.mirror()["dialog"], "right button"));
  driver.resize({});
  CHECK(says(driver.mirror()["dialog"], "press the right button"));
}

TEST_CASE("a person alone is told that it is their turn wherever a turn is told, never by the name You") {
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

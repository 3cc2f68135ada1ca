// A press is made for a position: it is dropped if another one is shown by then, unless what it leads to is the same in all.
#include <algorithm>

#include "app/computer.h"
#include "support/check.h"
#include "support/page.h"

using support::Driver;

namespace {

/// A person has played against a computer, whose answer is on its way.
struct ComputerThinks : support::Page {
  ComputerThinks() : Page(support::against_computer()) {
    driver.act(driver.legal().front());
    REQUIRE(driver.state("thinking") == "true");
  }

  /// The answer is there, and before anything of it was drawn a control of the mirror is pressed.
  void press_as_it_answers(const std::string& id) {
    const auto asked = host.worker_requests.back();
    driver.app().on_event(
        {.kind = app::EventKind::worker_reply, .id = asked.id, .text = app::computer_answer(asked.text)});
    driver.send_press(id);
    driver.settle();
    CHECK(driver.log().size() == 2);
    CHECK(driver.state("length") == "2");
  }
  bool pressed(std::string_view id) const { return driver.target(id).value("pressed", false); }
};

}  // namespace

TEST_CASE_FIXTURE(support::SlowPage,
                  "an action of the mirror that is pressed twice is played once, not for the rival as well") {
  driver.send_press("act:0");
  driver.send_press("act:0");
  driver.settle();
  CHECK(driver.log().size() == 1);
}

TEST_CASE_FIXTURE(support::SlowPage,
                  "a double press on taking beyond ten tokens does not answer what is to be returned") {
  for (int turns = 0; turns < 20; ++turns) {
    const auto actions = driver.legal();
    const auto tokens = [](const std::string& action) { return action.rfind("take ", 0) == 0 ? action.size() : 0; };
    const auto most = std::max_element(actions.begin(), actions.end(),
                                       [&](const auto& one, const auto& other) { return tokens(one) < tokens(other); });
    const auto before = driver.log().size();
    for (int times = 0; times < 2; ++times) driver.send_press("act:" + std::to_string(most - actions.begin()));
    driver.settle();
    CHECK(driver.log().size() == before + 1);
    if (driver.legal().front().rfind("return ", 0) == 0) return;
  }
  FAIL("nobody had to return tokens");
}

TEST_CASE_FIXTURE(
    support::SlowPage,
    "a press that was made before the position changed is dropped while something flies, and afterwards") {
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

TEST_CASE_FIXTURE(support::SlowPage, "the mirror shows a new position at once, during the animation") {
  const auto before = driver.mirror();
  driver.send_press("act:0");
  driver.frame();
  driver.frame();
  CHECK(driver.state("moving") == "true");
  CHECK(driver.mirror()["log"]["lines"].size() == 1);
  CHECK(driver.mirror()["moment"] != before["moment"]);
  CHECK(driver.mirror()["status"] != before["status"]);
}

TEST_CASE_FIXTURE(support::SlowPage, "several presses for the same moment are heard in their order") {
  for (const std::string id : {"pile:w", "pile:b", "pile:g", "take"}) driver.send_press(id);
  driver.settle();
  CHECK(driver.log() == std::vector<std::string>{"take wbg"});
}

TEST_CASE_FIXTURE(support::SlowPage,
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

TEST_CASE("in the moment of a computer's turn the buttons above the table open what they always do") {
  for (const std::string id : {"menu", "help", "share", "log"}) {
    CAPTURE(id);
    ComputerThinks page;
    page.press_as_it_answers(id);
    CHECK(page.driver.state("panel") == id);
  }
}

TEST_CASE("in the moment of a computer's turn every panel of the menu can be closed") {
  std::vector<std::string> rows;
  {
    ComputerThinks page;
    page.driver.press("menu");
    rows = page.driver.ids("menu:");
  }
  REQUIRE(rows.size() > 8);
  for (const std::string& row : rows) {
    CAPTURE(row);
    ComputerThinks page;
    page.driver.press_all({"menu", row});
    REQUIRE(page.driver.state("panel") != "none");
    page.press_as_it_answers("panel:close");
    CHECK(page.driver.state("panel") == "none");
  }
}

TEST_CASE_FIXTURE(ComputerThinks, "in the moment of a computer's turn a setting is changed") {
  driver.press_all({"menu", "menu:settings"});
  REQUIRE_FALSE(pressed("letters"));
  press_as_it_answers("letters");
  CHECK(pressed("letters"));
}

TEST_CASE_FIXTURE(ComputerThinks, "in the moment of a computer's turn a page of the help is turned") {
  driver.press("help");
  std::string other;
  for (const std::string& tab : driver.ids("help:"))
    if (tab != "help:next" && !pressed(tab)) other = tab;
  REQUIRE_FALSE(other.empty());
  press_as_it_answers(other);
  CHECK(pressed(other));
}

TEST_CASE("in the moment of a computer's turn nothing is done to a game: it was another position") {
  struct Try {
    std::vector<std::string> before;
    std::string id;
  };
  for (const Try& one : {Try{{}, "undo"}, Try{{}, "hint"}, Try{{}, "act:0"}, Try{{"menu", "menu:log"}, "log:0"},
                         Try{{"menu", "menu:share"}, "copy:game"}, Try{{"menu", "menu:share"}, "code:game"},
                         Try{{"menu", "menu:share"}, "export"}, Try{{"menu", "menu:new"}, "start"},
                         Try{{"menu", "menu:learn"}, "learn:first"}}) {
    CAPTURE(one.id);
    ComputerThinks page;
    page.driver.press_all(one.before);
    const std::string panel = page.driver.state("panel"), playing = page.host.stored.at("playing");
    const bool offered = one.id == "hint" || one.id == "act:0" || page.driver.has(one.id);
    REQUIRE(offered);
    page.press_as_it_answers(one.id);
    CHECK(page.driver.state("cursor") == "2");
    CHECK(page.driver.state("panel") == panel);
    CHECK(page.host.stored.at("playing") == playing);
    CHECK(page.host.worker_requests.size() == 1);
    CHECK(page.host.copied.empty());
    CHECK(page.host.files.empty());
  }
}

TEST_CASE_FIXTURE(ComputerThinks, "in the moment of a computer's turn no card is chosen") {
  const std::string card = driver.ids("card:").back();
  press_as_it_answers(card);
  REQUIRE(driver.has(card));
  CHECK_FALSE(pressed(card));
  driver.press(card);
  CHECK(pressed(card));
}

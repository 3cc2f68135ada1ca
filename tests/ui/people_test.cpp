// Names and signs in the form: chosen, remembered, and seen on the table.
#include "app/people.h"

#include "support/check.h"
#include "support/page.h"
#include "ui/signs.h"
#include "ui/words.h"

using app::EventKind;
using support::Driver;
using support::FakeHost;

TEST_CASE("a name and a sign chosen in the form are remembered, and come back in another game") {
  FakeHost host;
  {
    Driver driver(host);
    driver.event(EventKind::text_entered, "name:1", "Ana");
    driver.press_all({"sign:1", "sign:1", "start"});
    CHECK(app::load_people(host) == app::People{{"Ana", 2}});
    CHECK(ui::sign_of(0) == 2);
    CHECK(ui::sign_of(1) == 1);
    CHECK(support::stored_game(host).seats()[0].name == "Ana");
  }
  Driver driver(host);
  CHECK(ui::sign_of(0) == 2);
  driver.event(EventKind::link_opened, "", support::link_of_another());  // two persons without names
  driver.press_all({"link:open", "menu", "menu:new"});
  CHECK(driver.target("name:1").value("label", "") == "Ana");
  CHECK(driver.target("sign:1").value("label", "").find("Leaf") != std::string::npos);
  CHECK(driver.has("sign:2"));
  driver.press("seat:2:1");
  CHECK_FALSE(driver.has("sign:2"));  // a computer takes what is left
}

TEST_CASE("a named person keeps the sign when another seat begins, in every game; no two persons have the same") {
  FakeHost host;
  Driver driver(host);
  driver.press("seat:2:0");
  driver.event(EventKind::text_entered, "name:1", "Ana");
  driver.event(EventKind::text_entered, "name:2", "Ben");
  driver.press_all({"sign:1", "sign:1", "sign:1", "first", "start"});  // Ben begins
  CHECK(support::stored_game(host).seats()[0].name == "Ben");
  CHECK(ui::sign_of(1) == 3);
  CHECK(ui::sign_of(0) == 0);
  driver.press_all({"menu", "menu:new"});
  for (int i = 0; i < 6; ++i) {
    driver.press("sign:1");
    CHECK(driver.target("sign:1").value("label", "").substr(18) !=
          driver.target("sign:2").value("label", "").substr(18));
  }
  for (const std::string& game : driver.ids("game:")) {
    driver.press(game);
    const std::string first = driver.target("name:1").value("label", "");
    CHECK((first == "Ana" || first == "Ben"));
  }
}

TEST_CASE("signs stay on the device: a link of the game is the same with them") {
  std::vector<std::string> links;
  for (const int presses : {0, 3}) {
    FakeHost host;
    host.stored["settings"] = "speed=0;rivals=0";
    Driver driver(host);
    for (int i = 0; i < presses; ++i) driver.press("sign:1");
    driver.press_all({"start", "menu", "menu:share", "copy:game"});
    links.push_back(host.copied.back());
  }
  CHECK(links[0] == links[1]);
}

TEST_CASE(
    "a computer does not go on under the name of the person who sat there, and a seat that was emptied is nobody's") {
  FakeHost host;
  Driver driver(host);
  driver.event(EventKind::text_entered, "name:1", "Ana");
  driver.press("seat:1:1");
  CHECK(driver.target("name:1").value("label", "") != "Ana");
  driver.press("seat:1:0");
  CHECK(driver.target("name:1").value("label", "") == "Ana");
  driver.event(EventKind::text_entered, "name:1", "");
  CHECK(app::load_people(host) == app::People{{"", -1}});
}

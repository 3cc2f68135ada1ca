// The owl reads aloud what it says, where the device has a voice.
#include <string>

#include "games/kingdom/record/options.h"
#include "games/kingdom/rules/setup.h"
#include "games/kingdom/ui/words.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/kingdom_fingers.h"

using kingdom::Side;
using support::Driver;
using support::FakeHost;

namespace {

FakeHost host_in(const char* language, bool guided) {
  FakeHost host;
  support::store_kingdom(
      host, kingdom::pack_options({.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}}), 1);
  host.storage_write("settings", std::string("speed=0;language=") + language + (guided ? ";guide=1" : ";guide=0"));
  return host;
}

}  // namespace

TEST_CASE("without a voice there is no button to read aloud; a voice that is found later adds it") {
  FakeHost host = host_in("0", false);
  Driver driver(host);
  CHECK_FALSE(driver.has("speak"));
  host.voice = true;
  driver.event(app::EventKind::preferences);
  driver.settle();
  CHECK(driver.has("speak"));
}

TEST_CASE("the owl reads aloud what it says, at every size, in the language of the page") {
  for (const char* language : {"0", "1"})
    for (const support::Screen& screen :
         {support::Screen{1280, 720}, support::Screen{360, 640}, support::Screen{640, 360}}) {
      FakeHost host = host_in(language, true);
      host.voice = true;
      Driver driver(host, screen);
      CAPTURE(language);
      CAPTURE(screen.width);
      const auto heard = [&] {
        driver.click("speak");
        REQUIRE_FALSE(host.read.empty());
        return host.read.back();
      };
      CHECK(heard() == ui::tr(kingdom_ui::words::lesson_welcome));
      driver.press("lesson:next");
      CHECK(heard() == ui::tr(kingdom_ui::words::lesson_roads));  // one at a time
      driver.press_all({"lesson:next", "lesson:next"});
      CHECK(heard().find(std::string(ui::tr(kingdom_ui::words::say_collect))) == 0);
      for (const char c : heard()) CHECK((static_cast<unsigned char>(c) >= ' ' || c == '\n'));
      driver.press("supply:m");
      CHECK(heard() == ui::tr(kingdom_ui::words::say_more_three));
      driver.key(ImGuiKey_Escape);
      driver.press("space:shellbourne");
      CHECK(heard().find("Shellbourne") + heard().find("Coquilleville") != 2 * std::string::npos);
    }
  ui::set_language(base::Language::en);
}

TEST_CASE("the owl reads the end aloud, where the bar through the game has taken the place of its words") {
  FakeHost host;
  host.voice = true;
  support::store_game(host, support::session_of(*games::find("kingdom"), {"", ""}, app::kMaxActions));
  Driver driver(host);
  REQUIRE(driver.has("moment:play"));
  driver.click("speak");
  REQUIRE_FALSE(host.read.empty());
  CHECK(support::says(driver.mirror(), host.read.back()));
  CHECK(host.read.back().find("palace") != std::string::npos);
}

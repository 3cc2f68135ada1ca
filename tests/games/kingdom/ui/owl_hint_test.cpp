// The owl points: a hint in Kingdom is what the owl says and reads, in a child's words, with the rings where to press.
#include <algorithm>
#include <string>

#include "games/kingdom/record/options.h"
#include "games/kingdom/rules/setup.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/kingdom_fingers.h"
#include "support/lettering.h"
#include "ui/turns.h"
#include "ui/words.h"

using app::EventKind;
using kingdom::Side;
using support::Driver;
using support::FakeHost;

namespace {

constexpr const char* kAnswer =
    "advice saves A1.a.r1|500 500|617 collect mah>collect mac>move A1.a.r1 mah>collect y|590 collect mac|580 collect "
    "aa";

struct Journey {
  FakeHost host;
  explicit Journey(const char* settings = "speed=0;guide=0") {
    support::store_kingdom(
        host, kingdom::pack_options({.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}}),
        1);
    host.storage_write("settings", settings);
    host.voice = true;
  }
  void ask(Driver& driver) {
    driver.press("hint");
    REQUIRE_FALSE(host.worker_requests.empty());
    driver.event(EventKind::worker_reply, host.worker_requests.back().id, kAnswer);
    driver.settle();
  }
  std::string read(Driver& driver) {
    driver.press("speak");
    REQUIRE_FALSE(host.read.empty());
    return host.read.back();
  }
};

/// All that stands on the table below the top bar.
std::string written(float from_y) {
  std::string all;
  for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData()))
    if (one.rect.y > from_y) all += one.text + ' ';
  return all;
}

/// The line of play stands there as far as its journey, in whole words or with a sign for them.
bool draws_journey() {
  const std::string went = ui::tr(kingdom_ui::words::could_move, "");
  const std::vector<support::Lettering> all = support::lettering(*ImGui::GetDrawData());
  return std::any_of(all.begin(), all.end(), [&](const support::Lettering& one) {
    return one.text.rfind(went, 0) == 0 || one.text.rfind(ui::kGoes, 0) == 0;
  });
}

std::string status(const Driver& driver) { return driver.mirror().value("status", ""); }

}  // namespace

TEST_CASE("the owl says and reads the hint, without a chance, at every size; asked again, what else could be done") {
  for (const support::Screen& screen : {support::Screen{1280, 720}, {360, 640}, {640, 360}, {768, 1024}})
    for (const char* settings : {"speed=0;guide=0", "speed=0;guide=0;language=1"}) {
      CAPTURE(screen.width);
      CAPTURE(settings);
      Journey journey(settings);
      Driver driver(journey.host, screen);
      journey.ask(driver);
      const std::string reason = ui::tr(kingdom_ui::words::hint_saves, "");
      const std::string instead = ui::tr(kingdom_ui::words::hint_nearly, "");
      const std::string first = instead.substr(0, instead.find(' ')), why = reason.substr(0, reason.find(' '));
      CHECK(journey.read(driver).find(why) != std::string::npos);
      CHECK(status(driver).find(journey.read(driver)) != std::string::npos);
      CHECK(written(60).find(why) != std::string::npos);
      CHECK(journey.read(driver).find(first) == std::string::npos);
      driver.press("hint");
      CHECK(journey.read(driver).find(first) != std::string::npos);
      const std::string all = written(40);
      CHECK(all.find(first, all.find(first) + 1) != std::string::npos);  // both other actions
      CHECK(draws_journey());
      CHECK(status(driver).find(ui::tr(ui::words::hint_line)) != std::string::npos);
      CHECK(status(driver).find('%') == std::string::npos);
      CHECK(written(0).find('%') == std::string::npos);
      CHECK(written(screen.height).empty());
      driver.press("hint");
      CHECK(journey.read(driver).find(why) == std::string::npos);
    }
  ui::set_language(base::Language::en);
}

TEST_CASE("once something is chosen the owl goes on from there, and takes the hint up again when it is put back") {
  Journey journey("speed=0;guide=1");
  Driver driver(journey.host);
  journey.ask(driver);
  CHECK_FALSE(driver.has("lesson:next"));
  const std::string hint = journey.read(driver);
  driver.press("supply:m");
  CHECK(journey.read(driver) == ui::tr(kingdom_ui::words::say_more_three));
  driver.key(ImGuiKey_Escape);
  CHECK(journey.read(driver) == hint);
  driver.act("collect mah");
  driver.settle();
  CHECK(status(driver).find(hint) == std::string::npos);
}

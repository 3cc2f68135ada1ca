// Sounds and vibration: for what arrives on the table, when it arrives; off by default.
#include <algorithm>

#include "support/check.h"
#include "support/page.h"

using app::Cue;
using support::Driver;
using support::FakeHost;
using support::Screen;

namespace {

/// A table with sounds; time passes frame by frame.
struct SoundingTable {
  FakeHost host;
  std::unique_ptr<Driver> driver;

  explicit SoundingTable(const app::Session& session, const app::Settings& settings, const Screen& screen = {})
      : host(support::host_with(session)) {
    host.stored["settings"] = app::settings_text(settings);
    driver = std::make_unique<Driver>(host, screen);
    host.cues.clear();
  }

  void play(std::string_view action) {
    const std::vector<std::string> legal = driver->legal();
    const auto found = std::find(legal.begin(), legal.end(), action);
    REQUIRE(found != legal.end());
    driver->query("act", std::to_string(found - legal.begin()));
  }
  /// For each frame until nothing moves what was asked for in it; frames of silence are left out.
  std::vector<std::vector<Cue>> frames() {
    std::vector<std::vector<Cue>> all;
    for (int still = 0; still < 3;) {
      host.cues.clear();
      still = driver->frame() ? 0 : still + 1;
      if (still == 3 && driver->state("moving") == "true") still = 0;  // a look at a rival's last turn
      if (host.cues.empty()) continue;
      all.emplace_back();
      for (const auto& cued : host.cues) all.back().push_back(cued.cue);
    }
    return all;
  }
};

using Frames = std::vector<std::vector<Cue>>;
const Screen kPhone{360, 640, 1, true};

}  // namespace

TEST_CASE("sounds: sounds and vibration are off by default") {
  for (const Screen& screen : {Screen{}, kPhone}) {
    support::Begun<6> page;
    page.driver.resize(screen);
    for (int i = 0; i < 20 && page.driver.state("over") != "true"; ++i) page.driver.act(page.driver.legal().front());
    CHECK(page.host.cues.empty());
  }
}

TEST_CASE("sounds: each token is heard as it arrives, and then the start of a turn") {
  SoundingTable table(support::begun_session(0), {.sounds = true});
  table.play("take wbg");
  CHECK(table.frames() == Frames{{Cue::chip}, {Cue::chip}, {Cue::chip, Cue::turn}});
}

TEST_CASE("sounds: with animations off they are heard when the position changes, each once") {
  for (const bool by_system : {false, true}) {
    app::Settings settings{.sounds = true};
    if (!by_system) settings.speed = app::Speed::off;
    SoundingTable table(support::begun_session(0), settings);
    table.host.reduced_motion = by_system;
    table.play("take wbg");
    CHECK(table.frames() == Frames{{Cue::chip, Cue::turn}});
  }
}

TEST_CASE("sounds: a click that skips the animation plays the remaining sounds at once") {
  SoundingTable table(support::begun_session(0), {.sounds = true});
  table.play("take wbg");
  table.driver->frame();
  table.driver->send_press("panel:none");  // any press does
  CHECK(table.frames() == Frames{{Cue::chip, Cue::turn}});
}

TEST_CASE("sounds: a card of one's own, a rival's turn, one's own turn again") {
  SoundingTable table(support::against_computer(), {.sounds = true});
  const std::vector<std::string> legal = table.driver->legal();
  const auto reserve =
      std::find_if(legal.begin(), legal.end(), [](const std::string& one) { return one.rfind("reserve ", 0) == 0; });
  REQUIRE(reserve != legal.end());
  table.play(*reserve);
  const Frames own = table.frames();
  REQUIRE(own.size() == 2);  // a card, the gold with it; the computer's turn is not announced
  CHECK(own[0] == std::vector<Cue>{Cue::chip});
  CHECK(own[1] == std::vector<Cue>{Cue::card});
  table.play(table.driver->legal().front());
  const Frames rivals = table.frames();
  REQUIRE(rivals.size() > 1);
  CHECK(rivals.back().back() == Cue::turn);
}

TEST_CASE("sounds: going back and opening a game are silent; the end is heard once, with its panel") {
  app::Session over = support::against_computer(100000);
  REQUIRE(over.position().over());
  const std::string last = over.action_text(over.length() - 1);
  over.go_to(over.length() - 1);
  SoundingTable table(app::Session::open(over.record_to_cursor()).value(), {.sounds = true});
  CHECK(table.frames().empty());
  table.driver->press("undo");
  table.driver->press("redo");
  table.host.cues.clear();
  table.play(last);
  const Frames frames = table.frames();
  CHECK(table.driver->state("panel") == "ending");
  REQUIRE_FALSE(frames.empty());
  CHECK(frames.back() == std::vector<Cue>{Cue::end});
  for (std::size_t i = 0; i + 1 < frames.size(); ++i)
    for (const Cue cue : frames[i]) CHECK(cue < Cue::turn);
}

TEST_CASE("vibration: only with touch input, and of rivals only what concerns the player") {
  const app::Settings felt{.vibration = true};
  SoundingTable mouse(support::begun_session(0), felt);
  mouse.play("take wbg");
  CHECK(mouse.frames().empty());
  SoundingTable touch(support::against_computer(), felt, kPhone);
  touch.play("take wbg");
  touch.driver->settle();
  REQUIRE_FALSE(touch.host.cues.empty());
  for (const auto& cued : touch.host.cues) {
    CHECK(cued.felt);
    CHECK_FALSE(cued.heard);
  }
  touch.play(touch.driver->legal().front());
  CHECK(touch.frames() == Frames{{Cue::turn}});
}

TEST_CASE("sounds and vibration are switched on in the settings, with a sample at once") {
  support::Begun<2> page;
  page.driver.press_all({"menu", "menu:settings"});
  CHECK_FALSE(page.driver.has("vibration"));  // nothing here vibrates
  page.driver.press("sounds");
  REQUIRE(page.host.cues.size() == 1);
  CHECK(page.host.cues.back().heard);
  page.driver.press("sounds");
  CHECK(page.host.cues.size() == 1);
  page.driver.press("panel:close");
  page.host.vibrates = true;
  page.driver.resize(kPhone);
  page.driver.press_all({"menu", "menu:settings", "vibration"});
  REQUIRE(page.host.cues.size() == 2);
  CHECK(page.host.cues.back().felt);
  CHECK_FALSE(page.host.cues.back().heard);
}

// Settings: written and read back; unknown content does no harm.
#include "app/settings.h"

#include "support/check.h"
#include "support/hostile.h"

using app::read_settings;
using app::Settings;

namespace {

/// Every pair of settings with every pair of their values, the others at their defaults.
template <class Visit>
void for_each_settings(Visit&& visit) {
  for (const app::SettingRow& one : app::kSettings)
    for (const app::SettingRow& other : app::kSettings)
      for (const int value : one.values)
        for (const int another : other.values) {
          Settings settings;
          one.set(settings, value);
          other.set(settings, another);
          visit(settings);
        }
}

const Settings kOther{.text_percent = 150,
                      .language = base::Language::fr,
                      .look = app::Look::contrast,
                      .speed = app::Speed::off,
                      .letters = true,
                      .text_view = true,
                      .single_keys = false,
                      .rivals_speed = app::Speed::off};

}  // namespace

TEST_CASE("settings read back what was written, whatever the defaults") {
  for_each_settings([](const Settings& settings) {
    const std::string text = app::settings_text(settings);
    CHECK(read_settings(text, {}) == settings);
    CHECK(read_settings(text, kOther) == settings);
  });
}

TEST_CASE("what cannot be understood keeps its default") {
  for (const std::string text : {"",
                                 ";",
                                 ";;;",
                                 "=",
                                 "==",
                                 "text",
                                 "text=",
                                 "text=x",
                                 "text=110",
                                 "text=-100",
                                 "text=99999999999",
                                 "language=8",
                                 "language=-1",
                                 "look=9",
                                 "colour=3",
                                 "Language=1",
                                 " language=1",
                                 "language =1",
                                 "language:1",
                                 "\xFF\xFE=1"}) {
    CAPTURE(text);
    CHECK(read_settings(text, {}) == Settings{});
    CHECK(read_settings(text, kOther) == kOther);
  }
}

TEST_CASE("a valid entry among invalid ones counts, and of two the last") {
  CHECK(read_settings("what;language=1;=;look=99", {}).language == base::Language::fr);
  CHECK(read_settings(";;text=200", {}).text_percent == 200);
  CHECK(read_settings("text=200;text=125", {}).text_percent == 125);
  CHECK(read_settings("text=200;text=7", {}).text_percent == 200);
}

TEST_CASE("settings of a newer version are read as far as they are known") {
  const Settings read = read_settings(app::settings_text(kOther) + ";wallpaper=7;sound=0.5;name=x=y", {});
  CHECK(read == kOther);
}

// Written once and for ever: this text is in browsers.
TEST_CASE("settings of the first version are read for ever") {
  CHECK(
      app::settings_text(kOther) ==
      "text=150;language=1;look=3;speed=0;letters=1;textview=1;keys=0;guide=1;rivals=0;lessons=1;sounds=0;vibration=0;"
      "chances=0;warning=0;remarks=1");
  CHECK(read_settings("text=150;language=1;look=3;speed=0;letters=1;textview=1;keys=0", {}) == kOther);
}

TEST_CASE("where one speed was set for all moves, it is that of rivals too, until theirs is set") {
  CHECK(read_settings("speed=3", {}).rivals_speed == app::Speed::slow);
  CHECK(read_settings("speed=1;rivals=3", {}).rivals_speed == app::Speed::slow);
  CHECK(read_settings("rivals=3;speed=1", {}).rivals_speed == app::Speed::slow);
  CHECK(read_settings("speed=1;rivals=9", {}).rivals_speed == app::Speed::fast);
  CHECK(read_settings("speed=9", {}).rivals_speed == app::Speed::normal);
}

TEST_CASE("corrupted settings always give settings that can be written") {
  base::RandomSource random(1);
  for (int i = 0; i < 20000; ++i) {
    const std::string text = support::mutated(app::settings_text(kOther), random);
    const Settings read = read_settings(text, {});
    CHECK(read_settings(app::settings_text(read), kOther) == read);
  }
}

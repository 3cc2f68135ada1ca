// The ladder in the statistics and in the form: what is beaten, what is next, and that it can be read at every size.
#include <array>

#include "app/settings.h"
#include "app/statistics.h"
#include "support/check.h"
#include "support/lettering.h"
#include "support/page.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;

namespace {

/// Livia was beaten at strengths 1 and 3 by two players and at 1 in The Cities; Jacopo won.
std::string climbed() {
  app::Statistics statistics;
  std::uint64_t seed = 0;
  const auto play = [&](const char* level, std::uint8_t style, bool won, int modules = 0) {
    splendor::Setup setup;
    setup.modules = static_cast<std::uint8_t>(modules);
    CHECK(statistics.add(
        {.spec = {.kind = engine::kind_of<splendor::Game>(), .options = splendor::pack_options(setup), .seed = ++seed},
         .rounds = 27,
         .places = {{.seat = {}, .won = won, .score = 15},
                    {.seat = {.name = {}, .level = level, .style = style}, .won = !won, .score = 12}}}));
  };
  play("easy", 1, true);
  play("fair", 1, true);
  play("easy", 1, true, static_cast<int>(splendor::Module::cities));
  play("hard", 2, false);
  return statistics.text();
}

FakeHost climber(base::Language language = base::Language::en, int percent = 100) {
  FakeHost host = support::host_with(support::begun_session(3));
  host.stored["settings"] =
      app::settings_text({.text_percent = percent, .language = language, .speed = app::Speed::off, .guide = false});
  host.stored["statistics"] = climbed();
  return host;
}

std::string label_of(const Driver& driver, int rung) {
  return driver.target("strength:2:" + std::to_string(rung)).value("label", "");
}

}  // namespace

TEST_CASE("the statistics say for each character what was won, which strengths were beaten and which is next") {
  FakeHost host = climber();
  Driver driver(host);
  driver.press_all({"menu", "menu:statistics"});
  const support::Json mirror = driver.mirror();
  for (const char* words :
       {"Livia: 3 of 3", "Jacopo: 0 of 1", "The ladder",
        "Livia. Strengths beaten: 1, 3. Next to beat: strength 4. 2 players: strength 3 at most \u2022 2 "
        "players, Cities: strength 1 at most",
        "Jacopo. Next to beat: strength 1", "Sibylla. Next to beat: strength 1",
        "Computer. Next to beat: strength 1"}) {
    CAPTURE(words);
    CHECK(support::says(mirror, words));
  }
  CHECK_FALSE(support::says(mirror, "Computer: "));  // nobody has played against one without a character
}

TEST_CASE("the form marks the strengths that were beaten with the character that is chosen, and the next one") {
  FakeHost host = climber();
  Driver driver(host);
  driver.press_all({"menu", "menu:new", "seat:2:1", "style:2:1"});
  for (int rung = 0; rung < 8; ++rung) {
    CAPTURE(rung);
    CHECK((label_of(driver, rung).find("(beaten)") != std::string::npos) == (rung == 0 || rung == 2));
    CHECK((label_of(driver, rung).find("(next to beat)") != std::string::npos) == (rung == 3));
  }
  driver.press("style:2:2");  // nothing was won there
  for (int rung = 0; rung < 8; ++rung) CHECK(label_of(driver, rung).find('(') == std::string::npos);
}

TEST_CASE("without a game there is no ladder and no mark") {
  FakeHost host = support::host_with(support::begun_session(3));
  Driver driver(host);
  driver.press_all({"menu", "menu:statistics"});
  CHECK_FALSE(support::says(driver.mirror(), "The ladder"));
  driver.press_all({"panel:close", "menu", "menu:new", "seat:2:1"});
  CHECK(label_of(driver, 0).find('(') == std::string::npos);
}

TEST_CASE("the ladder can be read on every screen, in both languages and at every size of text") {
  for (const base::Language language : base::kEveryLanguage)
    for (const int percent : {100, 200}) {
      FakeHost host = climber(language, percent);
      Driver driver(host);
      driver.press_all({"menu", "menu:statistics"});
      for (const support::Screen& screen :
           {support::Screen{360, 640, 2, true}, support::Screen{640, 360, 2, true}, support::Screen{1280, 720}}) {
        driver.resize(screen);
        CAPTURE(percent);
        CAPTURE(screen.width);
        for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData())) {
          CAPTURE(one.text);
          CHECK(one.size >= 11 * 0.955f);
          CHECK(one.rect.x >= -0.5f);
          CHECK(one.rect.right() <= screen.width + 0.5f);
        }
      }
    }
}

// The smallest text of the journey at every size: two to four travellers, the Mysteries, each kind of decision, the past and
// the end. As tests/ui/legible_test.cpp for every game.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "app/settings.h"
#include "games/kingdom/game.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/kingdom_tables.h"
#include "support/measured.h"
#include "ui/game_screen.h"
#include "ui/theme.h"

using namespace kingdom;
using support::Driver;
using support::FakeHost;
using support::Lettering;
using support::Screen;

namespace {

constexpr Setup kWithMysteries{
    .players = 4, .full = true, .mysteries = true, .first = 0, .sides = {Side::a, Side::a, Side::b}};

Phase phase_of(const app::Session& session) {
  return session.position().over() ? Phase::over : ui::typed<kingdom::Game>(session.position()).state().phase;
}

/// A game of persons at the first such decision after so many actions. Who prefers one kind of action takes it twice of three
/// times.
app::Session journey_to(const Setup& setup, Phase phase, std::size_t actions, const char* preferred = "move") {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    app::Session session = support::game_of_persons(setup, seed);
    base::RandomSource random(seed);
    while (session.length() < actions || phase_of(session) != phase) {
      if (session.position().over() || session.length() > 600) break;
      const int count = session.position().legal_count();
      int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
      for (int action = 0; action < count && session.length() % 3 != 0; ++action)
        if (session.position().action_text(action).rfind(preferred, 0) == 0) chosen = action;
      session.play(chosen);
    }
    if (phase_of(session) == phase) return session;
  }
  FAIL("no such decision");
  std::abort();
}

/// Every text of the picture, and the counts of what one acts on; the smallest of these, if any is in sight.
Lettering check_legible(const Driver& driver) {
  Lettering least, count;
  const auto take = [](Lettering& smallest, const Lettering& one) {
    if (smallest.text.empty() || one.size < smallest.size) smallest = one;
  };
  for (const Lettering& one : support::lettering(*ImGui::GetDrawData())) {
    take(least, one);
    if (!one.numeral()) continue;
    for (const support::Json& target : driver.query("targets")) {
      const std::string id = target.value("id", "");
      const ui::Rect place{target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f),
                           target.value("h", 0.0f)};
      if ((id.rfind("supply:", 0) == 0 || id == "stack") &&
          place.inset(-2).contains(one.rect.centre_x(), one.rect.centre_y()))
        take(count, one);
    }
  }
  CHECK_MESSAGE(least.size >= ui::type::kLeastNumeral * support::kRoundedDown, least.text);
  CHECK_MESSAGE((count.text.empty() || count.size >= ui::type::kLeastCount * support::kRoundedDown), count.text);
  return count;
}

/// look(driver, screen) at each size, in both languages, with usual and with the largest text.
template <class Look>
void at_every_size(const app::Session& session, Look&& look) {
  for (const int percent : {100, 200})
    for (const base::Language language : base::kEveryLanguage) {
      FakeHost host;
      host.stored["settings"] =
          app::settings_text({.text_percent = percent, .language = language, .speed = app::Speed::off, .guide = false});
      support::store_game(host, session);
      Driver driver(host);
      for (const Screen& screen : support::kMeasuredScreens) {
        CAPTURE(percent);
        CAPTURE(static_cast<int>(language));
        CAPTURE(screen.width);
        driver.resize(screen);
        look(driver);
      }
    }
  ui::set_language(base::Language::en);
}

}  // namespace

TEST_CASE("the journey can be read at every size: two to four travellers, a road, things chosen, the past" *
          doctest::test_suite("slow")) {
  for (const Setup& setup : {Setup{.players = 2, .full = false, .first = 0},
                             Setup{.players = 3, .full = true, .first = 0}, kWithMysteries}) {
    CAPTURE(static_cast<int>(setup.players));
    at_every_size(journey_to(setup, Phase::turn, 12u * setup.players), [](Driver& driver) {
      CHECK_FALSE(check_legible(driver).text.empty());
      driver.press(driver.ids("road:").front());
      check_legible(driver);
      driver.key(ImGuiKey_Escape);
      driver.press_all({"supply:m", "supply:a"});
      check_legible(driver);
      driver.key(ImGuiKey_Escape);
      driver.press("undo");
      check_legible(driver);
      driver.press("redo");
    });
  }
}

TEST_CASE("the journey's sheets and its end can be read at every size" * doctest::test_suite("slow")) {
  constexpr std::array<Phase, 5> kPhases{Phase::tile, Phase::discard, Phase::thief, Phase::medal, Phase::over};
  for (const Phase phase : kPhases) {
    CAPTURE(static_cast<int>(phase));
    at_every_size(journey_to(kWithMysteries, phase, 0), check_legible);
  }
  at_every_size(journey_to(kWithMysteries, Phase::give_back, 0, "collect"), check_legible);
}

TEST_CASE("the choices of a row have one size of letters, whichever is chosen") {
  for (const support::Screen& screen : {support::Screen{1280, 720}, support::Screen{360, 640, 2, true}}) {
    CAPTURE(screen.width);
    support::FakeHost host;
    support::Driver driver(host, screen);
    driver.press("game:kingdom");
    driver.frame();
    std::set<long> sizes;  // in tenths
    int found = 0;
    for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData()))
      for (const char* choice : {"Person", "Pip", "Hugo", "Olga"})
        if (one.text == choice) {
          sizes.insert(std::lround(10 * one.size));
          ++found;
        }
    CHECK(found >= 8);
    CHECK(sizes.size() == 1);
  }
}

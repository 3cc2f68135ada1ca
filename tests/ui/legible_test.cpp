// The smallest text of every screen at every size, measured in what was drawn. With SPLENDOR_LEGIBLE=FILE in the
// environment the whole table of figures is written there.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/save.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/measured.h"
#include "support/page.h"
#include "support/panels.h"

using support::Driver;
using support::FakeHost;
using support::Json;
using support::Lettering;
using support::Screen;

namespace {

constexpr std::array<std::uint8_t, 3> kMeasuredMixes{0, 11, 15};  ///< of modules: none, all but the Cities, all
constexpr float kLeastNumeral = 11, kLeastCount = 13;             // CSS pixels
/// What is smallest: of all numerals, of the counts that one acts on, of all words.
struct Smallest {
  Lettering numeral, count, word;
};

void take_smaller(Lettering& least, const Lettering& one) {
  if (least.text.empty() || one.size < least.size) least = one;
}

bool begins_with_one_of(std::string_view id, std::initializer_list<std::string_view> kinds) {
  return std::any_of(kinds.begin(), kinds.end(), [&](std::string_view kind) { return id.rfind(kind, 0) == 0; });
}

Smallest smallest_of(const Driver& driver) {
  std::vector<ui::Rect> acted_on;
  for (const Json& target : driver.query("targets"))
    if (begins_with_one_of(target.value("id", ""), {"pile:", "pay:", "own:", "supply:"}))
      acted_on.push_back(
          {target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f), target.value("h", 0.0f)});
  Smallest least;
  for (const Lettering& one : support::lettering(*ImGui::GetDrawData())) {
    take_smaller(one.numeral() ? least.numeral : least.word, one);
    if (one.numeral() && std::any_of(acted_on.begin(), acted_on.end(), [&](const ui::Rect& place) {
          return place.inset(-2).contains(one.rect.centre_x(), one.rect.centre_y());
        }))
      take_smaller(least.count, one);
  }
  return least;
}

std::string described(const Lettering& one) {
  char text[160];
  std::snprintf(text, sizeof text, "%5.1f \"%.40s\" at %.0f,%.0f", static_cast<double>(one.size), one.text.c_str(),
                static_cast<double>(one.rect.x), static_cast<double>(one.rect.y));
  return text;
}

void note_figure(const std::string& line) {
  if (const char* file = std::getenv("SPLENDOR_LEGIBLE")) std::ofstream(file, std::ios::app) << line << '\n';
}

/// Notes the figures of the frame drawn last, and checks them.
void check_legible(const Driver& driver, const std::string& what) {
  CAPTURE(what);
  const Smallest least = smallest_of(driver);
  note_figure(what + ": numeral " + described(least.numeral) + ", count " + described(least.count) + ", word " +
              described(least.word));
  const auto legible = [](const Lettering& one, float size) {
    return one.text.empty() || one.size >= size * support::kRoundedDown;
  };
  CHECK_MESSAGE(legible(least.numeral, kLeastNumeral), described(least.numeral));
  CHECK_MESSAGE(legible(least.count, kLeastCount), described(least.count));
  CHECK_MESSAGE(legible(least.word, kLeastNumeral), described(least.word));
}

/// Words within a control of the panel on top that end in "…" although the control's own text does not. Names that people give,
/// in rows and on chips, may be long.
std::string cut_choices(const Driver& driver) {
  std::string cut;
  for (const Lettering& one : support::lettering(*ImGui::GetDrawData())) {
    if (one.text.find("\u2026") == std::string::npos) continue;
    for (const Json& target : driver.query("targets")) {
      const std::string label = target.value("label", "");
      const ui::Rect place{target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f),
                           target.value("h", 0.0f)};
      if (place.contains(one.rect.centre_x(), one.rect.centre_y()) && label.find("\u2026") == std::string::npos)
        cut += target.value("id", "") + ": " + one.text + "; ";
    }
  }
  return cut;
}

void store_text_size(FakeHost& host, int percent, base::Language language = base::Language::en) {
  host.stored["settings"] =
      app::settings_text({.text_percent = percent, .language = language, .speed = app::Speed::off, .guide = false});
}

std::string screen_at(const Screen& screen, int percent) {
  return std::to_string(static_cast<int>(screen.width)) + 'x' + std::to_string(static_cast<int>(screen.height)) +
         " at " + std::to_string(percent) + " %";
}

/// A game in the middle, at the beginning of a turn: everybody has bought, reserved and taken something.
app::Session in_the_middle(int players, std::uint8_t modules, std::size_t actions = 22) {
  app::Session session = support::played_session({.players = static_cast<std::uint8_t>(players), .modules = modules}, 3,
                                                 support::random_action, actions * static_cast<std::size_t>(players));
  while (!session.position().starts_ply() && !session.position().over()) session.play(0);
  return session;
}

}  // namespace

TEST_CASE("every numeral of the table can be read at every size" * doctest::test_suite("heavy")) {
  for (const int percent : {100, 200})
    for (int players = 2; players <= 5; ++players)
      for (const std::uint8_t modules : kMeasuredMixes) {
        if (percent == 200 && modules != kMeasuredMixes.back()) continue;
        FakeHost host;
        store_text_size(host, percent);
        support::store_game(host, in_the_middle(players, modules));
        Driver driver(host);
        for (const Screen& screen : support::kMeasuredScreens) {
          driver.resize(screen);
          const std::string what = screen_at(screen, percent) + ", " + std::to_string(players) + " players, modules " +
                                   std::to_string(modules);
          const auto look = [&](const std::string& at) { check_legible(driver, what + ", " + at); };
          look("turn");
          const std::vector<std::string> cards = driver.ids("card:");
          if (!cards.empty()) {
            driver.press(cards.back());
            look("card");
            driver.key(ImGuiKey_Escape);
          }
          for (int seat = 0; seat < players; ++seat) {
            const std::string id = "player:" + std::to_string(seat);
            if (!driver.target(id).value("enabled", false)) continue;
            driver.press(id);
            look("panel");
            driver.key(ImGuiKey_Escape);
          }
        }
      }
}

TEST_CASE("larger text makes no card smaller, and its numbers not either") {
  for (const std::uint8_t modules : {kMeasuredMixes.front(), kMeasuredMixes.back()}) {
    std::vector<float> widths, costs;
    for (const int percent : {100, 125, 150, 200}) {
      FakeHost host;
      store_text_size(host, percent);
      support::store_game(host, in_the_middle(3, modules, 0));
      Driver driver(host);
      std::size_t n = 0;
      for (const Screen& screen :
           {Screen{360, 640, 2, true}, Screen{390, 844, 3, true}, Screen{640, 360, 2, true}, Screen{768, 1024, 2, true},
            Screen{1024, 768}, Screen{1280, 720}, Screen{1440, 900}, Screen{1920, 1080}}) {
        driver.resize(screen);
        const Json card = driver.target(driver.ids("card:").front());
        const ui::Rect place{card.value("x", 0.0f), card.value("y", 0.0f), card.value("w", 0.0f),
                             card.value("h", 0.0f)};
        float cost = 0;
        for (const Lettering& one : support::lettering(*ImGui::GetDrawData()))
          if (one.numeral() && place.contains(one.rect.centre_x(), one.rect.centre_y()) &&
              one.rect.centre_y() > place.y + place.h * 0.25f)
            cost = std::max(cost, one.size);
        note_figure(screen_at(screen, percent) + ", modules " + std::to_string(modules) + ": card " +
                    std::to_string(place.w) + ", cost " + std::to_string(cost));
        if (percent == 100) {
          widths.push_back(place.w);
          costs.push_back(cost);
        }
        CAPTURE(screen.width);
        CAPTURE(percent);
        CHECK(place.w >= widths[n]);
        CHECK(cost >= costs[n]);
        ++n;
      }
    }
  }
}

TEST_CASE("every game, and the form of a new one, can be read at every size") {
  for (const base::Language language : base::kEveryLanguage)
    for (const engine::GameType& type : games::all()) {
      FakeHost host;
      store_text_size(host, 100, language);
      support::store_game(host, support::session_of(type, {"", ""}, 9));
      Driver driver(host);
      for (const Screen& screen : support::kMeasuredScreens) {
        driver.resize(screen);
        const std::string what =
            screen_at(screen, 100) + ", " + std::string(type.name) + ' ' + std::to_string(static_cast<int>(language));
        check_legible(driver, what + ", table");
        driver.press_all({"menu", "menu:new"});
        check_legible(driver, what + ", form");
        driver.press("panel:close");
      }
    }
}

TEST_CASE("the bar above the table breaks and cuts no word, however narrow the window and with one icon more") {
  const std::vector<std::string> whole{"Player", "1", "2", "to", "play", "Joueur", "joue"};
  for (const base::Language language : base::kEveryLanguage)
    for (const int percent : {100, 150, 200})
      for (const bool unsaved : {false, true}) {
        FakeHost host;
        store_text_size(host, percent, language);
        support::store_game(host, support::new_session({}, 7));
        Driver driver(host);
        if (unsaved) {
          host.store_result = app::StoreResult::full;
          driver.act(driver.legal().front());
          REQUIRE(driver.has("unsaved"));
        }
        for (float width = 320; width <= 440; width += 8) {
          driver.resize({width, 640, 2, true});
          const float foot = driver.target("player:0").value("y", 0.0f);
          std::size_t words = 0;
          for (const Lettering& one : support::lettering(*ImGui::GetDrawData())) {
            if (one.rect.bottom() > foot) continue;
            std::istringstream text(one.text);
            for (std::string word; text >> word; ++words) {
              CAPTURE(width);
              CAPTURE(percent);
              CAPTURE(word);
              CHECK(std::find(whole.begin(), whole.end(), word) != whole.end());
            }
          }
          CHECK(words >= 3);
        }
      }
}

TEST_CASE("the form of a new game cuts no name of a module and of a row, with the largest text on a phone") {
  for (const base::Language language : {base::Language::en, base::Language::fr}) {
    FakeHost host;
    store_text_size(host, 200, language);
    Driver driver(host, {360, 3000, 2});
    CHECK(cut_choices(driver) == "");
  }
}

TEST_CASE("the form of a new game shows all of the seed's code, with the largest text on a phone as well") {
  for (const base::Language language : base::kEveryLanguage)
    for (const int percent : {100, 150, 200}) {
      FakeHost host;
      store_text_size(host, percent, language);
      Driver driver(host, {360, 4000, 2});
      for (const float width : {320.0f, 360.0f, 412.0f, 640.0f}) {
        driver.resize({width, 4000, 2});
        CAPTURE(width);
        CAPTURE(percent);
        const Json seed = driver.target("seed");
        const ui::Rect place{seed.value("x", 0.0f), seed.value("y", 0.0f), seed.value("w", 0.0f),
                             seed.value("h", 0.0f)};
        const std::string code = seed.value("label", "");
        REQUIRE(code.size() == 11);
        const auto texts = support::lettering(*ImGui::GetDrawData());
        CHECK(std::any_of(texts.begin(), texts.end(), [&](const Lettering& one) {
          std::string shown = one.text;
          std::erase(shown, ' ');  // between letters that stand apart
          return shown == code && place.contains(one.rect.x, one.rect.y) && one.rect.right() < place.right() &&
                 one.size >= 13;
        }));
      }
    }
}

TEST_CASE("every panel, the history bar and the bar of a game by links can be read at every size" *
          doctest::test_suite("heavy")) {
  for (const int percent : {100, 200})
    for (const Screen& screen : support::kMeasuredScreens) {
      const std::string what = screen_at(screen, percent);
      FakeHost host = support::host_with_much_to_show();
      store_text_size(host, percent);
      Driver driver(host, screen);
      support::show_every_panel(driver, host, false, [&] {
        check_legible(driver, what + ", " + driver.state("panel"));
        CHECK(cut_choices(driver) == "");
      });
      driver.press("undo");
      REQUIRE(driver.has("moments"));
      check_legible(driver, what + ", history bar");
    }
  for (const Screen& screen : support::kMeasuredScreens) {
    app::Session session = in_the_middle(3, 0);
    for (std::size_t seat = 0; seat < 3; ++seat)
      support::set_seat(session, seat,
                        {.name = "", .level = "", .far = static_cast<int>(seat) == session.position().to_act()});
    FakeHost host = support::host_with(session);
    Driver driver(host, screen);
    REQUIRE(driver.has("far:open"));
    check_legible(driver, screen_at(screen, 100) + ", bar of a game by links");
  }
}

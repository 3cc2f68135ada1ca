// The hint button: its request, what the hint says and points at, and when it disappears.
#include "ui/hint.h"

#include <algorithm>
#include <array>

#include "app/save.h"
#include "games/splendor/ui/hint.h"
#include "games/splendor/ui/position.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/lettering.h"
#include "support/page.h"
#include "support/panels_of_players.h"
#include "support/triangles.h"
#include "ui/theme.h"
#include "ui/words.h"

using app::EventKind;
using support::Driver;
using support::FakeHost;

namespace {

struct HintAsked : support::Page {
  HintAsked() : Page(support::against_computer()) { driver.press("hint"); }

  void answer(const std::string& text) {
    REQUIRE_FALSE(host.worker_requests.empty());
    driver.event(EventKind::worker_reply, host.worker_requests.back().id, text);
  }
  std::string status() const { return driver.mirror().value("status", ""); }
};

std::string status_of(const Driver& driver) { return driver.mirror().value("status", ""); }

constexpr const char* kAnswer = "advice gems|500 500|617 take wbg|590 take wbr|580 take rrr";

}  // namespace

TEST_CASE_FIXTURE(HintAsked,
                  "the hint button sends one request; its answer is shown and announced, and plays nothing") {
  CHECK_FALSE(driver.target("hint").value("enabled", true));
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(host.worker_requests[0].text.rfind("advise 0 hard ", 0) == 0);
  answer(kAnswer);
  CHECK(driver.state("cursor") == "0");
  CHECK(status().find("1 diamond, 1 sapphire and 1 emerald") != std::string::npos);
  CHECK(status().find("bring no card nearer") != std::string::npos);
  CHECK(status().find(" 62%") == std::string::npos);
  REQUIRE_FALSE(host.announcements.empty());
  CHECK(host.announcements.back().find("bring no card nearer") != std::string::npos);
}

TEST_CASE("a hint lays aside the card that is looked at, whose place its words need") {
  for (const support::Screen screen : {support::Screen{1280, 720}, {360, 640, 2, true}}) {
    CAPTURE(screen.width);
    FakeHost host = support::host_with(support::against_computer());
    Driver driver(host, screen);
    driver.press(driver.ids("card:").front());
    REQUIRE(driver.has("clear"));
    driver.press("hint");
    CHECK_FALSE(driver.has("clear"));
  }
}

TEST_CASE_FIXTURE(HintAsked, "note and mirror are made when something changed, not with every frame or under a mouse") {
  answer(kAnswer);
  driver.press("hint");
  const base::Json place = driver.target("pile:b");
  const auto made = [&] { return driver.state("mirrors") + ' ' + driver.state("notes"); };
  const std::string before = made();
  for (int i = 0; i < 12; ++i) {
    ImGui::GetIO().AddMousePosEvent(place.value("x", 0.0f) + static_cast<float>(i), place.value("y", 0.0f) + 9);
    driver.frame();
  }
  CHECK(made() == before);
  const std::string mirrors = driver.state("mirrors"), notes = driver.state("notes");
  driver.press("pile:b");
  CHECK(driver.state("mirrors") != mirrors);
  CHECK(driver.state("notes") == notes);
  driver.press("hint");
  CHECK(driver.state("notes") != notes);
}

TEST_CASE_FIXTURE(HintAsked,
                  "asked again it says what the action is worth and what else there is; asked once more it goes") {
  answer(kAnswer);
  driver.press("hint");
  CHECK(status().find(" 62%") != std::string::npos);
  CHECK(status().find("(59%)") != std::string::npos);
  CHECK(status().find("(58%)") == std::string::npos);  // three alike is no action
  driver.press("hint");
  CHECK(status().find("bring no card nearer") == std::string::npos);
  CHECK(host.worker_requests.size() == 1);
}

TEST_CASE_FIXTURE(HintAsked,
                  "a hint is for one moment: with the next action it is gone, and a late answer is nobody's") {
  const std::string id = host.worker_requests[0].id;
  driver.act("take wbg");
  CHECK(host.worker_stops == 1);
  driver.event(EventKind::worker_reply, id, kAnswer);
  CHECK(driver.state("length") == "1");
  CHECK(status().find("bring no card nearer") == std::string::npos);
  CHECK_FALSE(driver.target("hint").value("enabled", true));  // the computer's turn
}

TEST_CASE_FIXTURE(HintAsked, "what a hint is about has corners and the lamp, not the amber of what can be done") {
  const std::string card = driver.ids("card:L2").front();
  const support::Json target = driver.target(card);
  const ui::Rect rim =
      ui::Rect{target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f), target.value("h", 0.0f)}
          .inset(-12);
  const ui::Theme& theme = ui::theme_for(ui::ThemeKind::dark);
  const int spoken = support::corners_of(theme.spoken, rim), amber = support::corners_of(theme.accent, rim);
  answer("advice collects " + card.substr(5) + "|500 500|617 take wbg");
  CHECK(support::corners_of(theme.spoken, rim) > spoken);
  CHECK(support::corners_of(theme.accent, rim) == amber);
}

TEST_CASE_FIXTURE(HintAsked,
                  "under a panel no note of a hint is drawn, as its rings are not; closed, it is there again") {
  const auto drawn = [] {
    std::string all;
    for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData())) all += one.text + ' ';
    return all.find("card nearer") != std::string::npos;
  };
  answer(kAnswer);
  REQUIRE(drawn());
  driver.press("menu");
  CHECK_FALSE(drawn());
  driver.press("panel:close");
  CHECK(drawn());
}

TEST_CASE_FIXTURE(HintAsked, "undo removes a hint, and the same position can be asked about again") {
  answer(kAnswer);
  driver.act("take wbg");
  driver.press("undo");
  CHECK(status().find("bring no card nearer") == std::string::npos);
  driver.press("hint");
  CHECK(host.worker_requests.back().text.rfind("advise ", 0) == 0);
}

TEST_CASE("a hint about a card that lies face down does not name it") {
  FakeHost host;
  support::store_game(host, support::session_where([](const engine::GameOf<splendor::Game>& game) {
                        const splendor::GameState& state = game.state();
                        if (state.phase != splendor::Phase::turn || state.player().blind == 0) return false;
                        for (const splendor::Action& action : game.actions())
                          for (std::size_t i = 0; i < state.player().reserved_count; ++i)
                            if (action.kind == splendor::ActionKind::buy && action.card == state.player().reserved[i] &&
                                (state.player().blind >> i & 1) != 0)
                              return true;
                        return false;
                      }));
  Driver driver(host);
  driver.press("hint");
  REQUIRE_FALSE(host.worker_requests.empty());
  std::string hidden;
  const app::Session stored = support::stored_game(host);
  const auto& state = static_cast<const engine::GameOf<splendor::Game>&>(stored.position()).state();
  for (const std::string& action : driver.legal()) {
    const auto read = splendor::parse_action(action);
    if (!read || read.value().action.kind != splendor::ActionKind::buy) continue;
    const int place = splendor::reserve_of(state.player(), read.value().action.card);
    if (place >= 0 && (state.player().blind >> place & 1) != 0) hidden = action;
  }
  REQUIRE(hidden != "");
  driver.event(EventKind::worker_reply, host.worker_requests.back().id, "advice points||700 " + hidden);
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::hint_face_down)));
  // Nor does the reason of another action name it.
  const splendor_ui::Position position = splendor_ui::position_of({.session = stored});
  const auto bought = splendor::parse_action(hidden);
  REQUIRE(bought);
  CHECK(splendor_ui::reason_words(position, 0, "collects " + splendor::card_name(bought.value().action.card)) ==
        ui::tr(splendor_ui::words::hint_face_down_card));
  CHECK_FALSE(support::says(driver.mirror(), "brings points now"));
}

TEST_CASE("every reason has a sentence, and the one of a card names it") {
  const app::Session session = support::begun_session(0);
  const splendor_ui::Position position = splendor_ui::position_of({.session = session});
  for (const std::string_view name : splendor::kReasonNames)
    CHECK_MESSAGE(!splendor_ui::reason_words(position, 0, std::string(name) + " L2-07").empty(), name);
  CHECK(splendor_ui::reason_words(position, 0, "collects L2-07").find("level 2") != std::string::npos);
  CHECK(splendor_ui::reason_words(position, 0, "because").empty());
}

TEST_CASE("the note of a hint lies within the window at any size, with as much of the line of play as fits") {
  for (const support::Screen screen : {support::Screen{640, 360, 2, true}, {360, 640, 2, true}, {1280, 720}})
    for (const int percent : {100, 125}) {
      CAPTURE(screen.width);
      CAPTURE(percent);
      FakeHost host = support::host_with(support::against_computer());
      host.stored["settings"] = app::settings_text({.text_percent = percent, .speed = app::Speed::off});
      Driver driver(host, screen);
      driver.press("hint");
      driver.event(EventKind::worker_reply, host.worker_requests.back().id,
                   "advice gems|500 500|617 take wbg>take bgr>take bgr>take wkr>take wbg|590 take wbr|580 take wbk");
      driver.press("hint");
      driver.frame();
      int chances = 0;
      for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData())) {
        chances += one.text.find('%') != std::string::npos ? 1 : 0;
        const bool title = one.text == ui::tr(ui::words::hint_line);  // has turns below it, or is not there
        CHECK_MESSAGE(one.rect.bottom() + (title ? 20 : 0) <= screen.height, one.text);
      }
      CHECK(chances == 3);
    }
}

TEST_CASE("a hint on a phone leaves a rival's panel in sight, and is there again below it") {
  for (const support::Screen screen : {support::Screen{640, 360, 2, true}, {360, 640, 2, true}}) {
    CAPTURE(screen.width);
    FakeHost host = support::host_with(support::against_computer());
    host.stored["settings"] = app::settings_text({.speed = app::Speed::off});
    Driver driver(host, screen);
    driver.press("hint");
    driver.event(EventKind::worker_reply, host.worker_requests.back().id,
                 "advice gems|500 500|617 take wbg>take bgr>take bgr>take wkr>take wbg|590 take wbr|580 take wbk");
    driver.press("hint");
    const auto chances = [&] {
      driver.frame();
      const std::vector<support::Lettering> all = support::lettering(*ImGui::GetDrawData());
      return std::count_if(all.begin(), all.end(),
                           [](const auto& one) { return one.text.find('%') != std::string::npos; });
    };
    CHECK(chances() == 3);
    driver.press("player:1");
    REQUIRE(driver.has("close"));
    CHECK(chances() == 0);
    CHECK_FALSE(driver.has("note"));
    driver.press("close");
    CHECK(chances() == 3);
  }
}

TEST_CASE("a hint on a wide table hides nothing of what players hold: their panels read as they did without it") {
  for (const std::uint8_t players : std::array<std::uint8_t, 4>{2, 3, 4, 5})
    for (const int percent : {100, 125}) {
      CAPTURE(players);
      CAPTURE(percent);
      std::vector<std::string> levels(players, "normal");
      levels.front().clear();
      app::Session session = support::new_session({.players = players}, 7, levels);
      support::play_on(session, support::sensible_action, 1, 8u * players);
      FakeHost host = support::host_with(session);
      host.stored["settings"] = app::settings_text({.text_percent = percent, .speed = app::Speed::off});
      Driver driver(host);
      const std::vector<std::string> before = support::words_of_panels(driver);
      REQUIRE_FALSE(before.empty());
      const std::vector<std::string> legal = driver.legal();
      driver.press("hint");
      driver.event(
          EventKind::worker_reply, host.worker_requests.back().id,
          "advice gems|500 500|617 " + legal[0] + '>' + "take bgr>take bgr|590 " + legal[1] + "|580 " + legal[2]);
      CHECK(support::words_of_panels(driver) == before);
      driver.press("hint");
      CHECK(support::words_of_panels(driver) == before);
      CHECK(status_of(driver).find(" 62%") != std::string::npos);
    }
}

TEST_CASE("a hint never lies over the buttons of what it advises, once its gems are chosen, at any size") {
  for (const support::Screen screen :
       {support::Screen{640, 360, 2, true}, {360, 640, 2, true}, {844, 390, 2, true}, {1280, 720}})
    for (const bool more : {false, true}) {
      CAPTURE(screen.width);
      CAPTURE(more);
      FakeHost host = support::host_with(support::against_computer());
      host.stored["settings"] = app::settings_text({.speed = app::Speed::off});
      Driver driver(host, screen);
      driver.press("hint");
      driver.event(EventKind::worker_reply, host.worker_requests.back().id, kAnswer);
      if (more) driver.press("hint");
      driver.press_all({"pile:w", "pile:b", "pile:g"});
      driver.frame();
      const ui::Rect note = driver.has("note") ? support::rect_of(driver.target("note")) : ui::Rect{};
      for (const char* button : {"take", "clear"}) {
        const ui::Rect place = support::rect_of(driver.target(button));
        CHECK_MESSAGE(note.clipped(place).empty(), button);
        const float x = place.centre_x(), y = place.centre_y();
        for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData()))
          if (one.text == ui::tr(ui::words::hint)) CHECK_FALSE(one.rect.contains(x, y));
      }
      driver.click("take");
      CHECK(driver.state("cursor") != "0");
    }
}

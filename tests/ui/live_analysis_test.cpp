// Live analysis on the table: the chances bar and the warning before an action that costs much; off by default, and never in
// a puzzle or in the attempt of a day. And the count of hints, and their line of play.
#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>

#include "app/computer.h"
#include "games/registry.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/games.h"
#include "support/page.h"
#include "support/panels_of_players.h"
#include "support/puzzles.h"
#include "ui/game_row.h"
#include "ui/hint.h"
#include "ui/theme.h"
#include "ui/words.h"

using app::EventKind;
using support::Driver;
using support::FakeHost;

namespace {

FakeHost seeing_host(const app::Session& session) {
  FakeHost host = support::host_with(session);
  host.stored["settings"] = "chances=1;warning=1";
  return host;
}

/// One person against a computer, with live analysis.
struct LiveAnalysis {
  FakeHost host = seeing_host(support::against_computer());
  Driver driver{host};

  void answer(const std::string& text) {
    REQUIRE_FALSE(host.worker_requests.empty());
    driver.event(EventKind::worker_reply, host.worker_requests.back().id, text);
    driver.settle();
  }
  std::string status() const { return driver.mirror().value("status", ""); }
};

constexpr const char* kWeighed =
    "advice gems|617 383|617 take wbg>take wbr|600 take wbr|300 take wgr>take wbg>take wbr";

}  // namespace

TEST_CASE("live analysis is off by default: no request, no bar, no warning") {
  support::Page page(support::against_computer());
  CHECK(page.host.worker_requests.empty());
  CHECK_FALSE(page.driver.has("chances:bar"));
  page.driver.act("take wgr");
  CHECK(page.driver.state("length") == "1");
}

TEST_CASE("the bar has everybody's chance in figures that are whole, at every size, however small the chance") {
  for (const support::Screen screen : {support::Screen{360, 640, 2, true}, {640, 360, 2, true}, {1280, 720}})
    for (const std::uint8_t players : std::array<std::uint8_t, 4>{2, 3, 4, 5})
      for (const int percent : {100, 150}) {
        CAPTURE(screen.width);
        CAPTURE(players);
        CAPTURE(percent);
        std::vector<std::string> levels(players, "normal");
        levels.front().clear();
        FakeHost host = support::host_with(support::new_session({.players = players}, 7, levels));
        host.stored["settings"] = app::settings_text({.text_percent = percent, .chances = true});
        Driver driver(host, screen);
        std::string chances = "910";
        std::vector<int> figures{91};
        for (int rival = 1; rival < players; ++rival) {
          figures.push_back(2 + rival);
          chances += " " + std::to_string(10 * figures.back());
        }
        driver.event(EventKind::worker_reply, host.worker_requests.back().id,
                     "advice gems|" + chances + "|910 take wbg");
        driver.settle();
        const ui::Rect bar = support::rect_of(driver.target("chances:bar"));
        REQUIRE_FALSE(bar.empty());
        std::string shown;
        for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData())) {
          if (!bar.contains(one.rect.centre_x(), one.rect.centre_y()) || std::isdigit(one.text.front()) == 0) continue;
          shown += ' ' + one.text;
          CHECK(one.size >= ui::type::kLeastNumeral);
          CHECK(one.rect.x >= bar.x - 1);
          CHECK(one.rect.right() <= bar.right() + 1);
        }
        std::erase(shown, '%');
        std::istringstream read(shown);
        for (const int figure : figures) {
          int found = 0;
          read >> found;
          CHECK(found == figure);
        }
      }
}

TEST_CASE_FIXTURE(LiveAnalysis,
                  "the bar shows everybody's chance to win, says the numbers, and is kept for a second look") {
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(host.worker_requests[0].text.rfind("weigh 0 0 hard ", 0) == 0);
  CHECK_FALSE(driver.has("chances:bar"));
  answer(kWeighed);
  REQUIRE(driver.has("chances:bar"));
  CHECK(driver.target("chances:bar").value("label", "").find(" 62%") != std::string::npos);
  CHECK(driver.target("chances:bar").value("label", "").find(" 38%") != std::string::npos);
  CHECK(support::says(driver.mirror(), " 62%"));
  driver.act("take wbg");
  CHECK(driver.has("chances:bar"));  // while the rival thinks
  driver.press("undo");
  CHECK(driver.has("chances:bar"));
  CHECK(std::count_if(host.worker_requests.begin(), host.worker_requests.end(),
                      [](const auto& request) { return request.text.rfind("weigh ", 0) == 0; }) == 1);
  driver.press_all({"menu", "menu:settings", "chances"});
  driver.press("panel:close");
  CHECK_FALSE(driver.has("chances:bar"));
}

TEST_CASE_FIXTURE(LiveAnalysis,
                  "an action that throws much away is asked about, with what could come of it; it can be played") {
  answer(kWeighed);
  driver.act("take wgr");
  CHECK(driver.state("panel") == "warning");
  CHECK(driver.state("length") == "0");
  CHECK(support::says(driver.mirror(), "30% instead of 62%"));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::hint_line)));
  driver.press("warning:think");
  CHECK(driver.state("length") == "0");
  driver.act("take wbr");  // nearly as good
  CHECK(driver.state("length") == "1");
  driver.press("undo");
  driver.act("take wgr");
  driver.press("warning:play");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "1");
}

TEST_CASE_FIXTURE(
    LiveAnalysis,
    "an action that comes before its judgement waits for it; of what that says nothing, nothing is asked") {
  driver.act("take wgr");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "0");
  CHECK(driver.state("notice") == ui::tr(ui::words::judgement_awaited));
  CHECK(host.announcements.back() == ui::tr(ui::words::judgement_awaited));
  answer(kWeighed);
  CHECK(driver.state("panel") == "warning");
  CHECK(driver.state("notice").empty());
  driver.press("warning:think");
  driver.act("take bgr");
  CHECK(driver.state("length") == "1");
}

TEST_CASE_FIXTURE(LiveAnalysis, "pressed once more, an action waits for no judgement") {
  for (const char* id : {"pile:w", "pile:g", "pile:r", "take"}) driver.press(id);
  CHECK(driver.state("length") == "0");
  driver.press("take");  // what was chosen still is
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "1");
}

TEST_CASE_FIXTURE(LiveAnalysis, "an action that waits for its judgement is not played under the menu") {
  driver.act("take wbg");
  driver.press("menu");
  answer(kWeighed);
  CHECK(driver.state("panel") == "menu");
  CHECK(driver.state("length") == "0");
}

TEST_CASE("on a shared device the analysis uses what all may know, whoever is to act") {
  FakeHost host = seeing_host(support::begun_session(4));
  Driver driver(host);
  REQUIRE(host.worker_requests.size() == 1);
  CHECK(host.worker_requests[0].text.rfind("weigh -1 0 hard ", 0) == 0);
}

TEST_CASE("in every game the worker's real answer gives bar and warning") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    FakeHost host = seeing_host(support::session_of(type, {"", "easy"}, 0));
    Driver driver(host);
    const app::Session session = support::stored_game(host);
    if (!session.person_to_act() || session.position().legal_count() < 2) continue;
    REQUIRE_FALSE(host.worker_requests.empty());
    std::string request = host.worker_requests.back().text;
    request.replace(request.find(" 5000 "), 6, " 200 ");
    const std::string answer = app::computer_answer(request);
    driver.event(EventKind::worker_reply, host.worker_requests.back().id, answer);
    driver.settle();
    CHECK(driver.has("chances:bar") == (answer.find("||") == std::string::npos));
  }
}

TEST_CASE("a puzzle has no live analysis, and no hints until it is solved") {
  FakeHost host = seeing_host(support::begun_session(4));
  Driver driver(host);
  driver.press_all({"menu", "menu:puzzles"});
  driver.event(EventKind::text_fetched, "puzzles.txt", std::string(support::kPuzzleLine) + '\n');
  driver.settle();
  const std::size_t asked = host.worker_requests.size();
  driver.press("puzzle:0");
  CHECK(host.worker_requests.size() == asked);
  CHECK_FALSE(driver.target("hint").value("enabled", true));
  driver.press("hint");
  CHECK(host.worker_requests.size() == asked);
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_no_hint)));
  driver.send_press("act:" + std::to_string(support::puzzle_action(true)));
  driver.settle();
  support::answer_worker(driver, host, asked);
  CHECK_FALSE(driver.has("chances:bar"));
}

TEST_CASE("hints are counted, stored with the game, and shown at its end and in the statistics") {
  FakeHost host = support::host_with(support::against_computer());
  const auto hint = [&](Driver& driver) {
    driver.press("hint");
    driver.event(EventKind::worker_reply, host.worker_requests.back().id, "advice gems||617 take wbg");
    driver.settle();
  };
  const auto counted = [&] {
    app::Library library(host);
    CHECK(library.open_last().session);
    return library.hints();
  };
  {
    Driver driver(host);
    CHECK(counted() == 0);
    hint(driver);
    CHECK(counted() == 1);
    driver.press_all({"hint", "hint", "hint"});  // more, away, and here again
    CHECK(host.worker_requests.size() == 1);
    CHECK(counted() == 1);
  }
  Driver driver(host);
  hint(driver);
  CHECK(counted() == 2);
  base::RandomSource random(3);
  while (driver.state("over") == "false") {
    const app::Session session = support::stored_game(host);
    const int action = support::sensible_action(support::typed(session.position()), random);
    if (session.person_to_act())
      driver.send_press("act:" + std::to_string(action));
    else
      driver.event(EventKind::worker_reply, host.worker_requests.back().id,
                   "ok 1 500 " + session.position().action_text(action));
    driver.settle();
  }
  const std::string said = ui::labelled(ui::tr(ui::words::hints_used), "2");
  CHECK(driver.state("panel") == "ending");
  CHECK(support::says(driver.mirror(), said));
  CHECK(host.stored.at("statistics").find("\thints 2") != std::string::npos);
  driver.press_all({"panel:close", "menu", "menu:statistics"});
  CHECK(support::says(driver.mirror(), said));
}

TEST_CASE("the details of a hint have the line of play, up to what cannot be known") {
  FakeHost host = support::host_with(support::against_computer());
  Driver driver(host);
  driver.press("hint");
  driver.event(EventKind::worker_reply, host.worker_requests.back().id,
               "advice gems||617 take wbg>take bgr>take bgr>buy L3-20 wwwwww>take wbg|590 take wbr>take wbg");
  driver.settle();
  const std::string words = ui::tr(ui::words::hint_line);
  CHECK_FALSE(support::says(driver.mirror(), words));
  driver.press("hint");
  const std::string status = driver.mirror().value("status", "");
  const std::size_t line = status.find(words);
  REQUIRE(line != std::string::npos);
  const std::string told = status.substr(line);
  std::size_t takes = 0;
  for (std::size_t at = told.find("sapphire"); at != std::string::npos; at = told.find("sapphire", at + 1)) ++takes;
  CHECK(takes == 2);  // neither what is not possible, nor what comes after it
}

TEST_CASE("a hint whose count cannot be stored says that the game is not saved") {
  FakeHost host = support::host_with(support::against_computer());
  Driver driver(host);
  driver.press("hint");
  host.store_result = app::StoreResult::full;
  driver.event(EventKind::worker_reply, host.worker_requests.back().id, "advice gems||617 take wbg");
  driver.settle();
  CHECK(driver.state("notice") == ui::tr(ui::words::storage_full));
}

TEST_CASE("a hint for a game that is over is not counted") {
  app::Session session = support::played_session({}, 4, support::sensible_action);
  session.go_to(10);
  FakeHost host = support::host_with(session);
  Driver driver(host);
  driver.press("hint");
  REQUIRE_FALSE(host.worker_requests.empty());
  driver.event(EventKind::worker_reply, host.worker_requests.back().id,
               "advice gems||617 " + session.position().action_text(0));
  driver.settle();
  app::Library library(host);
  REQUIRE(library.open_last().session);
  CHECK(library.hints() == 0);
}

TEST_CASE("on a shared device the line of play never reveals a card that is reserved unseen") {
  int cards = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    app::Session session = support::new_session({}, seed);
    base::RandomSource random(seed);
    for (int i = 0; i < 90 && !session.position().over(); ++i) {
      const auto& game = support::typed(session.position());
      const auto table = ui::game_row(game.kind()).make_table();
      const auto after = game.clone(), dealt = game.dealt_anew(-1, 1000);
      after->apply(0);
      if (const auto first = dealt->find(game.action_text(0)); first && !after->over()) {
        dealt->apply(first.value());
        for (int next = 0; next < after->legal_count(); ++next) {
          const std::string action = after->action_text(next);
          if (action.rfind("buy ", 0) != 0 || dealt->find(action)) continue;  // what all can see is possible there, too
          ++cards;
          CAPTURE(seed);
          CAPTURE(action);
          CHECK(ui::LinesOfPlay().after({.session = session}, *table, 0, {action}).empty());
        }
      }
      session.play(i % 5 == 0 ? support::random_action(game, random) : support::sensible_action(game, random));
    }
  }
  CHECK(cards > 50);
}

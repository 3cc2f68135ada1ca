// The charts of the review and of the statistics: their texts, that nothing is too small or cut off at any size, and that the
// result of a review is stored.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "app/entry.h"
#include "app/library.h"
#include "app/statistics.h"
#include "games/registry.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/judgement.h"
#include "support/lettering.h"
#include "support/page.h"
#include "support/paper.h"
#include "ui/game_row.h"
#include "ui/panels/chart.h"
#include "ui/theme.h"
#include "ui/words.h"

using app::EventKind;
using app::FinishedGame;
using support::Driver;
using support::FakeHost;
using support::Screen;

namespace {

const std::vector<Screen> kChartScreens{{360, 640, 2, true}, {640, 360, 2, true}, {768, 1024, 2, true},
                                        {1280, 720},         {1920, 1080},        {2560, 1440, 2}};

app::Session played_by_computers(const engine::GameType& type, std::uint64_t seed) {
  app::GameRecord record{.spec = {.kind = type.kind, .options = type.parse_options("players=2").value(), .seed = seed},
                         .seats = {{.name = "Maximiliane von der Aue", .level = ""}, {.name = "", .level = "normal"}},
                         .actions = {}};
  app::Session session = app::Session::open(record).value();
  while (!session.position().over()) {
    const auto thought = session.position().think(*base::find_level("easy"), 0, seed + session.length());
    REQUIRE(session.play(thought.action).ok());
  }
  return session;
}

/// Many games of each kind, with all possible details.
app::Statistics many_games() {
  app::Statistics statistics;
  const std::array<const char*, 5> levels{"easy", "normal", "hard", "keen", "expert"};
  const std::array<const char*, 4> openings{"wbg", "bgr", "kk", "gr"};
  for (const engine::GameType& type : games::all()) {
    const bool letters = type.name == "splendor";
    for (int n = 0; n < 60; ++n) {
      const auto at = static_cast<std::size_t>(n);
      const int players = 2 + n % 3;
      const auto options = type.parse_options("players=" + std::to_string(players));
      if (!options) continue;  // so many do not play it
      FinishedGame game{.spec = {.kind = type.kind, .options = options.value(), .seed = at + 1},
                        .rounds = 18 + n * 7 % 31,
                        .places = {}};
      for (int seat = 0; seat < players; ++seat)
        game.places.push_back({.seat = {.name = {}, .level = seat == 0 ? "" : levels[at % levels.size()]},
                               .won = (n % 3 == 0) == (seat == 0),
                               .score = 14});
      game.places[0].opening = letters ? openings[at % openings.size()] : n % 2 == 0 ? "mac" : "hw";
      game.places[0].honour = 5 + n % 9;
      if (n % 2 == 0) game.places[0].accuracy = 60 + n * 13 % 40;
      game.hints = n % 5 * 2;
      REQUIRE(statistics.add(std::move(game)));
    }
  }
  return statistics;
}

FakeHost host_with_settings(int percent, base::Language language, app::Look look) {
  FakeHost host;
  host.stored["settings"] = app::settings_text(
      {.text_percent = percent, .language = language, .look = look, .speed = app::Speed::off, .guide = false});
  return host;
}

/// What is written too small, and, unless the table below is one that scrolls and shortens names, beyond the window's sides or
/// cut short. Dear ImGui rounds heights of fonts
/// down to whole pixels. A letter alone is the third sign of a small gem, after its colour and its shape.
std::string faults_in_letters(const Screen& screen, bool scrolls) {
  std::string faults;
  for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData())) {
    if (one.size < 11 * 0.955f && (one.numeral() || one.text.size() > 1)) faults += "too small: " + one.text + "; ";
    const bool name = one.text.rfind("Maximiliane", 0) == 0;  // shortened on the table below; the panel has it whole
    if (!scrolls && !name && one.text.find("\u2026") != std::string::npos) faults += "cut short: " + one.text + "; ";
    if (!scrolls && (one.rect.x < -0.5f || one.rect.right() > screen.width + 0.5f))
      faults += "cut off: " + one.text + "; ";
  }
  return faults;
}

void answer_all(Driver& driver, FakeHost& host) {
  for (std::size_t answered = 0; answered < host.worker_requests.size(); ++answered) {
    const auto request = host.worker_requests[answered];
    driver.event(EventKind::worker_reply, request.id, support::quick_judgement(request.text));
  }
  driver.settle();
}

struct LookedBack : support::Page {
  LookedBack() : Page(played_by_computers(games::all().front(), 3)) {
    driver.press_all({"menu", "menu:review"});
    answer_all(driver, host);
  }
};

/// What is written below the chart that is drawn first: the numbers of rounds, the first one with its word.
std::vector<int> rounds_below_chart() {
  const std::vector<support::Lettering> letters = support::lettering(*ImGui::GetDrawData());
  const auto first = std::find_if(letters.begin(), letters.end(),
                                  [](const support::Lettering& one) { return one.text.rfind("Round ", 0) == 0; });
  std::vector<int> rounds;
  for (auto one = first; one != letters.end() && std::abs(one->rect.bottom() - first->rect.bottom()) < 4; ++one)
    rounds.push_back(std::stoi(one == first ? one->text.substr(6) : one->text));
  return rounds;
}

bool is_written(const std::string& words) {
  const std::vector<support::Lettering> letters = support::lettering(*ImGui::GetDrawData());
  return std::any_of(letters.begin(), letters.end(), [&](const support::Lettering& one) { return one.text == words; });
}

bool kept_review(FakeHost& host) {
  app::Library library(host);
  REQUIRE(library.open_last().session.has_value());
  return !library.review().empty();
}

}  // namespace

TEST_CASE("the charts of the statistics and of the review are legible at every size, in every look and language" *
          doctest::test_suite("heavy")) {
  std::size_t n = 0;
  const std::string stored = many_games().text();
  for (const base::Language language : base::kEveryLanguage)
    for (const app::Look look : {app::Look::dark, app::Look::light, app::Look::contrast}) {
      const engine::GameType& type = games::all()[n % games::all().size()];
      const int percent = std::array{100, 125, 150, 200}[n++ % 4];
      FakeHost host = host_with_settings(percent, language, look);
      host.stored["statistics"] = stored;
      support::store_game(host, played_by_computers(type, 3));
      Driver driver(host);
      const auto look_at = [&](const std::string& what) {
        for (const Screen& screen : kChartScreens) {
          driver.resize(screen);
          CAPTURE(what);
          CAPTURE(type.name);
          CAPTURE(screen.width);
          CAPTURE(percent);
          CHECK(faults_in_letters(screen, &type != &games::all().front()) == "");
        }
      };
      driver.press_all({"menu", "menu:statistics"});
      look_at("statistics");
      driver.press_all({"panel:close", "menu", "menu:review"});
      look_at("the beginning of a look back");
      answer_all(driver, host);
      look_at("a look back");
    }
}

TEST_CASE(
    "where a chart is narrow a legend names its lines, and as many rounds stand below as have room, evenly apart") {
  for (const int percent : {100, 150, 200}) {
    FakeHost host = host_with_settings(percent, base::Language::en, app::Look::dark);
    support::store_game(host, played_by_computers(games::all().front(), 3));
    Driver driver(host);
    driver.press_all({"menu", "menu:review"});
    answer_all(driver, host);
    for (const float width : {360.0f, 390.0f, 768.0f, 1280.0f}) {
      driver.resize({width, 2400, 2, true});
      CAPTURE(percent);
      CAPTURE(width);
      CHECK(is_written("Maximiliane von der Aue"));
      CHECK(is_written("100%"));
      const std::vector<int> rounds = rounds_below_chart();
      CHECK(rounds.size() >= (percent == 200 ? 1 : 2));
      for (std::size_t i = 1; i < rounds.size(); ++i) CHECK(rounds[i] - rounds[i - 1] == rounds[0]);
    }
  }
}

TEST_CASE("the statistics say in words what their charts show") {
  FakeHost host = host_with_settings(100, base::Language::en, app::Look::dark);
  host.stored["statistics"] = many_games().text();
  support::store_game(host, played_by_computers(games::all().front(), 3));
  Driver driver(host);
  driver.press_all({"menu", "menu:statistics", "stats:splendor"});
  const support::Json mirror = driver.mirror();
  for (const char* words :
       {"Games: 60", "Round of the first noble, on average: 9", "Accuracy: ", "By set-up", "2 players", ": 20 of 20",
        "Length of games", "Usually ", " rounds; 18 in the shortest, 48 in the longest.",
        "15\u201319 rounds: ", " games", "Hints used: 240", "Hints used 1\u20132: 12 games", "Hints used 6+: 24 games",
        "What is taken first", "1 emerald: ", "1 diamond, 1 sapphire and 1 emerald: ", "60%, 86%, "}) {
    CAPTURE(words);
    CHECK(support::says(mirror, words));
  }
}

TEST_CASE("the statistics of games around one device have the first honour, accuracy and hints, too") {
  FakeHost host = host_with_settings(100, base::Language::en, app::Look::dark);
  FinishedGame game = many_games().games().front();
  for (FinishedGame::Place& place : game.places) place.seat.level.clear();
  app::Statistics statistics;
  REQUIRE(statistics.add(game));
  host.stored["statistics"] = statistics.text();
  support::store_game(host, played_by_computers(games::all().front(), 3));
  Driver driver(host);
  driver.press_all({"menu", "menu:statistics", "stats:splendor"});
  for (const char* words :
       {"Together on this device", "Round of the first noble, on average: 5", "Accuracy: 60%", "Hints used: 0"}) {
    CAPTURE(words);
    CHECK(support::says(driver.mirror(), words));
  }
}

TEST_CASE("statistics without the details that earlier versions did not record say what will be shown there") {
  FakeHost host = host_with_settings(100, base::Language::en, app::Look::dark);
  host.stored["statistics"] =
      "s=1000-0000-02XV-P\t34\tperson won 16 Anna\teasy lost 8\n";  // tests/versions/3-statistics
  support::store_game(host, played_by_computers(games::all().front(), 3));
  Driver driver(host);
  driver.press_all({"menu", "menu:statistics"});
  CHECK(support::says(driver.mirror(), "Games: 1"));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::stats_from_next)));
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::stats_accuracy_is, ui::tr(ui::words::review))));
}

TEST_CASE("statistics are exported to a file and imported on another device, once") {
  FakeHost host = host_with_settings(100, base::Language::en, app::Look::dark);
  host.stored["statistics"] = many_games().text();
  support::store_game(host, played_by_computers(games::all().front(), 3));
  std::string file;
  {
    Driver driver(host);
    driver.press_all({"menu", "menu:statistics", "stats:export"});
    REQUIRE_FALSE(host.files.empty());
    file = host.files.back().text;
  }
  FakeHost other = host_with_settings(100, base::Language::en, app::Look::dark);
  support::store_game(other, played_by_computers(games::all().front(), 4));
  Driver driver(other);
  driver.press_all({"menu", "menu:statistics"});
  driver.event(EventKind::file_chosen, "", file);
  CHECK(driver.state("notice") ==
        ui::tr_count(ui::words::imported_one, ui::words::imported_many, static_cast<int>(many_games().games().size())));
  CHECK(support::says(driver.mirror(), "Games: 60"));
  CHECK(app::Statistics::read(other.stored["statistics"]).games() == many_games().games());
  driver.event(EventKind::file_chosen, "", file);
  CHECK(driver.state("notice") == ui::tr_count(ui::words::imported_one, ui::words::imported_many, 0));
  driver.event(EventKind::file_chosen, "", file.substr(0, file.size() / 2) + "whole 12345678\n");
  CHECK(driver.state("panel") == "message");
  CHECK(app::Statistics::read(other.stored["statistics"]).games() == many_games().games());
}

TEST_CASE_FIXTURE(LookedBack, "the review has points and chances round by round in words") {
  const app::Session session = support::stored_game(host);
  const int points = *session.position(session.length()).score(0);
  std::size_t after = 0;  // ten rounds
  while (session.position(after).round() <= 10) ++after;
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_points)));
  CHECK(support::says(driver.mirror(), "Round 10: " + std::to_string(*session.position(after).score(0)) + ", Round "));
  CHECK(support::says(driver.mirror(), "Maximiliane von der Aue: " + std::to_string(points) + ", "));
  CHECK(support::says(driver.mirror(), "Level 1: "));
}

TEST_CASE("the result of a review is stored with the game and in the statistics, and is not requested again") {
  const app::Session session = played_by_computers(games::all().front(), 3);
  FakeHost host = support::host_with(session);
  app::Statistics statistics;
  REQUIRE(statistics.add(app::finished_game(session)));
  host.stored["statistics"] = statistics.text();
  std::vector<std::string> found;
  {
    Driver driver(host);
    driver.press_all({"menu", "menu:review"});
    answer_all(driver, host);
    CHECK(host.worker_requests.size() > 30);
    found = support::texts_in(driver.mirror());
  }
  const auto counted = app::Statistics::read(host.stored["statistics"]).games();
  REQUIRE(counted.size() == 1);
  CHECK(counted[0].places[0].accuracy.has_value());
  CHECK(counted[0].places[1].accuracy.has_value());
  host.worker_requests.clear();
  {
    Driver driver(host);
    driver.press_all({"menu", "menu:review"});
    CHECK(host.worker_requests.empty());
    CHECK(support::texts_in(driver.mirror()) == found);
    CHECK(app::Statistics::read(host.stored["statistics"]).games() == counted);
    // If the same end is replayed, the review stays valid. After another end it does not.
    driver.press_all({"panel:close", "undo"});
    driver.act(session.action_text(std::stoul(driver.state("cursor"))));
    CHECK(kept_review(host));
    driver.press("undo");
    const std::string played = session.action_text(std::stoul(driver.state("cursor")));
    const std::vector<std::string> legal = driver.legal();
    driver.act(legal.front() == played ? legal.back() : legal.front());
    driver.go_on();
  }
  CHECK_FALSE(kept_review(host));
}

TEST_CASE("each game records what was taken first and when the first honour came") {
  for (const ui::GameRow& row : ui::game_rows()) {
    if (row.remember == nullptr) continue;
    const app::Session session = played_by_computers(*games::find(row.kind), 5);
    FinishedGame game = app::finished_game(session);
    row.remember(session, game);
    int honours = 0;
    for (const FinishedGame::Place& place : game.places) {
      CAPTURE(place.opening);
      CHECK_FALSE(place.opening.empty());
      CHECK(place.opening.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos);
      CHECK_FALSE(row.taken_words(place.opening).empty());
      CHECK(place.honour <= game.rounds);
      honours += place.honour > 0 ? 1 : 0;
    }
    CHECK(honours > 0);
    app::Statistics statistics;
    CHECK(statistics.add(game));
    CHECK(app::Statistics::read(statistics.text()).games() == statistics.games());
  }
}

TEST_CASE("a mistake and luck at one moment of a review are marked beside each other") {
  const support::Paper paper;
  const ui::Theme& theme = ui::theme_for(ui::ThemeKind::dark);
  for (const float height : {0.0f, 0.5f, 1.0f}) {
    CAPTURE(height);
    paper.clear();
    const ui::Canvas canvas = ui::canvas_on(paper.list(), theme, paper.fonts);
    const ui::Point at{0.5f, height};
    paint(ui::ChartPiece{.rect = {0, 0, 300, 120}, .lines = {}, .levels = {}, .marks = {{at, false}, {at, true}}},
          ui::PieceState{}, canvas);
    const auto middle_of = [&](ImU32 colour) {
      float least = 1e9f, most = -1e9f;
      for (const ImDrawVert& one : paper.list().VtxBuffer)
        if (one.col == colour) least = std::min(least, one.pos.y), most = std::max(most, one.pos.y);
      REQUIRE(least < most);
      return (least + most) / 2;
    };
    CHECK(std::abs(middle_of(theme.danger) - middle_of(theme.accent)) >= 14);
  }
}

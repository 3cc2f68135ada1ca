// Kingdom of Splendor played by clicking on what is drawn: every kind of decision, on every board and shape of screen.
#include <algorithm>
#include <array>
#include <set>

#include "base/random.h"
#include "games/kingdom/game.h"
#include "games/kingdom/ui/selection.h"
#include "games/kingdom/ui/words.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/kingdom_fingers.h"
#include "support/kingdom_tables.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;
using support::Screen;

namespace {

constexpr std::array<Screen, 6> kScreens{Screen{},
                                         Screen{.width = 390, .height = 844},
                                         Screen{.width = 360, .height = 640, .touch = true},
                                         Screen{.width = 640, .height = 360},
                                         Screen{.width = 1024, .height = 768},
                                         Screen{.width = 1920, .height = 1080}};

const kingdom::Setup kShort{
    .players = 2, .full = false, .first = 0, .sides = {kingdom::Side::a, kingdom::Side::a, kingdom::Side::a}};

struct Table {
  explicit Table(const kingdom::Setup& setup, const Screen& screen = {}, std::uint64_t seed = 7) {
    support::store_kingdom(host, kingdom::pack_options(setup), seed);
    host.storage_write("settings", "speed=0;guide=0");
    driver = std::make_unique<Driver>(host, screen);
  }
  Driver* operator->() const { return driver.get(); }

  FakeHost host;
  std::unique_ptr<Driver> driver;
};

/// Travels when it can, so that games end; otherwise anything.
std::string some_action(const Driver& driver, base::RandomSource& random) {
  const auto legal = driver.legal();
  std::vector<std::string> moves;
  for (const std::string& action : legal)
    if (action.rfind("move", 0) == 0) moves.push_back(action);
  const auto& from = !moves.empty() && random.below(4) != 0 ? moves : legal;
  return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

/// Plays every n-th table, some of each length, number of travellers and variant; the verbs that were played.
std::set<std::string> play_whole_games(std::uint64_t n) {
  std::set<std::string> verbs;
  std::uint64_t number = 0;
  for (const kingdom::Setup& setup : support::kingdom_setups()) {
    const std::uint64_t seed = ++number;
    if (seed % n != 3) continue;
    const Screen& screen = kScreens[seed / n % kScreens.size()];
    CAPTURE(kingdom::options_text(setup));
    CAPTURE(screen.width);
    Table table(setup, screen, seed);
    base::RandomSource random(seed);
    for (int actions = 0; table->state("over") == "false"; ++actions) {
      REQUIRE(actions < 2000);
      const std::string action = some_action(*table.driver, random);
      verbs.insert(action.substr(0, action.find(' ')));
      support::play_by_clicks(*table.driver, action);
    }
    CHECK(table->state("panel") == "ending");
  }
  return verbs;
}

}  // namespace

TEST_CASE("whole games are played by clicks" * doctest::test_suite("heavy")) {
  CHECK(play_whole_games(41).count("move") == 1);
}

// Minutes under a sanitizer.
TEST_CASE("whole games are played by clicks on different boards, with every kind of decision" *
          doctest::test_suite("slow")) {
  CHECK(play_whole_games(7) == std::set<std::string>{"collect", "move", "return", "discard", "tile", "give", "medal"});
}

TEST_CASE("a selection can be cleared: by tapping it, by the cross, by Escape, by choosing something else") {
  Table table(kShort);
  table->press_all({"supply:m", "supply:a"});
  REQUIRE(table->has("chosen:m0"));
  CHECK_FALSE(table->target("take").value("enabled", true));
  table->press("chosen:m0");
  CHECK_FALSE(table->has("chosen:m0"));
  table->press("clear");
  CHECK_FALSE(table->has("take"));
  table->press("supply:w");
  table->key(ImGuiKey_Escape);
  CHECK_FALSE(table->has("take"));
  table->press_all({"supply:w", "road:A1.a.r1"});
  CHECK_FALSE(table->has("take"));
  CHECK(table->has("back"));
  CHECK_FALSE(table->has("go"));  // it cannot be paid yet
  table->press("back");
  CHECK_FALSE(table->has("back"));
  CHECK(table->log().empty());
}

TEST_CASE(
    "[kingdom.collect.exact] an illegal choice of tokens is refused with a reason; after a complete one a new one "
    "begins") {
  Table table(kShort);
  table->press_all({"supply:m", "supply:m"});
  CHECK(table->target("take").value("enabled", false));
  table->press("supply:y");  // the pair is complete: gold begins another choice
  CHECK(table->has("chosen:y0"));
  CHECK_FALSE(table->has("chosen:m0"));
  table->press("clear");
  table->press_all({"supply:m", "supply:y"});
  CHECK(table->state("notice") == ui::tr(kingdom_ui::words::why_gold));
  CHECK(table->has("chosen:m0"));
  table->press("take");
  CHECK(table->log().empty());
}

TEST_CASE("a road shows the suggested payment; pressing a piece pays gold in its place") {
  Table table(kShort);
  for (const char* action : {"collect mah", "collect mac", "collect y", "collect mac"}) table->act(action);
  table->press("space:shellbourne");
  CHECK(table->has("pay:m0"));
  CHECK_FALSE(table->has("pay:y0"));
  table->press("pay:a0");
  CHECK(table->has("pay:y0"));
  CHECK_FALSE(table->has("pay:a0"));
  table->press("go");
  CHECK(table->log().back() == "move A1.a.r1 mhy");
}

TEST_CASE("a road that cannot be paid says what is missing") {
  Table table(kShort);
  table->act("collect mac");
  table->act("collect mac");
  table->press("road:A1.a.r1");
  CHECK(table->has("back"));
  table->key(ImGuiKey_Enter);
  CHECK(table->log().size() == 2);
  CHECK(table->state("notice") == ui::tr(kingdom_ui::words::why_cannot_afford));
}

TEST_CASE("keys: letters collect, numbers choose roads, Enter confirms") {
  Table table(kShort);
  for (const ImGuiKey key : {ImGuiKey_M, ImGuiKey_A, ImGuiKey_H}) table->key(key);
  table->key(ImGuiKey_Enter);
  CHECK(table->log().back() == "collect mah");
  table->act("collect y");
  table->key(ImGuiKey_1);
  CHECK(table->has("go"));
  table->key(ImGuiKey_Enter);
  CHECK(table->log().back() == "move A1.a.r1 mah");
}

TEST_CASE("a place that no road leads to tells its name and why") {
  Table table(kShort);
  table->press("space:lanternwick");
  CHECK(table->state("notice") == "Lanternwick (city). " + std::string(ui::tr(kingdom_ui::words::why_not_a_road_here)));
}

TEST_CASE("a traveller who is pressed tells where they are and what they carry") {
  Table table(kShort);
  table->act("collect mah");
  const auto pressed = [&](const char* id) {
    table->press(id);
    return table->state("notice");
  };
  CHECK(pressed("player:0") ==
        "Player\u00A01 is at Gull Harbor. Purse: 1 mushroom, 1 apple and 1 hazelnut (3 of 8 in the purse)");
  CHECK(pressed("player:1") == "Player\u00A02 is at Gull Harbor. Purse: empty (0 of 8 in the purse)");
}

TEST_CASE("what a press asks about is told; only what cannot be done is refused") {
  app::Session session = support::game_of_persons(kShort, 7);
  const kingdom_ui::Position position = kingdom_ui::position_of({.session = session, .may_act = true});
  const auto answer = [&](const char* press) {
    ui::Intents intents;
    kingdom_ui::reduce({}, press, position, intents);
    return intents;
  };
  for (const char* press : {"player:1", "purse", "space:gull_harbor"}) {
    CAPTURE(press);
    CHECK_FALSE(answer(press).description.empty());
    CHECK(answer(press).refusal.empty());
  }
  CHECK(answer("space:lanternwick").description.empty());
  CHECK_FALSE(answer("space:lanternwick").refusal.empty());
}

TEST_CASE("the form: both games side by side; what was chosen for the last game stays") {
  FakeHost host;
  Driver driver(host);
  driver.press("game:kingdom");
  CHECK(driver.has("seat:2:1"));
  driver.press_all({"seat:2:0", "add", "seat:3:3", "journey:1", "mysteries", "maps", "section:2", "first"});
  driver.press("start");
  CHECK(driver.state("options") == "players=3 sections=A1.?,A2.a,A3.? mysteries=yes first=0");
  CHECK(driver.state("panel") == "none");
  driver.press_all({"menu", "menu:new"});
  CHECK(driver.target("game:kingdom").value("pressed", false));
  CHECK(driver.target("seat:3:3").value("pressed", false));
  CHECK(driver.target("mysteries").value("pressed", false));
  driver.press_all({"journey:0", "start"});  // the Mysteries are for the long journey only
  CHECK(driver.state("options").find("mysteries=no") != std::string::npos);
  driver.act("collect mac");
  driver.press_all({"menu", "menu:new", "game:splendor", "start"});
  CHECK(driver.state("options").find("modules=") != std::string::npos);
  driver.open_other_game();
  CHECK(driver.state("options").find("mysteries=no") != std::string::npos);
}

TEST_CASE("the guide explains the first game, one lesson after the other, and can be sent away for good") {
  FakeHost host;
  Driver driver(host);
  driver.press_all({"game:kingdom", "seat:2:0", "start"});
  REQUIRE(driver.has("lesson:next"));
  CHECK(driver.state("status").find(ui::tr(kingdom_ui::words::lesson_welcome)) != std::string::npos);
  driver.press_all({"lesson:next", "lesson:next", "lesson:next"});
  CHECK_FALSE(driver.has("lesson:next"));
  driver.act("collect mac");
  driver.act("collect mac");
  CHECK(driver.has("lesson:next"));  // the purse
  driver.press("lesson:skip");
  CHECK_FALSE(driver.has("lesson:next"));
  CHECK(host.storage_read("settings")->find("guide=0") != std::string::npos);
  driver.press_all({"menu", "menu:new"});
  CHECK_FALSE(driver.target("guide").value("pressed", true));
  driver.press_all({"guide", "start"});
  CHECK(driver.has("lesson:next"));
}

TEST_CASE("a game of this kind comes by link and by file, and goes on after leaving") {
  Table table(kShort);
  for (const char* action : {"collect mah", "collect y", "move A1.a.r1 mah"}) table->act(action);
  const std::string hash = table->state("hash"), link = table->state("link");
  {
    table.driver.reset();
    Driver again(table.host);
    CHECK(again.state("hash") == hash);
  }
  FakeHost elsewhere;
  elsewhere.fragment = link;
  Driver other(elsewhere);
  CHECK(other.state("panel") == "open_link");
  other.press("link:open");
  CHECK(other.state("hash") == hash);
}

TEST_CASE("computers travel too: asked through the worker, or answering here when it fails") {
  FakeHost host;
  Driver driver(host);
  driver.press_all({"game:kingdom", "seat:1:1", "seat:2:3", "start"});
  REQUIRE_FALSE(host.worker_requests.empty());
  for (int answers = 0; answers < 12; ++answers) {
    const std::size_t before = driver.log().size();
    driver.event(app::EventKind::worker_failed, host.worker_requests.back().id);
    CHECK(driver.log().size() == before + 1);
  }
}

TEST_CASE("the mirror lists map, travellers and supply, and offers each action in other words" *
          doctest::test_suite("heavy")) {
  for (const char* language : {"0", "1"}) {
    FakeHost host;
    const kingdom::Setup setup{.players = 3,
                               .full = true,
                               .mysteries = true,
                               .first = 0,
                               .sides = {kingdom::Side::b, kingdom::Side::a, kingdom::Side::b}};
    support::store_kingdom(host, kingdom::pack_options(setup), 5);
    host.storage_write("settings", "speed=0;guide=0;language=" + std::string(language));
    Driver driver(host);
    base::RandomSource random(2);
    std::set<std::string> sections;
    for (int actions = 0; actions < 120 && driver.state("over") == "false"; ++actions) {
      const support::Json mirror = driver.mirror();
      std::set<std::string> labels;
      std::size_t buttons = 0;
      for (const support::Json& group : mirror["actions"]["groups"])
        for (const support::Json& button : group["buttons"]) labels.insert(button.value("label", "")), ++buttons;
      CHECK(labels.size() == buttons);
      CHECK(buttons > 0);
      CHECK(buttons <= driver.legal().size());
      for (const std::string& text : support::texts_in(mirror)) CHECK(text.find('{') == std::string::npos);
      for (const support::Json& part : mirror["sections"]) {
        sections.insert(part.value("id", ""));
        if (part.value("id", "") == "map") CHECK(part["items"].size() == 6 + 10 + 6);
      }
      driver.act(some_action(driver, random));
    }
    CHECK(sections == std::set<std::string>{"roads", "player0", "player1", "player2", "supply", "market", "map"});
  }
  ui::set_language(base::Language::en);
}

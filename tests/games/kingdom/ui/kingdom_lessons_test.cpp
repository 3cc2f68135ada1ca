// The lessons of a guided journey: short, shown once, and about what is on the table.
#include "games/kingdom/ui/lessons.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "app/link.h"
#include "games/kingdom/game.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/kingdom_fingers.h"

using namespace kingdom;
using support::Driver;
using support::FakeHost;
using ui::Tip;

namespace {

app::Session journey_of(const Setup& setup, std::uint64_t seed, const char* second = nullptr) {
  app::GameRecord record{
      .spec = {.kind = engine::kind_of<kingdom::Game>(), .options = kingdom::pack_options(setup), .seed = seed},
      .seats = std::vector<app::Seat>(setup.players),
      .actions = {}};
  if (second != nullptr) record.seats[1].level = second;
  return app::Session::open(record).value();
}

const Setup kLongJourney{
    .players = 3, .full = true, .mysteries = true, .first = 0, .sides = {Side::a, Side::a, Side::a}};

/// Goes on where it can, else collects; calls look() before each action.
template <class Look>
void travel(app::Session& session, int actions, std::uint64_t seed, Look&& look) {
  base::RandomSource random(seed);
  for (int i = 0; i < actions && !session.position().over(); ++i) {
    look();
    const int count = session.position().legal_count();
    int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    for (int action = 0; action < count; ++action)
      if (session.position().action_text(action).rfind("move", 0) == 0) chosen = action;
    session.play(chosen);
  }
}

long count_words(const std::string& text) { return std::count(text.begin(), text.end(), ' ') + 1; }

}  // namespace

TEST_CASE("no lesson of the journey has more than twelve words, in any language") {
  for (const base::Language language : base::kEveryLanguage)
    for (const ui::Text& lesson :
         {kingdom_ui::words::lesson_welcome, kingdom_ui::words::lesson_roads, kingdom_ui::words::lesson_collect,
          kingdom_ui::words::lesson_two, kingdom_ui::words::lesson_purse, kingdom_ui::words::lesson_tick,
          kingdom_ui::words::lesson_go, kingdom_ui::words::lesson_city, kingdom_ui::words::lesson_used,
          kingdom_ui::words::lesson_village, kingdom_ui::words::lesson_gold, kingdom_ui::words::lesson_gates,
          kingdom_ui::words::lesson_market, kingdom_ui::words::lesson_secret, kingdom_ui::words::lesson_treasure,
          kingdom_ui::words::lesson_gem}) {
      const std::string text = lesson.words[static_cast<std::size_t>(language)];
      CAPTURE(text);
      CHECK(count_words(text) <= 12);
    }
}

TEST_CASE("each lesson of the journey is shown once, three at most in a row, and each comes up in some game") {
  std::map<std::string, int> ever;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    app::Session session = journey_of(kLongJourney, seed);
    std::map<std::string, int> told;
    travel(session, 900, seed, [&] {
      const auto lessons = kingdom_ui::lessons_of(session);
      CHECK(lessons.size() <= 3);
      for (const Tip& lesson : lessons) {
        CAPTURE(lesson.words);
        CHECK(count_words(lesson.words) <= 12);
        CHECK_FALSE(lesson.about.empty());
        ++told[lesson.words];
        ++ever[lesson.words];
      }
      if (session.cursor() == 0) CHECK(lessons.front().words == ui::tr(kingdom_ui::words::lesson_welcome));
    });
    for (const auto& one : told) CHECK_MESSAGE(one.second == 1, one.first);
  }
  CHECK(ever.size() == 16);
}

TEST_CASE("the lesson of the Mysteries shows a secret, the market and a treasure within six turns, and nothing else") {
  const auto link = app::read_link(kingdom_ui::kCourses[1].link);
  REQUIRE(link);
  app::Session session = app::Session::open(link.value().record).value();
  const std::size_t from = session.length();
  CHECK(session.person_to_act());
  const int turns = kingdom_ui::state_at(session, from).turns;
  std::set<std::string> told;
  travel(session, 60, 1, [&] {
    if ((kingdom_ui::state_at(session, session.cursor()).turns - turns) / 2 >= 6) return;
    for (const Tip& lesson : kingdom_ui::lessons_of(session, from)) told.insert(lesson.words);
  });
  CHECK(told.size() <= 4);
  for (const ui::Text& text :
       {kingdom_ui::words::lesson_secret, kingdom_ui::words::lesson_market, kingdom_ui::words::lesson_treasure})
    CHECK_MESSAGE(told.count(ui::tr(text)) == 1, ui::tr(text));
}

TEST_CASE("a journey to learn by is found in the menu, with the guide, whatever was chosen before") {
  FakeHost host;
  host.storage_write("settings", "speed=0;guide=0");
  Driver driver(host);
  for (const ui::Course& course : kingdom_ui::kCourses) {
    driver.press_all({"panel:close", "menu", "menu:learn", "learn:" + std::string(course.id)});
    CHECK(driver.state("panel") == "none");
    CHECK(driver.state("link") == std::string(course.link));
    CHECK(driver.has("lesson:next"));
    driver.press_all({"lesson:skip", "menu", "menu:learn"});
    const double own = driver.target("learn:" + std::string(kingdom_ui::kCourses[0].id)).value("y", 0.0);
    CHECK(own < driver.target("learn:first").value("y", 0.0));  // those of the game on the table come first
    driver.press("panel:close");
    driver.press("menu");
  }
}

TEST_CASE("the review of a journey speaks of no advice: its lessons give none") {
  FakeHost host;
  app::Session session = journey_of({.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}}, 4);
  travel(session, 400, 1, [] {});
  REQUIRE(session.over());
  support::store_game(host, std::move(session));
  Driver driver(host);
  driver.press_all({"menu", "menu:review"});
  driver.event(app::EventKind::worker_failed, host.worker_requests.back().id);
  for (int judged = 0; judged < 3; ++judged) driver.event(app::EventKind::worker_failed, "nobody's");
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_mistakes)));
  CHECK_FALSE(support::says(driver.mirror(), ui::tr(ui::words::review_guided)));
}

TEST_CASE("there are no lessons of the journey while a computer plays") {
  app::Session session =
      journey_of({.players = 2, .full = false, .first = 1, .sides = {Side::a, Side::a, Side::a}}, 4, "easy");
  CHECK(kingdom_ui::lessons_of(session).empty());
  session.play(0);
  CHECK(kingdom_ui::lessons_of(session).front().words == ui::tr(kingdom_ui::words::lesson_welcome));
}

TEST_CASE("what a lesson of the journey is about is ringed, and on the table, at every size" *
          doctest::test_suite("heavy")) {
  for (const support::Screen& screen : {support::Screen{1440, 900}, support::Screen{360, 640},
                                        support::Screen{640, 360}, support::Screen{1920, 1080}}) {
    CAPTURE(screen.width);
    FakeHost host;
    host.storage_write("settings", "speed=0;guide=1");
    support::store_game(host, journey_of(kLongJourney, 21));
    Driver driver(host, screen);
    base::RandomSource random(3);
    int lessons = 0;
    for (int actions = 0; actions < 60 && driver.state("over") == "false"; ++actions) {
      for (int told = 0; driver.has("lesson:next"); ++told) {
        REQUIRE(told < 3);
        const auto ringed = driver.query("state")["ringed"];
        CHECK_FALSE(ringed.empty());
        bool one_in_sight = false;  // the palace may be further along a map that is moved
        for (const auto& id : ringed) {
          const std::string about = id.get<std::string>();
          CAPTURE(about);
          one_in_sight = one_in_sight || driver.has(about);
        }
        CHECK(one_in_sight);
        driver.press("lesson:next");
        ++lessons;
      }
      const auto legal = driver.legal();
      std::size_t chosen = random.below(static_cast<std::uint32_t>(legal.size()));
      for (std::size_t i = 0; i < legal.size(); ++i)
        if (legal[i].rfind("move", 0) == 0) chosen = i;
      driver.act(legal[chosen]);
    }
    CHECK(lessons >= 8);
  }
}

// The lessons in the page: they can be left and resumed, continue after a reload, and cover nothing on any shape of the table;
// a newcomer who follows them plays a whole game.
#include <algorithm>
#include <string>
#include <vector>

#include "app/computer.h"
#include "app/link.h"
#include "games/splendor/ui/lesson_scene.h"
#include "games/splendor/ui/lessons.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"
#include "support/guided.h"
#include "support/lettering.h"
#include "support/triangles.h"
#include "ui/theme.h"
#include "ui/turns.h"

using namespace splendor;
using support::Driver;
using support::FakeHost;
using support::is;
using support::ringed_presses;
using support::start_of;
using support::tells;
using support::told_in;
using ui::Tip;

namespace {

/// The page of a first visit.
struct FirstVisit {
  FakeHost host;
  Driver driver{host};

  /// Lets the computers play until a person decides.
  void wait() {
    while (driver.query("state").value("mayAct", false) == false && !driver.query("state").value("over", false))
      driver.event(app::EventKind::worker_failed, host.worker_requests.back().id);
  }
  std::vector<Tip> told() { return told_in(support::stored_game(host), 0); }
};

}  // namespace

TEST_CASE_FIXTURE(FirstVisit,
                  "who has never played finds the way above the form, and plays a whole game by what is ringed") {
  REQUIRE(driver.has("learn"));
  CHECK(driver.target("learn").value("y", 0.0) < driver.target("game:splendor").value("y", 0.0));
  driver.press("learn");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("link") == std::string(splendor_ui::kCourses[0].link));
  int turns = 0, changed = 0;
  std::string aim;
  std::vector<Tip> heard;
  for (; turns < 60 && driver.state("panel") != "ending"; ++turns) {
    const std::vector<Tip> all = told();
    REQUIRE_FALSE(all.empty());
    heard.insert(heard.end(), all.begin(), all.end());
    if (const std::vector<std::string> presses = ringed_presses(all); !presses.empty() && presses.back() == "take") {
      const std::string before = std::exchange(aim, all.back().about.front());
      changed += before != aim && driver.has(before) ? 1 : 0;
    }
    for (std::size_t lesson = 0; lesson < all.size(); ++lesson) {
      CAPTURE(all[lesson].words);
      for (const std::string& id : all[lesson].about) CHECK_MESSAGE(driver.has(id), id);
      for (const Tip& other : all)  // one thing at a time
        CHECK(support::says(driver.mirror()["status"], other.words) == (other.words == all[lesson].words));
      CHECK(driver.has("lesson:next") == !all[lesson].stays);
      CHECK(support::says(driver.mirror()["controls"], ui::tr(splendor_ui::words::lesson_go_on)) == !all[lesson].stays);
      if (all[lesson].stays) continue;
      driver.press("lesson:next");
      CHECK(host.announcements.back() == all[lesson + 1].words);
    }
    const std::string before = driver.state("cursor");
    const std::vector<std::string> presses = ringed_presses(all);
    driver.press_all(presses);
    CAPTURE(all.back().words);
    REQUIRE(driver.state("cursor") != before);
    if (driver.query("state").value("mayAct", false) && driver.legal()[0].rfind("return", 0) == 0)
      driver.press_all(ringed_presses(told()));
    wait();
  }
  CHECK(turns <= 25);  // short: games between people take nearly thirty
  // The card it aims at stays the same until it is bought or taken, as long as what is taken brings it nearer.
  CHECK(changed <= 3);
  MESSAGE(turns << " turns, " << changed << " other aims");
  CHECK(driver.state("panel") == "ending");
  CHECK(*support::stored_game(host).position().score(0) >= 15);
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::learn_done)));
  using namespace splendor_ui::words;
  const std::vector<std::vector<ui::Text>> kTopics{{lesson_goal},
                                                   {lesson_take},
                                                   {lesson_pair, lesson_may_pair},
                                                   {lesson_cost},
                                                   {lesson_why_two, lesson_why_three},
                                                   {lesson_buy},
                                                   {lesson_bonus},
                                                   {lesson_reserve, lesson_reserve_race},
                                                   {lesson_gold},
                                                   {lesson_noble},
                                                   {advice_noble},
                                                   {lesson_noble_came},
                                                   {lesson_end, lesson_end_yours}};
  for (const std::vector<ui::Text>& topic : kTopics) {
    CAPTURE(topic.front());
    CHECK(std::any_of(topic.begin(), topic.end(), [&](const ui::Text& text) { return tells(heard, text); }));
  }

  // The guide has ended with the game, and says nothing while one looks back at it.
  driver.press_all({"end:table", "undo"});
  REQUIRE(driver.state("cursor") != driver.state("length"));
  CHECK_FALSE(driver.has("lesson:skip"));
  CHECK(driver.query("state")["ringed"].empty());
  driver.press_all({"menu", "menu:learn"});
  CHECK_FALSE(driver.has("learn:leave"));

  // Its review says so where it blames what the guide advised, all that the person did; the rival has no guide.
  driver.press_all({"panel:close", "menu", "menu:review"});
  driver.event(app::EventKind::worker_failed, host.worker_requests.back().id);  // the page looks back by itself
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_guided)));
  int blamed = 0;
  for (int number = 1; driver.has("review:" + std::to_string(number)); ++number) {
    const std::string words = driver.target("review:" + std::to_string(number)).value("label", "");
    const bool own = words.find(": You ") != std::string::npos;
    CHECK(own == (words.find(ui::tr(ui::words::review_advised)) != std::string::npos));
    blamed += own ? 1 : 0;
  }
  CHECK(blamed > 0);
}

TEST_CASE_FIXTURE(FirstVisit, "what was not advised is not said to be") {
  driver.press("learn");
  driver.act(driver.legal().back());
  CHECK_FALSE(splendor_ui::advises(support::stored_game(host), 0, 0));
}

TEST_CASE_FIXTURE(FirstVisit, "the number of one's tokens, of which a lesson speaks, is there on every table") {
  driver.press("learn");
  for (const support::Screen screen :
       {support::Screen{1280, 720}, {1920, 1080}, {360, 640, 2, true}, {640, 360, 2, true}}) {
    CAPTURE(screen.width);
    driver.resize(screen);
    REQUIRE(driver.has("held:0"));
    CHECK(driver.target("held:0").value("label", "").rfind("0 of 10 ", 0) == 0);
    CHECK_FALSE(driver.has("held:1"));
  }
}

TEST_CASE_FIXTURE(FirstVisit, "who sees the rival's turn again goes on where they were in the lessons") {
  driver.press("learn");
  const std::string again(ui::kAgain);
  int seen = 0;
  for (int turn = 0; turn < 12; ++turn) {
    const std::vector<Tip> all = told();
    for (std::size_t lesson = 0; lesson < all.size(); ++lesson) {
      if (lesson > 0 && driver.has(again)) {
        driver.press(again);
        wait();
        CHECK(driver.mirror().value("status", "").find(all[lesson].words) != std::string::npos);
        ++seen;
      }
      if (!all[lesson].stays) driver.press("lesson:next");
    }
    driver.press_all(ringed_presses(all));
    wait();
  }
  CHECK(seen > 0);
}

TEST_CASE_FIXTURE(FirstVisit, "the lessons block nothing, and can be left and resumed") {
  driver.press("learn");
  REQUIRE(driver.has("lesson:skip"));
  CHECK(driver.legal().size() > 20);
  driver.act(driver.legal().back());  // not what the guide says
  wait();
  CHECK(driver.has("lesson:skip"));
  driver.press("undo");
  CHECK(driver.state("status").find(told()[0].words) != std::string::npos);
  driver.press("redo");
  driver.press("lesson:skip");
  CHECK_FALSE(driver.has("lesson:skip"));
  CHECK(driver.state("status").find(ui::tr(splendor_ui::words::prompt_turn)) != std::string::npos);
}

TEST_CASE_FIXTURE(FirstVisit, "at an earlier moment of a lesson the ways out of it stand alone") {
  driver.press("learn");
  driver.act(driver.legal().back());
  wait();
  REQUIRE(driver.has("lesson:skip"));
  driver.press("undo");
  REQUIRE(driver.has("now"));
  CHECK(driver.has("play_on"));
  CHECK_FALSE(driver.has("lesson:skip"));
  CHECK_FALSE(driver.has("lesson:next"));
  driver.press("now");
  CHECK(driver.has("lesson:skip"));
}

TEST_CASE("the lessons continue after a reload, and from the menu after they were left; other games have none") {
  FakeHost host;
  {
    Driver driver(host);
    driver.press_all({"learn", "lesson:skip"});
  }
  {
    Driver driver(host);
    CHECK_FALSE(driver.has("lesson:skip"));
    driver.press_all({"menu", "menu:learn", "learn:again"});
    CHECK(driver.state("panel") == "none");
    CHECK(driver.has("lesson:skip"));
  }
  Driver driver(host);
  CHECK(driver.has("lesson:skip"));
  driver.press_all({"menu", "menu:new"});
  CHECK_FALSE(driver.has("learn"));  // no newcomer any more
  driver.press("start");
  CHECK_FALSE(driver.has("lesson:skip"));
  driver.press_all({"menu", "menu:learn"});
  CHECK_FALSE(driver.has("learn:again"));
  for (const ui::Course& course : splendor_ui::kCourses) CHECK(driver.has("learn:" + std::string(course.id)));
}

TEST_CASE("the first game of versions before, stored or by a link, goes on with its lessons") {
  FakeHost host;
  const ui::Course& first = splendor_ui::kCourses[0];
  for (const std::string_view link : first.earlier) {
    CAPTURE(link);
    REQUIRE_FALSE(link.empty());
    support::store_game(host, std::move(app::Session::open(app::read_link(link).value().record).value()));
    Driver driver(host);
    CHECK(driver.has("lesson:skip"));
    driver.press_all({"menu", "menu:learn"});
    CHECK(driver.has("learn:leave"));
  }
}

TEST_CASE("every course begins with a lesson about what lies on the table, on every shape of it") {
  for (const ui::Course& course : splendor_ui::kCourses)
    for (const support::Screen& screen : {support::Screen{}, support::Screen{.width = 360, .height = 640},
                                          support::Screen{.width = 844, .height = 390}}) {
      FakeHost host;
      Driver driver(host, screen);
      driver.press_all({"panel:close", "menu", "menu:learn", "learn:" + std::string(course.id)});
      const app::Session session = support::stored_game(host);
      const std::vector<Tip> told = told_in(session, start_of(course));
      CAPTURE(course.id);
      CAPTURE(screen.width);
      REQUIRE_FALSE(told.empty());
      for (const Tip& one : told) {
        CHECK(driver.has("lesson:skip"));
        for (const std::string& id : one.about) CHECK_MESSAGE(driver.has(id), id);
        if (!one.stays) driver.press("lesson:next");
      }
      // What is to be done stays until it is done.
      CHECK(told.back().stays);
      CHECK_FALSE(told.back().about.empty());
      CHECK_FALSE(driver.has("lesson:next"));
      CHECK(support::says(driver.mirror()["status"], told.back().words));
    }
}

TEST_CASE("on a phone the badge of a lesson hides nothing of the small tiles and cards that it speaks of") {
  for (const char* course : {"orient", "cities"})
    for (const support::Screen& screen : {support::Screen{360, 640, 2, true}, support::Screen{640, 360, 2, true}}) {
      CAPTURE(course);
      CAPTURE(screen.width);
      FakeHost host;
      Driver driver(host, screen);
      driver.press_all({"panel:close", "menu", "menu:learn", "learn:" + std::string(course)});
      const auto ringed = driver.query("state")["ringed"];
      REQUIRE(ringed.size() >= 3);
      const ImU32 colour = ui::theme_for(ui::ThemeKind::dark).spoken;
      for (const auto& id : ringed) {
        const auto target = driver.target(id.get<std::string>());
        const ui::Rect place{target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f),
                             target.value("h", 0.0f)};
        CHECK(support::corners_of(colour, place.inset(-8)) > 0);
        CAPTURE(place.w);
        CAPTURE(place.h);
        CHECK(support::corners_of(colour, place.inset(4)) == 0);
      }
    }
}

TEST_CASE("on a phone held sideways the words of a lesson keep off what rivals have done, and inside their place") {
  for (const char* course : {"orient", "strongholds", "cities", "posts"}) {
    CAPTURE(course);
    FakeHost host;
    host.language = "fr";
    Driver driver(host, {640, 360, 2, true});
    driver.press_all({"panel:close", "menu", "menu:learn", "learn:" + std::string(course)});
    while (driver.has("lesson:next")) driver.press("lesson:next");
    std::vector<support::Lettering> lines;  // at the height of the button that leaves, and above it
    const auto leave = driver.target("lesson:skip");
    for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData()))
      if (one.rect.x > 400 && one.rect.y > leave.value("y", 0.0f) - 60) lines.push_back(one);
    REQUIRE(lines.size() >= 3);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      CAPTURE(lines[i].text);
      CHECK(lines[i].rect.bottom() <= 360 - 6);
      for (std::size_t j = 0; j < i; ++j) {
        CAPTURE(lines[j].text);
        CAPTURE(lines[j].rect.bottom() - lines[i].rect.y);
        CHECK(lines[i].rect.clipped(lines[j].rect).empty());
      }
    }
  }
}

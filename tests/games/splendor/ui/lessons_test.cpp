// The lessons: each is shown when it is relevant, is short, and rings what is on the table; they can be left and resumed, and
// a newcomer who follows them plays a whole game.
#include "games/splendor/ui/lessons.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/computer.h"
#include "app/link.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/lesson_scene.h"
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
using support::is_advice;
using support::ringed_presses;
using support::tells;
using support::told_in;
using ui::Tip;

namespace {

app::Session session_of(const ui::Course& course) {
  return std::move(app::Session::open(app::read_link(course.link).value().record).value());
}

std::size_t start_of(const ui::Course& course) { return app::read_link(course.link).value().record.actions.size(); }

const GameState& state_of(const app::Session& session) { return support::typed(session.position()).state(); }

/// Plays on to the end, or for so many actions, the persons by `player`; calls look() before each of their decisions.
template <class Look>
void play(app::Session& session, const support::Player& player, std::uint64_t seed, std::size_t most, Look&& look) {
  base::RandomSource random(seed);
  for (std::size_t i = 0; i < most && !session.position().over(); ++i) {
    if (session.person_to_act()) look();
    session.play(player(support::typed(session.position()), random));
  }
}

long count_words(const std::string& text) { return std::count(text.begin(), text.end(), ' ') + 1; }

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

TEST_CASE("no lesson has more than twenty words, whatever is played, in every language") {
  for (const base::Language language : base::kEveryLanguage) {
    ui::set_language(language);
    for (const ui::Course& course : splendor_ui::kCourses)
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        app::Session session = session_of(course);
        const std::size_t from = start_of(course);
        play(session, seed % 2 == 0 ? support::random_action : support::sensible_action, seed, 300, [&] {
          for (const Tip& told : told_in(session, from)) {
            CAPTURE(told.words);
            CHECK(count_words(told.words) <= 20);
            CHECK(told.words.find('{') == std::string::npos);
          }
        });
      }
  }
  ui::set_language(base::Language::en);
}

TEST_CASE("each lesson is shown once in a game, three at most at a time") {
  for (const ui::Course& course : splendor_ui::kCourses) {
    app::Session session = session_of(course);
    const std::size_t from = start_of(course);
    std::multiset<std::string> words;
    play(session, support::sensible_action, 3, 400, [&] {
      std::vector<Tip> told = told_in(session, from);
      std::erase_if(told, is_advice);  // which may come again
      CHECK(told.size() <= 3);
      for (const Tip& one : told) words.insert(one.words);
    });
    CAPTURE(course.id);
    CHECK(words.size() >= 4);
    for (const std::string& one : words) CHECK(words.count(one) == 1);
  }
}

TEST_CASE("the lessons of the first game come when there is something to show") {
  app::Session session = session_of(splendor_ui::kCourses[0]);
  std::vector<Tip> told = told_in(session, 0);
  REQUIRE(told.size() == 3);
  CHECK(is(told[0], splendor_ui::words::lesson_goal));
  CHECK(is(told[1], splendor_ui::words::lesson_cost));
  CHECK(is(told[2], splendor_ui::words::lesson_take));
  CHECK(told[2].stays);
  play(session, support::sensible_action, 5, 400, [&] {
    told = told_in(session, 0);
    const GameState& state = state_of(session);
    const PlayerState& me = state.player();
    if (tells(told, splendor_ui::words::lesson_buy)) {
      const auto card = parse_card(std::string_view(told.back().about[0]).substr(5));
      REQUIRE(card);
      CHECK(can_purchase(state, state.to_act, *card));
    }
    if (tells(told, splendor_ui::words::lesson_bonus)) CHECK(me.purchased > 0);
    if (tells(told, splendor_ui::words::lesson_gold)) CHECK((me.reserved_count > 0 && me.tokens.gold() > 0));
    if (tells(told, splendor_ui::words::lesson_limit)) CHECK(me.tokens.total() >= 8);
    if (tells(told, splendor_ui::words::lesson_dashed)) CHECK(me.tokens.gold() > 0);
    if (tells(told, splendor_ui::words::lesson_any)) CHECK(me.tokens.gold() > 0);
    if (!told.empty() && is(told.back(), splendor_ui::words::advice_pair)) {
      const std::vector<std::string> presses = ringed_presses(told);
      CHECK(presses.size() == 3);  // the pile twice
      CHECK(presses[0] == presses[1]);
    }
    if (tells(told, splendor_ui::words::lesson_marks))  // it has changed a pile
      CHECK(support::typed(session.position(session.cursor() - 1)).state().bank != state.bank);
    if (tells(told, splendor_ui::words::lesson_noble_came)) CHECK(me.nobles != 0);
    if (tells(told, splendor_ui::words::lesson_noble_race))
      CHECK(std::any_of(state.nobles.begin(), state.nobles.end(), [&](NobleId noble) {
        return noble != kNoNoble &&
               state.players[1u - state.to_act].bonuses.missing_for(kNobles[noble].requirement).total() == 1;
      }));
    if (tells(told, splendor_ui::words::lesson_noble_gone)) CHECK(state.players[1u - state.to_act].nobles != 0);
    for (const Tip& one : told) {
      const bool yours = is(one, splendor_ui::words::lesson_end_yours);
      if (!yours && !is(one, splendor_ui::words::lesson_end)) continue;
      const PlayerState& rival = state.players[1u - state.to_act];
      CHECK((yours ? me : rival).prestige >= 10);
      CHECK((yours ? me.prestige >= rival.prestige : me.prestige < rival.prestige));
      const int leader = yours ? state.to_act : 1 - state.to_act;
      CHECK(one.about == std::vector<std::string>{"player:" + std::to_string(leader)});
    }
  });
}

TEST_CASE("of the piles that are marked, each is for one of the two cards that are") {
  int both = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    app::Session session = session_of(splendor_ui::kCourses[0]);
    play(session, support::sensible_action, seed, 400, [&] {
      const std::vector<Tip> told = told_in(session, 0);
      if (told.empty()) return;
      using namespace splendor_ui::words;
      if (!is(told.back(), advice_take_next) || is(told.back(), advice_take_others)) return;
      ++both;
      const GameState& state = state_of(session);
      std::vector<CardId> cards;
      int piles = 0;
      for (const std::string& id : told.back().about) {
        if (id.starts_with("card:")) cards.push_back(parse_card(std::string_view(id).substr(5)).value());
        if (id.starts_with("hand:"))
          cards.push_back(state.player().reserved[static_cast<std::size_t>(id.back() - '0')]);
      }
      REQUIRE(cards.size() == 2);
      for (const std::string& id : told.back().about) {
        if (!id.starts_with("pile:")) continue;
        ++piles;
        const auto gem =
            static_cast<Gem>(std::find(kColourLetters, kColourLetters + kGemCount, id.back()) - kColourLetters);
        CHECK((lacking(state, state.to_act, cards[0])[gem] > 0 || lacking(state, state.to_act, cards[1])[gem] > 0));
      }
      CHECK(piles == 3);
    });
  }
  CHECK(both > 3);
}

TEST_CASE("a rival who gets the card that was collected for is named each time, in a lesson once") {
  int games = 0, again = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    app::Session session = support::new_session({.players = 2}, seed, {"", "gentle"});
    std::string aim;
    int told_of = 0;
    play(session, support::sensible_action, seed, 400, [&] {
      const std::vector<Tip> told = told_in(session, 0);
      for (const Tip& one : told)
        if (const bool lesson = is(one, splendor_ui::words::lesson_aim_gone);
            lesson || is(one, splendor_ui::words::notice_gone) || is(one, splendor_ui::words::notice_reserved)) {
          told_of += lesson ? 1 : 0;
          again += lesson ? 0 : 1;
          CHECK(one.about == std::vector<std::string>{"player:" + std::to_string(1 - state_of(session).to_act)});
          const auto card = parse_card(std::string_view(aim).substr(5));
          REQUIRE(card);
          const PlayerState& rival = state_of(session).players[1u - state_of(session).to_act];
          CHECK((rival.owned.contains(*card) || reserve_of(rival, *card) >= 0));
        }
      if (!told.empty() && told.back().about.size() > 1) aim = told.back().about.front();
    });
    CHECK(told_of <= 1);
    games += told_of;
  }
  CHECK(games > 0);
  CHECK(again > 0);
}

TEST_CASE("why a colour is taken is told with those of the three best cards that cost it") {
  int whys = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    app::Session session = session_of(splendor_ui::kCourses[0]);
    play(session, support::sensible_action, seed, 400, [&] {
      const std::vector<Tip> told = told_in(session, 0);
      const splendor_ui::Cards best = splendor_ui::cards_to_aim_at(state_of(session));
      for (const Tip& why : told) {
        const bool two = is(why, splendor_ui::words::lesson_why_two);
        if (!two && !is(why, splendor_ui::words::lesson_why_three)) continue;
        ++whys;
        REQUIRE(why.about.size() == (two ? 3 : 4));  // the pile first
        const auto gem = static_cast<std::size_t>(
            std::find(kColourLetters, kColourLetters + kGemCount, why.about[0].back()) - kColourLetters);
        for (std::size_t i = 1; i < why.about.size(); ++i) {
          const auto card = parse_card(std::string_view(why.about[i]).substr(5));
          REQUIRE(card);
          CHECK(kCards[*card].cost[static_cast<Gem>(gem)] > 0);
          // Or the one that was settled on before.
          const auto place = std::find(best.begin(), best.end(), *card) - best.begin();
          CHECK((place < 3 || why.about[i] == told.back().about.front()));
        }
      }
    });
  }
  CHECK(whys > 0);
}

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

  // Its review says so where it blames what the guide advised; here the first decision of each player is a great mistake.
  driver.press_all({"panel:close", "menu", "menu:review"});
  for (int judged = 0; judged < 2; ++judged) {
    const auto request = host.worker_requests.back();
    const std::string action = request.text.substr(request.text.find(' ', request.text.find("g=")) + 1);
    driver.event(app::EventKind::worker_reply, request.id,
                 "judged gems|550 450|350 " + action + "|550 " + (action == "take wug" ? "take wub" : "take wug"));
  }
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::review_guided)));
  const std::string said = driver.mirror()["dialog"].dump(), advised = ui::tr(ui::words::review_advised);
  const std::size_t first = said.find(advised);
  CHECK(first != std::string::npos);
  CHECK(said.find(advised, first + 1) == std::string::npos);  // the rival has no guide
  CHECK(driver.has("review:2"));
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

TEST_CASE("what the guide says that a purchase brings it brings, a noble with it") {
  namespace words = splendor_ui::words;
  int nobles = 0, plain = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    app::Session session = support::new_session({.players = 2}, seed);
    play(session, support::sensible_action, seed, 400, [&] {
      const std::vector<Tip> told = told_in(session, 0);
      if (told.empty()) return;
      const bool noble = is(told.back(), words::advice_noble);
      if (!noble && !is(told.back(), words::advice_points)) return;
      const GameState& before = state_of(session);
      const auto& actions = support::typed(session.position()).actions();
      const auto buys = std::find_if(actions.begin(), actions.end(), [&](const Action& action) {
        return action.kind == ActionKind::buy &&
               splendor_ui::control_of(before, action.card) == told.back().about.front();
      });
      REQUIRE(buys != actions.end());
      GameState after = before;
      apply(after, *buys);
      const bool chooses = after.phase == Phase::noble;  // one of several
      const PlayerState &was = before.player(), &is_now = after.players[before.to_act];
      const int gained = is_now.prestige - was.prestige + (chooses ? kNoblePoints : 0);
      CHECK(told.back().words == (noble ? ui::tr(words::advice_noble, splendor_ui::points(gained))
                                        : ui::tr(words::advice_points, splendor_ui::points(gained),
                                                 splendor_ui::gem_name(kCards[buys->card].bonus))));
      CHECK((is_now.nobles != was.nobles || chooses) == noble);
      // A noble that comes is ringed, no other.
      const std::vector<std::string>& ringed = told.back().about;
      CHECK((ringed.size() > 1) == noble);
      for (const NobleId one : before.nobles)
        if (one != kNoNoble &&
            std::find(ringed.begin(), ringed.end(), std::string("noble:") + kNobles[one].id) != ringed.end())
          CHECK((chooses || (is_now.nobles >> one & 1u) != 0));
      ++(noble ? nobles : plain);
    });
  }
  CHECK(nobles > 3);
  CHECK(plain > 30);
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

TEST_CASE("each module has a tutorial game of its name, with that module") {
  for (const ModuleName& module : kModuleNames) {
    CAPTURE(module.name);
    const auto course = std::find_if(splendor_ui::kCourses.begin(), splendor_ui::kCourses.end(),
                                     [&](const ui::Course& one) { return one.id == std::string_view(module.name); });
    REQUIRE(course != splendor_ui::kCourses.end());
    const app::Session session = session_of(*course);
    CHECK(state_of(session).setup == Setup().with(module.module));
  }
}

TEST_CASE("the lesson of a module shows its point within six turns") {
  const std::map<std::string_view, std::vector<ui::Text>> kPoints{
      {"orient", {splendor_ui::words::lesson_orient_buy, splendor_ui::words::lesson_free}},
      {"strongholds", {splendor_ui::words::lesson_send_home, splendor_ui::words::lesson_place}},
      {"cities", {splendor_ui::words::lesson_city_card, splendor_ui::words::lesson_city_collect}},
      {"posts", {splendor_ui::words::lesson_post_card, splendor_ui::words::lesson_post_reached}}};
  for (std::size_t i = 1; i < splendor_ui::kCourses.size(); ++i) {
    const ui::Course& course = splendor_ui::kCourses[i];
    app::Session session = session_of(course);
    const std::size_t from = start_of(course);
    CAPTURE(course.id);
    CHECK(session.person_to_act());
    int lessons = 0;
    bool done = false, point = false;
    play(session, support::sensible_action, 1, 60, [&] {
      const int turns = (state_of(session).turns - support::typed(session.position(from)).state().turns) / 2;
      if (turns > 6) return;
      const std::vector<Tip> told = told_in(session, from);
      lessons += static_cast<int>(told.size());
      done = done || tells(told, splendor_ui::words::lesson_done);
      for (const ui::Text& text : kPoints.at(course.id)) point = point || tells(told, text);
    });
    CHECK(lessons >= 4);
    CHECK(point);
    CHECK((done || session.position().over()));
  }
}

TEST_CASE("the lesson of a module says something at each of its turns, whatever is played") {
  for (std::size_t i = 1; i < splendor_ui::kCourses.size(); ++i)
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const ui::Course& course = splendor_ui::kCourses[i];
      app::Session session = session_of(course);
      const std::size_t from = start_of(course);
      CAPTURE(course.id);
      CAPTURE(seed);
      play(session, support::random_action, seed, 60, [&] {
        const GameState& state = state_of(session);
        const int turns = (state.turns - support::typed(session.position(from)).state().turns) / 2;
        if (turns >= 5 || state.phase != Phase::turn) return;
        const std::vector<Tip> told = told_in(session, from);
        REQUIRE_FALSE(told.empty());
        CHECK(told.back().stays);
      });
    }
}

TEST_CASE("the lesson of the conquest comes when the card can be conquered, and not before") {
  const ui::Course& course = splendor_ui::kCourses[2];
  const std::size_t from = start_of(course);
  int conquests = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    app::Session session = session_of(course);
    bool told_already = false;
    // All three on one card, wherever one lies already.
    const auto besiege = [](const engine::GameOf<splendor::Game>& game, base::RandomSource& random) {
      const GameState& state = game.state();
      for (int action = 0; action < game.legal_count(); ++action) {
        const Action& one = game.actions()[static_cast<std::size_t>(action)];
        const int slot = one.kind == ActionKind::place ? slot_of(state, one.card) : -1;
        if (slot < 0) continue;
        const Occupation& held = state.modules.occupied[static_cast<std::size_t>(slot)];
        if (held.count > 0 && held.owner == state.to_act) return action;
      }
      return support::sensible_action(game, random);
    };
    play(session, besiege, seed, 200, [&] {
      const std::vector<Tip> told = told_in(session, from);
      const bool conquers = state_of(session).phase == Phase::conquest;
      CHECK(tells(told, splendor_ui::words::lesson_conquest) == (conquers && !told_already));
      told_already = told_already || conquers;
      conquests += conquers ? 1 : 0;
    });
  }
  CHECK(conquests > 0);
}

// What the lessons say: each is told when it is relevant, is short, rings what it speaks of, and is true.
#include "games/splendor/ui/lessons.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/lesson_scene.h"
#include "support/check.h"
#include "support/games.h"
#include "support/guided.h"

using namespace splendor;
using support::is;
using support::is_advice;
using support::play_looking;
using support::ringed_presses;
using support::session_of;
using support::start_of;
using support::tells;
using support::told_in;
using ui::Tip;

namespace {

const GameState& state_of(const app::Session& session) { return support::typed(session.position()).state(); }

long count_words(const std::string& text) { return std::count(text.begin(), text.end(), ' ') + 1; }

}  // namespace

TEST_CASE("no lesson has more than twenty words, whatever is played, in every language") {
  for (const base::Language language : base::kEveryLanguage) {
    ui::set_language(language);
    for (const ui::Course& course : splendor_ui::kCourses)
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        app::Session session = session_of(course);
        const std::size_t from = start_of(course);
        play_looking(session, seed % 2 == 0 ? support::random_action : support::sensible_action, seed, 300, [&] {
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
    play_looking(session, support::sensible_action, 3, 400, [&] {
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
  play_looking(session, support::sensible_action, 5, 400, [&] {
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
    play_looking(session, support::sensible_action, seed, 400, [&] {
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
    play_looking(session, support::sensible_action, seed, 400, [&] {
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
    play_looking(session, support::sensible_action, seed, 400, [&] {
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

TEST_CASE("what the guide says that a purchase brings it brings, a noble with it") {
  namespace words = splendor_ui::words;
  int nobles = 0, plain = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    app::Session session = support::new_session({.players = 2}, seed);
    play_looking(session, support::sensible_action, seed, 400, [&] {
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

// The guide's texts: there is always something to do, and they say it.
#include "games/kingdom/ui/voice.h"

#include "games/kingdom/game.h"
#include "games/kingdom/rules/random_play.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/view.h"
#include "games/kingdom/ui/words.h"
#include "support/check.h"
#include "support/kingdom_tables.h"

using namespace kingdom;

namespace {

/// Plays at random for so many actions, and calls look() at each position before the end.
template <class Look>
void play(app::Session& session, int actions, std::uint64_t seed, Look&& look) {
  base::RandomSource random(seed);
  for (int i = 0; i < actions && !session.position().over(); ++i) {
    look();
    session.play(static_cast<int>(random.below(static_cast<std::uint32_t>(session.position().legal_count()))));
  }
}

}  // namespace

TEST_CASE("the guide always says what can be done") {
  for (const Setup& setup : support::kingdom_setups()) {
    app::Session session = support::game_of_persons(setup, 5);
    play(session, 150, 9, [&] {
      const std::string words = kingdom_ui::advice(session);
      CAPTURE(words);
      CHECK(words.size() > 10);
      CHECK(words.find('{') == std::string::npos);
    });
  }
}

TEST_CASE("the guide names the places that can be reached and what the nearest lacks") {
  const Setup setup{.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}};
  app::Session session = support::game_of_persons(setup, 1);
  CHECK(kingdom_ui::advice(session).find("For Shellbourne you still need 1 mushroom, 1 apple and 1 hazelnut.") !=
        std::string::npos);
  for (const char* action : {"collect mah", "collect mah", "move A1.a.r1", "collect mac"}) {
    if (std::string(action).rfind("move", 0) == 0)
      CHECK(kingdom_ui::advice(session).rfind("You can go to Shellbourne!", 0) == 0);
    REQUIRE(session.play(std::string_view(action)));
  }
}

TEST_CASE("what a village tile is and gives is told and counted when it has been seen") {
  const Setup setup{.players = 4, .full = true, .mysteries = true, .first = 0, .sides = {Side::a, Side::a, Side::a}};
  int found = 0, treasures = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    app::Session session = support::game_of_persons(setup, seed);
    base::RandomSource random(seed);
    for (int i = 0; i < 200 && !session.position().over(); ++i) {
      const std::size_t index = session.cursor();
      session.play(static_cast<int>(random.below(static_cast<std::uint32_t>(session.position().legal_count()))));
      const Effect effect = kingdom_ui::found_effect(session);
      if (effect == Effect::none) continue;
      ++found;
      const ui::Moment moment{.session = session, .viewer = 0, .may_act = false};
      const kingdom_ui::Position now = kingdom_ui::position_of(moment);
      kingdom_ui::Motion motion;
      kingdom_ui::play(motion, moment, index, 0, {app::Speed::normal, true});
      const auto at = [&](float ms) { return kingdom_ui::seen(now, motion, index, ms); };
      const auto told = [&](float ms) { return kingdom_ui::said(at(ms), {}).words; };
      const std::string name = kingdom_ui::effect_name(effect);
      const float arrives = motion.walk().end_ms();
      CAPTURE(told(arrives - 1));
      CHECK(told(arrives - 1).find(name) == std::string::npos);
      CHECK(told(arrives - 1).find(base::tr(kingdom_ui::words::log_again)) == std::string::npos);
      CHECK(told(arrives + 1).find(name) != std::string::npos);
      if (effect != Effect::treasure) continue;
      ++treasures;
      const auto held = [&](float ms) { return at(ms).real.player().tokens[Token::treasure]; };
      CHECK(held(arrives + 800) == held(arrives - 1));  // the tile is still seen large
    }
  }
  CHECK(found > 5);
  CHECK(treasures > 0);
}

TEST_CASE("[kingdom.village] an extra turn is announced by the guide") {
  const Setup setup{.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}};
  app::Session session = support::game_of_persons(setup, 1);
  for (const char* action : {"collect aa", "collect mac", "collect mcw"})
    REQUIRE(session.play(std::string_view(action)));
  CHECK_FALSE(kingdom_ui::plays_again(session, session.cursor()));
  REQUIRE(session.play(std::string_view("collect hh")));
  REQUIRE(session.play(std::string_view("move A1.a.r2 aaw")));  // to the village Pebble Cove
  CHECK(kingdom_ui::plays_again(session, session.cursor()));
  CHECK(session.position().to_act() == session.actor(session.cursor() - 1));
  CHECK(kingdom_ui::advice(session).rfind("A village! You play once more.", 0) == 0);
  REQUIRE(session.play(std::string_view("collect y")));
  CHECK_FALSE(kingdom_ui::plays_again(session, session.cursor()));
}

TEST_CASE("[kingdom.limit] the guide warns before tokens are taken that will have to go back") {
  const Setup setup{.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}};
  app::Session session = support::game_of_persons(setup, 1);
  const auto said = [&](Tokens chosen) {
    const ui::Moment moment{.session = session, .viewer = session.position().to_act(), .may_act = true};
    kingdom_ui::Selection selection;
    selection.choice.tokens = chosen;
    return kingdom_ui::said(kingdom_ui::position_of(moment), selection).words;
  };
  const Tokens three({.mushroom = 1, .apple = 1, .cabbage = 1});
  for (const char* action : {"collect mah", "collect hcw", "collect ww", "collect y"})
    REQUIRE(session.play(std::string_view(action)));
  CHECK(said(three) == "Press “Take”!");  // eight
  for (const char* action : {"collect y", "collect y"}) REQUIRE(session.play(std::string_view(action)));
  CHECK(said(three) == "Take, then give 1 back.");
  CHECK(said(Tokens({.apple = 2})) == "Press “Take”!");
  for (const char* action : {"collect y", "collect y"}) REQUIRE(session.play(std::string_view(action)));
  CHECK(said(three) == "Take, then give 2 back.");
  CHECK(said(Tokens({.apple = 1})) == ui::tr(kingdom_ui::words::say_more_three));  // nothing to take yet
}

TEST_CASE("an onlooker is told whose turn it is, also that it is one's own") {
  const Setup setup{.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}};
  const auto said = [&](const app::Seat& first) {
    app::GameRecord record = support::game_of_persons(setup, 1).record();
    record.seats = {first, {.name = "", .level = "easy"}};
    const app::Session session = app::Session::open(record).value();
    return kingdom_ui::said(kingdom_ui::position_of({.session = session, .viewer = 0}), {}).words;
  };
  CHECK(said({.name = "", .level = ""}) == "Your turn");
  CHECK(said({.name = "Ana", .level = ""}) == "Ana’s turn");
}

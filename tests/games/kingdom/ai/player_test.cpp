// The computer players of Kingdom of Splendor: legal, fair, the same everywhere, as strong as they should be, and games
// that last as long as the boards were made for.
#include "games/kingdom/ai/player.h"
#include "base/hash.h"
#include "engine/game_of.h"
#include "games/kingdom/game.h"

#include <algorithm>
#include <array>

#include "games/kingdom/ai/heuristics.h"
#include "games/kingdom/ai/search.h"
#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/rules/random_play.h"
#include "games/kingdom/rules/rules.h"
#include "support/data.h"
#include "support/kingdom_scene.h"

using namespace kingdom;
using base::Level;

namespace {

const base::Level& level(const char* name) {
  const base::Level* found = base::find_level_or_yardstick(name);
  REQUIRE(found);
  return *found;
}

struct Seat {
  const base::Level* level;
  std::uint64_t nodes = 0;
};

/// Plays on to the end; seats take the players in turn.
GameState played(GameState state, std::initializer_list<Seat> players, std::uint64_t seed) {
  base::RandomSource random(seed);
  while (!is_terminal(state) && !is_stopped(state)) {
    const Seat& player = players.begin()[state.to_act % players.size()];
    const auto choice = choose(view_for(state, state.to_act), *player.level, player.nodes, random.next());
    if (const auto reason = why_illegal(state, choice.action)) FAIL(to_string(choice.action) << sentence(*reason).code);
    apply(state, choice.action);
  }
  return state;
}

/// Points of the first player out of `games`, seats swapped on the same deals: a shared victory is half.
double points_against(const Seat& first, const Seat& second, int games) {
  double points = 0;
  for (int game = 0; game < games; ++game) {
    const int seat = game % 2;
    const GameState start = new_game({.players = 2}, static_cast<std::uint64_t>(game / 2 + 1));
    const auto seed = static_cast<std::uint64_t>(game);
    const GameState end = seat == 0 ? played(start, {first, second}, seed) : played(start, {second, first}, seed);
    const unsigned won = is_terminal(end) ? winners(end) : 0b11u;
    points += won == 0b11u ? 0.5 : (won >> seat & 1) != 0 ? 1.0 : 0.0;
  }
  return points;
}

/// Mean turns of a traveller until the end of the game, over all boards.
double mean_turns(const base::Level& players, std::uint8_t count, bool full, int games_each) {
  std::uint64_t turns = 0, games = 0;
  for (const Setup& setup : every_setup()) {
    if (setup.players != count || setup.full != full || setup.mysteries) continue;
    for (int i = 0; i < games_each; ++i) {
      const GameState end = played(new_game(setup, games + 1000u), {{&players, 40}}, games);
      REQUIRE(is_terminal(end));
      turns += end.turns / count;
      ++games;
    }
  }
  return static_cast<double>(turns) / static_cast<double>(games);
}

constexpr std::array kNames{"random", "easy", "normal", "hard", "frozen"};

}  // namespace

TEST_CASE("kingdom players: every level plays every game to its end, and only legal actions") {
  for (const Setup& setup : every_setup()) {
    const GameState start = new_game(setup, setup.players * 100u + (setup.mysteries ? 1u : 0u));
    const GameState end = played(start, {{&level("hard"), 30}, {&level("easy")}, {&level("normal")}}, 5);
    CHECK(is_terminal(end));
    CHECK(winners(end) != 0);
  }
}

TEST_CASE("kingdom players: fair, hidden information does not change the choice") {
  base::RandomSource random(8);
  ActionList scratch;
  GameState state = new_game({.players = 3, .mysteries = true}, 4);
  for (int i = 0; i < 120 && !is_terminal(state); ++i) {
    const PlayerView view = view_for(state, state.to_act);
    const GameState other = determinise(view, random);
    for (const char* name : kNames) {
      const auto choice = choose(view, level(name), 40, 77);
      CHECK(choice.action == choose(view_for(other, state.to_act), level(name), 40, 77).action);
    }
    apply(state, random_action(state, random, scratch));
  }
}

TEST_CASE("kingdom players: the same choices everywhere" * doctest::test_suite("heavy")) {
  for (const char* name : kNames) {
    base::Hasher hash;
    base::RandomSource random(3);
    for (const Setup& setup : every_setup()) {
      GameState state = new_game(setup, random.next());
      for (int i = 0; i < 25 && !is_terminal(state); ++i) {
        const auto choice = choose(view_for(state, state.to_act), level(name), 60, random.next());
        hash.add(static_cast<std::uint64_t>(choice.value * 1000.0 + 0.5));
        hash.add(choice.nodes);
        apply(state, choice.action);
      }
      hash.add(hash_of(state));
    }
    support::note_hash(std::string("kingdom-choices-") + name, hash.value());
  }
}

TEST_CASE("kingdom players: reasons name the road") {
  const GameState state = Scene(2, "A1.a A3.a").at(0, "velvet_market").purse(0, "mahww").build();
  const auto arrives = choose(view_for(state, 0), level("hard"), 100, 1);
  CHECK(to_string(arrives.action) == "move A3.a.r8 mahww");
  CHECK(arrives.reason == Reason::arrives);
  CHECK(arrives.road == *parse_road("A3.a.r8"));
  CHECK(arrives.value > 0.9);
  CHECK(arrives.nodes >= 50);
  const GameState poor = Scene(2, "A1.a A3.a").at(0, "velvet_market").purse(0, "maww").build();
  const auto saves = choose(view_for(poor, 0), level("normal"), 0, 1);
  CHECK(saves.reason == Reason::saves);
  CHECK(saves.road == *parse_road("A3.a.r8"));
  CHECK(saves.action.tokens[Token::hazelnut] + saves.action.tokens[Token::gold] > 0);
  // A road named as the reason does come nearer: every collect of a hundred games.
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    GameState game = new_game({.players = 2}, seed);
    base::RandomSource random(seed);
    while (!is_terminal(game) && !is_stopped(game)) {
      const auto choice = choose(view_for(game, game.to_act), level("normal"), 0, random.next());
      if (choice.reason == Reason::saves && choice.road != kNoRoad) {
        Traveller then = game.player();
        then.tokens += choice.action.tokens;
        CHECK(affordability(then, kRoads[choice.road].cost).missing <
              affordability(game.player(), kRoads[choice.road].cost).missing);
      }
      apply(game, choice.action);
    }
  }
  const GameState medal = after(state, {"move A3.a.r8 mahww"});
  CHECK(choose(view_for(medal, 0), level("easy"), 0, 1).reason == Reason::settles);
  CHECK(choose(view_for(poor, 0), level("random"), 0, 1).reason == Reason::random);
  const GameState full =
      after(Scene(2, "A1.a A2.a A3.a", With::mysteries).purse(0, "mah").drain().market("water-1").build(),
            {"move A1.a.r1 mah"});
  CHECK(choose(view_for(full, 0), level("hard"), 0, 1).reason == Reason::only_move);
}

TEST_CASE("kingdom players: only the default payment and the one that spares tiles are considered") {
  const GameState state = Scene(2, "A1.a A3.a").purse(0, "maawhyy").tiles(0, "apple-1 apple-2 mushroom-1").build();
  const ActionList sensible = sensible_actions(state);
  std::string moves;
  for (const Action& action : sensible)
    if (action.kind == ActionKind::move) moves += to_string(action) + ", ";
  CHECK(moves ==
        "move A1.a.r1 h mushroom-1 apple-1, move A1.a.r2 w apple-1 apple-2, move A1.a.r2 aaw, move A1.a.r3 hy "
        "mushroom-1, ");
}

TEST_CASE("kingdom players: behind the interface of any game, with a tenth of the work where there is no worker") {
  const engine::GameOf<Game> position(Scene(2, "A1.a A3.a").at(0, "velvet_market").purse(0, "mahww").build());
  const engine::Game& game = position;
  const engine::Thought whole = game.think(level("hard"), 0, 9), tenth = game.think(level("hard"), 0, 9, 10);
  CHECK(whole.action == "move A3.a.r8 mahww");
  CHECK(tenth.action == whole.action);
  CHECK(tenth.nodes * 8 < whole.nodes);
}

TEST_CASE("kingdom players: stronger levels win more often" * doctest::test_suite("slow")) {
  CHECK(points_against({&level("easy")}, {&level("random")}, 40) > 36);
  CHECK(points_against({&level("normal")}, {&level("easy")}, 200) > 120);
  CHECK(points_against({&level("hard"), 100}, {&level("normal")}, 30) > 24);
}

TEST_CASE("kingdom players: games of child-like players last as long as the boards were made for") {
  for (std::uint8_t count = kMinTravellers; count <= kMaxTravellers; ++count) {
    const double on_short = mean_turns(level("easy"), count, false, 25);
    const double on_full = mean_turns(level("easy"), count, true, 25);
    CHECK(on_short > 9.7);
    CHECK(on_short < 11.4);
    CHECK(on_full > 15.2);
    CHECK(on_full < 18.1);
  }
}

TEST_CASE("kingdom players: the planner beats the child in three of four full games" * doctest::test_suite("slow")) {
  const double points = points_against({&level("hard"), 200}, {&level("easy")}, 500);
  MESSAGE("hard, with 200 games a decision, has " << points << " of 500 points against easy");
  CHECK(points >= 375);
}

TEST_CASE("kingdom players: looking for replies beats the planner" * doctest::test_suite("slow")) {
  const double points = points_against({&level("hard"), 1000}, {&level("frozen")}, 60);
  MESSAGE("hard, with 1,000 games a decision, has " << points << " of 60 points against frozen");
  CHECK(points >= 36);
}

TEST_CASE("kingdom players: two planners do not wait for each other for ever" * doctest::test_suite("slow")) {
  for (std::uint8_t count = kMinTravellers; count <= kMaxTravellers; ++count) {
    CHECK(mean_turns(level("hard"), count, false, 20) < 14);
    CHECK(mean_turns(level("hard"), count, true, 5) < 25);
  }
}

#include "games/splendor/ai/player.h"

#include <string>

#include "base/asset.h"
#include "games/splendor/ai/trained.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

const base::Level& level(const char* name) { return *base::find_level(name); }

Choice choose(const GameState& state, const char* name, std::uint64_t nodes = 0, std::uint64_t seed = 1) {
  return choose(view_for(state, state.to_act), level(name), nodes, seed);
}

}  // namespace

TEST_CASE("a trained network plays every set-up, and the level frozen is unchanged") {
  REQUIRE(trained_network() != nullptr);
  CHECK(base::asset("splendor.bin").size() == Network::file_size());
  const GameState state = random_position({}, 5, 20);
  const base::Level frozen = *base::find_level_or_yardstick("frozen"), best = *base::find_level_or_yardstick("best");
  const PlayerView view = view_for(state, state.to_act);
  const Choice by_best = splendor::choose(view, best, 500, 1), by_hard = splendor::choose(view, level("hard"), 500, 1);
  CHECK(by_best.action == by_hard.action);
  CHECK(by_best.value == by_hard.value);
  CHECK(splendor::choose(view, frozen, 500, 1).value != by_best.value);
}

TEST_CASE("without the network a level looks at more positions, never at more than the strongest") {
  CHECK(usual_nodes(level("strong"), true) == level("strong").nodes);
  CHECK(usual_nodes(level("strong"), false) > level("strong").nodes);
  CHECK(usual_nodes(level("hard"), false) == level("hard").nodes);
  CHECK(usual_nodes(level("normal"), false) == level("normal").nodes);
}

TEST_CASE("a watch ends the thinking of every search") {
  struct Expired final : base::Watch {
    bool expired() const override { return true; }
  };
  const Expired at_once;
  const GameState state = random_position({}, 5, 20);
  for (const char* name : {"frozen", "best"}) {
    const Choice choice = splendor::choose(view_for(state, state.to_act), *base::find_level_or_yardstick(name),
                                           base::Budget(0, &at_once), 1);
    CHECK(choice.nodes > 0);
    CHECK(choice.nodes < 500);
    CHECK(why_illegal(state, choice.action) == std::nullopt);
  }
}

TEST_CASE("the levels of the ladder have names, and each weaker one looks less far or judges less surely") {
  CHECK(base::find_level("impossible") == nullptr);
  CHECK(base::rung_of("impossible") == 0);
  CHECK(base::rung_of("random") == 0);
  const base::Level* below = nullptr;
  for (const std::string_view name : base::kLadder) {
    const base::Level* level = base::find_level(name);
    REQUIRE(level != nullptr);
    if (below != nullptr) {
      CHECK(base::rung_of(name) == base::rung_of(below->name) + 1);
      if (level->evaluator == below->evaluator) {
        CHECK((level->nodes > below->nodes || level->noise < below->noise));
        CHECK(level->noise <= below->noise);
      } else {
        CHECK(level->evaluator == base::EvaluatorKind::trained);
      }
      CHECK(usual_nodes(*level, false) >=
            usual_nodes(*below, false));  // the hand-made evaluation instead of the network
    }
    below = level;
  }
  CHECK(below == &base::strongest_level());
}

TEST_CASE("fair: what a player cannot see does not change the choice") {
  for (int number = 0; number < kSetupNumbers; ++number) {
    const GameState state = random_position(setup_number(number), static_cast<std::uint64_t>(number), 41);
    if (is_terminal(state)) continue;
    const PlayerView view = view_for(state, state.to_act);
    base::RandomSource random(99);
    const GameState other = determinise(view, random);
    CAPTURE(number);
    CHECK(choose(state, "normal", 200).action == choose(other, "normal", 200).action);
    CHECK(choose(state, "easy").action == choose(other, "easy").action);
    CHECK(choose(state, "random").action == choose(other, "random").action);
  }
}

TEST_CASE("deterministic: the same question gets the same answer") {
  const GameState state = random_position({.players = 3}, 5, 30);
  for (const base::Level& row : base::kLevels) {
    const auto first = choose(state, row.name, 500, 7);
    const auto second = choose(state, row.name, 500, 7);
    CHECK(first.action == second.action);
    CHECK(first.value == second.value);
    CHECK(first.nodes == second.nodes);
    CHECK(first.reason == second.reason);
  }
}

TEST_CASE("legal: every choice of every level in every setup, to the end of the game") {
  for (int number = 0; number < kSetupNumbers; ++number) {
    CAPTURE(number);
    GameState state = new_game(setup_number(number), static_cast<std::uint64_t>(number));
    for (int decision = 0; !is_terminal(state); ++decision) {
      REQUIRE(decision < 2000);
      const bool looks_ahead = decision % 16 == number % 16;
      const auto chosen =
          choose(state, looks_ahead ? "normal" : "easy", looks_ahead ? 60 : 0, static_cast<std::uint64_t>(decision));
      REQUIRE(why_illegal(state, chosen.action) == std::nullopt);
      CHECK(chosen.value >= 0.0);
      CHECK(chosen.value <= 1.0);
      apply(state, chosen.action);
    }
  }
}

TEST_CASE("the budget is kept") {
  const GameState state = random_position({}, 3, 20);
  CHECK(choose(state, "hard", 1000).nodes >= 1000);
  CHECK(choose(state, "hard", 1000).nodes < 1200);
  CHECK(choose(state, "hard", 1).nodes < 100);
}

TEST_CASE("a single legal action needs no thought") {
  const GameState state = GameBuilder(2)
                              .drain(Deck::L1)
                              .drain(Deck::L2)
                              .drain(Deck::L3)
                              .clear_row(Deck::L1)
                              .clear_row(Deck::L2)
                              .clear_row(Deck::L3)
                              .bank({})
                              .build();
  const auto choice = choose(state, "hard");
  CHECK(choice.action.kind == ActionKind::pass);
  CHECK(choice.nodes == 0);
  CHECK(choice.reason == Reason::only_move);
}

TEST_CASE("takes a win at once, and does not pay gold where a gem will do") {
  for (const char* name : {"easy", "normal", "hard"}) {
    CAPTURE(name);
    const auto choice = choose(about_to_win(1).to_act(1).build(), name);
    CHECK(to_string(choice.action) == "buy L3-18 rrrryyy");
    CHECK(choice.reason == Reason::wins);
    CHECK(choice.value == doctest::Approx(1.0));
  }
}

TEST_CASE("a strength that errs misses no win at once, however often it is asked") {
  const GameState state = about_to_win(1).to_act(1).build();
  for (const std::string_view name : base::kLadder)
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      CAPTURE(name);
      const Choice choice = choose(state, std::string(name).c_str(), 0, seed);
      CHECK(to_string(choice.action) == "buy L3-18 rrrryyy");
    }
}

TEST_CASE("does not hand over the game: keeps the winning card from a rival" * doctest::test_suite("heavy")) {
  const GameState state = about_to_win(1).owns(0, "L3-03 L3-07 L3-11").build();
  for (const char* name : {"normal", "hard"}) {
    CAPTURE(name);
    const auto choice = choose(state, name);
    CHECK(to_string(choice.action) == "reserve L3-18");
    CHECK(choice.reason == Reason::blocks);
    CHECK(choice.card == *parse_card("L3-18"));
  }
}

TEST_CASE("gives a reason that fits the action") {
  for (int number = 0; number < kSetupNumbers; number += 5) {
    const GameState state = random_position(setup_number(number), 77, 30);
    if (is_terminal(state)) continue;
    const auto choice = choose(state, "normal", 100);
    CAPTURE(choice.action);
    switch (choice.reason) {
      case Reason::collects:
      case Reason::gems: CHECK(choice.action.kind <= ActionKind::take_pair); break;
      case Reason::blocks:
      case Reason::saves_for_later: CHECK(choice.action.kind == ActionKind::reserve); break;
      case Reason::points:
      case Reason::engine: CHECK(choice.card == choice.action.card); break;
      case Reason::random: CHECK(false); break;
      default: break;
    }
  }
}

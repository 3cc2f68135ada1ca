#include "games/splendor/ai/handmade.h"

#include "base/math.h"
#include "games/splendor/ai/reach.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

Reach reach(const GameState& state, int seat, std::string_view card) {
  return reach_of(state, seat, Means::of(state, seat), *parse_card(card));
}

}  // namespace

TEST_CASE("exp_of is close to e^x and grows") {
  CHECK(base::exp_of(0.0) == 1.0);
  CHECK(base::exp_of(1.0) == doctest::Approx(2.718281828).epsilon(1e-4));
  CHECK(base::exp_of(-3.0) == doctest::Approx(0.049787068).epsilon(1e-4));
  double last = 0.0;
  for (int i = -250; i <= 250; ++i) {
    const double now = base::exp_of(i / 10.0);
    CHECK(now >= last);
    last = now;
  }
}

TEST_CASE("chances of all players sum to one, in every setup") {
  const HandmadeEvaluator evaluator;
  for (int number = 0; number < kSetupNumbers; ++number) {
    const Setup setup = setup_number(number);
    base::RandomSource random(static_cast<std::uint64_t>(number));
    ActionList scratch;
    GameState state = new_game(setup, 1);
    while (!is_terminal(state)) {
      if (state.phase == Phase::turn) {
        const Chances chances = evaluator.evaluate(state);
        double sum = 0.0;
        for (std::size_t seat = 0; seat < setup.players; ++seat) {
          CHECK(chances[seat] >= 0.0);
          sum += chances[seat];
        }
        CHECK(sum == doctest::Approx(1.0));
      }
      apply(state, random_action(state, random, scratch));
    }
    const Chances result = result_of(state);
    double sum = 0.0;
    for (const double share : result) sum += share;
    CHECK(sum == doctest::Approx(1.0));
  }
}

TEST_CASE("a clear lead is judged as one") {
  const HandmadeEvaluator evaluator;
  const GameState ahead = GameBuilder(2).owns(0, "L3-02 L3-06 L3-10").bonuses(0, "wbgrk").build();
  CHECK(evaluator.evaluate(ahead)[0] > 0.8);
}

TEST_CASE("in the last round those who have played keep their score") {
  const HandmadeEvaluator evaluator;
  const GameState state = GameBuilder(2).owns(0, "L3-02 L3-06 L3-10 L3-14").to_act(1).last_round().build();
  CHECK(evaluator.evaluate(state)[0] > 0.95);
}

TEST_CASE("reach: gems missing after bonuses, tokens and gold") {
  // L3-18 costs seven red.
  const GameState state = GameBuilder(2).face_up("L3-18").bonuses(0, "rr").tokens(0, "rryy").build();
  CHECK(reach(state, 0, "L3-18").missing == 1);
  CHECK(reach(state, 0, "L3-18").turns == 1);
  CHECK(reach(state, 1, "L3-18").missing == 7);
  CHECK(reach(state, 1, "L3-18").turns > 3);
  const GameState payable = GameBuilder(2).face_up("L3-18").bonuses(0, "rr").tokens(0, "rryyy").build();
  CHECK(reach(payable, 0, "L3-18").missing == 0);
  CHECK(reach(payable, 0, "L3-18").turns == 0);
}

TEST_CASE("reach agrees with the rules about what can be bought now") {
  for (int number = 0; number < kSetupNumbers; number += 3) {
    const Setup setup = setup_number(number);
    base::RandomSource random(static_cast<std::uint64_t>(number));
    ActionList scratch;
    GameState state = new_game(setup, 7);
    for (int decision = 0; decision < 150 && !is_terminal(state); ++decision) {
      if (state.phase == Phase::turn) {
        const CardsInReach cards = CardsInReach::of(state, state.to_act);
        const Means means = Means::of(state, state.to_act);
        for (std::size_t i = 0; i < static_cast<std::size_t>(cards.count); ++i)
          CHECK((reach_of(state, state.to_act, means, cards.card[i]).turns == 0) ==
                can_purchase(state, state.to_act, cards.card[i]));
      }
      apply(state, random_action(state, random, scratch));
    }
  }
}

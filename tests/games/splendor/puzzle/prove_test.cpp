#include "games/splendor/puzzle/prove.h"

#include <vector>

#include "games/splendor/ai/player.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/view.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

using puzzle::Goal;
using puzzle::Proof;

constexpr std::uint64_t kNodes = 20'000;

puzzle::Task task_at(const GameState& state, Goal goal, int turns, std::uint8_t object = 0) {
  return {.goal = goal,
          .seat = state.to_act,
          .object = object,
          .round = static_cast<std::uint16_t>(state.turns / state.setup.players + turns)};
}

/// Turns of games between weak players in which the seat to act has points already.
template <class Visit>
void for_late_positions(const Setup& setup, int games, Visit&& visit) {
  const base::Level& level = *base::find_level("casual");
  for (int i = 0; i < games; ++i) {
    GameState state = new_game(setup, shuffle_deal(setup, static_cast<std::uint64_t>(i) + 77));
    base::RandomSource random(static_cast<std::uint64_t>(i));
    for (int decisions = 0; !is_terminal(state) && decisions < 300; ++decisions) {
      if (state.phase == Phase::turn && state.player().prestige >= 9) visit(state, random);
      apply(state, choose(view_for(state, state.to_act), level, {}, random.next()).action);
    }
  }
}

/// Plays it: the seat by what is proven, everybody else at random. Was the promise kept?
bool keeps_it(GameState state, const puzzle::Task& task, base::RandomSource& random) {
  while (!is_terminal(state)) {
    const int round = state.turns / state.setup.players + 1;
    if (task.goal == Goal::stop && round > task.round && state.to_act == task.seat) return !state.last_round;
    const ActionList actions = legal_actions(state);
    std::size_t choice = random.below(static_cast<std::uint32_t>(actions.size()));
    if (state.to_act == task.seat && round <= task.round) {
      for (choice = 0; choice < actions.size(); ++choice) {
        GameState next = state;
        apply(next, actions[choice]);
        if (prove(next, task, kNodes).proof == Proof::holds) break;
      }
      if (choice == actions.size()) return false;
    }
    apply(state, actions[choice]);
  }
  return task.goal == Goal::stop || winners(state) == 1u << task.seat;
}

struct Count {
  int holds = 0, fails = 0;
};

/// What holds is refuted by no deal of what the seat cannot know.
Count check_against_deals(const Setup& setup, Goal goal, int turns, int games) {
  Count count;
  for_late_positions(setup, games, [&](const GameState& state, base::RandomSource& random) {
    const auto task = task_at(state, goal, turns);
    const Proof proof = prove(state, task, kNodes).proof;
    count.fails += proof == Proof::fails ? 1 : 0;
    if (proof != Proof::holds) return;
    ++count.holds;
    const PlayerView view = view_for(state, state.to_act);
    for (int deal = 0; deal < 4; ++deal) CHECK(keeps_it(determinise(view, random), task, random));
  });
  return count;
}

}  // namespace

TEST_CASE("a puzzle's promise: what holds holds in every deal of what the seat cannot know" *
          doctest::test_suite("slow")) {
  std::vector<Setup> setups{{.players = 2}};  // without modules, and with each of them
  for (const ModuleName& module : kModuleNames) setups.push_back(setups.front().with(module.module));
  for (const Setup& setup : setups) {
    const Count one = check_against_deals(setup, Goal::win, 1, 6);
    CHECK(one.holds > 0);
    CHECK(one.fails > 0);
    const Count two = check_against_deals(setup, Goal::win, 2, 2);
    CHECK(two.holds + two.fails > 0);
    const Count stop = check_against_deals(setup, Goal::stop, 1, 3);
    CHECK(stop.holds > 0);
  }
}

TEST_CASE("a puzzle's promise: the reply to a wrong turn breaks it") {
  int replies = 0;
  for_late_positions({}, 12, [&](const GameState& state, base::RandomSource&) {
    const auto task = task_at(state, Goal::stop, 1);
    for (const Action& action : legal_actions(state)) {
      GameState next = state;
      apply(next, action);
      if (is_terminal(next) || next.to_act == state.to_act) continue;
      const auto answer = prove(next, task, kNodes);
      if (answer.proof != Proof::fails) continue;
      REQUIRE(answer.reply >= 0);
      ++replies;
      apply(next, legal_actions(next)[static_cast<std::size_t>(answer.reply)]);
      CHECK(prove(next, task, kNodes).proof == Proof::fails);
    }
  });
  CHECK(replies > 0);
}

TEST_CASE("a puzzle's promise: winning counts the rest of the round and the ties [base.end.round] [base.end.tie]") {
  for_late_positions({}, 12, [&](const GameState& state, base::RandomSource&) {
    const auto task = task_at(state, Goal::win, 1);
    for (const Action& action : legal_actions(state)) {
      GameState next = state;
      apply(next, action);
      if (is_terminal(next))
        CHECK((prove(next, task, kNodes).proof == Proof::holds) == (winners(next) == 1u << task.seat));
    }
  });
}

TEST_CASE("a puzzle's promise: what comes after its round is too late, a victory and a noble") {
  int victories = 0, nobles = 0;
  for_late_positions({}, 12, [&](const GameState& state, base::RandomSource&) {
    for (const Action& action : legal_actions(state)) {
      GameState next = state;
      apply(next, action);
      if (next.to_act == state.to_act && !is_terminal(next)) continue;
      auto task = task_at(state, Goal::win, 1);
      if (is_terminal(next) && winners(next) == 1u << task.seat) {
        ++victories;
        CHECK(prove(next, task, kNodes).proof == Proof::holds);
        --task.round;
        CHECK(prove(next, task, kNodes).proof == Proof::fails);
      }
      for (std::uint8_t noble = 0; noble < std::size(kNobles); ++noble) {
        const unsigned came = next.players[task.seat].nobles & ~state.players[task.seat].nobles;
        if ((came >> noble & 1u) == 0) continue;
        ++nobles;
        auto race = task_at(state, Goal::first, 1, noble);
        CHECK(prove(next, race, kNodes).proof == Proof::holds);
        --race.round;
        CHECK(prove(next, race, kNodes).proof == Proof::fails);
      }
    }
  });
  CHECK(victories > 0);
  CHECK(nobles > 0);
}

TEST_CASE(
    "a puzzle's promise: a noble or post that was left over comes with any action [base.nobles.one] "
    "[posts.one-a-turn]") {
  GameBuilder noble(2), post(2, {Module::posts});
  noble.nobles({"N06"}).bonuses(1, "wwwbbbggg").player(1).prestige = 12;
  post.nobles({}).bonuses(1, "ggggg").player(1).prestige = 14;
  for (GameBuilder* table : {&noble, &post}) {
    for (const Deck deck : {Deck::L1, Deck::L2, Deck::L3}) table->drain(deck).clear_row(deck);  // nothing to purchase
    table->to_act(1).state.turns = 1;
    const auto task = task_at(table->state, Goal::win, 1);
    CHECK(prove(table->state, task, kNodes).proof == Proof::holds);
    --table->player(1).prestige;
    CHECK(prove(table->state, task, kNodes).proof == Proof::fails);
  }
}

TEST_CASE("a puzzle's promise without enough positions is left open") {
  int open = 0;
  for_late_positions({}, 2, [&](const GameState& state, base::RandomSource&) {
    const auto answer = prove(state, task_at(state, Goal::stop, 1), 1);
    if (answer.nodes == 0) CHECK(answer.proof != Proof::open);  // a rival is at the end already
    open += answer.proof == Proof::open ? 1 : 0;
    CHECK(prove(state, task_at(state, Goal::best, 1), kNodes).proof == Proof::open);
  });
  CHECK(open > 0);
}

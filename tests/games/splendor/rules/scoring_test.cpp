// Who wins.
#include "engine/game_of.h"
#include "games/splendor/game.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

GameState finished(GameState state) {
  state.phase = Phase::over;
  return state;
}

/// `1:1 0:2`: seat and rank, the best first.
std::string ranking(const GameState& state) {
  std::string text;
  const auto order = standings(state);
  for (std::size_t i = 0; i < state.setup.players; ++i)
    text += (i == 0 ? "" : " ") + std::to_string(order[i].seat) + ':' + std::to_string(order[i].rank);
  return text;
}

}  // namespace

TEST_CASE("[base.end.most] most points win, whoever came to fifteen first") {
  GameState state = GameBuilder(2).owns(0, "L3-04 L3-08 L3-12").owns(1, "L3-16 L3-20 L3-07 L3-03").build();
  CHECK(state.players[1].prestige == 18);
  state = after(state, {"take wbg", "take wbg"});
  REQUIRE(is_terminal(state));
  CHECK(winners(state) == 0b10);
  CHECK(ranking(state) == "1:1 0:2");
}

TEST_CASE("[base.end.tie] equal points: fewer purchased cards") {
  const GameState state =
      finished(GameBuilder(2).owns(0, "L3-04 L3-08").owns(1, "L3-12 L3-16").bonuses(0, "w").build());
  CHECK(state.players[0].prestige == state.players[1].prestige);
  CHECK(winners(state) == 0b10);
}

TEST_CASE("[base.end.tie] nobles and reserved cards are no purchased cards") {
  // Seat 0: 5 + 1 + 3 for a noble with two cards; seat 1: 5 + 4 with two cards.
  const GameState state = finished(GameBuilder(2)
                                       .owns(0, "L3-04 L1-08")
                                       .visited(0, "N01")
                                       .reserves(0, "L1-01 L1-02 L1-03")
                                       .owns(1, "L3-12 L3-03")
                                       .build());
  CHECK(state.players[0].prestige == 9);
  CHECK(state.players[1].prestige == 9);
  CHECK(winners(state) == 0b11);
}

TEST_CASE("[base.bound] a game that ends as it stands is ranked as at any end: points, then fewer purchased cards") {
  const GameState more = GameBuilder(2).owns(0, "L3-04").build();
  const GameState fewer = GameBuilder(2).owns(0, "L3-04 L3-08").owns(1, "L3-12 L3-16").bonuses(0, "w").build();
  const GameState equal = GameBuilder(2).build();
  for (const auto& [state, won] : {std::pair(more, 0b01u), std::pair(fewer, 0b10u), std::pair(equal, 0b11u)}) {
    engine::GameOf<splendor::Game> game(state, 1);
    REQUIRE_FALSE(game.over());
    game.apply(0);
    REQUIRE(game.at_bound());
    CHECK(game.winners() == won);
  }
}

TEST_CASE("[base.end.shared] equal points and cards share the victory, under both editions") {
  GameState state = finished(GameBuilder(3).owns(0, "L3-04").owns(1, "L3-08").owns(2, "L1-08").build());
  for (const Edition edition : {Edition::rules_2024, Edition::rules_2014}) {
    state.setup.edition = edition;
    CHECK(winners(state) == 0b011);
    CHECK(ranking(state) == "0:1 1:1 2:3");
  }
}

TEST_CASE("[base.end.shared] all may share") { CHECK(winners(finished(GameBuilder(5).build())) == 0b11111); }

// Cities, villages, the palace and the end of the game.
#include "games/kingdom/rules/random_play.h"
#include "support/kingdom_scene.h"

using namespace kingdom;

TEST_CASE("[kingdom.city] R7: a new tile face up, and all the others too, those just used as well, every time") {
  const GameState state =
      Scene(2).purse(0, "ah").tiles(0, "mushroom-1").used(0, "water-1").top("cabbage-2 apple-1").build();
  const GameState next = after(state, {"move A1.a.r1 ah mushroom-1"});
  CHECK(names(next.travellers[0].tiles) == "mushroom-1 cabbage-2 water-1");
  CHECK(names(next.travellers[0].face_up) == "mushroom-1 cabbage-2 water-1");
  CHECK(next.to_act == 1);
  CHECK(next.stack_count() == state.stack_count() - 1);
  // A later visitor of the same city draws too.
  const GameState second =
      after(Scene(2).at(0, "shellbourne").purse(1, "mah").top("apple-1").turn(1).build(), {"move A1.a.r1 mah"});
  CHECK(names(second.travellers[1].face_up) == "apple-1");
}

TEST_CASE("[kingdom.city.compulsory] R7b: the tile comes without being asked for") {
  const GameState next = after(Scene(2).purse(0, "mah").build(), {"move A1.a.r1 mah"});
  CHECK(next.phase == Phase::turn);
  CHECK(next.travellers[0].tiles.count() == 1);
}

TEST_CASE("[kingdom.city.empty] R9: with no tile left the own ones are turned all the same") {
  const GameState state = Scene(2).purse(0, "mah").used(0, "water-1").drain().build();
  const GameState next = after(state, {"move A1.a.r1 mah"});
  CHECK(names(next.travellers[0].face_up) == "water-1");
  CHECK(next.to_act == 1);
}

TEST_CASE("[kingdom.city.no-reshuffle] R9b: the stack only shrinks, and used tiles stay with their owners") {
  base::RandomSource random(3);
  ActionList scratch;
  GameState state = new_game({.players = 4, .mysteries = true}, 3);
  while (!is_terminal(state) && !is_stopped(state)) {
    const GameState before = state;
    apply(state, random_action(state, random, scratch));
    REQUIRE(state.stack_count() <= before.stack_count());
    for (std::size_t seat = 0; seat < 4; ++seat)
      REQUIRE(state.travellers[seat].tiles.covers(before.travellers[seat].tiles));
  }
}

TEST_CASE("[kingdom.village] R8: one more turn at every landing, in a chain, for later visitors too") {
  const GameState state = Scene(2, "A1.b A3.b").purse(0, "mmacchhh").at(1, "gulls_ladder").build();
  const GameState first = after(state, {"move A1.b.r1 mmah"});
  CHECK(first.to_act == 0);
  CHECK(first.phase == Phase::turn);
  CHECK(first.turns == 0);
  const GameState chained = after(first, {"move A1.b.r5 cchh"});
  CHECK(space_of(chained, 0) == "puffin_rock");
  CHECK(chained.to_act == 0);
  CHECK(after(chained, {"collect ww"}).to_act == 1);
}

TEST_CASE("[kingdom.village.compulsory] R8b: the extra turn is a turn like any other") {
  const GameState landed = after(Scene(2).purse(0, "aaw").build(), {"move A1.a.r2 aaw"});
  CHECK(landed.phase == Phase::turn);
  CHECK(legal_actions(landed).front().kind == ActionKind::collect);
  CHECK(after(landed, {"collect y"}).to_act == 1);
}

TEST_CASE("[kingdom.village.same-turn] R8c: the last traveller plays the extra turns out and may arrive by them") {
  const GameState state = Scene(2, "A1.a A3.b").arrived(0).at(1, "crystal_steps").purse(1, "mmmaccww").turn(1).build();
  const GameState over = after(state, {"move A3.b.r5 mcc", "move A3.b.r8 mmaww"});
  CHECK(over.phase == Phase::medal);
  const GameState done = after(over, {"medal 2"});
  CHECK(is_terminal(done));
  CHECK(done.turns == 2);
  CHECK(winners(done) == 0b11u);
}

TEST_CASE("[kingdom.palace] [kingdom.medal] R25: one of the medals left, and none is worth more") {
  const GameState state = Scene(3, "A1.a A3.a").arrived(0).at(1, "velvet_market").purse(1, "mahww").turn(1).build();
  const GameState due = after(state, {"move A3.a.r8 mahww"});
  CHECK(options(due) == "medal 2, medal 3, medal 4");
  support::check_refused(due, Illegal::medal_taken, {"medal 1", "medal 0", "medal 5"});
  for (const char* medal : {"medal 2", "medal 4"}) CHECK(winners(after(due, {medal, "collect y"})) == 0b011u);
}

TEST_CASE("[kingdom.gates] the first arrival closes the gates, at once") {
  const GameState state = Scene(2, "A1.a A3.a").at(0, "velvet_market").purse(0, "mahww").build();
  CHECK_FALSE(state.gates_closed);
  const GameState due = after(state, {"move A3.a.r8 mahww"});
  CHECK(due.gates_closed);
  CHECK_FALSE(is_terminal(after(due, {"medal 3"})));
}

TEST_CASE("[kingdom.end] the round is played out, and everybody has had the same number of turns") {
  const GameState state = Scene(3, "A1.a A3.a").at(1, "velvet_market").purse(1, "mahww").turn(1).build();
  const GameState due = after(state, {"move A3.a.r8 mahww", "medal 1"});
  CHECK(due.to_act == 2);
  const GameState over = after(due, {"collect y"});
  CHECK(is_terminal(over));
  CHECK(over.turns == 3);
  // The last in turn order arrives first: the game is over with that turn.
  const GameState last = Scene(3, "A1.a A3.a").at(2, "velvet_market").purse(2, "mahww").turn(2).build();
  CHECK(is_terminal(after(last, {"move A3.a.r8 mahww", "medal 1"})));
}

TEST_CASE("[kingdom.end] the last in turn order sits to the right of whoever began") {
  Setup setup{.players = 4, .full = false, .first = 2};
  const GameState state = new_game(setup, 1);
  CHECK(state.to_act == 2);
  CHECK(last_seat(state.setup) == 1);
  CHECK(after(state, {"collect y", "collect y", "collect y"}).to_act == 1);
}

TEST_CASE("[kingdom.arrived] R21: nobody at the palace is asked again") {
  const GameState over =
      after(Scene(4, "A1.a A3.a").arrived(0).turn(1).build(), {"collect y", "collect y", "collect y"});
  CHECK(is_terminal(over));
  CHECK(winners(over) == 0b0001u);
}

TEST_CASE("[kingdom.winners] R20: several arrive in the last round, and all win") {
  const GameState state = Scene(4, "A1.a A3.a")
                              .arrived(0)
                              .at(1, "velvet_market")
                              .purse(1, "mahww")
                              .at(3, "fountain_square")
                              .purse(3, "mmccw")
                              .turn(1)
                              .build();
  const GameState over = after(state, {"move A3.a.r8 mahww", "medal 2", "collect y", "move A3.a.r6 mmccw", "medal 3"});
  CHECK(is_terminal(over));
  CHECK(winners(over) == 0b1011u);
}

TEST_CASE("[kingdom.rounds] R13: automatic play stops after three hundred rounds, and then nobody has won") {
  GameState state = Scene(2).build();
  ActionList scratch;
  while (!is_stopped(state) && !is_terminal(state)) {
    legal_actions(state, scratch);
    apply(state, scratch.front());  // collects and returns, and never moves
  }
  CHECK(round_of(state) == kMaxRounds + 1);
  CHECK(winners(state) == 0);
}

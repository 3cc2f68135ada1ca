// The four examples of the rulebook, on our own boards.
#include "support/kingdom_scene.h"

using namespace kingdom;

TEST_CASE("example: six tokens, three more, one of another kind goes back [kingdom.limit]") {
  const GameState state = Scene(3).purse(0, "mahhyy").build();
  const GameState due = after(state, {"collect mcw"});
  CHECK(due.player().tokens.total() == 9);
  const GameState next = after(due, {"return h"});
  CHECK(to_string(next.travellers[0].tokens) == "mmachwyy");
  CHECK(next.to_act == 1);
}

TEST_CASE("example: three tokens and a tile to a village, then two alike [kingdom.pay.mix] [kingdom.village]") {
  const GameState state = Scene(3, "A1.b A3.a").purse(0, "mma").tiles(0, "hazelnut-3").build();
  const GameState landed = after(state, {"move A1.b.r1 mma hazelnut-3"});
  CHECK(space_of(landed, 0) == "gulls_ladder");
  CHECK(landed.travellers[0].tokens.empty());
  CHECK(landed.travellers[0].face_up.empty());
  CHECK(landed.to_act == 0);
  const GameState next = after(landed, {"collect hh"});
  CHECK(to_string(next.travellers[0].tokens) == "hh");
  CHECK(next.to_act == 1);
}

TEST_CASE("example: four tokens and a tile to a city, one new tile, all three face up [kingdom.city]") {
  const GameState state = Scene(3, "A1.a A2.b A3.a")
                              .turn(1)
                              .at(1, "goat_steps")
                              .purse(1, "ccww")
                              .tiles(1, "water-4")
                              .used(1, "apple-2")
                              .top("mushroom-4")
                              .build();
  const GameState next = after(state, {"move A2.b.r10 ccww water-4"});
  CHECK(space_of(next, 1) == "eagles_table");
  CHECK(next.travellers[1].tokens.empty());
  CHECK(names(next.travellers[1].face_up) == "mushroom-4 apple-2 water-4");
  CHECK(next.to_act == 2);
}

TEST_CASE("example: the second of three arrives, the third too, the first has no turn any more [kingdom.end]") {
  const GameState state = Scene(3, "A1.a A3.a")
                              .at(0, "plum_row")
                              .purse(0, "maac")
                              .at(1, "fountain_square")
                              .purse(1, "mmccw")
                              .at(2, "velvet_market")
                              .purse(2, "mahww")
                              .build();
  const GameState over =
      after(state, {"move A3.a.r1 maac", "move A3.a.r6 mmccw", "medal 4", "move A3.a.r8 mahww", "medal 1"});
  CHECK(is_terminal(over));
  CHECK(space_of(over, 0) == "fountain_square");
  CHECK(winners(over) == 0b110u);
}

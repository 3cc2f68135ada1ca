// Collecting, the purse, moving and the order of turns.
#include <algorithm>

#include "games/kingdom/rules/payment.h"
#include "support/kingdom_scene.h"

using namespace kingdom;

TEST_CASE("[kingdom.turn] a turn is a collect or a move, then the next traveller's") {
  const GameState state = Scene(3).build();
  CHECK(state.to_act == 0);
  CHECK(after(state, {"collect mac"}).to_act == 1);
  CHECK(after(state, {"collect mac", "collect hh", "collect y"}).to_act == 0);
  const GameState moved = after(Scene(3).purse(0, "mah").build(), {"move A1.a.r1 mah"});
  CHECK(moved.to_act == 1);
  CHECK(space_of(moved, 0) == "shellbourne");
}

TEST_CASE("[kingdom.collect.three] [kingdom.collect.pair] [kingdom.collect.gold] all that can be collected") {
  const GameState state = Scene(4).build();
  CHECK(options(state) ==
        "collect mac, collect mah, collect maw, collect mch, collect mcw, collect mhw, collect ach, collect acw, "
        "collect ahw, collect chw, collect mm, collect aa, collect cc, collect hh, collect ww, collect y");
  const GameState next = after(state, {"collect mch"});
  CHECK(to_string(next.travellers[0].tokens) == "mch");
  CHECK(next.supply == state.supply - Tokens({.mushroom = 1, .cabbage = 1, .hazelnut = 1}));
}

TEST_CASE("[kingdom.collect.pair] R2b: a pile of two is enough for two alike, one is not") {
  const GameState state = Scene(2).purse(1, "mwwwy").build();  // one mushroom gone, all water
  CHECK_FALSE(refusal(state, "collect mm"));
  const GameState less = Scene(2).purse(1, "mmwwwy").build();
  CHECK(refusal(less, "collect mm") == Illegal::not_in_supply);
  CHECK_FALSE(refusal(less, "collect mac"));
}

TEST_CASE("[kingdom.collect.exact] R2: no smaller helpings, and nothing mixed with gold") {
  const GameState state = Scene(2).build();
  for (const char* text : {"collect m", "collect ma", "collect mmm", "collect mma", "collect mach", "collect yy",
                           "collect my", "collect may", "collect t", "collect -"})
    CHECK(refusal(state, text) == Illegal::wrong_collect);
  // With two colours left one takes two alike or gold, never the two different ones.
  const GameState scarce = Scene(2).purse(0, "mmmaaacc").purse(1, "chhh").build();
  CHECK(options(scarce, "collect") == "collect ww, collect y");
  CHECK(refusal(scarce, "collect maw") == Illegal::not_in_supply);
}

TEST_CASE(
    "[kingdom.no-pass] R3: with both purses full something is there to collect, and it may be given straight back") {
  const GameState state = Scene(2).purse(0, "mmmaaacc").purse(1, "chhhwwwy").build();
  CHECK(options(state, "collect") == "collect y");
  const GameState same = after(state, {"collect y", "return y"});
  CHECK(same.travellers == state.travellers);
  CHECK(same.to_act == 1);
  const GameState no_gold = Scene(2).purse(0, "yyyyyyym").purse(1, "mmaaacch").build();
  CHECK(options(no_gold, "collect") == "collect chw, collect hh, collect ww");
}

TEST_CASE("[kingdom.limit] eight stay, nine do not") {
  const GameState seven = Scene(2).purse(0, "mmaaccy").build();
  CHECK(after(seven, {"collect y"}).to_act == 1);
  const GameState eight = Scene(2).purse(0, "mmaaccyy").build();
  const GameState due = after(eight, {"collect y"});
  CHECK(due.phase == Phase::give_back);
  CHECK(due.to_act == 0);
  CHECK(options(due) == "return m, return a, return c, return y");
  CHECK(refusal(due, "collect y") == Illegal::not_now);
  support::check_refused(due, Illegal::wrong_return_count, {"return my", "return -"});
  CHECK(refusal(due, "return h") == Illegal::tokens_not_owned);
}

TEST_CASE("[kingdom.limit] any kinds go back, new or old, and city tiles do not count") {
  const GameState state = Scene(2).purse(0, "mmaaccyy").tiles(0, "water-1 water-2 water-3").build();
  const GameState due = after(state, {"collect mhw"});
  CHECK(options(due).find("return mhw") != std::string::npos);
  const GameState next = after(due, {"return cyy"});
  CHECK(to_string(next.travellers[0].tokens) == "mmmaachw");
  CHECK(next.supply[Token::gold] == 7);
  CHECK(names(next.travellers[0].tiles) == "water-1 water-2 water-3");
}

TEST_CASE("[kingdom.move.onward] R4: along one road from here, never back and never from elsewhere") {
  const GameState state = Scene(2).at(0, "shellbourne").purse(0, "mmaahhyy").build();
  CHECK(refusal(state, "move A1.a.r1 mah") == Illegal::backward);
  support::check_refused(state, Illegal::not_a_road_here,
                         {"move A1.a.r3 mhy", "move A1.a.r7 ahyy", "move A2.a.inL -", "move A3.b.inL -"});
  CHECK_FALSE(refusal(state, "move A1.a.r5 hhyy"));
  CHECK(options(state, "move") == "move A1.a.r5 hhyy");
}

TEST_CASE("[kingdom.move.no-dead-end] R4b: from every space of every board the palace can be reached") {
  for (const Setup& setup : every_setup())
    for (std::size_t start = 0; start < kSpaces.size(); ++start) {
      if (!space_in_play(setup, static_cast<SpaceId>(start))) continue;
      SpaceId space = static_cast<SpaceId>(start);
      int steps = 0;
      while (space != palace_of(setup)) {
        const RoadList roads = roads_from(setup, space);
        const auto cheap = std::find_if(roads.begin(), roads.end(),
                                        [](RoadId road) { return Tokens::each_resource(2).covers(kRoads[road].cost); });
        REQUIRE(cheap != roads.end());
        space = kRoads[*cheap].to;
        REQUIRE(++steps < 20);
      }
    }
}

TEST_CASE("[kingdom.move.crowd] R6: pawns share spaces and roads") {
  const GameState state = Scene(3).purse(0, "mah").purse(1, "mah").purse(2, "mah").build();
  const GameState next = after(state, {"move A1.a.r1 mah", "move A1.a.r1 mah", "move A1.a.r1 mah"});
  for (int seat = 0; seat < 3; ++seat) CHECK(space_of(next, seat) == "shellbourne");
}

TEST_CASE("[kingdom.pay] tokens of the cost go back to the supply, and without them there is no way") {
  const GameState state = Scene(2).purse(0, "mahw").build();
  const GameState next = after(state, {"move A1.a.r1 mah"});
  CHECK(to_string(next.travellers[0].tokens) == "w");
  CHECK(to_string(next.supply) == "mmmaaaccchhhwwyyyyyyy");
  CHECK(refusal(state, "move A1.a.r3 mch") == Illegal::cannot_afford);
  CHECK(refusal(state, "move A1.a.r1 mch") == Illegal::tokens_not_owned);
  CHECK(refusal(state, "move A1.a.r1 ma") == Illegal::wrong_payment);
}

TEST_CASE("[kingdom.pay.exact] R5: nothing is overpaid") {
  const GameState state = Scene(2).purse(0, "mmaahhyy").tiles(0, "mushroom-1").build();
  support::check_refused(state, Illegal::wrong_payment,
                         {"move A1.a.r1 mahy", "move A1.a.r1 mmah", "move A1.a.r1 mah mushroom-1", "move A1.a.r1 mmh"});
}

TEST_CASE("[kingdom.pay.gold] R5: gold stands for any resource, also for one that the traveller has") {
  const GameState state = Scene(2).purse(0, "mahyyy").build();
  CHECK(options(state, "move A1.a.r1") ==
        "move A1.a.r1 mah, move A1.a.r1 may, move A1.a.r1 mhy, move A1.a.r1 myy, move A1.a.r1 ahy, "
        "move A1.a.r1 ayy, move A1.a.r1 hyy, move A1.a.r1 yyy");
  CHECK(after(state, {"move A1.a.r1 yyy"}).supply[Token::gold] == 7);
}

TEST_CASE("[kingdom.pay.tile] [kingdom.pay.face-up] R5c: a tile pays its own resource once, face up only") {
  const GameState state = Scene(2).purse(0, "ah").tiles(0, "mushroom-2 water-1").used(0, "apple-1").build();
  const GameState next = after(state, {"move A1.a.r1 ah mushroom-2"});
  CHECK(names(next.travellers[0].tiles).find("mushroom-2") != std::string::npos);
  CHECK(refusal(state, "move A1.a.r1 h mushroom-2 apple-1") == Illegal::tile_face_down);
  CHECK(refusal(state, "move A1.a.r1 ah mushroom-1") == Illegal::tile_not_owned);
  CHECK(refusal(state, "move A1.a.r1 ah water-1") == Illegal::wrong_payment);
  // To a village, so that the tile stays down: it pays once.
  const GameState village = after(Scene(2).purse(0, "aw").tiles(0, "apple-1").build(), {"move A1.a.r2 aw apple-1"});
  CHECK(village.travellers[0].face_up.empty());
  CHECK(names(village.travellers[0].tiles) == "apple-1");
}

TEST_CASE("[kingdom.pay.mix] R5b: tiles only, or any mix") {
  const GameState state = Scene(2).tiles(0, "mushroom-1 mushroom-3 apple-1 hazelnut-4").purse(0, "hy").build();
  CHECK(options(state, "move A1.a.r1") ==
        "move A1.a.r1 - mushroom-1 apple-1 hazelnut-4, move A1.a.r1 h mushroom-1 apple-1, "
        "move A1.a.r1 y mushroom-1 apple-1, move A1.a.r1 y mushroom-1 hazelnut-4, move A1.a.r1 hy mushroom-1, "
        "move A1.a.r1 - mushroom-3 apple-1 hazelnut-4, move A1.a.r1 h mushroom-3 apple-1, "
        "move A1.a.r1 y mushroom-3 apple-1, move A1.a.r1 y mushroom-3 hazelnut-4, move A1.a.r1 hy mushroom-3, "
        "move A1.a.r1 y apple-1 hazelnut-4, move A1.a.r1 hy apple-1");
  CHECK_FALSE(refusal(state, "move A1.a.r1 - mushroom-3 apple-1 hazelnut-4"));
  CHECK_FALSE(refusal(state, "move A1.a.r1 hy mushroom-3"));
}

TEST_CASE("[kingdom.pay.default] tiles first, lowest numbers, then tokens, then treasure, then gold") {
  const GameState state =
      Scene(2, "A1.a A2.a A3.a", With::mysteries).tiles(0, "apple-2 apple-3 apple-4").purse(0, "aatyy").build();
  const auto read = [&](const char* text) { return to_string(read_action(state, text).value()); };
  CHECK(read("move A1.a.r2") == "move A1.a.r2 t apple-2 apple-3");
  CHECK(read("move A1.a.r1") == "move A1.a.r1 yt apple-2");
  const auto dear = read_action(Scene(2).build(), "move A1.a.r2");
  REQUIRE_FALSE(dear.ok());
  CHECK(dear.error() == sentence(Illegal::cannot_afford));
}

TEST_CASE("[kingdom.pay.default] it is the first payment listed, whatever the purse") {
  for (const char* purse : {"mahw", "yyyyyyy", "aawwyyy", "mmaahhwy", "-"})
    for (const char* tiles : {"", "apple-1 apple-2 water-3", "mushroom-1 apple-4 cabbage-1 hazelnut-1 water-1"}) {
      const GameState state = Scene(3, "A1.b A3.a").purse(0, purse).tiles(0, tiles).build();
      for (const RoadId road : roads_from(state.setup, state.player().space)) {
        ActionList listed;
        append_payments(state.player(), road, listed);
        const auto usual = default_payment(state.player(), kRoads[road].cost);
        REQUIRE(usual.has_value() == !listed.empty());
        CHECK((affordability(state.player(), kRoads[road].cost).missing == 0) == usual.has_value());
        if (usual) CHECK(*usual == Payment{listed.front().tokens, listed.front().tiles});
      }
    }
}

TEST_CASE("what is missing for a road") {
  const GameState state = Scene(2, "A1.b A3.a").purse(0, "aacy").tiles(0, "water-1").build();
  const Affordability far = affordability(state.player(), kRoads[*parse_road("A1.b.r2")].cost);  // aaa cc ww
  CHECK(to_string(far.lacking) == "acw");
  CHECK(far.covered == 1);
  CHECK(far.missing == 2);
}

TEST_CASE("reasons come in the order a traveller would ask") {
  const GameState state = Scene(2).purse(0, "m").build();
  support::check_refused(state, Illegal::not_now, {"medal 1", "tile stack", "discard m", "return m", "give m 1"});
  GameState over = state;
  over.phase = Phase::over;
  CHECK(refusal(over, "collect y") == Illegal::game_over);
  CHECK(legal_actions(over).empty());
}

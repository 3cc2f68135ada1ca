#include "games/splendor/rules/modules/strongholds.h"

#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

GameBuilder strongholds_table(int players = 2) { return GameBuilder(players, {Module::strongholds}); }

}  // namespace

TEST_CASE("[strongholds.setup] three strongholds each, with five players too") {
  for (int players = 2; players <= 5; ++players) {
    GameBuilder table = strongholds_table(players);
    for (int seat = 0; seat < players; ++seat) CHECK(table.player(seat).strongholds == 3);
  }
  CHECK(GameBuilder(2, {}).player().strongholds == 0);
}

TEST_CASE("[strongholds.occupation] only the holder of a card may purchase or reserve it") {
  GameBuilder table = strongholds_table();
  table.hold(1, "L1-01").hold(0, "L1-02", 2).tokens(0, "bbb");
  support::check_refused(table.state, Illegal::rival_stronghold, {"buy L1-01 bbb", "reserve L1-01"});
  CHECK(options(table.state, "buy L1-01").empty());
  CHECK(options(table.state, "reserve L1-01").empty());
  CHECK(refusal(table.state, "reserve L1-02") == std::nullopt);
  table.to_act(1);
  CHECK(refusal(table.state, "reserve L1-01") == std::nullopt);
  CHECK(refusal(table.state, "reserve L1-02") == Illegal::rival_stronghold);
}

TEST_CASE(
    "[strongholds.after-purchase] a decision follows each purchase, from the table or the hand, and nothing else") {
  GameBuilder table = strongholds_table();
  table.reserves(0, "L1-02").tokens(0, "bbbrrk");
  SUBCASE("from the table") { table.play("buy L1-01"); }
  SUBCASE("from the hand") { table.play("buy L1-02"); }
  CHECK(table.state.phase == Phase::stronghold);
  table.play("place L2-01");
  CHECK(table.state.to_act == 1);
  CHECK(table.player().strongholds == 2);
  table.play("take wbg");
  CHECK(table.state.to_act == 0);
  table.play("reserve L3-01");
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[strongholds.place] onto any face-up card, beside own ones, not beside a rival's") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbb").hold(0, "L1-02").hold(1, "L1-03", 2).play("buy L1-01");
  CHECK(options(table.state, "place") ==
        "place L1-02, place L1-04, place L2-01, place L2-02, place L2-03, place L2-04, place L3-01, place L3-02, "
        "place L3-03, place L3-04");
  CHECK(refusal(table.state, "place L1-03") == Illegal::rival_stronghold);
  table.play("place L1-02");
  CHECK(table.occupation("L1-02").count == 2);
}

TEST_CASE("[strongholds.place] without a stronghold in hand none can be placed") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbb").hold(0, "L1-02").hold(0, "L1-03", 2).play("buy L1-01");
  CHECK(refusal(table.state, "place L1-04") == Illegal::no_stronghold_to_place);
  CHECK(options(table.state, "place").empty());
}

TEST_CASE("[strongholds.target] the card just bought is gone and its successor not there yet") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbb").play("buy L1-01");
  support::check_refused(table.state, Illegal::card_not_available, {"place L1-01", "place L1-05"});
  table.play("place L1-02");
  CHECK(table.is_face_up("L1-05"));
}

TEST_CASE("[strongholds.move] one own stronghold, also with others in hand, onto another card") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbb").hold(0, "L1-02", 2).hold(1, "L1-03").play("buy L1-01");
  CHECK(refusal(table.state, "move L1-02 L1-04") == std::nullopt);
  CHECK(refusal(table.state, "move L1-02 L1-02") == Illegal::no_stronghold_to_move);
  CHECK(refusal(table.state, "move L1-03 L1-04") == Illegal::no_stronghold_to_move);  // the rival's
  CHECK(refusal(table.state, "move L2-01 L1-04") == Illegal::no_stronghold_to_move);
  CHECK(refusal(table.state, "move L1-02 L1-03") == Illegal::rival_stronghold);
  table.play("move L1-02 L3-01");
  CHECK(table.occupation("L1-02").count == 1);
  CHECK(table.occupation("L3-01").count == 1);
  CHECK(table.player().strongholds == 1);
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[strongholds.remove] exactly one stronghold of a rival goes home") {
  GameBuilder table = strongholds_table(3);
  table.tokens(0, "bbb").hold(0, "L1-02").hold(1, "L1-03").hold(1, "L1-04", 2).hold(2, "L2-01");
  table.play("buy L1-01");
  CHECK(options(table.state, "remove") == "remove L1-03, remove L2-01");
  support::check_refused(table.state, Illegal::no_stronghold_to_remove,
                         {"remove L1-04", "remove L1-02", "remove L2-02"});
  table.play("remove L2-01");
  CHECK(table.player(2).strongholds == 3);
  CHECK(table.occupation("L2-01").count == 0);
}

TEST_CASE("[strongholds.compulsory] the decision cannot be declined while an option exists") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbb").play("buy L1-01");
  support::check_refused(table.state, Illegal::not_now, {"decline", "pass"});
}

TEST_CASE("[strongholds.compulsory] all three on one card: another purchase spoils the siege") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbb").hold(0, "L1-02", 3).play("buy L1-01");
  CHECK(options(table.state, "place").empty());
  CHECK(options(table.state, "remove").empty());
  CHECK(options(table.state, "move") == options(table.state));
  table.play("move L1-02 L1-03");
  CHECK(table.state.to_act == 1);

  table = strongholds_table();
  table.tokens(0, "bbbrrk").hold(0, "L1-02", 3).hold(1, "L3-01").play("buy L1-01").play("remove L3-01");
  CHECK(table.state.phase == Phase::conquest);  // a rival's lone stronghold is the way out
}

TEST_CASE("[strongholds.compulsory] without an option nothing is decided") {
  GameBuilder table = strongholds_table();
  table.reserves(0, "L1-01").tokens(0, "bbb");
  for (const Deck deck : {Deck::L1, Deck::L2, Deck::L3}) table.drain(deck);
  for (int slot = 0; slot < kBaseSlots; ++slot) {  // one card is left
    const CardId card = table.state.slots[static_cast<std::size_t>(slot)];
    if (card != *parse_card("L1-04")) table.clear(card_name(card));
  }
  SUBCASE("a rival stands there twice") { table.hold(1, "L1-04", 2); }
  SUBCASE("all own strongholds stand there") { table.hold(0, "L1-04", 3); }
  table.play("buy L1-01 bbb");
  CHECK(table.state.modules.stronghold_due == 0);
  CHECK(table.state.phase == Phase::turn);
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[strongholds.take-back] strongholds on a purchased or reserved card come back, and can be placed at once") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbb").hold(0, "L1-01", 2).hold(0, "L3-01");
  SUBCASE("purchased") {
    table.play("buy L1-01");
    CHECK(table.player().strongholds == 2);
    table.play("place L1-02");
    CHECK(table.player().strongholds == 1);
  }
  SUBCASE("reserved") {
    table.play("reserve L1-01");
    CHECK(table.player().strongholds == 2);
    CHECK(table.state.to_act == 1);
  }
}

TEST_CASE("[strongholds.conquest] purchase one card, besiege another, conquer it: the example of the rulebook") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "bbbrrk").hold(0, "L1-02", 2).play("buy L1-01").play("place L1-02");
  CHECK(table.state.phase == Phase::conquest);
  CHECK(options(table.state) == "conquer L1-02 rrk, decline");
  CHECK(refusal(table.state, "conquer L1-03 rrk") == Illegal::no_conquest);
  CHECK(refusal(table.state, "conquer L1-02 rr") == Illegal::wrong_payment);
  CHECK(refusal(table.state, "conquer L1-02 rrkw") == Illegal::tokens_not_owned);
  table.play("conquer L1-02");
  CHECK(table.state.phase == Phase::stronghold);
  CHECK(table.player().strongholds == 3);
  table.play("place L2-03");
  CHECK(table.state.to_act == 1);
  CHECK(table.player().purchased == 2);
  CHECK(table.is_face_up("L1-05"));
  CHECK(table.is_face_up("L1-06"));
}

TEST_CASE("[strongholds.conquest] after taking tokens or after a reservation") {
  GameBuilder table = strongholds_table();
  table.hold(0, "L1-02", 3);
  SUBCASE("the tokens just taken pay") {
    table.tokens(0, "rk").play("take wbr");
    CHECK(options(table.state) == "conquer L1-02 rrk, decline");
  }
  SUBCASE("the gold of the reservation pays, and the place is still empty") {
    table.tokens(0, "rk").play("reserve L1-01");
    CHECK(options(table.state) == "conquer L1-02 rky, decline");
    CHECK(table.state.slots[0] == kNoCard);
  }
  table.play("conquer L1-02");
  CHECK(table.has(0, "L1-02"));
}

TEST_CASE("[strongholds.conquest.once] no second Conquest in the same turn") {
  GameBuilder table = strongholds_table();
  table.tokens(0, "rrk").hold(0, "L1-02", 3).play("take wbg").play("conquer L1-02");
  table.hold(0, "L1-01", 2).tokens(0, "bb");  // as if two stood there, the third follows
  table.play("place L1-01");
  CHECK(table.state.to_act == 1);
  CHECK(table.state.phase == Phase::turn);
  CHECK(table.state.modules.conquered == 0);
  table.play("take wrk");
  table.play("take grk");  // the next turn may conquer again
  CHECK(options(table.state) == "conquer L1-01 bbb, decline");
}

TEST_CASE("[strongholds.conquest.timing] before the refill, the token limit and the nobles") {
  GameBuilder table = strongholds_table(3);
  table.owns(0, "L1-01 L1-02 L1-03 L1-09 L1-10 L1-11 L1-12").face_up("L1-08 L1-13").hold(0, "L1-08", 3);
  table.tokens(0, "wbkkk").tokens(0, "ggg");  // L1-08 costs gggg and is the fourth white card
  table.play("take wgr");
  CHECK(table.player().tokens.total() == 11);
  CHECK(table.state.phase == Phase::conquest);
  table.play("conquer L1-08 gggg");
  CHECK(table.player().nobles == 0);
  CHECK(slot_of(table.state, *parse_card("L1-08")) < 0);
  CHECK(table.state.gaps != 0);
  table.play("place L1-13");
  CHECK(table.player().nobles == 1);  // N01
  CHECK(table.state.gaps == 0);
  CHECK(table.state.to_act == 1);
}

TEST_CASE(
    "[strongholds.conquest.timing] two gaps of a row fill from the left, and tokens go back with the new cards in "
    "sight") {
  GameBuilder table = strongholds_table();
  table.hold(0, "L1-02", 3).tokens(0, "wwbbgrrkkk").play("reserve L1-03");
  CHECK(table.state.gaps != 0);
  table.play("conquer L1-02 rrk").play("place L3-01");
  CHECK(table.state.slots[1] == *parse_card("L1-05"));
  CHECK(table.state.slots[2] == *parse_card("L1-06"));
  table = strongholds_table();
  table.hold(0, "L1-02", 3).tokens(0, "wwbbgrrkkk").play("reserve L1-03").play("decline");
  CHECK(table.state.phase == Phase::give_back);
  CHECK(table.is_face_up("L1-05"));
}

TEST_CASE("[strongholds.conquest.purchase] it counts as a purchase and is followed by a stronghold decision") {
  GameBuilder table = strongholds_table();
  table.hold(0, "L1-02", 3).tokens(0, "rk").play("take wbr").play("conquer L1-02");
  CHECK(table.player().purchased == 1);
  CHECK(table.state.phase == Phase::stronghold);
  table = GameBuilder(2, {Module::strongholds, Module::orient});
  table.owns(0, "L1-01 O1-03").face_up("O1-06").hold(0, "O1-06", 3).tokens(0, "wwr").play("take wbg");
  CHECK(options(table.state, "conquer") ==
        "conquer O1-06 wwr O1-03, conquer O1-06 wr O1-03, "
        "conquer O1-06 ww O1-03");  // wwwrr less a bonus
  table.play("conquer O1-06 wr O1-03").play("associate L1-01").play("place L1-02");
  CHECK(table.player().bonuses == *parse_tokens("ww"));
}

TEST_CASE("[strongholds.conquest.decline] offered only when the Conquest can be paid") {
  GameBuilder table = strongholds_table();
  table.hold(0, "L1-02", 3).tokens(0, "rr").play("take wbg");
  CHECK(table.state.to_act == 1);
  CHECK(table.state.phase == Phase::turn);
  table.play("take wrk").play("take bgk");
  CHECK(options(table.state) == "conquer L1-02 rrk, decline");
  table.play("decline");
  CHECK(table.state.to_act == 1);
  CHECK(table.occupation("L1-02").count == 3);
}

// Where two modules meet, and five players with any of them.
#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

TEST_CASE("[combine.draw-two-orient] the post that draws two works on Orient decks too") {
  GameBuilder table(2, {Module::orient, Module::posts});
  table.post(0, Post::draw_two).play("reserve deck O2");
  CHECK(options(table.state) == "keep O2-03, keep O2-04");
  table.play("keep O2-03");
  CHECK(table.state.card_in_deck(Deck::O2, 6) == *parse_card("O2-04"));
}

TEST_CASE("[combine.virtual-gold-double] virtual gold is worth two of one colour with the post") {
  GameBuilder table(4, {Module::orient, Module::posts});
  table.owns(0, "O1-03").post(0, Post::gold_double).face_up("L1-08").tokens(0, "y");
  SUBCASE("four of one colour for one card") { table.play("buy L1-08 - O1-03"); }
  SUBCASE("or half of it, with real gold") { table.play("buy L1-08 y O1-03"); }
  CHECK_FALSE(table.has(0, "O1-03"));
}

TEST_CASE("[combine.virtual-gold-double] two colours, and never more than is due") {
  GameBuilder table(4, {Module::orient, Module::posts});
  table.owns(0, "O1-03 O1-04").post(0, Post::gold_double).face_up("L1-03 L1-10").tokens(0, "y");
  CHECK(refusal(table.state, "buy L1-03 - O1-03") == std::nullopt);  // bbkk
  CHECK(refusal(table.state, "buy L1-03 - O1-03 O1-04") ==
        std::nullopt);  // each card pays one gold, the rest of it is lost
  CHECK(refusal(table.state, "buy L1-03 y O1-03 O1-04") == Illegal::wrong_payment);
  CHECK(refusal(table.state, "buy L1-10 - O1-03") == std::nullopt);  // kkk: two gold
  GameBuilder without(4, {Module::orient, Module::posts});
  without.owns(0, "O1-03 O1-04").face_up("L1-03");
  CHECK(refusal(without.state, "buy L1-03 - O1-03") == Illegal::wrong_payment);
  CHECK(refusal(without.state, "buy L1-03 - O1-03 O1-04") == std::nullopt);
}

TEST_CASE("[combine.post-kept] a post is kept when its cards are discarded") {
  GameBuilder table(2, {Module::orient, Module::posts});
  table.owns(0, "L1-01 L1-02").face_up("O3-09").play("take wbg");
  CHECK(table.player().posts == 1u << 1);
  table.play("take bgr").play("buy O3-09");
  CHECK(table.player().cards == *parse_tokens("r"));
  CHECK(table.player().posts == 1u << 1);
  table.play("take bgk");
  CHECK(options(table.state, "take gg").empty());
  CHECK(table.player(0).posts == 1u << 1);
}

TEST_CASE("[combine.gem-once] a card taken free brings no second gem") {
  GameBuilder table(4, {Module::orient, Module::posts});
  table.post(0, Post::gem_after_purchase).tokens(0, "bbbbbbgggr").play("buy O3-01").play("free L2-03");
  CHECK(table.state.phase == Phase::gem);  // after the effects
  table.play("gem r");
  CHECK(table.state.to_act == 1);
  CHECK(table.player(0).tokens == *parse_tokens("r"));
}

TEST_CASE("[combine.gem-conquest] a purchase by Conquest brings a gem") {
  GameBuilder table(2, {Module::strongholds, Module::posts});
  table.post(0, Post::gem_after_purchase).hold(0, "L1-02", 3).tokens(0, "rrk").play("take wbg").play("conquer L1-02");
  CHECK(table.state.phase == Phase::gem);
  table.play("gem k");
  CHECK(table.state.phase == Phase::stronghold);
  table.play("place L1-01");
  CHECK(table.player(0).tokens == *parse_tokens("wbgk"));
}

TEST_CASE("[combine.gem-before-conquest] the gem of the first purchase may pay the Conquest") {
  GameBuilder table(2, {Module::strongholds, Module::posts});
  table.post(0, Post::gem_after_purchase).hold(0, "L1-02", 2).tokens(0, "bbbrr").play("buy L1-01");
  CHECK(options(table.state, "gem") == options(table.state));
  table.play("gem k").play("place L1-02");
  CHECK(options(table.state) == "conquer L1-02 rrk, decline");
  table.play("conquer L1-02 rrk").play("gem k").play("place L2-02");
  CHECK(table.player(0).tokens == *parse_tokens("k"));
  CHECK(table.player(0).purchased == 2);
}

TEST_CASE("[combine.strongholds-on-orient] strongholds may stand on Orient cards") {
  GameBuilder table(2, {Module::strongholds, Module::orient});
  table.tokens(0, "bbb").hold(1, "O2-01").play("buy L1-01");
  CHECK(options(table.state, "place O") == "place O1-01, place O1-02, place O2-02, place O3-01, place O3-02");
  CHECK(options(table.state, "remove") == "remove O2-01");
  table.play("place O1-01").tokens(1, "www");
  support::check_refused(table.state, Illegal::rival_stronghold, {"buy O1-01 www", "reserve O1-01"});
}

TEST_CASE("[combine.free-card-held] a card under a rival's stronghold cannot be taken free") {
  GameBuilder table(4, {Module::strongholds, Module::orient});
  table.tokens(0, "bbbbbbgggr").hold(1, "L2-01").hold(0, "L2-02").play("buy O3-01");
  CHECK(options(table.state) == "free L2-02, free L2-03, free L2-04, free O2-01, free O2-02");
  CHECK(refusal(table.state, "free L2-01") == Illegal::rival_stronghold);
}

TEST_CASE("[combine.strongholds-back] strongholds on a card taken free come back and can be placed at once") {
  GameBuilder table(4, {Module::strongholds, Module::orient});
  table.tokens(0, "bbbbbbgggr").hold(0, "L2-02", 3).play("buy O3-01").play("free L2-02");
  CHECK(table.player().strongholds == 3);
  table.play("place L1-01");
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[combine.one-stronghold] a card taken free brings no second stronghold decision") {
  GameBuilder table(4, {Module::strongholds, Module::orient});
  table.tokens(0, "bbbbbbgggr").play("buy O3-01").play("free L2-02");
  CHECK(table.state.phase == Phase::stronghold);
  table.play("place L2-03");
  CHECK(table.state.to_act == 1);
  CHECK(table.player().strongholds == 2);
}

TEST_CASE(
    "[strongholds.conquest.purchase] a Conquest of an Orient card has its effects, gem and stronghold, in that order") {
  GameBuilder table(4, {Module::orient, Module::strongholds, Module::posts});
  table.post(0, Post::gem_after_purchase).hold(0, "O3-01", 3).tokens(0, "bbbbbbgg").play("take wgr");
  table.play("conquer O3-01 bbbbbbgggr");
  CHECK(table.state.phase == Phase::free_card);
  table.play("free L2-03").play("gem b").play("place L1-01");
  CHECK(table.player().tokens == *parse_tokens("wb"));
  CHECK(table.state.gaps == 0);
  CHECK(table.state.to_act == 1);
}

TEST_CASE(
    "[strongholds.conquest.purchase] a Conquest may be paid with discarded cards, also when its price is left out") {
  GameBuilder table(2, {Module::orient, Module::strongholds});
  table.owns(0, "L1-01 L1-02").face_up("O3-09").hold(0, "O3-09", 3).play("take wbg");
  CHECK(options(table.state) == "conquer O3-09 - L1-01 L1-02, decline");
  table.play("conquer O3-09").play("place L1-03");
  CHECK(table.player().cards == *parse_tokens("r"));
}

TEST_CASE("[strongholds.conquest.purchase] a copying card is not conquered without a card to copy") {
  GameBuilder table(2, {Module::orient, Module::strongholds});
  table.face_up("O1-06").hold(0, "O1-06", 3).tokens(0, "wwrr").play("take wbg");
  CHECK(table.state.to_act == 1);  // no decision at all
}

TEST_CASE("[orient.discard.points] a discard price can take a player below the end again, and the game goes on") {
  GameBuilder table(2, {Module::orient});
  table.owns(1, "L2-03 L2-06 L3-16 L3-12").face_up("O3-09").to_act(1);  // 2 + 3 + 5 + 5 points
  CHECK(table.player(1).prestige == 15);
  table.play("buy O3-09");
  CHECK(table.player(1).prestige == 13);
  CHECK_FALSE(is_terminal(table.state));
  CHECK_FALSE(table.state.last_round);
}

TEST_CASE("[five.limit] five players keep eight tokens, with any module") {
  GameBuilder table(5, {Module::posts, Module::strongholds});
  table.tokens(0, "wwbbggr").play("take wbk");
  CHECK(table.state.phase == Phase::give_back);
  CHECK(refusal(table.state, "return w") == Illegal::wrong_return_count);
  table.play("return wk");
  CHECK(table.player().tokens.total() == 8);
  table.tokens(1, "wwbbg").play("take wbk");
  CHECK(table.state.to_act == 2);
}

TEST_CASE("[five.nobles] six nobles for five players, none with the Cities") {
  CHECK(GameBuilder(5, {}).state.nobles[5] == 5);
  CHECK(Setup{.players = 5}.noble_count() == 6);
  CHECK(Setup{.players = 5}.with(Module::cities).noble_count() == 0);
}

TEST_CASE("[five.gems] five players have the tokens of four") {
  CHECK(GameBuilder(5, {}).state.bank == Tokens::each_gem(7) + Tokens::of(Gem::gold, 5));
}

#include "games/splendor/rules/modules/orient.h"

#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

GameBuilder orient_table(int players = 2) { return GameBuilder(players, {Module::orient}); }

bool pool_holds(Setup setup, NobleId noble) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Deal deal = shuffle_deal(setup, seed);
    if (std::find(deal.nobles.begin(), deal.nobles.end(), noble) != deal.nobles.end()) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("[orient.setup] two cards of each Orient deck lie beside the four of the base game") {
  GameBuilder table = orient_table();
  CHECK(slot_count(table.state) == 18);
  for (const char* card : {"L1-04", "L2-04", "L3-04", "O1-01", "O1-02", "O2-01", "O2-02", "O3-01", "O3-02"})
    CHECK(table.is_face_up(card));
  for (const Deck deck : {Deck::O1, Deck::O2, Deck::O3}) CHECK(table.state.decks[index_of(deck)].count == 8);
  CHECK(table.state.decks[index_of(Deck::L1)].count == 36);
  CHECK(slot_count(GameBuilder(2, {}).state) == 12);
}

TEST_CASE("[orient.refill] each place is refilled from its own deck, and an empty deck leaves a gap") {
  GameBuilder table = orient_table();
  table.tokens(0, "www").drain(Deck::O2);
  table.play("buy O1-01 www");
  CHECK(table.state.slots[12] == *parse_card("O1-03"));
  CHECK(table.state.decks[index_of(Deck::L1)].count == 36);
  table.play("reserve O2-01");
  CHECK(table.state.slots[14] == kNoCard);
  CHECK(table.state.slots[15] == *parse_card("O2-02"));
}

TEST_CASE("[orient.reserve] Orient cards and the tops of Orient decks may be reserved") {
  GameBuilder table = orient_table();
  CHECK(options(table.state, "reserve deck") ==
        "reserve deck L1, reserve deck L2, reserve deck L3, reserve deck O1, reserve deck O2, reserve deck O3");
  table.play("reserve O3-01").play("reserve deck O3");
  CHECK(table.player(0).reserved[0] == *parse_card("O3-01"));
  CHECK(table.player(1).reserved[0] == *parse_card("O3-04"));
  CHECK(table.player(1).blind == 1);
  CHECK(table.player(1).tokens == *parse_tokens("y"));
  CHECK(refusal(GameBuilder(2).state, "reserve O3-01") == Illegal::card_not_available);
  CHECK(refusal(GameBuilder(2).state, "reserve deck O3") == Illegal::deck_empty);
}

TEST_CASE("[orient.noble] the extra noble joins the pool with the Orient") {
  CHECK(pool_holds(Setup{.players = 4}.with(Module::orient), kNobleOfSunNeverSets));
  CHECK_FALSE(pool_holds(Setup{.players = 4}, kNobleOfSunNeverSets));
  CHECK_FALSE(pool_holds(Setup{.players = 4}.with(Module::orient), kNobleOfSilkRoad));
  CHECK(shuffle_deal(Setup{.players = 4}.with(Module::orient), 1).nobles.size() == 5);
}

TEST_CASE("[strongholds.noble] the extra noble joins the pool with the Strongholds") {
  CHECK(pool_holds(Setup{.players = 4}.with(Module::strongholds), kNobleOfSunNeverSets));
}

TEST_CASE("[posts.noble] the noble of the Silk Road joins the pool with the Trading Posts") {
  CHECK(pool_holds(Setup{.players = 4}.with(Module::posts), kNobleOfSilkRoad));
  CHECK_FALSE(pool_holds(Setup{.players = 4}.with(Module::posts), kNobleOfSunNeverSets));
}

TEST_CASE("[orient.virtual-gold] a colourless card leaves play for two virtual gold in one purchase") {
  GameBuilder table = orient_table();
  table.owns(0, "O1-03").tokens(0, "bbrr");
  CHECK(table.player().bonuses.empty());
  CHECK(table.player().cards.empty());

  SUBCASE("twice for the same colour") {
    table.play("buy L1-01 b O1-03");  // bbb
    CHECK(table.player().tokens == *parse_tokens("brr"));
  }
  SUBCASE("for two colours") { table.play("buy L1-02 r O1-03"); }  // rrk
  SUBCASE("the unused half is lost") {
    table.play("buy L1-01 bb O1-03");
    CHECK(table.player().tokens == *parse_tokens("rr"));
  }
  SUBCASE("with real gold beside it") {
    table.tokens(0, "y");
    table.play("buy L1-01 y O1-03");
  }
  CHECK_FALSE(table.has(0, "O1-03"));
  CHECK(table.player().purchased == 2);
}

TEST_CASE("[orient.virtual-gold] it has to be used, and an own card of another kind is none") {
  GameBuilder table = orient_table();
  table.owns(0, "O1-03 L1-09").tokens(0, "bbbr");
  CHECK(refusal(table.state, "buy L1-01 bb O1-03") == Illegal::wrong_payment);  // one bonus: bb is all it costs
  support::check_refused(table.state, Illegal::wrong_price_cards, {"buy L1-01 b L1-09", "buy L1-01 b O1-04"});
  CHECK(refusal(table.state, "buy L1-01 b O1-03") == std::nullopt);
  CHECK(refusal(table.state, "buy L1-01 bb") == std::nullopt);
  CHECK_FALSE(read_action(table.state, "buy L1-02").ok());  // rrk: a payment left out never gives a card
  CHECK(refusal(table.state, "buy L1-02 r O1-03") == std::nullopt);
}

TEST_CASE("[orient.virtual-gold.several] several cards may pay, each for at least one gem") {
  GameBuilder table = orient_table();
  table.owns(0, "O1-03 O1-04").tokens(0, "bbbyy");
  CHECK(options(table.state, "buy L1-01") ==
        "buy L1-01 bbb, buy L1-01 bby, buy L1-01 byy, "
        "buy L1-01 bb O1-03, buy L1-01 b O1-03, buy L1-01 by O1-03, buy L1-01 y O1-03, buy L1-01 yy O1-03, "
        "buy L1-01 bb O1-04, buy L1-01 b O1-04, buy L1-01 by O1-04, buy L1-01 y O1-04, buy L1-01 yy O1-04, "
        "buy L1-01 b O1-03 O1-04, buy L1-01 - O1-03 O1-04, buy L1-01 y O1-03 O1-04");
  CHECK(refusal(table.state, "buy L1-01 bb O1-03 O1-04") == Illegal::wrong_payment);
}

TEST_CASE("[orient.virtual-gold.several] a card is given once, and given cards ascend") {
  GameBuilder table = orient_table();
  table.owns(0, "O1-03 O1-04").tokens(0, "bb");
  CHECK(refusal(table.state, "buy L1-01 b O1-03 O1-03") == Illegal::wrong_price_cards);
  CHECK(refusal(table.state, "buy L1-01 b O1-04 O1-03") == std::nullopt);  // text is put in order
  Action action = read_action(table.state, "buy L1-01 b O1-03 O1-04").value();
  std::swap(action.given[0], action.given[1]);
  CHECK(why_illegal(table.state, action) == Illegal::wrong_price_cards);
  action = read_action(table.state, "buy L1-01 b O1-03").value();
  std::swap(action.given[0], action.given[3]);
  CHECK(why_illegal(table.state, action) == Illegal::wrong_price_cards);
}

TEST_CASE("[orient.out-of-game] cards given as a price are out of the game") {
  GameBuilder table = orient_table();
  table.owns(0, "O1-03").tokens(0, "b").play("buy L1-01 b O1-03");
  CHECK(table.state.modules.removed.contains(*parse_card("O1-03")));
  table = orient_table();
  table.owns(0, "L1-01 L1-02").face_up("O3-09").play("buy O3-09");
  CHECK(table.state.modules.removed.contains(*parse_card("L1-01")));
  CHECK(table.state.modules.removed.contains(*parse_card("L1-02")));
}

TEST_CASE("[orient.associate] a copying card takes the colour of an own card that has a bonus") {
  GameBuilder table = orient_table();
  table.owns(0, "L1-01 L1-09 O1-03").face_up("O1-06").tokens(0, "wwrr");
  table.play("buy O1-06");  // wwwrr, one bonus
  CHECK(table.state.phase == Phase::associate);
  CHECK(options(table.state) == "associate L1-01, associate L1-09");
  CHECK(refusal(table.state, "associate O1-03") == Illegal::not_a_model);  // colourless
  CHECK(refusal(table.state, "associate O1-06") == Illegal::not_a_model);  // itself
  CHECK(refusal(table.state, "associate L1-02") == Illegal::not_a_model);  // not one's own
  table.play("associate L1-09");
  CHECK(orient::colour_of(table.state, *parse_card("O1-06")) == Gem::blue);
  CHECK(table.player().bonuses == *parse_tokens("wbb"));
  CHECK(table.player().cards == *parse_tokens("wbb"));
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[orient.associate.model] a copying card cannot be purchased without a card to copy") {
  GameBuilder table = orient_table();
  table.owns(0, "O1-03").face_up("O1-06").tokens(0, "wwwrr");
  CHECK(refusal(table.state, "buy O1-06 wwwrr") == Illegal::no_model);
  CHECK(options(table.state, "buy O1-06").empty());
  CHECK_FALSE(read_action(table.state, "buy O1-06").ok());
  table.play("reserve O1-06").play("take wbg");
  CHECK(refusal(table.state, "buy O1-06 wwwrr") == Illegal::no_model);
  table.owns(0, "L1-09");
  CHECK(refusal(table.state, "buy O1-06 wwwrr") == std::nullopt);
}

TEST_CASE("[orient.associate.one-bonus] copying a double bonus gives one") {
  GameBuilder table = orient_table();
  table.owns(0, "O2-02").face_up("O1-06").tokens(0, "wwwrr").play("buy O1-06");
  CHECK(options(table.state) == "associate O2-02");  // one answer is a decision all the same
  table.play("associate O2-02");
  CHECK(table.player().bonuses == *parse_tokens("bbb"));
  CHECK(table.player().cards == *parse_tokens("bb"));
}

TEST_CASE("[orient.associate.kept] the colour stays when the model leaves, and a copy may be copied") {
  GameBuilder table = orient_table();
  table.owns(0, "L1-01 O1-06=w O1-07=w").face_up("O1-08 O3-09").tokens(0, "bbbgg").play("buy O1-08");
  CHECK(options(table.state) == "associate L1-01, associate O1-06, associate O1-07");
  table.play("associate O1-06").play("take wrk");
  table.play("buy O3-09 - O1-06 O1-07");
  CHECK(orient::colour_of(table.state, *parse_card("O1-08")) == Gem::white);
  CHECK(table.player().bonuses == *parse_tokens("wwr"));
  CHECK_FALSE(orient::colour_of(table.state, *parse_card("O1-06")));
}

TEST_CASE("[orient.before-refill] the choices of an effect come before the refill") {
  GameBuilder table = orient_table();
  table.owns(0, "L1-01").face_up("O1-06").tokens(0, "wwrr");
  const int slot = slot_of(table.state, *parse_card("O1-06"));
  table.play("buy O1-06");
  CHECK(table.state.slots[static_cast<std::size_t>(slot)] == kNoCard);
  table.play("associate L1-01");
  CHECK(table.state.slots[static_cast<std::size_t>(slot)] != kNoCard);
}

TEST_CASE("[orient.associate-take] associate first, then the free card, which so cannot be the model") {
  GameBuilder table = orient_table(4);
  table.owns(0, "L1-09").face_up("O2-06").tokens(0, "wwwwbbk").play("buy O2-06");
  CHECK(options(table.state) == "associate L1-09");
  CHECK(refusal(table.state, "free L1-01") == Illegal::not_now);
  table.play("associate L1-09");
  CHECK(table.state.phase == Phase::free_card);
  table.play("free L1-01");
  CHECK(table.player().bonuses == *parse_tokens("wbb"));
  CHECK(table.player().prestige == 1);
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[orient.double-bonus] two bonuses when paying and for nobles, one card for what counts cards") {
  GameBuilder table = orient_table(3);
  table.owns(0, "O2-01").face_up("L1-05");
  CHECK(table.player().bonuses == *parse_tokens("ww"));
  CHECK(table.player().cards == *parse_tokens("w"));
  table.tokens(0, "wbk").play("buy L1-05");  // wwwbk
  CHECK(table.player().bonuses == *parse_tokens("www"));

  table = orient_table(3);
  table.owns(0, "O2-01 O2-02 L1-01 L1-02 L1-09 L1-10").face_up("O3-09");  // four bonuses with three cards, twice
  CHECK(options(table.state, "buy O3-09") ==
        "buy O3-09 - L1-01 L1-02, buy O3-09 - L1-01 O2-01, buy O3-09 - L1-02 O2-01");
  table.play("take wbg");
  CHECK(table.player().nobles == 1);  // N01

  table = orient_table();
  table.owns(0, "O2-01").face_up("O3-09");
  CHECK(refusal(table.state, "buy O3-09 - O2-01") == Illegal::cannot_afford);
}

TEST_CASE("[orient.free-card] a face-up card one level lower, base or Orient") {
  GameBuilder table = orient_table(4);
  table.tokens(0, "bbbbbbgggr").play("buy O3-01");
  CHECK(options(table.state) == "free L2-01, free L2-02, free L2-03, free L2-04, free O2-01, free O2-02");
  support::check_refused(table.state, Illegal::not_a_free_card, {"free L1-01", "free L3-01"});
  CHECK(refusal(table.state, "free L2-05") == Illegal::card_not_available);
  table.play("free O2-02");
  CHECK(table.player().bonuses == *parse_tokens("wbb"));
  CHECK(table.player().prestige == 2);
  CHECK(table.is_face_up("O2-03"));
}

TEST_CASE("[orient.free-card.chain] the effects of a free card follow, from level 3 down to level 1") {
  GameBuilder table = orient_table(4);
  table.face_up("O2-06 O1-06").tokens(0, "bbbbbbgggr").play("buy O3-01").play("free O2-06");
  CHECK(options(table.state) == "associate O3-01");
  table.play("associate O3-01");
  CHECK(table.state.phase == Phase::free_card);
  table.play("free O1-06");
  CHECK(options(table.state) == "associate O2-06, associate O3-01");  // the first copy may be copied
  CHECK(__builtin_popcount(table.state.gaps) == 3);                   // everything is refilled at the end
  table.play("associate O2-06");
  CHECK(table.state.gaps == 0);
  CHECK(table.player().bonuses == *parse_tokens("www"));
  CHECK(table.player().purchased == 1);
  CHECK(table.state.to_act == 1);
}

TEST_CASE("[orient.free-card.none] with nothing to take the effect is skipped") {
  GameBuilder table = orient_table();
  table.owns(0, "L1-09 L1-10 L1-11").face_up("O2-06").drain(Deck::L1).drain(Deck::O1);
  table.clear("L1-01 L1-02 L1-03 L1-04 O1-01 O1-02").tokens(0, "wwwwk").play("buy O2-06").play("associate L1-09");
  CHECK(table.state.to_act == 1);
  CHECK(table.state.modules.free_level == 0);
}

TEST_CASE("[orient.free-card.no-purchase] a free card is not counted as purchased") {
  GameBuilder table = orient_table(4);
  table.tokens(0, "bbbbbbgggr").play("buy O3-01").play("free L2-03");
  CHECK(table.player().purchased == 1);
  CHECK(table.has(0, "L2-03"));
  CHECK(table.player().tokens.empty());
}

TEST_CASE("[orient.discard] the price is two own cards of the colour, and nothing else") {
  GameBuilder table = orient_table();
  table.owns(0, "L1-01 L1-02 L2-03 L1-09 O1-03").face_up("O3-09").tokens(0, "wwy");
  CHECK(options(table.state, "buy O3-09") ==
        "buy O3-09 - L1-01 L1-02, buy O3-09 - L1-01 L2-03, buy O3-09 - L1-02 L2-03");
  support::check_refused(table.state, Illegal::wrong_payment, {"buy O3-09 ww", "buy O3-09 w L1-01 L1-02"});
  support::check_refused(
      table.state, Illegal::wrong_price_cards,
      {"buy O3-09 - L1-01", "buy O3-09 - L1-01 L1-01", "buy O3-09 - L1-01 L1-09", "buy O3-09 - L1-01 L1-02 L2-03"});
  CHECK(refusal(table.state, "buy O3-09 - L1-01 L1-02 O1-03") ==
        Illegal::wrong_price_cards);  // virtual gold adds nothing
  CHECK(refusal(table.state, "buy O3-09 - L1-01 O1-03") == Illegal::wrong_price_cards);
  CHECK_FALSE(read_action(table.state, "buy O3-09").ok());  // there is more than one price
  table.play("buy O3-09 - L2-03 L1-01");                    // in any order
  CHECK(table.player().bonuses == *parse_tokens("wbr"));

  table = orient_table();
  table.owns(0, "L1-01").face_up("O3-09");
  CHECK(refusal(table.state, "buy O3-09 - L1-01") == Illegal::cannot_afford);
  table.owns(0, "L1-02").play("buy O3-09");  // the only price may be left out
  CHECK(table.player().bonuses == *parse_tokens("r"));
  CHECK(table.player().prestige == 3);
  CHECK(table.player().purchased == 3);
}

TEST_CASE("[orient.discard.copies-first] copies of the colour go before other cards") {
  GameBuilder table = orient_table();
  table.owns(0, "L1-01 L1-02 O1-06=w O1-07=b").face_up("O3-09");
  CHECK(options(table.state, "buy O3-09") == "buy O3-09 - L1-01 O1-06, buy O3-09 - L1-02 O1-06");
  CHECK(refusal(table.state, "buy O3-09 - L1-01 L1-02") == Illegal::wrong_price_cards);
  table.owns(0, "O2-07=w");
  CHECK(options(table.state, "buy O3-09") == "buy O3-09 - O1-06 O2-07");  // both kinds that copy
  table.owns(0, "O1-08=w");
  CHECK(options(table.state, "buy O3-09") ==
        "buy O3-09 - O1-06 O1-08, buy O3-09 - O1-06 O2-07, buy O3-09 - O1-08 O2-07");
}

TEST_CASE("[orient.discard.points] the points of the discarded cards are lost, nobles are kept") {
  GameBuilder table = orient_table();
  table.owns(0, "L2-03 L2-06").visited(0, "N01").face_up("O3-09");
  CHECK(table.player().prestige == 8);
  table.play("buy O3-09 - L2-03 L2-06");
  CHECK(table.player().prestige == 6);
  CHECK(table.player().nobles == 1);
}

TEST_CASE("[orient.discard] a purchase that was counted stays counted when the card is discarded") {
  GameBuilder table = orient_table();
  table.owns(0, "L1-02").face_up("O3-09").tokens(0, "bbb").play("buy L1-01").play("take wgr").play("buy O3-09");
  CHECK(table.player().purchased == 3);
}

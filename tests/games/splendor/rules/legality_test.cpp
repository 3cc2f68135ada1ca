// Reserving, buying, passing, and which decision is due. Takes, payments and the end of a turn have files of their own.
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

TEST_CASE("[base.start] the first seat begins and play goes round in seat order") {
  GameState state = GameBuilder(3).build();
  for (const int seat : {0, 1, 2, 0, 1}) {
    CHECK(state.to_act == seat);
    state = after(state, {"take wbg"});
  }
}

TEST_CASE("[base.action] exactly one of the four actions a turn") {
  const GameState state = GameBuilder(2).tokens(0, "bbb").build();
  CHECK_FALSE(options(state, "take").empty());
  CHECK_FALSE(options(state, "reserve").empty());
  CHECK(options(state, "buy") == "buy L1-01 bbb");
  CHECK(options(state, "pass").empty());
  for (const char* text : {"take grk", "take rr", "reserve L1-02", "reserve deck L3", "buy L1-01 bbb"}) {
    CAPTURE(text);
    CHECK(after(state, {text}).to_act == 1);
  }
  for (const char* text :
       {"return w", "noble N01", "keep L1-01", "associate L1-01", "free L1-01", "gem w", "place L1-01",
        "move L1-01 L1-02", "remove L1-01", "conquer L1-01 bbb", "decline", "post T25-1"}) {
    CAPTURE(text);
    CHECK(refusal(state, text) == Illegal::not_now);
  }
}

TEST_CASE("[base.reserve] any face-up card, or the top of any deck") {
  const GameState state = GameBuilder(2).build();
  CHECK(options(state, "reserve") ==
        "reserve L1-01, reserve L1-02, reserve L1-03, reserve L1-04, "
        "reserve L2-01, reserve L2-02, reserve L2-03, reserve L2-04, "
        "reserve L3-01, reserve L3-02, reserve L3-03, reserve L3-04, "
        "reserve deck L1, reserve deck L2, reserve deck L3");
  const GameState next = after(state, {"reserve L2-03"});
  CHECK(next.players[0].reserved_count == 1);
  CHECK(next.players[0].reserved[0] == *parse_card("L2-03"));
  CHECK(next.players[0].blind == 0);
  CHECK(slot_of(next, *parse_card("L2-03")) == -1);

  CHECK(refusal(state, "reserve L1-05") == Illegal::card_not_available);  // still in its deck
  CHECK(refusal(state, "reserve O1-01") == Illegal::card_not_available);
  CHECK(refusal(state, "reserve deck O1") == Illegal::deck_empty);
  CHECK(refusal(GameBuilder(2).drain(Deck::L3).build(), "reserve deck L3") == Illegal::deck_empty);
  CHECK(refusal(GameBuilder(2).drain(Deck::L3, 1).build(), "reserve deck L3") == std::nullopt);
}

TEST_CASE("[base.reserve] a card in somebody's hand is nobody else's") {
  const GameState state = GameBuilder(2).reserves(1, "L1-01").tokens(0, "bbb").build();
  support::check_refused(state, Illegal::card_not_available, {"reserve L1-01", "buy L1-01 bbb"});
  // Nor can an own reserved card be reserved again.
  CHECK(refusal(GameBuilder(2).reserves(0, "L1-01").build(), "reserve L1-01") == Illegal::card_not_available);
}

TEST_CASE("[base.reserve.blind] a card from a deck is known to its owner") {
  const GameState state = GameBuilder(2).reserves(0, "L1-01").build();
  const GameState next = after(state, {"reserve deck L2"});
  CHECK(next.players[0].reserved[1] == *parse_card("L2-05"));
  CHECK(next.players[0].blind == 0b10);
  CHECK(next.decks[index_of(Deck::L2)].count == 25);
  CHECK(next.slots == state.slots);
}

TEST_CASE("[base.reserve.blind] the mark stays with its card when another leaves the hand") {
  GameState state = GameBuilder(2).reserves(0, "L1-01").reserves_blind(0, "L2-01").tokens(0, "bbb").build();
  state = after(state, {"buy L1-01"});
  CHECK(state.players[0].reserved[0] == *parse_card("L2-01"));
  CHECK(state.players[0].blind == 0b1);
}

TEST_CASE("[base.reserve.gold] one gold with it, and none when the bank has none") {
  const GameState with = after(GameBuilder(2).build(), {"reserve L1-01"});
  CHECK(with.players[0].tokens == Tokens::of(Gem::gold));
  CHECK(with.bank.gold() == 4);

  const GameState none = GameBuilder(2).tokens(1, "yyyyy").build();
  for (const char* text : {"reserve L1-01", "reserve deck L1"}) {
    const GameState without = after(none, {text});
    CHECK(without.players[0].tokens.empty());
    CHECK(without.players[0].reserved_count == 1);
  }
}

TEST_CASE("[base.reserve.limit] three in hand, never a fourth") {
  const GameState two = GameBuilder(2).reserves(0, "L1-01 L1-02").build();
  CHECK(refusal(two, "reserve L3-01") == std::nullopt);
  const GameState three = GameBuilder(2).reserves(0, "L1-01 L1-02 L2-01").build();
  support::check_refused(three, Illegal::hand_full, {"reserve L3-01", "reserve deck L3"});
  CHECK(options(three, "reserve").empty());
  // Buying one makes room again.
  const GameState room =
      after(GameBuilder(2).reserves(0, "L1-01 L1-02 L2-01").tokens(0, "bbb").build(), {"buy L1-01", "take wbg"});
  CHECK(refusal(room, "reserve L3-01") == std::nullopt);
}

TEST_CASE("[base.buy] a face-up card or one's own reserved card") {
  const GameState table = GameBuilder(2).tokens(0, "bbb").build();
  const GameState bought = after(table, {"buy L1-01 bbb"});
  CHECK(bought.players[0].owned.contains(*parse_card("L1-01")));
  CHECK(bought.players[0].tokens.empty());
  CHECK(bought.bank == Tokens::each_gem(4) + Tokens::of(Gem::gold, 5));
  CHECK(bought.players[0].bonuses == Tokens::of(Gem::white));
  CHECK(bought.players[0].purchased == 1);

  const GameState hand = GameBuilder(2).reserves(0, "L1-01").tokens(0, "bbb").build();
  const GameState from_hand = after(hand, {"buy L1-01 bbb"});
  CHECK(from_hand.players[0].owned.contains(*parse_card("L1-01")));
  CHECK(from_hand.players[0].reserved_count == 0);
  CHECK(from_hand.slots == hand.slots);

  CHECK(refusal(table, "buy L1-05 bbb") == Illegal::card_not_available);
  CHECK(refusal(table, "buy L1-02 rrk") == Illegal::cannot_afford);
}

TEST_CASE("[base.buy] points count at once") {
  const GameState state = GameBuilder(2).face_up("L1-08").tokens(0, "gggg").build();
  CHECK(after(state, {"buy L1-08"}).players[0].prestige == 1);
}

TEST_CASE("[base.pass] only where nothing else can be done") {
  CHECK(refusal(GameBuilder(2).build(), "pass") == Illegal::must_act);
  // No gem in the bank, three reserved cards, nothing affordable.
  GameBuilder stuck(2);
  stuck.reserves(0, "L3-01 L3-02 L3-03").bank({});
  CHECK(options(stuck.build()) == "pass");
  CHECK(must_pass(stuck.build()));
  CHECK(after(stuck.build(), {"pass"}).to_act == 1);
  // One gem in the bank, room in the hand, or a card that can be paid: each takes the pass away.
  CHECK(refusal(GameBuilder(stuck).bank({.white = 1}).build(), "pass") == Illegal::must_act);
  CHECK(refusal(GameBuilder(2).reserves(0, "L3-01 L3-02").bank({}).build(), "pass") == Illegal::must_act);
  CHECK(refusal(GameBuilder(2).reserves(0, "L3-01 L3-02 L3-03").tokens(0, "bbb").bank({}).build(), "pass") ==
        Illegal::must_act);
  CHECK_FALSE(must_pass(GameBuilder(2).build()));
}

TEST_CASE("nothing is legal after the end") {
  GameState state = GameBuilder(2).build();
  state.phase = Phase::over;
  CHECK(legal_actions(state).empty());
  CHECK(refusal(state, "take wbg") == Illegal::game_over);
  CHECK_FALSE(must_pass(state));
}

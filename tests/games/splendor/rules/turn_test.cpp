// What happens after the action: refill, token limit, nobles, and the end of the game.
#include "games/splendor/rules/turn.h"

#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

CardId card(const char* name) { return *parse_card(name); }

bool nobles_include(const GameState& state, const char* id) {
  for (const NobleId noble : state.nobles)
    if (noble != kNoNoble && std::string_view(kNobles[noble].id) == id) return true;
  return false;
}

}  // namespace

TEST_CASE("[base.refill] a card that leaves the table is replaced at once from its own deck") {
  const GameState state = GameBuilder(2).tokens(0, "bbb").build();
  for (const char* text : {"buy L1-01", "reserve L1-01"}) {
    const GameState next = after(state, {text});
    CHECK(next.slots[0] == card("L1-05"));
    CHECK(next.slots[1] == card("L1-02"));
    CHECK(next.decks[0].count == 35);
    CHECK(next.gaps == 0);
  }
}

TEST_CASE("[base.refill] an empty deck leaves the place empty, and the others stay where they are") {
  const GameState last = GameBuilder(2).drain(Deck::L1, 1).build();
  const GameState next = after(last, {"reserve L1-02"});
  CHECK(next.slots[1] == card("L1-05"));
  const GameState gap = after(next, {"reserve L1-01"});
  CHECK(gap.slots[0] == kNoCard);
  CHECK(gap.slots[1] == card("L1-05"));
  CHECK(options(gap, "reserve L1") == "reserve L1-05, reserve L1-03, reserve L1-04");
}

TEST_CASE("[base.refill] a card bought from the hand opens no place") {
  const GameState state = GameBuilder(2).reserves(0, "L1-01").tokens(0, "bbb").build();
  CHECK(after(state, {"buy L1-01"}).slots == state.slots);
}

TEST_CASE("[base.limit] ten tokens may stay, of eleven one goes back") {
  const GameState ten = after(GameBuilder(4).tokens(0, "wwbbggr").build(), {"take wbg"});
  CHECK(ten.to_act == 1);
  CHECK(ten.players[0].tokens.total() == 10);

  GameState eleven = after(GameBuilder(4).tokens(0, "wwbbggrr").build(), {"take wbg"});
  CHECK(eleven.phase == Phase::give_back);
  CHECK(eleven.to_act == 0);
  CHECK(options(eleven) == "return w, return b, return g, return r");
  eleven = after(eleven, {"return r"});
  CHECK(eleven.to_act == 1);
  CHECK(eleven.players[0].tokens.total() == 10);
  CHECK(eleven.bank[Gem::red] == 6);
}

TEST_CASE("[base.limit] exactly the excess, in any mix, and also what has just been taken") {
  const GameState state = after(GameBuilder(4).tokens(0, "wwwwwwwyyy").build(), {"take bgr"});
  CHECK(refusal(state, "return bgr") == std::nullopt);
  CHECK(refusal(state, "return wwy") == std::nullopt);
  CHECK(refusal(state, "return yyy") == std::nullopt);
  support::check_refused(state, Illegal::wrong_return_count, {"return bg", "return wbgr"});
  CHECK(refusal(state, "return bbg") == Illegal::tokens_not_owned);
  CHECK(refusal(state, "return -") == Illegal::wrong_return_count);
  CHECK(refusal(state, "take wbg") == Illegal::not_now);
}

TEST_CASE("[base.limit] gold counts, also the gold of a reservation") {
  const GameState state = after(GameBuilder(4).tokens(0, "wwwwwbbbbb").build(), {"reserve L1-01"});
  CHECK(options(state) == "return w, return b, return y");
}

TEST_CASE("[five.limit] five players keep eight") {
  CHECK(after(GameBuilder(5).tokens(0, "wwbbg").build(), {"take wbg"}).to_act == 1);
  const GameState nine = after(GameBuilder(5).tokens(0, "wwbbgg").build(), {"take wbg"});
  CHECK(nine.phase == Phase::give_back);
  CHECK(options(nine) == "return w, return b, return g");
}

TEST_CASE("[base.nobles] a noble comes by itself at the end of the turn, worth three points") {
  // Three white, three blue and three green ask for N06.
  const GameState state = GameBuilder(2).nobles({"N06", "N03", "N04"}).bonuses(0, "wwbbbggg").tokens(0, "bbb").build();
  CHECK(due_nobles(state, 0) == 0);
  const GameState next = after(state, {"buy L1-01"});  // the third white
  CHECK(next.players[0].nobles == 1u << 5);
  CHECK(next.players[0].prestige == 3);
  CHECK_FALSE(nobles_include(next, "N06"));
  CHECK(next.to_act == 1);
}

TEST_CASE("[base.nobles] one bonus short brings nobody") {
  const GameState state = GameBuilder(2).nobles({"N06", "N03", "N04"}).bonuses(0, "wbbbggg").tokens(0, "bbb").build();
  const GameState next = after(state, {"buy L1-01"});
  CHECK(next.players[0].nobles == 0);
  CHECK(nobles_include(next, "N06"));
}

TEST_CASE("[base.nobles] after any action, not only after a purchase; nobody can refuse") {
  for (const char* text : {"take wbg", "take rr", "reserve L1-01", "reserve deck L3"}) {
    CAPTURE(text);
    const GameState state = GameBuilder(2).nobles({"N06", "N03", "N04"}).bonuses(0, "wwwbbbggg").build();
    CHECK(after(state, {text}).players[0].nobles == 1u << 5);
  }
}

TEST_CASE("[base.nobles] a forced pass brings a noble too") {
  const GameState state = GameBuilder(2)
                              .nobles({"N06", "N03", "N04"})
                              .bonuses(0, "wwwbbbggg")
                              .reserves(0, "L3-11 L3-12 L3-13")
                              .face_up("L3-15 L3-16 L3-17 L3-14 L2-19 L2-20 L2-21 L2-22")
                              .drain(Deck::L1)
                              .clear_row(Deck::L1)
                              .bank({})
                              .build();
  CHECK(options(state) == "pass");
  CHECK(after(state, {"pass"}).players[0].nobles == 1u << 5);
}

TEST_CASE("[base.nobles.bonuses] tokens and reserved cards count for nothing") {
  const GameState state = GameBuilder(2)
                              .nobles({"N06", "N03", "N04"})
                              .bonuses(0, "wwbbbggg")
                              .tokens(0, "wwww")
                              .reserves(0, "L1-01")
                              .build();
  CHECK(after(state, {"take bgr"}).players[0].nobles == 0);
}

TEST_CASE("[base.nobles.choice] among several due nobles the player chooses") {
  GameState state = GameBuilder(2).nobles({"N02", "N06", "N07"}).bonuses(0, "wwwbbbbggggrrr").build();
  state = after(state, {"take wbg"});
  CHECK(state.phase == Phase::noble);
  CHECK(state.to_act == 0);
  CHECK(options(state) == "noble N02, noble N06, noble N07");
  CHECK(refusal(state, "noble N01") == Illegal::noble_not_due);
  support::check_refused(state, Illegal::not_now, {"take wbg", "pass"});
  state = after(state, {"noble N06"});
  CHECK(state.players[0].nobles == 1u << 5);
  CHECK(state.to_act == 1);
  CHECK(nobles_include(state, "N02"));
}

TEST_CASE("[base.nobles.one] one a turn; the others may come later, or go to somebody else") {
  GameState state = GameBuilder(2).nobles({"N02", "N06", "N07"}).bonuses(0, "wwwbbbbgggg").build();
  state = after(state, {"take wbg", "noble N06"});
  CHECK(state.players[0].prestige == 3);
  state = after(state, {"take rkg", "take wbk"});  // nobody is asked: N02 is alone now
  CHECK(state.players[0].prestige == 6);
  CHECK(state.players[0].nobles == (1u << 5 | 1u << 1));
}

TEST_CASE("[base.nobles] come after the tokens are back") {
  GameState state = GameBuilder(4).nobles({"N06", "N03", "N04", "N05", "N08"}).bonuses(0, "wwwbbbggg").build();
  state.players[0].tokens = Tokens({.white = 5, .blue = 5});
  state.bank = Tokens({.white = 2, .blue = 2, .green = 7, .red = 7, .black = 7, .gold = 5});
  state = after(state, {"take grk"});
  CHECK(state.phase == Phase::give_back);
  CHECK(state.players[0].nobles == 0);
  state = after(state, {"return grk"});
  CHECK(state.players[0].nobles == 1u << 5);
}

TEST_CASE("[base.score] points are those of cards and nobles, and reserved cards cost nothing") {
  const GameState state =
      GameBuilder(2).owns(0, "L3-01 L2-03 L1-08").visited(0, "N01").reserves(0, "L3-02 L3-03").build();
  CHECK(state.players[0].prestige == 3 + 2 + 1 + 3);
}

TEST_CASE("[base.end] fifteen points at the end of a turn start the last round, fourteen do not") {
  // L3-04 (5), L3-08 (5) and L3-12 (5) are worth five each; L3-03 and L3-02 four.
  const GameState fourteen = GameBuilder(2).owns(0, "L3-04 L3-08 L3-03").build();
  CHECK(fourteen.players[0].prestige == 14);
  CHECK_FALSE(after(fourteen, {"take wbg"}).last_round);
  const GameState fifteen = GameBuilder(2).owns(0, "L3-04 L3-08 L3-12").build();
  CHECK(fifteen.players[0].prestige == 15);
  const GameState next = after(fifteen, {"take wbg"});
  CHECK(next.last_round);
  CHECK_FALSE(is_terminal(next));
}

TEST_CASE("[base.end] a noble can bring the fifteenth point") {
  const GameState state =
      GameBuilder(2).nobles({"N06", "N03", "N04"}).owns(0, "L3-04 L3-08 L2-03").bonuses(0, "wwbbggg").to_act(1).build();
  CHECK(state.players[0].prestige == 12);
  const GameState next = after(state, {"take wbg", "take wbg"});
  CHECK(next.players[0].prestige == 15);
  CHECK(next.last_round);
}

TEST_CASE("[base.end.round] everybody has the same number of turns") {
  GameState state = GameBuilder(3).owns(1, "L3-04 L3-08 L3-12").build();
  state = after(state, {"take wbg", "take wbg"});  // seat 1 ends its turn with fifteen
  CHECK(state.last_round);
  CHECK(state.to_act == 2);
  CHECK_FALSE(is_terminal(state));
  state = after(state, {"take rkg"});
  CHECK(is_terminal(state));
  CHECK(state.turns == 3);
}

TEST_CASE("[base.end.round] the last seat ends the game at once") {
  const GameState state = GameBuilder(2).owns(1, "L3-04 L3-08 L3-12").to_act(1).build();
  CHECK(is_terminal(after(state, {"take wbg"})));
}

TEST_CASE("[base.end.round] a choice of nobles in the last turn still belongs to the game") {
  GameState state = GameBuilder(2)
                        .nobles({"N02", "N06", "N07"})
                        .owns(0, "L3-04 L3-08 L3-12")
                        .bonuses(1, "wwwbbbbggggrrr")
                        .to_act(1)
                        .last_round()
                        .build();
  state = after(state, {"take wbg"});
  CHECK_FALSE(is_terminal(state));
  state = after(state, {"noble N02"});
  CHECK(is_terminal(state));
}

TEST_CASE("[base.blocked] a full round of passes ends the game as it stands") {
  GameState state = GameBuilder(3)
                        .reserves(0, "L3-01 L3-02 L3-03")
                        .reserves(1, "L3-05 L3-06 L3-07")
                        .reserves(2, "L3-09 L3-10 L3-11")
                        .owns(2, "L1-08")
                        .to_act(1)
                        .bank({})
                        .build();
  state = after(state, {"pass", "pass"});
  CHECK_FALSE(is_terminal(state));
  state = after(state, {"pass"});
  CHECK(is_terminal(state));
  CHECK(winners(state) == 0b100);
}

TEST_CASE("[base.blocked] a pass is forgotten as soon as somebody acts") {
  GameState state = GameBuilder(2)
                        .reserves(0, "L3-01 L3-02 L3-03")
                        .reserves(1, "L3-05 L3-06 L3-07")
                        .tokens(1, "bbb")
                        .bank({})
                        .build();
  state = after(state, {"pass", "buy L1-01 bbb"});
  CHECK(state.passes == 0);
  state = after(state, {"take b"});
  CHECK(state.passes == 0);
  CHECK_FALSE(is_terminal(state));
}

// What a card costs, and every way to pay it.
#include "games/splendor/rules/payment.h"

#include <algorithm>

#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

/// The cost of the printed example: one card of level 2 asks for three blue, two red and three black.
constexpr char kExampleCard[] = "L2-20";

}  // namespace

TEST_CASE("[base.pay] the tokens on the card go back to the bank") {
  const GameState state = GameBuilder(2).tokens(0, "wwbbk").build();
  const GameState next = after(GameBuilder(2).face_up("L1-03").tokens(0, "wwbbkk").build(), {"buy L1-03 bbkk"});
  CHECK(next.players[0].tokens == Tokens::of(Gem::white, 2));
  CHECK(next.bank == Tokens({.white = 2, .blue = 4, .green = 4, .red = 4, .black = 4, .gold = 5}));
  CHECK(refusal(state, "buy L1-03 bbkk") == Illegal::cannot_afford);  // one black short
}

TEST_CASE("[base.pay] both sides of affording, with gems, gold and both") {
  CHECK(refusal(GameBuilder(2).tokens(0, "bbb").build(), "buy L1-01 bbb") == std::nullopt);
  CHECK(refusal(GameBuilder(2).tokens(0, "bb").build(), "buy L1-01 bb") == Illegal::cannot_afford);
  CHECK(refusal(GameBuilder(2).tokens(0, "bby").build(), "buy L1-01 bby") == std::nullopt);
  CHECK(refusal(GameBuilder(2).tokens(0, "yyy").build(), "buy L1-01 yyy") == std::nullopt);
  CHECK(refusal(GameBuilder(2).tokens(0, "yy").build(), "buy L1-01 yy") == Illegal::cannot_afford);
  CHECK(refusal(GameBuilder(2).tokens(0, "bbb").build(), "buy L1-01 bby") == Illegal::tokens_not_owned);
}

TEST_CASE("[base.pay.gold] gold stands for any gem, also for one that is there; the spent gold returns") {
  const GameState state = GameBuilder(2).tokens(0, "bbbyyy").build();
  CHECK(options(state, "buy L1-01") == "buy L1-01 bbb, buy L1-01 bby, buy L1-01 byy, buy L1-01 yyy");
  const GameState next = after(state, {"buy L1-01 byy"});
  CHECK(next.players[0].tokens == Tokens({.blue = 2, .gold = 1}));
  CHECK(next.bank.gold() == 4);
}

TEST_CASE("[base.pay.gold] the worked example: gold in place of the one missing red") {
  // Green of level 1 for one blue, two red and two black; a red short, a gold at hand.
  const GameState state = GameBuilder(2).face_up("L1-23").tokens(0, "brkky").build();
  CHECK(options(state, "buy L1-23") == "buy L1-23 brkky");
}

TEST_CASE("[base.pay.exact] never more and never less than the price") {
  const GameState state = GameBuilder(2).tokens(0, "bbbbyw").build();
  CHECK(refusal(state, "buy L1-01 bbb") == std::nullopt);
  support::check_refused(
      state, Illegal::wrong_payment,
      {"buy L1-01 bbbb", "buy L1-01 bbby", "buy L1-01 bbbw", "buy L1-01 bbw", "buy L1-01 bb", "buy L1-01 -"});
}

TEST_CASE("[base.pay.default] without a payment: gems first, gold for the rest") {
  const GameState state = GameBuilder(2).tokens(0, "bbyyy").build();
  const auto action = read_action(state, "buy L1-01");
  REQUIRE(action.ok());
  CHECK(to_string(action.value()) == "buy L1-01 bby");
  CHECK(default_payment(state, 0, *parse_card("L1-01")) == Tokens({.blue = 2, .gold = 1}));
  CHECK_FALSE(default_payment(GameBuilder(2).tokens(0, "bb").build(), 0, *parse_card("L1-01")));
}

TEST_CASE("[base.bonuses] each bonus is a discount of one gem of its colour") {
  // Two blue bonuses, and a card for two blue and one green: one green is left to pay.
  const GameState example = GameBuilder(2).face_up("L1-26").bonuses(0, "bb").tokens(0, "g").build();
  CHECK(options(example, "buy L1-26") == "buy L1-26 g");

  // Two red bonuses and a black one, and a card for three blue, two red and three black: three blue and two black.
  const GameState second = GameBuilder(2).face_up(kExampleCard).bonuses(0, "rrk").tokens(0, "bbbkk").build();
  CHECK(options(second, "buy L2-20") == "buy L2-20 bbbkk");
  CHECK(refusal(second, "buy L2-20 bbbkkk") == Illegal::tokens_not_owned);
}

TEST_CASE("[base.bonuses] enough bonuses make a card free; more give nothing back") {
  const GameState exact = GameBuilder(2).bonuses(0, "bbb").build();
  const GameState free = after(exact, {"buy L1-01 -"});
  CHECK(free.players[0].owned.contains(*parse_card("L1-01")));
  CHECK(free.bank == exact.bank);

  const GameState more = GameBuilder(2).bonuses(0, "bbbb").tokens(0, "bw").build();
  CHECK(options(more, "buy L1-01") == "buy L1-01 -");
  const GameState next = after(more, {"buy L1-01"});
  CHECK(next.players[0].tokens == more.players[0].tokens);
  CHECK(refusal(more, "buy L1-01 b") == Illegal::wrong_payment);
}

TEST_CASE("[base.bonuses] a bonus counts from the next turn on, not for its own card") {
  // L1-05 costs three white, one blue and one black, and gives white.
  const GameState state = GameBuilder(2).face_up("L1-05").tokens(0, "wwbk").build();
  CHECK(refusal(state, "buy L1-05 wwbk") == Illegal::cannot_afford);
}

TEST_CASE("[base.bonuses] tokens stay when bonuses pay") {
  const GameState state = GameBuilder(2).bonuses(0, "bb").tokens(0, "bb").build();
  CHECK(options(state, "buy L1-01") == "buy L1-01 b");
  CHECK(after(state, {"buy L1-01"}).players[0].tokens == Tokens::of(Gem::blue));
}

TEST_CASE("affordability says what is missing and what gold is needed") {
  const CardId card = *parse_card("L1-01");  // three blue
  const auto found = [&](const char* tokens) {
    return affordability(GameBuilder(2).tokens(0, tokens).build(), 0, card);
  };
  CHECK(found("bbb").missing == 0);
  CHECK(found("bbb").gold_needed == 0);
  CHECK(found("by").missing == 1);
  CHECK(found("by").gold_needed == 2);
  CHECK(found("byy").missing == 0);
  CHECK(found("-").missing == 3);
}

TEST_CASE("counting and picking payments agree with listing them") {
  for (const char* need_text : {"-", "w", "bbb", "wbgr", "wwwbbg", "rrrrrrr", "wwwbbbkkkggg"})
    for (const char* own_text : {"-", "y", "wbgrk", "bbbyyyyy", "wwwbbbgyyy", "rrrrrryyyy", "wwbbggrrkkyyyyy"}) {
      const Tokens need = *parse_tokens(need_text), own = *parse_tokens(own_text);
      CAPTURE(need);
      CAPTURE(own);
      // By brute force over everything the player could put down.
      std::vector<Tokens> all;
      for (int w = 0; w <= own[Gem::white]; ++w)
        for (int b = 0; b <= own[Gem::blue]; ++b)
          for (int g = 0; g <= own[Gem::green]; ++g)
            for (int r = 0; r <= own[Gem::red]; ++r)
              for (int k = 0; k <= own[Gem::black]; ++k)
                for (int y = 0; y <= own.gold(); ++y) {
                  const Tokens paid({.white = w, .blue = b, .green = g, .red = r, .black = k, .gold = y});
                  if (pays_exactly(need, paid, 0, 1)) all.push_back(paid);
                }
      const int count = count_plain_payments(need, own);
      REQUIRE(count == static_cast<int>(all.size()));
      std::vector<Tokens> picked;
      for (int n = 0; n < count; ++n) picked.push_back(nth_plain_payment(need, own, n));
      for (const Tokens paid : all) CHECK(std::count(picked.begin(), picked.end(), paid) == 1);
    }
}

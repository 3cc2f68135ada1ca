// The text forms: exact inverses on canonical text, tolerant of order on input, and nonsense is refused.
#include "games/splendor/record/notation.h"

#include "support/check.h"
#include "support/game_builder.h"
#include "support/notation.h"

using namespace splendor;

namespace {

constexpr const char* kCanonical[] = {
    "take wbg",
    "take ww",
    "take w",
    "take wwb",
    "reserve L1-05",
    "reserve deck L1",
    "reserve deck O3",
    "buy L2-07 wwky",
    "buy L1-01 -",
    "buy L2-07 ww O1-03",
    "buy O3-09 - L1-04 L2-01",
    "return wk",
    "noble N03",
    "noble NX2",
    "pass",
    "associate L1-03",
    "free L1-07",
    "place L2-03",
    "move L1-02 L2-03",
    "remove L2-03",
    "conquer L2-03 wwk",
    "decline",
    "gem w",
    "keep L1-07",
    "post T25-1",
};

}  // namespace

TEST_CASE("canonical text survives reading and writing") { support::check_canonical(parse_action, kCanonical); }

TEST_CASE("letters and cards may come in any order, and a price of cards alone needs no dash") {
  support::check_normal(parse_action, {{"take gbw", "take wbg"},
                                       {"return kwkw", "return wwkk"},
                                       {"buy L1-05 ykw", "buy L1-05 wky"},
                                       {"buy O3-09 - L2-01 L1-04", "buy O3-09 - L1-04 L2-01"},
                                       {"buy L1-05 O1-01", "buy L1-05 - O1-01"},
                                       {"conquer L1-08 O1-02 O1-01", "conquer L1-08 - O1-01 O1-02"},
                                       {"  take   wbg ", "take wbg"}});
}

TEST_CASE("a payment left out is noticed") {
  const auto parsed = parse_action("buy L1-05");
  REQUIRE(parsed.ok());
  CHECK(parsed.value().payment_left_out);
}

TEST_CASE("nonsense is refused with a sentence") {
  constexpr const char* kNonsense[] = {"",
                                       " ",
                                       "take",
                                       "take x",
                                       "take wbg wbg",
                                       "TAKE wbg",
                                       "take WBG",
                                       "reserve",
                                       "reserve L1-00",
                                       "reserve L1-41",
                                       "reserve L4-01",
                                       "reserve L1-5",
                                       "reserve L1-005",
                                       "reserve L1-+5",
                                       "reserve L1-?",
                                       "reserve deck",
                                       "reserve deck L4",
                                       "reserve deck L1 L2",
                                       "buy",
                                       "buy L1-05 x",
                                       "buy L1-05 ww ww",
                                       "buy L1-05 - L1-01 x",
                                       "buy L1-05 - L1-01 L1-02 L1-03 L1-04 L1-06 L1-07",
                                       "noble",
                                       "noble N00",
                                       "noble N11",
                                       "noble NX3",
                                       "noble n01",
                                       "pass pass",
                                       "decline now",
                                       "move L1-01",
                                       "move L1-01 L1-02 L1-03",
                                       "gem",
                                       "post T25-6",
                                       "post T17-1",
                                       "associate",
                                       "keep ?",
                                       "return",
                                       "hello",
                                       "take wbg\n",
                                       "take\twbg"};
  support::check_nonsense(parse_action, kNonsense);
}

TEST_CASE("ids") {
  CHECK(card_name(0) == "L1-01");
  CHECK(card_name(39) == "L1-40");
  CHECK(card_name(40) == "L2-01");
  CHECK(card_name(119) == "O3-10");
  CHECK(card_name(face_down(Deck::O2)) == "O2-?");
  for (int card = 0; card < kCardCount; ++card)
    CHECK(parse_card(card_name(static_cast<CardId>(card))) == static_cast<CardId>(card));
  CHECK_FALSE(parse_card("O1-11"));
  CHECK_FALSE(parse_card("L1-?1"));
  CHECK_FALSE(parse_card("-"));
}

TEST_CASE("tokens") {
  CHECK(to_string(Tokens()) == "-");
  CHECK(to_string(Tokens({.white = 2, .green = 1, .gold = 1})) == "wwgy");
  CHECK(parse_tokens("ygww") == Tokens({.white = 2, .green = 1, .gold = 1}));
  CHECK(parse_tokens("-") == Tokens());
  CHECK_FALSE(parse_tokens(""));
  CHECK_FALSE(parse_tokens("wz"));
  CHECK_FALSE(parse_tokens("--"));
  CHECK(parse_tokens(std::string(127, 'w')) == Tokens::of(Gem::white, 127));
  CHECK_FALSE(parse_tokens(std::string(128, 'w')));
}

TEST_CASE("[base.pay.default] a payment that is left out is filled in, and reasons are sentences") {
  const GameState state = GameBuilder(2).tokens(0, "bby").build();
  const auto bought = read_action(state, "buy L1-01");
  REQUIRE(bought.ok());
  CHECK(to_string(bought.value()) == "buy L1-01 bby");
  const auto dear = read_action(state, "buy L3-01");
  REQUIRE_FALSE(dear.ok());
  CHECK(dear.error() == sentence(Illegal::cannot_afford));
  CHECK_FALSE(read_action(state, "buy L1-39").ok());
}

TEST_CASE("every reason has words of its own in both languages") { support::check_sentences(Illegal::no_conquest); }

TEST_CASE("hostile text: actions") {
  const auto begun = GameBuilder(2).tokens(0, "wwbbgy").reserves(0, "L1-01");
  support::check_hostile(parse_action, kCanonical, begun.state, 11);
  const auto full = GameBuilder(3, {Module::orient, Module::strongholds, Module::posts}).tokens(0, "wwbbgy");
  support::check_hostile(parse_action, kCanonical, full.state, 12);
}

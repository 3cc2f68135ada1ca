// The four ways of taking gems.
#include "games/splendor/rules/takes.h"

#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

TEST_CASE("[base.take-three] three gems of different colours, any of the ten sets") {
  const GameState state = GameBuilder(2).build();
  CHECK(options(state, "take") ==
        "take wbg, take wbr, take wgr, take bgr, take wbk, take wgk, take bgk, take wrk, take brk, take grk, "
        "take ww, take bb, take gg, take rr, take kk");
  const GameState next = after(state, {"take bgk"});
  CHECK(next.players[0].tokens == Tokens({.blue = 1, .green = 1, .black = 1}));
  CHECK(next.bank == Tokens({.white = 4, .blue = 3, .green = 3, .red = 4, .black = 3, .gold = 5}));
  support::check_refused(state, Illegal::wrong_number_of_gems, {"take wbgr", "take -"});
}

TEST_CASE("[base.take-three] with three colours left there is one way") {
  const GameState state = GameBuilder(2).bank({.white = 1, .green = 2, .black = 3}).build();
  CHECK(options(state, "take") == "take wgk");
  CHECK(refusal(state, "take wbg") == Illegal::pile_empty);
}

TEST_CASE("[base.take-fewer] fewer than three only when the bank has fewer colours, then one of each") {
  const GameState four = GameBuilder(2).bank({.white = 1, .blue = 1, .green = 1, .red = 1}).build();
  support::check_refused(four, Illegal::must_take_three, {"take wb", "take w"});

  const GameState two = GameBuilder(2).bank({.white = 3, .black = 1, .gold = 5}).build();
  CHECK(options(two, "take") == "take wk");
  CHECK(refusal(two, "take w") == Illegal::must_take_three);
  CHECK(refusal(two, "take wbk") == Illegal::pile_empty);

  const GameState one = GameBuilder(2).bank({.red = 3}).build();
  CHECK(options(one, "take") == "take r");

  const GameState none = GameBuilder(2).bank({.gold = 5}).build();
  CHECK(options(none, "take").empty());
}

TEST_CASE("[base.take-two] two alike from a pile of four, counted before taking") {
  CHECK(refusal(GameBuilder(2).bank({.white = 4}).build(), "take ww") == std::nullopt);
  CHECK(refusal(GameBuilder(2).bank({.white = 3}).build(), "take ww") == Illegal::pile_too_small_for_pair);
  CHECK(refusal(GameBuilder(4).bank({.white = 7}).build(), "take ww") == std::nullopt);
  CHECK(options(GameBuilder(2).bank({.white = 4, .blue = 3}).build(), "take") == "take wb, take ww");

  const GameState state = GameBuilder(2).build();
  support::check_refused(state, Illegal::wrong_number_of_gems, {"take www", "take wwb", "take wwbb"});
  CHECK(refusal(after(state, {"take ww"}), "take ww") == Illegal::pile_too_small_for_pair);
}

TEST_CASE("[base.take-gems] gold is never taken this way") {
  const GameState state = GameBuilder(2).build();
  support::check_refused(state, Illegal::gold_cannot_be_taken, {"take wby", "take y", "take yy"});
  CHECK(refusal(GameBuilder(2).bank({.white = 1, .gold = 5}).build(), "take wy") == Illegal::gold_cannot_be_taken);
}

TEST_CASE("the table of takes agrees with counting") {
  const int expected[] = {0, 1, 1, 1, 4, 10};  // by number of colours: none, 1, 1 pair of both, C(3,3), C(4,3), C(5,3)
  for (unsigned piles = 0; piles < 32; ++piles) {
    CAPTURE(piles);
    const DifferentTakes& different = kDifferentTakes[piles];
    CHECK(different.count == expected[__builtin_popcount(piles)]);
    for (std::size_t i = 0; i < different.count; ++i) {
      CHECK((different.takes[i].gems_with_at_least(1) & ~piles) == 0);
      if (i > 0) CHECK(different.takes[i - 1].bits() < different.takes[i].bits());
    }
  }
}

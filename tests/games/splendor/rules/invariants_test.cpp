// The check that random play relies on notices what it should.
#include "games/splendor/rules/rules.h"

#include <functional>

#include "doctest/doctest.h"
#include "support/game_builder.h"

using namespace splendor;

TEST_CASE("a fresh game and a built one are sound") {
  CHECK_FALSE(broken_invariant(GameBuilder(2).build()));
  CHECK_FALSE(broken_invariant(GameBuilder(4)
                                   .tokens(0, "wwy")
                                   .owns(1, "L3-04 L2-02")
                                   .bonuses(2, "wwb")
                                   .visited(2, "N01")
                                   .reserves(3, "L1-01")
                                   .reserves_blind(3, "L2-09")
                                   .face_up("L1-20 L3-19")
                                   .drain(Deck::L2, 3)
                                   .build()));
}

TEST_CASE("each fault is noticed") {
  const GameState good = GameBuilder(2, {Module::strongholds}).owns(0, "L1-08").reserves(1, "L1-01").build();
  REQUIRE_FALSE(broken_invariant(good));
  struct Fault {
    const char* sentence;
    std::function<void(GameState&)> make;
  };
  const Fault faults[] = {
      {"Tokens are not conserved.", [](GameState& s) { s.bank += Tokens::of(Gem::white); }},
      {"A player holds more tokens than the limit between turns.",
       [](GameState& s) {
         s.players[0].tokens = Tokens({.white = 4, .blue = 4, .green = 3});
         s.bank -= s.players[0].tokens;
       }},
      {"A card is not in exactly one place.", [](GameState& s) { s.slots[0] = s.slots[1]; }},
      {"A card is not in exactly one place.", [](GameState& s) { --s.decks[1].count; }},
      {"A noble is lost or doubled.", [](GameState& s) { s.nobles[0] = kNoNoble; }},
      {"A noble is lost or doubled.", [](GameState& s) { s.nobles[0] = s.nobles[1]; }},
      {"Strongholds are not three each.", [](GameState& s) { s.players[0].strongholds = 2; }},
      {"A stronghold stands on a gap.",
       [](GameState& s) {
         s.modules.occupied[0] = {.owner = 0, .count = 1};
         s.players[0].strongholds = 2;
         s.modules.removed.insert(s.slots[0]);
         s.slots[0] = kNoCard;
       }},
      {"A hand has a gap.", [](GameState& s) { s.players[1].reserved_count = 0; }},
      {"A blind mark has no card.", [](GameState& s) { s.players[1].blind = 0b10; }},
      {"Prestige is not the sum of cards, nobles and posts.", [](GameState& s) { s.players[0].prestige = 2; }},
      {"Bonuses do not follow from the cards.", [](GameState& s) { s.players[0].bonuses += Tokens::of(Gem::red); }},
      {"A gap waits for its refill.", [](GameState& s) { s.gaps = 1; }},
      {"A gap was not refilled.",
       [](GameState& s) {
         s.modules.removed.insert(s.slots[0]);
         s.slots[0] = kNoCard;
       }},
  };
  for (const Fault& fault : faults) {
    CAPTURE(fault.sentence);
    GameState bad = good;
    fault.make(bad);
    CHECK(broken_invariant(bad).value_or("") == fault.sentence);
  }
}

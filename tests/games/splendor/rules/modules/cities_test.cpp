#include "games/splendor/rules/modules/cities.h"

#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

GameBuilder cities_table(int players = 2) { return GameBuilder(players, {Module::cities}); }

const City& city(std::string_view id) {
  return *std::find_if(kCities.begin(), kCities.end(), [&](const City& c) { return c.id == id; });
}

PlayerState player_with(int prestige, std::string_view cards) {
  PlayerState player;
  player.prestige = static_cast<std::uint8_t>(prestige);
  player.cards = *parse_tokens(cards);
  return player;
}

}  // namespace

TEST_CASE("[cities.setup] three different tiles, each a random side, and no nobles") {
  unsigned sides = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Deal deal = shuffle_deal(Setup{.players = 3}.with(Module::cities), seed);
    REQUIRE(deal.cities.size() == 3);
    CHECK(deal.nobles.empty());
    CHECK(deal.cities[0] / 2 != deal.cities[1] / 2);
    CHECK(deal.cities[0] / 2 != deal.cities[2] / 2);
    CHECK(deal.cities[1] / 2 != deal.cities[2] / 2);
    for (const auto side : deal.cities) sides |= 1u << side;
  }
  CHECK(sides == (1u << kCities.size()) - 1);

  GameBuilder table = cities_table();
  table.cities({"C3A", "C4A", "C5A"}).owns(0, "L1-01 L1-02 L1-03 L1-04 L1-09 L1-10 L1-11 L1-12").play("take wbg");
  CHECK(table.player().nobles == 0);  // four white and four blue would have been N01's
}

TEST_CASE("[cities.fulfil] at least the points and at least the cards; cards, not bonuses") {
  CHECK(cities::fulfils(player_with(13, "gggkkkk"), city("C1A")));
  CHECK_FALSE(cities::fulfils(player_with(12, "gggkkkk"), city("C1A")));
  CHECK_FALSE(cities::fulfils(player_with(20, "ggkkkk"), city("C1A")));
  CHECK_FALSE(cities::fulfils(player_with(20, "gggkkk"), city("C1A")));
  CHECK(cities::fulfils(player_with(17, "-"), city("C3A")));

  GameBuilder table(2, {Module::cities, Module::orient});
  table.owns(0, "L1-09 L1-10 O2-02");  // three blue cards with four bonuses
  table.player().prestige = 13;
  CHECK(table.player().bonuses == *parse_tokens("bbbb"));
  CHECK_FALSE(cities::fulfils(table.player(), {"", "", 13, Tokens({.blue = 4}), 0}));
  CHECK(cities::fulfils(table.player(), {"", "", 13, Tokens({.blue = 3}), 0}));
}

TEST_CASE("[cities.fulfil] the tile stays and can be fulfilled by several") {
  GameBuilder table = cities_table();
  table.cities({"C3A", "C4A", "C5A"});
  table.player(0).prestige = table.player(1).prestige = 17;
  CHECK(cities::fulfils_any(table.state, 0));
  CHECK(cities::fulfils_any(table.state, 1));
}

TEST_CASE("[cities.any] any cards are of one colour, one that the tile does not name") {
  CHECK(cities::fulfils(player_with(14, "wwwwrrrr"), city("C5A")));
  CHECK_FALSE(cities::fulfils(player_with(14, "wwwwrrr"), city("C5A")));
  CHECK_FALSE(cities::fulfils(player_with(14, "wwwwwwww"), city("C5A")));
  CHECK_FALSE(cities::fulfils(player_with(14, "wwwwrrkk"), city("C5A")));
  CHECK(cities::fulfils(player_with(13, "wwwwww"), city("C6B")));
  CHECK_FALSE(cities::fulfils(player_with(13, "wwwwwrrrrr"), city("C6B")));
}

TEST_CASE("[cities.c4b] the less certain side asks for no blue card") {
  CHECK(cities::fulfils(player_with(12, "wwwgggrrrkkk"), city("C4B")));
  CHECK(city("C4B").cards == kCitySideC4B);
}

TEST_CASE("[cities.end] fifteen points end nothing; a city ends the game with the round") {
  GameBuilder table = cities_table(3);
  table.cities({"C3A", "C1A", "C5A"});  // C3A asks for seventeen points only
  table.owns(0, "L3-04 L3-08 L3-12 L1-09").face_up("L1-08 L1-16").to_act(2);
  CHECK(table.player().prestige == 15);
  table.play("take wbg").play("take wbg");
  CHECK(table.state.to_act == 1);
  CHECK_FALSE(table.state.last_round);
  table.owns(1, "L3-16 L3-20 L3-03 L3-02");
  CHECK(table.player(1).prestige == 18);
  table.play("take wbg");
  CHECK(table.state.last_round);
  CHECK_FALSE(is_terminal(table.state));
  table.play("take wbg");
  CHECK(is_terminal(table.state));
  CHECK(winners(table.state) == 0b010);
}

TEST_CASE("[cities.winner] most prestige among those who fulfil a city, then fewest purchases, then shared") {
  GameBuilder table = cities_table(3);
  table.cities({"C1A", "C2A", "C6A"}).to_act(2);
  const auto set = [&](int seat, int prestige, int purchased, std::string_view cards) {
    table.player(seat).prestige = static_cast<std::uint8_t>(prestige);
    table.player(seat).purchased = static_cast<std::uint8_t>(purchased);
    table.player(seat).cards = *parse_tokens(cards);
  };
  table.state.phase = Phase::over;
  set(0, 16, 9, "wb");
  set(1, 13, 9, "gggkkkk");
  set(2, 13, 9, "wwwbbbb");
  CHECK(winners(table.state) == 0b110);
  set(2, 13, 8, "wwwbbbb");
  CHECK(winners(table.state) == 0b100);
  set(1, 14, 12, "gggkkkk");
  CHECK(winners(table.state) == 0b010);
  const auto order = standings(table.state);
  CHECK(order[0].fulfils_city);
  CHECK(order[2].seat == 0);
  CHECK(order[2].rank == 3);
}

TEST_CASE("[cities.blocked] in a blocked game those who fulfil a city still rank first") {
  GameBuilder table = cities_table(2);
  table.cities({"C1A", "C2A", "C3A"});
  for (const Deck deck : {Deck::L1, Deck::L2, Deck::L3}) table.drain(deck);
  for (int slot = 0; slot < kBaseSlots; ++slot)
    table.clear(card_name(table.state.slots[static_cast<std::size_t>(slot)]));
  table.tokens(0, "wwwwbbbbgg").tokens(1, "ggrrrrkkkk");
  CHECK(must_pass(table.state));
  table.play("pass");
  CHECK_FALSE(is_terminal(table.state));
  table.play("pass");
  CHECK(is_terminal(table.state));
  CHECK(winners(table.state) == 0b11);
  table.player(0).prestige = 20;
  table.player(1).prestige = 13;
  table.player(1).cards = *parse_tokens("gggkkkk");
  table.player(0).cards = *parse_tokens("w");
  CHECK(winners(table.state) == 0b01);  // seventeen points fulfil C3A
  table.cities({"C1A", "C2A", "C6A"});
  CHECK(winners(table.state) == 0b10);
}

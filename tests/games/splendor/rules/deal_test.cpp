// Setting up: what is on the table before the first turn, and the catalogue of deals that must never change.
#include "games/splendor/rules/deal.h"

#include <algorithm>
#include <set>

#include "base/hash.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/data.h"
#include "support/game_builder.h"

using namespace splendor;

TEST_CASE("[base.setup.gems] four, five or seven of each gem") {
  CHECK(new_game({.players = 2}, 1).bank.without_gold() == Tokens::each_gem(4));
  CHECK(new_game({.players = 3}, 1).bank.without_gold() == Tokens::each_gem(5));
  CHECK(new_game({.players = 4}, 1).bank.without_gold() == Tokens::each_gem(7));
}

TEST_CASE("[five.gems] five players use all seven") {
  CHECK(new_game({.players = 5}, 1).bank.without_gold() == Tokens::each_gem(7));
}

TEST_CASE("[base.setup.gold] always five gold") {
  for (std::uint8_t players = 2; players <= 5; ++players) CHECK(new_game({.players = players}, 1).bank.gold() == 5);
}

TEST_CASE("[base.setup.nobles] [five.nobles] one noble more than players") {
  for (std::uint8_t players = 2; players <= 5; ++players) {
    const GameState state = new_game({.players = players}, 1);
    CHECK(std::count_if(state.nobles.begin(), state.nobles.end(), [](NobleId noble) { return noble != kNoNoble; }) ==
          players + 1);
    for (const NobleId noble : state.nobles) CHECK((noble == kNoNoble || noble < kBaseNobles));
  }
}

TEST_CASE("[base.setup.rows] four face-up cards of each level, the others in three decks") {
  const GameState state = new_game({.players = 2}, 1);
  for (int slot = 0; slot < kBaseSlots; ++slot) {
    const CardId card = state.slots[static_cast<std::size_t>(slot)];
    REQUIRE(card < kFirstCard[kBaseDeckCount]);
    CHECK(level_of(deck_of(card)) == slot / 4 + 1);
  }
  CHECK(state.decks[0].count == 36);
  CHECK(state.decks[1].count == 26);
  CHECK(state.decks[2].count == 16);
  CHECK(state.decks[3].count == 0);
}

TEST_CASE("[base.setup] everything is shuffled, and every seed gives another deal") {
  std::set<std::uint64_t> hashes;
  std::set<NobleId> first_nobles;
  std::set<CardId> first_cards;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const GameState state = new_game({.players = 4}, seed);
    REQUIRE_FALSE(broken_invariant(state));
    hashes.insert(hash_of(state));
    first_nobles.insert(state.nobles[0]);
    first_cards.insert(state.slots[0]);
  }
  CHECK(hashes.size() == 200);
  CHECK(first_nobles.size() == 10);
  CHECK(first_cards.size() > 35);
}

TEST_CASE("[base.setup] the opening row is the top of the deck in drawing order") {
  const Deal deal = shuffle_deal({.players = 2}, 7);
  const GameState state = new_game({.players = 2}, deal);
  for (std::size_t i = 0; i < 4; ++i) CHECK(state.slots[4 + i] == deal.decks[1][i]);
  CHECK(state.card_in_deck(Deck::L2, 0) == deal.decks[1][4]);
}

TEST_CASE("a deal that cannot be played is refused with a sentence") {
  const Setup setup{.players = 2};
  const Deal good = shuffle_deal(setup, 1);
  CHECK_FALSE(why_bad_deal(setup, good));
  const auto refused = [&](auto change) {
    Deal deal = good;
    change(deal);
    return why_bad_deal(setup, deal).has_value();
  };
  CHECK(refused([](Deal& deal) { deal.decks[0].pop_back(); }));
  CHECK(refused([](Deal& deal) { deal.decks[0][0] = deal.decks[0][1]; }));
  CHECK(refused([](Deal& deal) { std::swap(deal.decks[0][0], deal.decks[1][0]); }));
  CHECK(refused([](Deal& deal) { deal.decks[3].push_back(90); }));
  CHECK(refused([](Deal& deal) { deal.nobles.pop_back(); }));
  CHECK(refused([](Deal& deal) { deal.nobles[0] = deal.nobles[1]; }));
  CHECK(refused([](Deal& deal) { deal.nobles[0] = 200; }));
  CHECK(refused([](Deal& deal) { deal.cities = {0, 2, 4}; }));
  CHECK(why_bad_deal({.players = 1}, good));
  CHECK(why_bad_deal({.players = 6}, good));
}

TEST_CASE("the catalogue of deals is frozen: 25 seeds, all player counts, with and without modules") {
  std::map<std::string, std::string> catalogue;
  base::Hasher all;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (const unsigned modules : {0u, 1u, 4u, 11u, 15u})
      for (std::uint64_t seed = 0; seed < 25; ++seed) {
        const GameState state =
            new_game({.players = players, .modules = static_cast<std::uint8_t>(modules)}, seed * 0x9E3779B97Fu);
        all.add(hash_of(state));
        catalogue[std::to_string(players) + "-" + std::to_string(modules) + "-" + std::to_string(seed)] =
            base::hex16(hash_of(state));
      }
  support::note_hash("deals", all.value());
  support::check_golden("deals.txt", catalogue);
}

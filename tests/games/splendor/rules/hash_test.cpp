// One number for a state.
#include "games/splendor/rules/rules.h"

#include <functional>

#include "base/hash.h"
#include "doctest/doctest.h"
#include "games/splendor/rules/deal.h"
#include "support/game_builder.h"

using namespace splendor;

TEST_CASE("hexadecimal text") {
  CHECK(base::hex16(0) == "0000000000000000");
  CHECK(base::hex16(0x0123456789abcdef) == "0123456789abcdef");
  CHECK(base::hex16(~std::uint64_t{0}) == "ffffffffffffffff");
}

TEST_CASE("the hasher is frozen") {
  base::Hasher hash;
  CHECK(base::hex16(hash.value()) == "f52a15e9a9b5e89b");
  hash.add(1);
  hash.add(2);
  CHECK(base::hex16(hash.value()) == "77f44b9d0b5a446a");
}

TEST_CASE("everything that makes positions differ changes the hash") {
  const GameState state = GameBuilder(2, {Module::strongholds}).reserves_blind(0, "L1-09").build();
  const std::uint64_t hash = hash_of(state);
  CHECK(hash_of(GameState(state)) == hash);
  const std::function<void(GameState&)> changes[] = {
      [](GameState& s) { s.to_act = 1; },
      [](GameState& s) { s.phase = Phase::noble; },
      [](GameState& s) { s.passes = 1; },
      [](GameState& s) { s.last_round = true; },
      [](GameState& s) { s.turns = 1; },
      [](GameState& s) { s.bank += Tokens::of(Gem::white); },
      [](GameState& s) { std::swap(s.slots[0], s.slots[1]); },
      [](GameState& s) { std::swap(s.deck_cards[10], s.deck_cards[11]); },
      [](GameState& s) { --s.decks[0].count; },
      [](GameState& s) { s.nobles[0] = kNoNoble; },
      [](GameState& s) { s.players[0].blind = 0; },
      [](GameState& s) { s.players[1].tokens += Tokens::of(Gem::gold); },
      [](GameState& s) { s.players[1].purchased = 1; },
      [](GameState& s) { s.players[1].owned.insert(70); },
      [](GameState& s) { s.modules.occupied[3] = {.owner = 0, .count = 1}; },
      [](GameState& s) { s.setup.edition = Edition::rules_2014; },
  };
  for (const auto& change : changes) {
    GameState other = state;
    change(other);
    CHECK(hash_of(other) != hash);
  }
}

TEST_CASE("what cannot be seen any more does not count: drawn places of a deck, owners of no stronghold") {
  const GameState state = GameBuilder(2, {Module::strongholds}).build();
  GameState other = state;
  other.deck_cards[0] = kNoCard;  // L1-01 has left the deck
  other.modules.occupied[3] = {.owner = 1, .count = 0};
  CHECK(hash_of(other) == hash_of(state));
}

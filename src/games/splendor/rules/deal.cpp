#include "games/splendor/rules/deal.h"

#include <algorithm>
#include <numeric>

#include "base/random.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/messages.h"

namespace splendor {

namespace {

/// Every card of the deck once, and no other.
bool is_whole_deck(const std::vector<CardId>& cards, std::size_t deck) {
  std::vector<CardId> sorted = cards;
  std::sort(sorted.begin(), sorted.end());
  if (static_cast<int>(sorted.size()) != kDeckSizes[deck]) return false;
  for (std::size_t i = 0; i < sorted.size(); ++i)
    if (sorted[i] != kFirstCard[deck] + i) return false;
  return true;
}

template <class Number>
bool are_distinct_below(std::vector<Number> numbers, std::size_t limit) {
  std::sort(numbers.begin(), numbers.end());
  return std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end() &&
         (numbers.empty() || numbers.back() < limit);
}

}  // namespace

/// [orient.noble] [strongholds.noble] [posts.noble] The noble of each box joins with its modules.
std::vector<NobleId> noble_pool(const Setup& setup) {
  std::vector<NobleId> pool(kBaseNobles);
  std::iota(pool.begin(), pool.end(), NobleId{0});
  if (setup.has(Module::orient) || setup.has(Module::strongholds)) pool.push_back(kNobleOfSunNeverSets);
  if (setup.has(Module::posts)) pool.push_back(kNobleOfSilkRoad);
  return pool;
}

Deal shuffle_deal(const Setup& setup, std::uint64_t seed) {
  base::RandomSource random(seed);
  Deal deal;
  // [base.setup] The decks, each by itself, then the nobles.
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    if (!in_play(setup, static_cast<Deck>(deck))) continue;
    auto& cards = deal.decks[deck];
    cards.resize(static_cast<std::size_t>(kDeckSizes[deck]));
    std::iota(cards.begin(), cards.end(), kFirstCard[deck]);
    random.shuffle(cards, cards.size());
  }
  if (setup.has(Module::cities)) {  // [cities.setup]
    std::array<std::uint8_t, kCityTiles> tiles{};
    std::iota(tiles.begin(), tiles.end(), std::uint8_t{0});
    random.shuffle(tiles, tiles.size());
    for (std::size_t i = 0; i < kCitiesInPlay; ++i) {
      const std::uint32_t side = random.below(2);
      deal.cities.push_back(static_cast<std::uint8_t>(2 * tiles[i] + side));
    }
  } else {
    deal.nobles = noble_pool(setup);  // [base.setup.nobles] [five.nobles]
    random.shuffle(deal.nobles, deal.nobles.size());
    deal.nobles.resize(static_cast<std::size_t>(setup.noble_count()));
  }
  return deal;
}

std::optional<base::Message> why_bad_deal(const Setup& setup, const Deal& deal) {
  if (setup.players < kMinPlayers || setup.players > kMaxPlayers) return messages::players_two_to_five;
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    if (!in_play(setup, static_cast<Deck>(deck)) ? !deal.decks[deck].empty() : !is_whole_deck(deal.decks[deck], deck))
      return base::Message(messages::deck_not_whole, kDeckNames[deck]);
  }
  if (static_cast<int>(deal.nobles.size()) != setup.noble_count() || !are_distinct_below(deal.nobles, kNobles.size()))
    return messages::nobles_wrong;
  std::vector<std::uint8_t> tiles = deal.cities;
  for (auto& tile : tiles) tile = static_cast<std::uint8_t>(tile / 2);
  if (tiles.size() != (setup.has(Module::cities) ? kCitiesInPlay : 0u) || !are_distinct_below(tiles, kCityTiles))
    return messages::cities_wrong;
  return std::nullopt;
}

GameState new_game(const Setup& setup, const Deal& deal) {
  GameState state;
  state.setup = setup;
  // [base.setup.gems] [base.setup.gold] [five.gems]
  state.bank = Tokens::each_gem(setup.gems_each()) + Tokens::of(Gem::gold, Setup::kGold);
  state.slots.fill(kNoCard);
  state.nobles.fill(kNoNoble);
  std::copy(deal.nobles.begin(), deal.nobles.end(), state.nobles.begin());
  std::copy(deal.cities.begin(), deal.cities.end(), state.modules.cities.begin());
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    const auto& cards = deal.decks[deck];
    std::copy(cards.begin(), cards.end(), state.deck_cards.begin() + kFirstCard[deck]);
    state.decks[deck].count = static_cast<std::uint8_t>(cards.size());
  }
  for (int slot = 0; slot < kSlotCount; ++slot)  // [base.setup.rows] [orient.setup]
    if (in_play(setup, deck_of_slot(slot)))
      state.slots[static_cast<std::size_t>(slot)] = draw(state, deck_of_slot(slot));
  if (setup.has(Module::strongholds))  // [strongholds.setup]
    for (int player = 0; player < setup.players; ++player)
      state.players[static_cast<std::size_t>(player)].strongholds = kStrongholdsEach;
  return state;
}

GameState new_game(const Setup& setup, std::uint64_t seed) { return new_game(setup, shuffle_deal(setup, seed)); }

}  // namespace splendor

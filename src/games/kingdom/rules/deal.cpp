#include "games/kingdom/rules/deal.h"

#include <algorithm>
#include <numeric>

#include "base/random.h"
#include "games/kingdom/rules/messages.h"

namespace kingdom {

namespace {

/// Every copy of every village tile.
constexpr std::array<Effect, kVillageTileCount> kAllVillageTiles = [] {
  std::array<Effect, kVillageTileCount> all{};
  std::size_t next = 0;
  for (std::size_t effect = 0; effect < kVillageTiles.size(); ++effect)
    for (int copy = 0; copy < kVillageTiles[effect].count; ++copy) all[next++] = static_cast<Effect>(effect);
  return all;
}();

}  // namespace

std::optional<base::Message> why_bad_setup(const Setup& setup) {
  if (setup.players < kMinTravellers || setup.players > kMaxTravellers) return messages::travellers_two_to_four;
  if (setup.mysteries && !setup.full)  // [kingdom.mysteries]
    return messages::mysteries_need_full_board;
  if (setup.first >= setup.players && setup.first != kRandomSeat) return messages::first_not_at_table;
  return std::nullopt;
}

/// [kingdom.setup] By our own generator; every draw is made, whatever the setup leaves to chance.
Deal shuffle_deal(const Setup& setup, std::uint64_t seed) {
  base::RandomSource random(seed);
  Deal deal;
  deal.setup = setup;
  for (Side& side : deal.setup.sides) {  // [kingdom.setup.sides]
    const std::uint32_t drawn = random.below(2);
    if (side == Side::random) side = static_cast<Side>(drawn);
  }
  if (!setup.full) deal.setup.sides[1] = Side::a;
  const std::uint32_t first = random.below(setup.players);
  if (setup.first == kRandomSeat) deal.setup.first = static_cast<std::uint8_t>(first);  // [kingdom.first]

  std::iota(deal.stack.begin(), deal.stack.end(), TileId{0});  // [kingdom.setup.tiles]
  random.shuffle(deal.stack, deal.stack.size());
  auto tiles = kAllVillageTiles;  // [kingdom.mysteries.setup] the others stay unseen
  random.shuffle(tiles, tiles.size());
  const VillageList villages = mystery_villages(deal.setup);
  std::copy_n(tiles.begin(), villages.count, deal.villages.begin());
  return deal;
}

std::optional<base::Message> why_bad_deal(const Deal& deal) {
  if (auto wrong = why_bad_setup(deal.setup)) return wrong;
  if (!deal.setup.drawn() || (!deal.setup.full && deal.setup.sides[1] != Side::a)) return messages::sides_not_said;
  TileSet tiles;
  for (const TileId tile : deal.stack)
    if (tile < kTileCount) tiles.insert(tile);
  if (tiles != kAllTiles) return messages::stack_not_whole;
  const VillageList villages = mystery_villages(deal.setup);
  std::array<int, kEffects> counts{};
  for (std::size_t i = 0; i < deal.villages.size(); ++i) {
    const auto effect = static_cast<std::size_t>(deal.villages[i]);
    if ((deal.villages[i] != Effect::none) != (i < villages.count) || (i < villages.count && effect >= kEffects))
      return messages::villages_wrong;
    if (i < villages.count && ++counts[effect] > kVillageTiles[effect].count)
      return base::Message(messages::village_tiles_too_many, kVillageTiles[effect].id);
  }
  return std::nullopt;
}

GameState new_game(const Deal& deal) {
  GameState state;
  state.setup = deal.setup;
  state.active = state.to_act = deal.setup.first;
  // [kingdom.setup.supply] [kingdom.setup.gold]
  state.supply = Tokens::each_resource(deal.setup.resources_each()) + Tokens::of(Token::gold, Setup::kGold);
  for (int seat = 0; seat < deal.setup.players; ++seat)  // [kingdom.setup.start]
    state.travellers[static_cast<std::size_t>(seat)].space = port_of(deal.setup);
  state.stack = deal.stack;
  state.villages = deal.villages;
  if (deal.setup.mysteries)  // [kingdom.market.setup]
    for (TileId& tile : state.market) {
      tile = state.stack[state.stack_top];
      state.stack[state.stack_top++] = kNoTile;
    }
  return state;
}

GameState new_game(const Setup& setup, std::uint64_t seed) { return new_game(shuffle_deal(setup, seed)); }

}  // namespace kingdom

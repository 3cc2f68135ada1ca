#include "games/kingdom/rules/view.h"

namespace kingdom {

/// [kingdom.view] The stack and the tiles of villages that nobody has turned are hidden from everybody.
PlayerView view_for(const GameState& state, int player) {
  PlayerView view{.viewer = player, .shown = state};
  GameState& shown = view.shown;
  for (std::size_t i = shown.stack_top; i < shown.stack.size(); ++i) shown.stack[i] = kHiddenTile;
  const VillageList villages = mystery_villages(shown.setup);
  for (std::size_t i = 0; i < villages.count; ++i)
    if ((shown.flipped >> i & 1) == 0) shown.villages[i] = Effect::hidden;
  return view;
}

/// [kingdom.view.redeal]
GameState determinise(const PlayerView& view, base::RandomSource& random) {
  GameState state = view.shown;
  TileSet known = state.boxed;
  for (const TileId tile : state.market)
    if (tile != kNoTile) known.insert(tile);
  for (const Traveller& traveller : state.travellers) known = known | traveller.tiles;
  std::array<TileId, kTileCount> unseen{};
  std::size_t left = 0;
  for_each_tile(kAllTiles - known, [&](TileId tile) { unseen[left++] = tile; });
  random.shuffle(unseen, left);
  for (std::size_t i = state.stack_top; i < state.stack.size(); ++i) state.stack[i] = unseen[--left];

  const VillageList villages = mystery_villages(state.setup);
  std::array<int, kEffects> copies{};  // not turned yet, in play or in the box
  for (std::size_t effect = 0; effect < copies.size(); ++effect) copies[effect] = kVillageTiles[effect].count;
  for (std::size_t i = 0; i < villages.count; ++i)
    if (state.villages[i] != Effect::hidden) --copies[static_cast<std::size_t>(state.villages[i])];
  std::array<Effect, kVillageTileCount> faces{};
  std::size_t count = 0;
  for (std::size_t effect = 0; effect < copies.size(); ++effect)
    for (; copies[effect] > 0; --copies[effect]) faces[count++] = static_cast<Effect>(effect);
  random.shuffle(faces, count);
  for (std::size_t i = 0; i < villages.count; ++i)
    if (state.villages[i] == Effect::hidden) state.villages[i] = faces[--count];
  return state;
}

}  // namespace kingdom

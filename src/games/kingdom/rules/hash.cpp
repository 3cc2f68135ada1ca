#include "games/kingdom/rules/hash.h"

namespace kingdom {

std::uint64_t hash_of(const GameState& state) {
  base::Hasher hash;
  hash.add(state.setup.players);
  hash.add(state.setup.full ? 1 : 0);
  hash.add(state.setup.mysteries ? 1 : 0);
  hash.add(state.setup.first);
  for (const Side side : state.setup.sides) hash.add(static_cast<std::uint64_t>(side));
  hash.add(static_cast<std::uint64_t>(state.phase));
  hash.add(state.active);
  hash.add(state.to_act);
  hash.add(state.extra_turn ? 1 : 0);
  hash.add(state.gates_closed ? 1 : 0);
  hash.add(state.turns);
  hash.add(state.supply.bits());
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
    const Traveller& traveller = state.travellers[seat];
    hash.add(traveller.tokens.bits());
    hash.add(traveller.tiles.bits);
    hash.add(traveller.face_up.bits);
    hash.add(traveller.space);
    hash.add(traveller.medal);
    hash.add(traveller.gem ? 1 : 0);
  }
  hash.add(state.stack_top);
  for (std::size_t i = state.stack_top; i < state.stack.size(); ++i) hash.add(state.stack[i]);
  for (const TileId tile : state.market) hash.add(tile);
  hash.add(state.boxed.bits);
  for (const Effect effect : state.villages) hash.add(static_cast<std::uint64_t>(effect));
  hash.add(state.flipped);
  return hash.value();
}

}  // namespace kingdom

#include "base/hash.h"
#include "games/kingdom/rules/rules.h"

namespace kingdom {

std::uint64_t hash_of(const GameState& state) {
  base::Hasher hash;
  const Setup& setup = state.setup;
  hash.add(setup.players, setup.full, setup.mysteries, setup.first, setup.sides);
  hash.add(state.phase, state.active, state.to_act, state.extra_turn, state.gates_closed, state.turns);
  hash.add(state.supply.bits());
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    const Traveller& traveller = state.travellers[seat];
    hash.add(traveller.tokens.bits(), traveller.tiles.bits, traveller.face_up.bits);
    hash.add(traveller.space, traveller.medal, traveller.gem);
  }
  hash.add(state.stack_top);
  for (std::size_t i = state.stack_top; i < state.stack.size(); ++i) hash.add(state.stack[i]);
  hash.add(state.market, state.boxed.bits, state.villages, state.flipped);
  return hash.value();
}

}  // namespace kingdom

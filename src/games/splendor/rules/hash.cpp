#include "base/hash.h"

#include <algorithm>
#include <array>

#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// A phase goes in by its place here, which hashes in saves hold: append, whatever the order in a turn.
constexpr std::array kPhases{Phase::turn,  Phase::keep,       Phase::associate, Phase::free_card,
                             Phase::gem,   Phase::stronghold, Phase::conquest,  Phase::give_back,
                             Phase::noble, Phase::post,       Phase::over};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::over) + 1);

void add_player(base::Hasher& hash, const PlayerState& player) {
  hash.add(player.tokens.bits(), player.bonuses.bits(), player.cards.bits(), player.owned.low, player.owned.high);
  hash.add(player.reserved, player.blind, player.prestige, player.purchased);
  hash.add(player.posts, player.strongholds, player.nobles);
}

/// What a later module adds goes in only when that is in play, or the hashes in older saves would change.
void add_modules(base::Hasher& hash, const ModuleState& modules) {
  hash.add(modules.copied, modules.effect_card, modules.free_level);
  hash.add(modules.gem_due, modules.stronghold_due, modules.conquered, modules.drawn);
  for (const Occupation& occupation : modules.occupied)
    hash.add(occupation.count == 0 ? 0u : occupation.owner * 4u + occupation.count);
  hash.add(modules.removed.low, modules.removed.high, modules.cities);
}

}  // namespace

std::uint64_t hash_of(const GameState& state) {
  base::Hasher hash;
  hash.add(state.setup.players, state.setup.modules, state.setup.edition);
  hash.add(std::find(kPhases.begin(), kPhases.end(), state.phase) - kPhases.begin(), state.to_act, state.passes,
           state.last_round, state.turns, state.gaps);
  hash.add(state.bank.bits(), state.slots, state.nobles);
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) add_player(hash, state.players[seat]);
  for (int deck = 0; deck < kDeckCount; ++deck) {
    const int count = state.decks[static_cast<std::size_t>(deck)].count;
    hash.add(count);
    for (int depth = 0; depth < count; ++depth) hash.add(state.card_in_deck(static_cast<Deck>(deck), depth));
  }
  if (state.setup.modules != 0) add_modules(hash, state.modules);
  return hash.value();
}

}  // namespace splendor

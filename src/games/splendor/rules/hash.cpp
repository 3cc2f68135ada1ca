#include "games/splendor/rules/hash.h"

namespace splendor {

namespace {

void add_player(base::Hasher& hash, const PlayerState& player) {
  hash.add(player.tokens.bits());
  hash.add(player.bonuses.bits());
  hash.add(player.cards.bits());
  hash.add(player.owned.low);
  hash.add(player.owned.high);
  for (const CardId card : player.reserved) hash.add(card);
  hash.add(player.blind);
  hash.add(player.prestige);
  hash.add(player.purchased);
  hash.add(player.posts);
  hash.add(player.strongholds);
  hash.add(player.nobles);
}

void add_modules(base::Hasher& hash, const ModuleState& modules) {
  for (const auto colour : modules.copied) hash.add(colour);
  hash.add(modules.effect_card);
  hash.add(modules.free_level);
  hash.add(modules.gem_due);
  hash.add(modules.stronghold_due);
  hash.add(modules.conquered);
  for (const CardId card : modules.drawn) hash.add(card);
  for (const Occupation& occupation : modules.occupied)
    hash.add(occupation.count == 0 ? 0u : occupation.owner * 4u + occupation.count);
  hash.add(modules.removed.low);
  hash.add(modules.removed.high);
  for (const auto city : modules.cities) hash.add(city);
}

}  // namespace

std::uint64_t hash_of(const GameState& state) {
  base::Hasher hash;
  hash.add(state.setup.players);
  hash.add(state.setup.modules);
  hash.add(static_cast<std::uint64_t>(state.setup.edition));
  hash.add(static_cast<std::uint64_t>(state.phase));
  hash.add(state.to_act);
  hash.add(state.passes);
  hash.add(state.last_round ? 1 : 0);
  hash.add(state.turns);
  hash.add(state.gaps);
  hash.add(state.bank.bits());
  for (const CardId card : state.slots) hash.add(card);
  for (const NobleId noble : state.nobles) hash.add(noble);
  for (int player = 0; player < state.setup.players; ++player)
    add_player(hash, state.players[static_cast<std::size_t>(player)]);
  for (int deck = 0; deck < kDeckCount; ++deck) {
    const int count = state.decks[static_cast<std::size_t>(deck)].count;
    hash.add(static_cast<std::uint64_t>(count));
    for (int depth = 0; depth < count; ++depth) hash.add(state.card_in_deck(static_cast<Deck>(deck), depth));
  }
  if (state.setup.modules != 0) add_modules(hash, state.modules);
  return hash.value();
}

}  // namespace splendor

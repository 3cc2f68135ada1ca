#include "games/splendor/rules/modules/cities.h"

namespace splendor::cities {

namespace {

/// [cities.any] `count` cards of one colour that the tile does not name.
bool has_any(Tokens cards, const City& city) {
  if (city.any == 0) return true;
  return (cards.gems_with_at_least(city.any) & ~city.cards.gems_with_at_least(1)) != 0;
}

}  // namespace

/// [cities.fulfil] Cards are counted, not bonuses.
bool fulfils(const PlayerState& player, const City& city) {
  return player.prestige >= city.points && player.cards.covers(city.cards) && has_any(player.cards, city);
}

/// [cities.end]
bool fulfils_any(const GameState& state, int player) {
  for (const std::uint8_t city : state.modules.cities)
    if (fulfils(state.players[static_cast<std::size_t>(player)], kCities[city])) return true;
  return false;
}

}  // namespace splendor::cities

#include "games/splendor/ui/glance.h"

#include <algorithm>
#include <utility>

#include "games/splendor/game.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/cities.h"
#include "ui/game_screen.h"

namespace splendor_ui {

using namespace splendor;

SmallMarket small_market_of(const engine::Game& position) {
  const GameState& state = ui::typed<splendor::Game>(position).state();
  SmallMarket market;
  for (const NobleId noble : state.nobles) market.nobles += noble != kNoNoble ? 1 : 0;
  for (std::size_t slot = 0; slot < std::size_t{kBaseSlots}; ++slot)
    if (const CardId card = state.slots[slot]; card != kNoCard) market.rows[slot / 4][slot % 4] = kCards[card].bonus;
  return market;
}

Trophies trophies_of(const engine::Game& position, int seat) {
  const GameState& state = ui::typed<splendor::Game>(position).state();
  const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
  Trophies trophies{.seat = seat, .cards = {}, .nobles = player.nobles};
  for_each_card(player.owned, [&](CardId card) { trophies.cards.push_back(card); });
  const auto place = [](CardId card) { return std::pair(card_facts(card).bonus, card_facts(card).points); };
  std::sort(trophies.cards.begin(), trophies.cards.end(), [&](CardId a, CardId b) { return place(a) < place(b); });
  if (state.setup.has(Module::cities))
    for (const std::uint8_t one : state.modules.cities)
      if (one < kCities.size() && cities::fulfils(player, kCities[one])) trophies.city = one;
  return trophies;
}

}  // namespace splendor_ui

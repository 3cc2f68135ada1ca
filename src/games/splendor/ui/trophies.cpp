#include "games/splendor/ui/trophies.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/splendor/game.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/ui/art/tiles.h"
#include "ui/art/fan.h"
#include "ui/art/paint.h"
#include "ui/game_screen.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

struct Fanned {
  std::array<CardId, kCardCount> all{};
  int count = 0;
};

/// Colour by colour, the dearest of each on top.
Fanned fanned(const PlayerState& player) {
  Fanned cards;
  for_each_card(player.owned, [&](CardId card) { cards.all[static_cast<std::size_t>(cards.count++)] = card; });
  const auto place = [](CardId card) { return std::pair(card_facts(card).bonus, card_facts(card).points); };
  std::sort(cards.all.begin(), cards.all.begin() + cards.count,
            [&](CardId a, CardId b) { return place(a) < place(b); });
  return cards;
}

}  // namespace

void draw_trophies(const Canvas& canvas, const Rect& rect, const engine::Game& position, int seat) {
  const GameState& state = typed<splendor::Game>(position).state();
  const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
  const float glow = rect.h * 0.4f;
  if (!canvas.theme.flat)
    fill_soft(canvas, rect.inset(glow, glow), rect.h * 0.1f, glow, with_opacity(player_colour(seat).base, 0.3f));

  const Fanned cards = fanned(player);
  const float card_h = std::min(rect.h * 0.8f, rect.w * 0.34f), card_w = card_h / kCardAspect;
  draw_fan(canvas, rect, cards.count, card_w, card_h,
           [&](int i, const Rect& place) { draw_card(canvas, place, cards.all[static_cast<std::size_t>(i)]); });

  int tiles = __builtin_popcount(player.nobles), city = -1;
  if (state.setup.has(Module::cities))
    for (const std::uint8_t one : state.modules.cities)
      if (one < kCities.size() && cities::fulfils(player, kCities[one])) city = one;
  tiles += city >= 0 ? 1 : 0;
  const float size = std::min(rect.h * 0.44f, rect.w / (1.15f * static_cast<float>(std::max(tiles, 1))));
  Rect tile{rect.centre_x() - size * (1.1f * static_cast<float>(tiles) - 0.1f) / 2, rect.bottom() - size, size, size};
  for (unsigned nobles = player.nobles; nobles != 0; nobles &= nobles - 1, tile.x += size * 1.1f)
    draw_noble(canvas, tile, static_cast<NobleId>(__builtin_ctz(nobles)), {.gained = true});
  if (city >= 0) draw_city(canvas, tile, city, {.gained = true});
}

}  // namespace splendor_ui

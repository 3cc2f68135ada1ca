#include "games/splendor/ui/art/trophies.h"

#include <algorithm>

#include "games/splendor/ui/art/cards.h"
#include "games/splendor/ui/art/tiles.h"
#include "ui/art/fan.h"
#include "ui/art/paint.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

void draw_trophies(const Canvas& canvas, const Rect& rect, const Trophies& trophies) {
  const float glow = rect.h * 0.4f;
  if (!canvas.theme.flat)
    fill_soft(canvas, rect.inset(glow, glow), rect.h * 0.1f, glow,
              with_opacity(player_colour(trophies.seat).base, 0.3f));

  const float card_h = std::min(rect.h * 0.8f, rect.w * 0.34f), card_w = card_h / kCardAspect;
  draw_fan(canvas, rect, static_cast<int>(trophies.cards.size()), card_w, card_h,
           [&](int i, const Rect& place) { draw_card(canvas, place, trophies.cards[static_cast<std::size_t>(i)]); });

  const int tiles = __builtin_popcount(trophies.nobles) + (trophies.city >= 0 ? 1 : 0);
  const float size = std::min(rect.h * 0.44f, rect.w / (1.15f * static_cast<float>(std::max(tiles, 1))));
  Rect tile{rect.centre_x() - size * (1.1f * static_cast<float>(tiles) - 0.1f) / 2, rect.bottom() - size, size, size};
  for (unsigned nobles = trophies.nobles; nobles != 0; nobles &= nobles - 1, tile.x += size * 1.1f)
    draw_noble(canvas, tile, static_cast<NobleId>(__builtin_ctz(nobles)), {.gained = true});
  if (trophies.city >= 0) draw_city(canvas, tile, trophies.city, {.gained = true});
}

}  // namespace splendor_ui

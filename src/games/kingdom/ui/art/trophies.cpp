#include "games/kingdom/ui/art/trophies.h"

#include <algorithm>

#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/pieces.h"
#include "ui/art/fan.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

void draw_trophies(const Canvas& canvas, const Rect& rect, const Trophies& trophies) {
  const int count = static_cast<int>(trophies.tiles.size());
  const float side = std::min(rect.h * 0.5f, rect.w * 0.2f);
  // Half of them at each side of the palace.
  const float middle = std::min(rect.h * 1.15f, rect.w * 0.4f);
  const int left = count / 2;
  const auto wing = [&](int first, int number, float towards) {
    const float wide =
        std::min((rect.w - middle) / 2, side * (1.4f + 0.8f * static_cast<float>(std::max(number - 1, 0))));
    const float x = rect.centre_x() + towards * (middle + wide) / 2;
    draw_fan(canvas, {x - wide / 2, rect.y + rect.h * 0.22f, wide, rect.h * 0.7f}, number, side, side,
             [&](int i, const Rect& place) {
               draw_city_tile(canvas, place, trophies.tiles[static_cast<std::size_t>(first + i)]);
             });
  };
  wing(0, left, -1);
  wing(left, count - left, 1);
  draw_vignette(canvas, trophies.space, rect.centre_x(), rect.y + rect.h * 0.46f,
                std::min(rect.h * 0.44f, middle * 0.44f));
  draw_pawn(canvas, trophies.seat, rect.centre_x(), rect.bottom() - 2, rect.h * 0.6f);
  const float medal = rect.h * 0.34f, out = middle * 0.4f;
  if (trophies.medal > 0)
    draw_medal(canvas, Rect::square(rect.centre_x() + out, rect.bottom() - medal * 0.6f, medal), trophies.medal);
  if (trophies.gem) draw_queens_gem(canvas, rect.centre_x() - out, rect.bottom() - medal * 0.6f, medal);
}

}  // namespace kingdom_ui

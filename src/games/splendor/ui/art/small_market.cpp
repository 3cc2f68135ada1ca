#include "games/splendor/ui/art/small_market.h"

#include "games/splendor/ui/art/gems.h"
#include "ui/art/paint.h"
#include "ui/art/widgets.h"

namespace splendor_ui {

using namespace ui;

void draw_small_market(const Canvas& canvas, const Rect& rect, const SmallMarket& market) {
  const float w = rect.w / 5.2f, h = rect.h / 4.2f;
  const float step = market.nobles > 5 ? 0.75f : 0.9f;  // so that six stay above the cards
  for (int noble = 0; noble < market.nobles; ++noble)
    draw_surface(canvas, {rect.x + w * (0.6f + step * static_cast<float>(noble)), rect.y, w * (step - 0.2f), h * 0.7f},
                 Surface::well, 2);
  for (std::size_t level = 0; level < market.rows.size(); ++level)
    for (std::size_t column = 0; column < market.rows[level].size(); ++column) {
      const auto& bonus = market.rows[level][column];
      if (!bonus) continue;
      const auto row = static_cast<float>(market.rows.size() - 1 - level);
      const Rect at{rect.x + w * (0.6f + static_cast<float>(column)), rect.y + h * (0.95f + 1.08f * row), w * 0.82f,
                    h * 0.95f};
      const GemColours& colours = gem_colours(*bonus);
      fill_rounded(canvas, at, 2, colours.edge);  // white shows on the light panel by its edge
      fill_rounded(canvas, at.inset(canvas.pixel), 2, colours.base);
    }
}

}  // namespace splendor_ui

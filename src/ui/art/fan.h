// Things of one size side by side along a shallow arc, as a hand of cards is held.
#pragma once

#include <algorithm>
#include <cmath>

#include "ui/art/canvas.h"

namespace ui {

/// `draw(i, place)` for each of `count` things, the last on top. They fill the rectangle's width, unless they are so few that
/// they would lie apart; the outer ones hang lower, down to its bottom.
template <class Draw>
void draw_fan(const Canvas& canvas, const Rect& rect, int count, float width, float height, Draw draw) {
  const float room = (rect.w - width * 1.35f) / 2;
  const float half = std::min(room, 0.4f * width * static_cast<float>(count - 1));
  const float lower = std::max(1.0f, rect.h - height * 1.04f);
  const float radius = (room * room + lower * lower) / (2 * lower);
  const float widest = std::asin(std::clamp(half / radius, 0.0f, 1.0f));
  const ImVec2 pivot{rect.centre_x(), rect.y + height / 2 + radius};
  for (int i = 0; i < count; ++i) {
    const float along = count > 1 ? 2 * static_cast<float>(i) / static_cast<float>(count - 1) - 1 : 0;
    const Mark before = mark(canvas);
    draw(i, Rect{rect.centre_x() - width / 2, rect.y, width, height});
    rotate_since(canvas, before, pivot, along * widest);
  }
}

}  // namespace ui

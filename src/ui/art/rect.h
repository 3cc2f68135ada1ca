// A rectangle in CSS pixels with the few operations that drawing and layout need. Knows neither ImGui nor the game.
#pragma once

#include <algorithm>

namespace ui {

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;

  constexpr float left() const { return x; }
  constexpr float top() const { return y; }
  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr float centre_x() const { return x + w / 2; }
  constexpr float centre_y() const { return y + h / 2; }
  constexpr bool empty() const { return w <= 0 || h <= 0; }

  constexpr bool contains(float px, float py) const { return px >= x && py >= y && px < x + w && py < y + h; }
  /// Smaller by `d` on each side; a negative `d` grows.
  constexpr Rect inset(float d) const { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
  constexpr Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
  constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  /// Scaled about its centre.
  constexpr Rect scaled(float factor) const {
    return {centre_x() - w * factor / 2, centre_y() - h * factor / 2, w * factor, h * factor};
  }

  /// What lies in both; empty when nothing does.
  constexpr Rect clipped(const Rect& to) const {
    const float left = std::max(x, to.x), top = std::max(y, to.y);
    return {left, top, std::min(right(), to.right()) - left, std::min(bottom(), to.bottom()) - top};
  }
  constexpr float area() const { return empty() ? 0 : w * h; }
  /// Number `index` of `count` as wide side by side, `gap` apart.
  constexpr Rect column(int index, int count, float gap) const {
    const float width = (w - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {x + (width + gap) * static_cast<float>(index), y, width, h};
  }

  static constexpr Rect centred(float cx, float cy, float w, float h) { return {cx - w / 2, cy - h / 2, w, h}; }
  static constexpr Rect square(float cx, float cy, float side) { return centred(cx, cy, side, side); }

  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace ui

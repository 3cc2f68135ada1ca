// A rectangle in CSS pixels with the few operations that drawing and layout need. Knows neither ImGui nor the game.
#pragma once

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

  static constexpr Rect centred(float cx, float cy, float w, float h) { return {cx - w / 2, cy - h / 2, w, h}; }
  static constexpr Rect square(float cx, float cy, float side) { return centred(cx, cy, side, side); }

  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace ui

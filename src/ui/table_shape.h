// How a table is laid out in a window, whichever the game.
#pragma once

#include <cmath>
#include <cstdint>

namespace ui {

enum class TableShape : std::uint8_t {
  wide,     ///< large, and everything beside each other
  strip,    ///< low, or not wide enough for the size of the text
  upright,  ///< a phone
};

/// CSS pixels.
inline TableShape shape_for(float width, float height, float text_scale) {
  if (width < height && width < 900) return TableShape::upright;
  return width >= 1100 && height >= 560 * std::sqrt(text_scale) ? TableShape::wide : TableShape::strip;
}

}  // namespace ui

// Adapts drawing functions that take a centre to a rectangle.
#pragma once

#include "ui/art/canvas.h"

namespace ui {

/// A drawing around a centre (canvas, what, cx, cy, size) as one of a rectangle, in its middle.
template <auto kDraw>
void draw_in_middle(const Canvas& canvas, const Rect& rect, int what) {
  kDraw(canvas, what, rect.centre_x(), rect.centre_y(), rect.w);
}

}  // namespace ui

#include "ui/art/paint.h"
#include "ui/art/widgets.h"

namespace ui {

void draw_ring(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width, float gap) {
  stroke_rounded(canvas, rect.inset(-gap - width), radius + gap + width, colour, width);
}

void draw_dashed_ring(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width, float gap) {
  dash_rounded(canvas, rect.inset(-gap - width), radius + gap + width, colour, width, 7);
}

void draw_focus_ring(const Canvas& canvas, const Rect& rect, float radius) {
  draw_ring(canvas, rect, radius, canvas.theme.focus, space::kRing);
}

}  // namespace ui

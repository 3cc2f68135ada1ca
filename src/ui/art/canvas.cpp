#include "ui/art/canvas.h"

#include <cmath>

#include "ui/art/paint.h"

namespace ui {
namespace {

template <class Change>
void each_vertex_since(const Canvas& canvas, Mark from, Change&& change) {
  for (int i = from.vertex; i < canvas.list.VtxBuffer.Size; ++i) change(canvas.list.VtxBuffer[i]);
}

}  // namespace

float Canvas::snap(float v) const { return std::round(v / pixel) * pixel; }

Rect Canvas::snap(const Rect& r) const {
  const float x0 = snap(r.x), y0 = snap(r.y);
  return {x0, y0, snap(r.right()) - x0, snap(r.bottom()) - y0};
}

Canvas canvas_on(ImDrawList& list, const Theme& theme, const Fonts& fonts, bool letters) {
  const float pixel = 1 / fonts.pixel_ratio;
  list._FringeScale = pixel;
  return {.list = list, .theme = theme, .fonts = fonts, .pixel = pixel, .letters = letters || theme.flat};
}

Mark mark(const Canvas& canvas) { return {canvas.list.VtxBuffer.Size}; }

void fade_since(const Canvas& canvas, Mark from, float opacity) {
  if (opacity >= 1) return;
  each_vertex_since(canvas, from, [opacity](ImDrawVert& v) { v.col = with_opacity(v.col, opacity); });
}

void squeeze_since(const Canvas& canvas, Mark from, float centre_x, float factor) {
  each_vertex_since(canvas, from, [=](ImDrawVert& v) { v.pos.x = centre_x + (v.pos.x - centre_x) * factor; });
}

void rotate_since(const Canvas& canvas, Mark from, ImVec2 centre, float radians) {
  const float c = std::cos(radians), s = std::sin(radians);
  each_vertex_since(canvas, from, [=](ImDrawVert& v) {
    const float x = v.pos.x - centre.x, y = v.pos.y - centre.y;
    v.pos = {centre.x + c * x - s * y, centre.y + s * x + c * y};
  });
}

void tint_since(const Canvas& canvas, Mark from, ImU32 colour, float amount) {
  each_vertex_since(canvas, from, [=](ImDrawVert& v) {
    const ImU32 alpha = v.col & IM_COL32_A_MASK;
    v.col = (mix(v.col, colour, amount) & ~IM_COL32_A_MASK) | alpha;
  });
}

}  // namespace ui

// The primitives under all drawing: filled shapes, rounded rectangles, discs, lines, each with smooth edges one device
// pixel wide. Like ImDrawList's own, but round things stay round at any pixel ratio, fills may fade from top to bottom,
// and shapes need not be convex.
#pragma once

#include <imgui.h>

#include <cstdint>

#include "ui/art/canvas.h"
#include "ui/art/shape.h"

namespace ui {

/// The colour with its opacity multiplied by 0 .. 1.
constexpr ImU32 with_opacity(ImU32 colour, float opacity) {
  const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * opacity + 0.5f);
  return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

/// Between two colours, opacity included.
constexpr ImU32 mix(ImU32 a, ImU32 b, float t) {
  ImU32 out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const auto from = static_cast<float>((a >> shift) & 0xFFu), to = static_cast<float>((b >> shift) & 0xFFu);
    out |= static_cast<ImU32>(from + (to - from) * t + 0.5f) << shift;
  }
  return out;
}

/// A shape of the unit square laid over `frame`; a frame of negative width mirrors it. The second form fades from the
/// colour at the frame's top to that at its bottom.
void fill(const Canvas& canvas, const ShapeView& shape, const Rect& frame, ImU32 colour);
void fill(const Canvas& canvas, const ShapeView& shape, const Rect& frame, ImU32 top, ImU32 bottom);

/// Convex, clockwise on the screen; at most 64 points.
void fill_convex(const Canvas& canvas, const ImVec2* points, int count, ImU32 colour);
void fill_convex(const Canvas& canvas, const ImVec2* points, int count, ImU32 top, ImU32 bottom, float top_y,
                 float bottom_y);

void fill_rect(const Canvas& canvas, const Rect& rect, ImU32 colour);
void fill_rect(const Canvas& canvas, const Rect& rect, ImU32 top, ImU32 bottom);

/// Which corners are rounded.
enum class Corners : std::uint8_t {
  top_left = 1,
  top_right = 2,
  bottom_right = 4,
  bottom_left = 8,
  top = 3,
  bottom = 12,
  left = 9,
  right = 6,
  all = 15
};
void fill_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, Corners corners = Corners::all);
void fill_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 top, ImU32 bottom,
                  Corners corners = Corners::all);
/// A rounded rectangle whose edge fades out over `reach`, as a soft shadow.
void fill_soft(const Canvas& canvas, const Rect& rect, float radius, float reach, ImU32 colour);
/// A line along the inside of the edge.
void stroke_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width);
/// Dashes along the inside of the edge, an even number of them, each about `dash` long.
void dash_rounded(const Canvas& canvas, const Rect& rect, float radius, ImU32 colour, float width, float dash);

void fill_disc(const Canvas& canvas, float cx, float cy, float radius, ImU32 colour);
void fill_disc(const Canvas& canvas, float cx, float cy, float radius, ImU32 top, ImU32 bottom);
void fill_ellipse(const Canvas& canvas, float cx, float cy, float rx, float ry, ImU32 colour);
/// A ring whose middle runs at `radius`.
void stroke_circle(const Canvas& canvas, float cx, float cy, float radius, ImU32 colour, float width);
/// Part of a circle, angles in turns clockwise from the right (0.25 is down). Round ends.
void stroke_arc(const Canvas& canvas, float cx, float cy, float radius, float from, float to, ImU32 colour,
                float width);
/// A slice of a ring or, with inner = 0, of a disc; angles in turns.
void fill_sector(const Canvas& canvas, float cx, float cy, float inner, float outer, float from, float to,
                 ImU32 colour);

/// Round ends.
void line(const Canvas& canvas, float x0, float y0, float x1, float y1, ImU32 colour, float width);
/// At most 64 points. Open lines have round ends; joints are mitred.
void polyline(const Canvas& canvas, const ImVec2* points, int count, ImU32 colour, float width, bool closed = false);

/// Point on the unit circle, `turns` clockwise from the right, from a table.
ImVec2 on_circle(float turns);

}  // namespace ui

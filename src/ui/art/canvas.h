// The context of every drawing function: draw list, theme and fonts. Cheap to make, one per draw list and frame.
// All coordinates are CSS pixels; edges are smoothed over one device pixel. Drawing never allocates and keeps no state.
#pragma once

#include <imgui.h>

#include "ui/art/rect.h"
#include "ui/fonts.h"
#include "ui/theme.h"

namespace ui {

struct Canvas {
  ImDrawList& list;
  const Theme& theme;
  const Fonts& fonts;
  float pixel = 1;       ///< one device pixel in CSS pixels
  bool letters = false;  ///< Settings::letters
  /// Vertices of fills and lines (not text) are clamped to these bounds: a cheap clip that follows when the drawing is squeezed
  /// or turned afterwards, and costs no draw call.
  Rect bounds{-1e6f, -1e6f, 2e6f, 2e6f};

  /// Nearest place on the grid of device pixels.
  float snap(float v) const;
  Rect snap(const Rect& r) const;
};

/// Also sets the list's edge smoothing to one device pixel (ImGui resets it every frame).
/// Density is that of the fonts.
Canvas canvas_on(ImDrawList& list, const Theme& theme, const Fonts& fonts, bool letters = false);

/// What has been drawn since a mark can be transformed as a whole, for animation: take a mark, draw, then transform.
struct Mark {
  int vertex;
};
Mark mark(const Canvas& canvas);
void fade_since(const Canvas& canvas, Mark from, float opacity);                    ///< 1 leaves it as it is
void squeeze_since(const Canvas& canvas, Mark from, float centre_x, float factor);  ///< a card turning over: 1 .. 0
void rotate_since(const Canvas& canvas, Mark from, ImVec2 centre, float radians);
void tint_since(const Canvas& canvas, Mark from, ImU32 colour, float amount);  ///< mixes in a colour, keeps opacity

}  // namespace ui

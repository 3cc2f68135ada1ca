// A small painting surface: a rectangle, a palette, and brushes in units of the picture's width, so that a motif looks the
// same at every size. Used by the landscapes of cards, the skylines of cities and the banners of posts.
#pragma once

#include <array>

#include "ui/art/paint.h"

namespace splendor_ui {

/// Tones from far to near (aerial perspective): the sky is palest, the foreground deepest.
struct Palette {
  ImU32 sky, haze;  ///< sky at the top and at the horizon
  ImU32 sun;
  ImU32 far, mid, near, front;  ///< ridges
  ImU32 glow;                   ///< lit windows, lanterns
  ImU32 pale;                   ///< snow, sails, foam
};

class Scene {
 public:
  /// x runs from 0 to 1 over the width, y from 0 to height(); both in units of the width. Clipped to the rectangle.
  Scene(const ui::Canvas& canvas, const ui::Rect& rect, const Palette& tones, unsigned seed)
      : p(tones), canvas_(canvas), rect_(rect), seed_(seed) {
    canvas_.bounds = rect;
  }

  const Palette p;  // NOLINT: the motifs read it on every line

  /// Cuts at these bounds (CSS pixels) instead of at the picture's own edges.
  void cut(const ui::Rect& bounds) { canvas_.bounds = bounds; }

  float height() const { return rect_.h / rect_.w; }
  /// Room for small things: windows, birds, rigging.
  bool fine() const { return rect_.w >= 70 * canvas_.pixel; }
  bool finest() const { return rect_.w >= 150 * canvas_.pixel; }
  /// A pseudo-random number from 0 to n - 1, fixed for this picture and `salt`.
  unsigned pick(unsigned n, unsigned salt) const;
  /// Likewise between two values.
  float vary(float low, float high, unsigned salt) const;

  void rect(float x, float y, float w, float h, ImU32 colour) const { fill_rect(canvas_, at(x, y, w, h), colour); }
  void rect(float x, float y, float w, float h, ImU32 top, ImU32 bottom) const {
    fill_rect(canvas_, at(x, y, w, h), top, bottom);
  }
  void shape(const ui::ShapeView& shape, float x, float y, float w, float h, ImU32 colour) const {
    fill(canvas_, shape, at(x, y, w, h), colour);
  }
  void shape(const ui::ShapeView& shape, float x, float y, float w, float h, ImU32 top, ImU32 bottom) const {
    fill(canvas_, shape, at(x, y, w, h), top, bottom);
  }
  void disc(float x, float y, float radius, ImU32 colour) const {
    fill_disc(canvas_, px(x), py(y), radius * rect_.w, colour);
  }
  void ellipse(float x, float y, float rx, float ry, ImU32 colour) const {
    fill_ellipse(canvas_, px(x), py(y), rx * rect_.w, ry * rect_.w, colour);
  }
  void circle(float x, float y, float radius, float width, ImU32 colour) const {
    stroke_circle(canvas_, px(x), py(y), radius * rect_.w, colour, width * rect_.w);
  }
  void line(float x0, float y0, float x1, float y1, float width, ImU32 colour) const {
    ui::line(canvas_, px(x0), py(y0), px(x1), py(y1), colour, width * rect_.w);
  }
  void triangle(float x0, float y0, float x1, float y1, float x2, float y2, ImU32 colour) const;
  void quad(float x0, float y0, float x1, float y1, float x2, float y2, float x3, float y3, ImU32 colour) const;
  /// Upper half of an ellipse standing on y.
  void dome(float x, float y, float rx, float ry, ImU32 colour) const;
  /// Rectangle with a round top; x is the middle, y the foot.
  void arch(float x, float y, float w, float h, ImU32 colour) const;
  void bow(float x, float y, float radius, float from, float to, float width, ImU32 colour) const {
    stroke_arc(canvas_, px(x), py(y), radius * rect_.w, from, to, colour, width * rect_.w);
  }

  // ---- Things that many pictures share; x is the middle, y the foot

  void pine(float x, float y, float height, ImU32 colour) const;
  void cypress(float x, float y, float height, ImU32 colour) const;
  void tree(float x, float y, float height, ImU32 crown, ImU32 trunk) const;
  /// A house front: wall, pitched roof, windows.
  void house(float x, float y, float w, float wall, float roof, ImU32 wall_colour, ImU32 roof_colour) const;
  void windows(float x, float y, float w, float h, int columns, int rows, ImU32 colour) const;
  /// A tower with a pointed roof (roof > 0) or battlements (roof = 0).
  void tower(float x, float y, float w, float h, float roof, ImU32 wall, ImU32 roof_colour) const;
  void battlements(float x, float y, float w, int teeth, float tooth, ImU32 colour) const;
  void pennant(float x, float y, float height, ImU32 colour) const;
  void birds(float x, float y, ImU32 colour) const;
  void cloud(float x, float y, float w, ImU32 colour) const;
  void waves(float y, float bottom, int rows, ImU32 colour) const;

 private:
  float px(float x) const { return rect_.x + x * rect_.w; }
  float py(float y) const { return rect_.y + y * rect_.w; }
  ui::Rect at(float x, float y, float w, float h) const { return {px(x), py(y), w * rect_.w, h * rect_.w}; }

  ui::Canvas canvas_;
  ui::Rect rect_;
  unsigned seed_;
};

}  // namespace splendor_ui

// A picture of plain values that were read from a position once: whoever draws it, frame by frame, asks no rules.
#pragma once

#include <memory>
#include <utility>

#include "ui/art/canvas.h"
#include "ui/art/rect.h"

namespace ui {

class Sketch {
 public:
  virtual ~Sketch() = default;
  virtual void draw(const Canvas& canvas, const Rect& rect) const = 0;
};

/// Draws what `kDraw(canvas, rect, values)` does.
template <auto kDraw, class Values>
std::shared_ptr<const Sketch> sketch_of(Values values) {
  struct Drawn final : Sketch {
    explicit Drawn(Values all) : values(std::move(all)) {}
    void draw(const Canvas& canvas, const Rect& rect) const override { kDraw(canvas, rect, values); }
    Values values;
  };
  return std::make_shared<Drawn>(std::move(values));
}

}  // namespace ui

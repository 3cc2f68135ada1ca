// Software rendering of a draw list, for tests of what was drawn and for galleries. Slow and simple.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <vector>

#include "support/paper.h"
#include "ui/art/rect.h"

namespace support {

class Picture {
 public:
  /// Size in CSS pixels; `ratio` device pixels each. Starts in one colour.
  Picture(float width, float height, float ratio, ImU32 ground);

  void draw(const ImDrawList& list, const Paper& paper);
  /// All of a frame of the present context.
  void draw(const ImDrawData& frame);

  int width() const { return width_; }
  int height() const { return height_; }
  /// Colour at a point in CSS pixels.
  ImU32 at(float x, float y) const;
  /// Mean of red, green and blue (0 .. 255 each) over a rectangle in CSS pixels.
  struct Mean {
    double r, g, b;
  };
  Mean mean(const ui::Rect& rect) const;

  void write_png(const std::string& path) const;

 private:
  struct Texture {
    const unsigned char* alpha;
    int width, height;
    float sample(float u, float v) const;
  };
  void draw(const ImDrawList& list, const Texture& texture);
  void triangle(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4& clip,
                const Texture& texture);

  int width_, height_;
  float ratio_;
  std::vector<std::uint8_t> pixels_;  ///< red, green, blue
};

}  // namespace support

// The texts of a drawn frame, recovered from the glyphs in its triangles: words, size and place. It sees what a player sees,
// whichever function has drawn it.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "ui/art/rect.h"

namespace support {

/// A run of glyphs on one line.
struct Lettering {
  std::string text{};
  float size = 0;   ///< of its font, CSS pixels
  ui::Rect rect{};  ///< of its glyphs

  /// Nothing but digits and signs.
  bool numeral() const;
};

/// Of the frame drawn last, what can be seen of it, in the order of drawing.
std::vector<Lettering> lettering(const ImDrawData& data);

}  // namespace support

// A cache of drawings that look the same in the next frame, mostly cards: copying a card costs a tenth of painting it. For
// something as large as a map see mesh.h.
#pragma once

#include <vector>

#include "ui/art/canvas.h"
#include "ui/art/rect.h"
#include "ui/signs.h"

namespace ui {

/// Recorded triangles of a draw list, at the place where they were drawn. One texture, one clip rectangle: no text in a font
/// of another atlas.
class Drawing {
 public:
  struct Start {
    int vertex, index;
    unsigned first;
  };
  static Start start(const Canvas& canvas);
  /// Keeps what was drawn since.
  void take(const Canvas& canvas, const Start& from);
  /// Draws it again.
  void copy_to(const Canvas& canvas) const;
  bool empty() const { return vertices_.empty(); }
  const std::vector<ImDrawVert>& vertices() const { return vertices_; }
  const std::vector<ImDrawIdx>& indices() const { return indices_; }

 private:
  std::vector<ImDrawVert> vertices_;
  std::vector<ImDrawIdx> indices_;  ///< counted from the first vertex
};

/// What every cached picture depends on besides its subject.
struct Light {
  ThemeKind theme = ThemeKind::dark;
  bool letters = false;
  float pixel = 0, text_scale = 0;
  const void* font = nullptr;
  app::Signs signs{};
  friend bool operator==(const Light&, const Light&) = default;
};
Light light_of(const Canvas& canvas);

}  // namespace ui

// A large static drawing that the renderer keeps in graphics memory, so that a frame costs one command instead of all its
// triangles.
#pragma once

#include <cstdint>

#include "ui/art/still.h"

namespace ui {

/// A canvas on an emptied list of its own, without the clip rectangle of the current window; else like `like`.
Canvas offscreen_canvas(ImDrawList& list, const Canvas& like);

class Mesh {
 public:
  /// Keeps what was drawn since; a renderer takes it over with the next frame.
  void take(const Canvas& paper, const Drawing::Start& from);
  bool empty() const { return drawing_.empty(); }
  /// Adds the command that draws it, moved by (dx, dy) CSS pixels, within the current clip rectangle. Once a frame; the mesh
  /// must stay in memory until the frame is rendered.
  void draw(const Canvas& canvas, float dx, float dy);

  // ---- For renderers

  /// The mesh that a command draws; nullptr for any other command.
  static const Mesh* of(const ImDrawCmd& command);
  /// Identifies the contents, across all meshes.
  std::uint32_t version() const { return version_; }
  const Drawing& drawing() const { return drawing_; }
  ImVec2 shift() const { return shift_; }

 private:
  Drawing drawing_;
  std::uint32_t version_ = 0;
  ImVec2 shift_{0, 0};
};

}  // namespace ui

// A large drawing that stays as it is for long: whoever renders keeps it on the graphics side, so that a frame costs one
// command instead of all its triangles.
#pragma once

#include <cstdint>

#include "ui/art/still.h"

namespace ui {

/// A list of its own to paint on, emptied, so that nothing is cut off by the present window. `like` says the rest.
Canvas empty_paper(ImDrawList& list, const Canvas& like);

class Mesh {
 public:
  /// Keeps what was drawn since; a renderer takes it over with the next frame.
  void take(const Canvas& paper, const Drawing::Start& from);
  bool empty() const { return drawing_.empty(); }
  /// Adds the command that draws it, moved by so many CSS pixels, within the present clip rectangle. Once in a frame; the
  /// mesh must stay where it is until the frame is rendered.
  void draw(const Canvas& canvas, float dx, float dy);

  // ---- For renderers

  /// The mesh that a command draws; nullptr for any other command.
  static const Mesh* of(const ImDrawCmd& command);
  /// Tells contents apart, of whichever mesh.
  std::uint32_t version() const { return version_; }
  const Drawing& drawing() const { return drawing_; }
  ImVec2 shift() const { return shift_; }

 private:
  Drawing drawing_;
  std::uint32_t version_ = 0;
  ImVec2 shift_{0, 0};
};

}  // namespace ui

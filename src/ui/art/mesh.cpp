#include "ui/art/mesh.h"

namespace ui {

namespace {

/// Never called: its address marks the command for renderers.
void mesh_command(const ImDrawList*, const ImDrawCmd*) {}

std::uint32_t next_version() {
  static std::uint32_t last = 0;
  return ++last;
}

}  // namespace

Canvas offscreen_canvas(ImDrawList& list, const Canvas& like) {
  list._ResetForNewFrame();
  list.PushTextureID(ImGui::GetIO().Fonts->TexID);
  list.PushClipRect({-1e5f, -1e5f}, {1e5f, 1e5f});
  list.Flags = like.list.Flags;
  return canvas_on(list, like.theme, like.fonts, like.letters);
}

void Mesh::take(const Canvas& paper, const Drawing::Start& from) {
  drawing_.take(paper, from);
  version_ = next_version();
}

void Mesh::draw(const Canvas& canvas, float dx, float dy) {
  if (empty()) return;
  shift_ = {dx, dy};
  canvas.list.AddCallback(mesh_command, this);
}

const Mesh* Mesh::of(const ImDrawCmd& command) {
  return command.UserCallback == mesh_command ? static_cast<const Mesh*>(command.UserCallbackData) : nullptr;
}

}  // namespace ui

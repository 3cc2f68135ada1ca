// A canvas without a window, for tests of drawing functions.
#pragma once

#include <imgui.h>

#include <cmath>

#include "doctest/doctest.h"
#include "ui/art/canvas.h"

namespace support {

/// An ImGui context with the game's fonts, in the middle of a frame. Only one at a time.
class Paper {
 public:
  explicit Paper(float pixel_ratio = 1, ui::ThemeKind theme = ui::ThemeKind::dark, float text_scale = 1) {
    context_ = ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {1280, 720};
    io.DeltaTime = 1.0f / 60;
    fonts = ui::bake_fonts(*io.Fonts, text_scale, pixel_ratio);
    unsigned char* pixels = nullptr;
    io.Fonts->GetTexDataAsAlpha8(&pixels, &atlas_width, &atlas_height);
    theme_ = &ui::theme_for(theme);
    ImGui::NewFrame();
  }
  ~Paper() {
    ImGui::EndFrame();
    ImGui::DestroyContext(context_);
  }
  Paper(const Paper&) = delete;
  Paper& operator=(const Paper&) = delete;

  ImDrawList& list() const { return *ImGui::GetBackgroundDrawList(); }
  ui::Canvas canvas(bool letters = false) const { return ui::canvas_on(list(), *theme_, fonts, letters); }
  /// An empty list again, for the next thing to look at.
  void clear() const {
    list()._ResetForNewFrame();
    list().PushTextureID(ImGui::GetIO().Fonts->TexID);
    list().PushClipRectFullScreen();
  }

  ui::Fonts fonts;
  int atlas_width = 0, atlas_height = 0;

 private:
  ImGuiContext* context_ = nullptr;
  const ui::Theme* theme_ = nullptr;
};

/// All triangles name vertices of the list, and all vertices lie in `bounds`.
inline void check_list(const ImDrawList& list, const ui::Rect& bounds) {
  REQUIRE(list.VtxBuffer.Size > 0);
  bool inside = true, sound = true;
  for (const ImDrawVert& v : list.VtxBuffer)
    inside = inside && std::isfinite(v.pos.x) && std::isfinite(v.pos.y) && v.pos.x >= bounds.x && v.pos.y >= bounds.y &&
             v.pos.x <= bounds.right() && v.pos.y <= bounds.bottom();
  for (const ImDrawIdx i : list.IdxBuffer) sound = sound && static_cast<int>(i) < list.VtxBuffer.Size;
  CHECK(inside);
  CHECK(sound);
  CHECK(list.IdxBuffer.Size % 3 == 0);
}

}  // namespace support

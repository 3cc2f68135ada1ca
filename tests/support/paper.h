// A draw list without a window: what the drawing functions are given in tests.
#pragma once

#include <imgui.h>

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

}  // namespace support

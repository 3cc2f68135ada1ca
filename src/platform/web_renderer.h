// Draws what Dear ImGui has collected with WebGL 2: triangles under scissors, one texture (the font atlas).
//
// ImGui's own OpenGL backend asks GL for its state in every frame, so that it can leave it as it was. Each such question
// waits until the graphics process has finished all earlier work (a second at the start, a frame's painting later on).
// Here nobody else uses the context, so nothing is asked: no glGet, no uniform locations, no compile status.
#pragma once

#include <GLES3/gl3.h>
#include <imgui.h>

namespace platform::web {

class Renderer {
 public:
  /// Makes program and buffers. Needs a current context; again after a lost one, when everything old is gone.
  void open();

  /// Puts the font atlas, which must be built, into the texture.
  void load_font_texture();

  /// `width` and `height` of the canvas in device pixels. Clears to `ground` first.
  void draw(const ImDrawData& data, int width, int height, const ImVec4& ground);

 private:
  void set_state(const ImDrawData& data);
  void draw_list(const ImDrawList& list, const ImDrawData& data, int height);

  GLuint program_ = 0;
  GLuint vertices_ = 0;
  GLuint indices_ = 0;
  GLuint scale_ = 0;
  GLuint array_ = 0;
  GLuint fonts_ = 0;
};

}  // namespace platform::web

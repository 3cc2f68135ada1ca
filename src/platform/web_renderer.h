// Renders Dear ImGui's draw data with WebGL 2: triangles with scissor rectangles, one texture (the font atlas).
//
// ImGui's own OpenGL backend queries the GL state in every frame to restore it. Each query waits until the graphics process
// has finished all earlier work (a second at the start, a frame's painting later on). Here nobody else uses the context, so
// nothing is queried: no glGet, no uniform locations, no compile status.
#pragma once

#include <GLES3/gl3.h>
#include <imgui.h>

#include <cstdint>
#include <vector>

#include "ui/art/mesh.h"

namespace platform::web {

class Renderer {
 public:
  /// Creates program and buffers. Needs a current context; call again after a context loss.
  void open();

  /// Puts the font atlas, which must be built, into the texture.
  void load_font_texture();

  /// `width` and `height` of the canvas in device pixels. Clears to `ground` first.
  void draw(const ImDrawData& data, int width, int height, const ImVec4& ground);

 private:
  /// A mesh in graphics memory.
  struct KeptMesh {
    std::uint32_t version = 0;
    GLuint array = 0, vertices = 0, indices = 0;
    bool drawn = false;  ///< in this frame; others are dropped after it
  };

  void set_state(const ImDrawData& data);
  void set_scale(const ImDrawData& data, ImVec2 shift);
  void draw_list(const ImDrawList& list, const ImDrawData& data, int height);
  void draw_mesh(const ui::Mesh& mesh, const ImDrawData& data);
  KeptMesh& keep(const ui::Mesh& mesh);
  void drop_unused();

  GLuint program_ = 0;
  GLuint vertices_ = 0;
  GLuint indices_ = 0;
  GLuint scale_ = 0;
  GLuint array_ = 0;
  GLuint fonts_ = 0;
  std::vector<KeptMesh> meshes_;
};

}  // namespace platform::web

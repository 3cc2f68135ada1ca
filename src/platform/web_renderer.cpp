#include "platform/web_renderer.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace platform::web {

namespace {

static_assert(sizeof(ImDrawIdx) == 4, "16 bits do not reach for a table in one list");

constexpr GLuint kPosition = 0;
constexpr GLuint kTexturePlace = 1;
constexpr GLuint kColour = 2;
constexpr GLuint kScaleBlock = 0;  // a uniform block is bound to 0 unless told otherwise, so need not be looked up

// CSS pixels to clip space. A block instead of a uniform: its place is known without asking.
constexpr const char* kVertexShader = R"(#version 300 es
layout(location = 0) in vec2 position;
layout(location = 1) in vec2 texture_place;
layout(location = 2) in vec4 colour;
layout(std140) uniform Scale { vec2 factor; vec2 shift; };
out vec2 place;
out vec4 tint;
void main() {
  place = texture_place;
  tint = colour;
  gl_Position = vec4(position * factor + shift, 0.0, 1.0);
}
)";

// The atlas holds coverage only, in red.
constexpr const char* kFragmentShader = R"(#version 300 es
precision mediump float;
uniform sampler2D atlas;
in vec2 place;
in vec4 tint;
layout(location = 0) out vec4 result;
void main() { result = vec4(tint.rgb, tint.a * texture(atlas, place).r); }
)";

void add_shader(GLuint program, GLenum kind, const char* source) {
  const GLuint shader = glCreateShader(kind);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  glAttachShader(program, shader);
  glDeleteShader(shader);  // with the program
}

const void* at_byte(std::size_t offset) { return reinterpret_cast<const void*>(offset); }

void describe_vertex() {
  constexpr GLsizei kStride = sizeof(ImDrawVert);
  glVertexAttribPointer(kPosition, 2, GL_FLOAT, GL_FALSE, kStride, at_byte(offsetof(ImDrawVert, pos)));
  glVertexAttribPointer(kTexturePlace, 2, GL_FLOAT, GL_FALSE, kStride, at_byte(offsetof(ImDrawVert, uv)));
  glVertexAttribPointer(kColour, 4, GL_UNSIGNED_BYTE, GL_TRUE, kStride, at_byte(offsetof(ImDrawVert, col)));
  for (const GLuint place : {kPosition, kTexturePlace, kColour}) glEnableVertexAttribArray(place);
}

}  // namespace

void Renderer::open() {
  meshes_.clear();  // of a lost context
  program_ = glCreateProgram();
  add_shader(program_, GL_VERTEX_SHADER, kVertexShader);
  add_shader(program_, GL_FRAGMENT_SHADER, kFragmentShader);
  glLinkProgram(program_);

  glGenVertexArrays(1, &array_);
  glGenBuffers(1, &vertices_);
  glGenBuffers(1, &indices_);
  glGenBuffers(1, &scale_);
  glGenTextures(1, &fonts_);

  glBindVertexArray(array_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  describe_vertex();
}

void Renderer::load_font_texture() {
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  glBindTexture(GL_TEXTURE_2D, fonts_);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, pixels);
}

void Renderer::draw(const ImDrawData& data, int width, int height, const ImVec4& ground) {
  glDisable(GL_SCISSOR_TEST);
  glViewport(0, 0, width, height);
  glClearColor(ground.x, ground.y, ground.z, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
  if (data.DisplaySize.x <= 0 || data.DisplaySize.y <= 0) return;
  set_state(data);
  for (const ImDrawList* list : data.CmdLists) draw_list(*list, data, height);
  drop_unused();
}

void Renderer::set_scale(const ImDrawData& data, ImVec2 shift) {
  const ImVec2 factor{2.0F / data.DisplaySize.x, -2.0F / data.DisplaySize.y};
  const std::array<float, 4> scale{factor.x, factor.y, shift.x * factor.x - 1.0F, shift.y * factor.y + 1.0F};
  glBufferData(GL_UNIFORM_BUFFER, sizeof scale, scale.data(), GL_STREAM_DRAW);
}

void Renderer::set_state(const ImDrawData& data) {
  glBindBuffer(GL_UNIFORM_BUFFER, scale_);
  set_scale(data, {0, 0});
  glBindBufferBase(GL_UNIFORM_BUFFER, kScaleBlock, scale_);

  glEnable(GL_SCISSOR_TEST);
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glUseProgram(program_);
  glBindVertexArray(array_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  glBindTexture(GL_TEXTURE_2D, fonts_);
}

void Renderer::draw_list(const ImDrawList& list, const ImDrawData& data, int height) {
  glBufferData(GL_ARRAY_BUFFER, list.VtxBuffer.size_in_bytes(), list.VtxBuffer.Data, GL_STREAM_DRAW);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, list.IdxBuffer.size_in_bytes(), list.IdxBuffer.Data, GL_STREAM_DRAW);
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const float left = command.ClipRect.x * data.FramebufferScale.x;
    const float top = command.ClipRect.y * data.FramebufferScale.y;
    const float right = command.ClipRect.z * data.FramebufferScale.x;
    const float bottom = command.ClipRect.w * data.FramebufferScale.y;
    if (right <= left || bottom <= top) continue;
    glScissor(static_cast<GLint>(left), static_cast<GLint>(static_cast<float>(height) - bottom),
              static_cast<GLsizei>(right - left), static_cast<GLsizei>(bottom - top));
    if (const ui::Mesh* mesh = ui::Mesh::of(command))
      draw_mesh(*mesh, data);
    else
      glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_INT,
                     at_byte(command.IdxOffset * sizeof(ImDrawIdx)));
  }
}

void Renderer::draw_mesh(const ui::Mesh& mesh, const ImDrawData& data) {
  KeptMesh& kept = keep(mesh);
  kept.drawn = true;
  set_scale(data, mesh.shift());
  glBindVertexArray(kept.array);
  glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(mesh.drawing().indices().size()), GL_UNSIGNED_INT, nullptr);
  glBindVertexArray(array_);
  set_scale(data, {0, 0});
}

Renderer::KeptMesh& Renderer::keep(const ui::Mesh& mesh) {
  const auto found = std::find_if(meshes_.begin(), meshes_.end(),
                                  [&](const KeptMesh& kept) { return kept.version == mesh.version(); });
  if (found != meshes_.end()) return *found;
  KeptMesh& kept = meshes_.emplace_back();
  kept.version = mesh.version();
  glGenVertexArrays(1, &kept.array);
  glGenBuffers(1, &kept.vertices);
  glGenBuffers(1, &kept.indices);
  const auto& vertices = mesh.drawing().vertices();
  const auto& indices = mesh.drawing().indices();
  glBindVertexArray(kept.array);
  glBindBuffer(GL_ARRAY_BUFFER, kept.vertices);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, kept.indices);
  describe_vertex();
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(vertices.size() * sizeof(ImDrawVert)), vertices.data(),
               GL_STATIC_DRAW);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(ImDrawIdx)), indices.data(),
               GL_STATIC_DRAW);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  return kept;
}

void Renderer::drop_unused() {
  for (KeptMesh& kept : meshes_) {
    if (kept.drawn) continue;
    glDeleteVertexArrays(1, &kept.array);
    glDeleteBuffers(1, &kept.vertices);
    glDeleteBuffers(1, &kept.indices);
  }
  meshes_.erase(std::remove_if(meshes_.begin(), meshes_.end(), [](const KeptMesh& kept) { return !kept.drawn; }),
                meshes_.end());
  for (KeptMesh& kept : meshes_) kept.drawn = false;
}

}  // namespace platform::web

// The triangles of a draw list, including those of meshes.
#pragma once

#include <imgui.h>

#include "ui/art/mesh.h"
#include "ui/art/rect.h"

namespace support {

/// Calls visit(a, b, c, clip) for every triangle in the order of drawing, those of meshes where they stand.
template <class Visit>
void for_each_triangle(const ImDrawList& list, Visit&& visit) {
  for (const ImDrawCmd& command : list.CmdBuffer) {
    if (const ui::Mesh* mesh = ui::Mesh::of(command)) {
      const auto& indices = mesh->drawing().indices();
      const auto corner = [&](std::size_t i) {
        ImDrawVert vertex = mesh->drawing().vertices()[indices[i]];
        vertex.pos = {vertex.pos.x + mesh->shift().x, vertex.pos.y + mesh->shift().y};
        return vertex;
      };
      for (std::size_t i = 0; i + 2 < indices.size(); i += 3)
        visit(corner(i), corner(i + 1), corner(i + 2), command.ClipRect);
      continue;
    }
    for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
      const auto corner = [&](unsigned k) {
        return list.VtxBuffer[static_cast<int>(list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)] +
                                               command.VtxOffset)];
      };
      visit(corner(0), corner(1), corner(2), command.ClipRect);
    }
  }
}

/// How many corners of triangles of the frame drawn last have this colour and lie in this rectangle.
inline int corners_of(ImU32 colour, const ui::Rect& rect) {
  int found = 0;
  const auto count = [&](const ImDrawVert& corner) {
    found += corner.col == colour && rect.contains(corner.pos.x, corner.pos.y) ? 1 : 0;
  };
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for_each_triangle(*list, [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4&) {
      count(a), count(b), count(c);
    });
  return found;
}

}  // namespace support

// The triangles of a draw list, including those of meshes.
#pragma once

#include <imgui.h>

#include "ui/art/mesh.h"

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

}  // namespace support

// A board at a glance: the roads from the harbour at the left to the palace at the right, and how far everybody has come.
#pragma once

#include <imgui.h>

#include <array>
#include <vector>

#include "ui/art/canvas.h"
#include "ui/art/rect.h"

namespace kingdom_ui {

/// Places are shares of the picture's width and height.
struct SmallMap {
  std::vector<std::array<ImVec2, 2>> roads;
  std::vector<ImVec2> spaces;
  std::vector<ImVec2> pawns;  ///< by seat
};

void draw_small_map(const ui::Canvas& canvas, const ui::Rect& rect, const SmallMap& map);

}  // namespace kingdom_ui

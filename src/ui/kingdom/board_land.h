// The land under the roads: sea, coast, fields and woods, and small things wherever the map is empty. Used by
// board_art.cpp only.
#pragma once

#include <functional>

#include "ui/kingdom/board_art.h"

namespace ui {

/// Calls `cut` after each part, for the picture to be kept in pieces.
void paint_land(const Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup,
                const std::function<void()>& cut);

}  // namespace ui

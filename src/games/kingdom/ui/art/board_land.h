// The landscape under the roads: sea, coast, fields and woods, and decoration wherever the map is empty. Used by
// board_art.cpp only.
#pragma once

#include "games/kingdom/ui/art/board_art.h"

namespace ui {

void paint_land(const Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup);

}  // namespace ui

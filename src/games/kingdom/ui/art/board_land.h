// The landscape under the roads: sea, coast, fields and woods, and decoration wherever the map is empty. Used by
// board_art.cpp only.
#pragma once

#include "games/kingdom/ui/art/board_art.h"

namespace kingdom_ui {

void paint_land(const ui::Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup);

}  // namespace kingdom_ui

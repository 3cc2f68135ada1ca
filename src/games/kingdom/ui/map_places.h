// The part of the layout that lies on the map: places, roads, flags, names, medals. Used by layout.cpp only.
#pragma once

#include "games/kingdom/ui/layout.h"

namespace kingdom_ui {

/// Fills spaces, roads, medals, gates, map, max_scroll and pawn from out.board and out.sideways.
void place_map(const KingdomLayoutInput& in, KingdomLayout& out);

}  // namespace kingdom_ui

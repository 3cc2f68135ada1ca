// What the small pictures of a position show, as plain values.
#pragma once

#include "engine/game.h"
#include "games/kingdom/ui/art/small_map.h"
#include "games/kingdom/ui/art/trophies.h"

namespace kingdom_ui {

SmallMap small_map_of(const engine::Game& position);

/// What a seat has gained in a game that is over.
Trophies trophies_of(const engine::Game& position, int seat);

}  // namespace kingdom_ui

// What the small pictures of a position show, as plain values.
#pragma once

#include "engine/game.h"
#include "games/splendor/ui/art/small_market.h"
#include "games/splendor/ui/art/trophies.h"

namespace splendor_ui {

SmallMarket small_market_of(const engine::Game& position);

/// What a seat has gained in a game that is over.
Trophies trophies_of(const engine::Game& position, int seat);

}  // namespace splendor_ui

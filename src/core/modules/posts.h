// The Trading Posts (2025 box, RULINGS "The Trading Posts").
#pragma once

#include "core/state.h"

namespace splendor::posts {

/// [posts.gold-double] 2 for a player with that post, else 1.
int gold_worth(const GameState& state, int player);

}  // namespace splendor::posts

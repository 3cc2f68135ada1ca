// Which games there are: one row a game, made by the build from the list SPLENDOR_GAMES of CMakeLists.txt. Below it nobody
// knows which games there are, above it nobody asks.
#pragma once

#include <vector>

#include "engine/game.h"

namespace games {

const std::vector<engine::GameType>& all();

/// nullptr: there is no such game in this build.
const engine::GameType* find(engine::GameKind kind);
const engine::GameType* find(std::string_view name);

}  // namespace games

// The registry of recorded games for the tool. The page and the worker never call this, so that they need no JSON library.
#pragma once

#include <vector>

#include "engine/table.h"

namespace games {

const std::vector<engine::RecordedType>& all_recorded();

/// nullptr: there is no such game in this build.
const engine::RecordedType* find_recorded(std::string_view name);
/// The game of a record: its key "game", or the first.
const engine::RecordedType* recorded_in(const base::Json& record);

}  // namespace games

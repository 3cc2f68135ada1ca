// What holds in every state between two actions, in one place. Tests call it after every apply().
#pragma once

#include <optional>
#include <string>

#include "games/splendor/rules/state.h"

namespace splendor {

/// The first broken invariant as a sentence; nullopt when all hold. Costs a microsecond or two.
std::optional<std::string> broken_invariant(const GameState& state);

}  // namespace splendor

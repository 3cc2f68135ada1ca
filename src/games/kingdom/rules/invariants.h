// What holds in every state of every game. Tests and debug builds ask after each action.
#pragma once

#include <optional>
#include <string>

#include "games/kingdom/rules/state.h"

namespace kingdom {

/// A sentence about the first thing that is wrong; nullopt: nothing is. For whole states, not for views.
std::optional<std::string> broken_invariant(const GameState& state);

}  // namespace kingdom

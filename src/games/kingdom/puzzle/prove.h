// Proves or refutes that a traveller reaches the palace in time. *Holds* is searched with every tile that could be drawn next,
// *fails* with the actual order of the stack (puzzle/task.h).
#pragma once

#include <string_view>

#include "base/budget.h"
#include "games/kingdom/rules/action.h"
#include "games/kingdom/rules/state.h"
#include "puzzle/task.h"

namespace kingdom {

/// The budget is for each of the two. Open with the Mysteries, and for goals that Kingdom does not have.
puzzle::Answer prove(const GameState& state, const puzzle::Task& task, const base::Budget& budget);

/// The idea of a turn that begins with this action and keeps the promise, as a code: "village", "tile", "collect".
/// Precondition: the action is legal.
std::string_view idea_of(const GameState& state, const puzzle::Task& task, const Action& action, bool rival_waits);

}  // namespace kingdom

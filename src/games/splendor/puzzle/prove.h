// Proves or refutes the promise of a puzzle, by exhaustive search of two games.
//
// *Holds* is searched with every card that the seat cannot know as a blank: the solver may not use it, which can only hurt
// the solver; a rival may turn it into any unseen card at any time. So no order of the decks and no hidden card can help the
// rivals beyond what was searched, and a proof is valid for all of them. *Fails* is searched in the actual deal with all
// cards visible to both sides: the solver could not do better with less knowledge. A promise that depends on the cards is
// neither and stays open; no puzzle has one.
#pragma once

#include <string_view>

#include "base/budget.h"
#include "games/splendor/rules/action.h"
#include "games/splendor/rules/state.h"
#include "puzzle/task.h"

namespace splendor {

/// The budget is for each of the two. Goal::best stays open.
puzzle::Answer prove(const GameState& state, const puzzle::Task& task, const base::Budget& budget);

/// The idea of a turn that begins with this action and keeps the promise, as a code: "noble", "gold", "deny_card".
/// `rival_waits`: a rival would buy the card next. Precondition: the action is legal.
std::string_view idea_of(const GameState& state, const puzzle::Task& task, const Action& action, bool rival_waits);

}  // namespace splendor

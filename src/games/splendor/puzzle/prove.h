// Proves or refutes what a puzzle promises, by exhaustive search of two games at once.
//
// *Holds* is searched with every card that the seat cannot know left open. Such a card stays a blank: the solver may not
// have it, which only takes ways to win away from it; a rival may at any moment make any card of it that nobody has seen.
// So no order of the decks and no hidden card can help the rivals beyond what was searched, and what is proven holds for
// each of them. *Fails* is searched in the very deal, all cards open to both sides: the solver could not do better with
// less knowledge. A promise between the two, which some cards keep and others break, stays open; no puzzle has one.
#pragma once

#include <string_view>

#include "games/splendor/rules/action.h"
#include "games/splendor/rules/state.h"
#include "puzzle/task.h"

namespace splendor {

/// Looks at no more than `nodes` positions, for each of the two. Goal::best stays open.
puzzle::Answer prove(const GameState& state, const puzzle::Task& task, std::uint64_t nodes);

/// The idea of a turn that begins with this action and keeps the promise, as a code: "noble", "gold", "deny_card".
/// Precondition: the action is legal.
std::string_view idea_of(const GameState& state, const puzzle::Task& task, const Action& action);

}  // namespace splendor

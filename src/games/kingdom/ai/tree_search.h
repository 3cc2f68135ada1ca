// The strongest search of this game: a tree over the decisions of everybody, each trip through it on a fresh deal of what
// nobody knows (information-set tree search: Cowling, Powley, Whitehouse 2012), led by what heuristics like (PUCT: Rosin
// 2011) and ended by a game played out with them. Every traveller wants the own victory (max^n).
//
// A node stands for the decisions that led to it, whatever was drawn on the way: what is legal there may differ from trip
// to trip, and each decision counts how often it was possible.
#pragma once

#include <cstdint>

#include "games/kingdom/ai/search.h"

namespace kingdom {

/// As many trips as the budget has nodes, or until its watch ends it; an action asked about gets a quarter of them at least, and
/// each that makes sense, where all are asked for, a small part.
/// Preconditions as of plan().
Plan plan_by_tree(const PlayerView& view, const base::Budget& budget, std::uint64_t seed, const Action* about = nullptr,
                  bool all = false);

}  // namespace kingdom

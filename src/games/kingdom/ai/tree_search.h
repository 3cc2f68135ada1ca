// The strongest search of this game: a tree over everybody's decisions, with the hidden information dealt anew in each
// iteration (information-set MCTS: Cowling, Powley, Whitehouse 2012), priors from the heuristics (PUCT: Rosin 2011) and
// playouts by them. Every traveller maximises the own chance to win (max^n).
//
// A node stands for the decisions that led to it, whatever was drawn on the way: the legal actions may differ from iteration
// to iteration, and each edge counts how often it was available.
#pragma once

#include <cstdint>

#include "games/kingdom/ai/search.h"

namespace kingdom {

/// As many iterations as the budget has nodes, or until its watch ends it; `about` gets at least a quarter of them, and with
/// `all` each sensible action a small part.
/// Preconditions as of plan().
Plan plan_by_tree(const PlayerView& view, const base::Budget& budget, std::uint64_t seed, const Action* about = nullptr,
                  bool all = false);

}  // namespace kingdom

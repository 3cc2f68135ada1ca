// The planner: each action that makes sense is followed by many games played to their end by heuristics (heuristics.h),
// every one on a fresh deal of what nobody knows, the same deals and the same chance for all actions. The worse half of
// the actions drops out again and again (sequential halving: Karnin, Koren, Somekh 2013). It assumes that the others play
// by heuristics too, and does not look for replies to its own plan. Integers only, so that every platform agrees.
#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "games/kingdom/rules/rules.h"
#include "games/kingdom/rules/view.h"

namespace kingdom {

/// The actions worth a thought: of the payments of a road, the default one and, where the tiles would stay face down,
/// the one that spares them. Everything else is left as it is, in canonical order. Never empty.
ActionList sensible_actions(const GameState& shown);

struct Plan {
  Action action{};
  int permille = 500;       ///< chance to win, a shared victory as a part
  std::uint64_t games = 0;  ///< played to their end
};

/// About as many playouts as the budget has nodes, or until its watch ends it. Preconditions: the viewer is to act; at least two sensible actions.
Plan plan(const PlayerView& view, const base::Budget& budget, std::uint64_t seed);

}  // namespace kingdom

// The planner: each action that makes sense is followed by many games played to their end by heuristics (heuristics.h),
// every one on a fresh deal of what nobody knows, the same deals and the same chance for all actions. The worse half of
// the actions drops out again and again (sequential halving: Karnin, Koren, Somekh 2013). It assumes that the others play
// by heuristics too, and does not look for replies to its own plan. Integers only, so that every platform agrees.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "games/kingdom/rules/rules.h"
#include "games/kingdom/rules/view.h"

namespace kingdom {

/// The actions worth a thought: of the payments of a road, the default one and, where the tiles would stay face down,
/// the one that spares them. Everything else is left as it is, in canonical order. Never empty.
ActionList sensible_actions(const GameState& shown);

/// What somebody would do next.
struct LineStep {
  int seat = 0;
  Action action;
};

/// Another first action, where they are compared.
struct PlannedOther {
  Action action;
  int permille = 0;  ///< the viewer's
  std::vector<LineStep> line{};
};

struct Plan {
  Action action{};
  std::array<int, kMaxTravellers>
      permille{};                     ///< everybody's chance to win with it, a shared victory as parts, by seat
  std::vector<LineStep> line;         ///< how it could go on; none where only possibilities were played to their end
  std::vector<PlannedOther> others;   ///< all that make sense, the best first, where they were asked for
  std::optional<PlannedOther> asked;  ///< the action that was asked about
  std::uint64_t games = 0;            ///< played to their end
};

/// About as many playouts as the budget has nodes, or until its watch ends it; those of the action asked about come on top.
/// Preconditions: the viewer is to act; at least two sensible actions; `about` is legal.
Plan plan(const PlayerView& view, const base::Budget& budget, std::uint64_t seed, const Action* about = nullptr);

}  // namespace kingdom

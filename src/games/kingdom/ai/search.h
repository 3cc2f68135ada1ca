// The planner: a flat Monte-Carlo search. Each sensible action is evaluated by many playouts with heuristics (heuristics.h),
// each with the hidden information dealt anew, the same deals and random numbers for all actions. The worse half of the
// actions drops out repeatedly (sequential halving: Karnin, Koren, Somekh 2013). It assumes that the others play by
// heuristics too, and does not look for replies to its own plan. Integers only, so that every platform agrees.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "games/kingdom/rules/rules.h"
#include "games/kingdom/rules/view.h"

namespace kingdom {

/// The actions worth considering: of a road's payments, only the default one and, if the tiles would stay face down, the one
/// that spares them; all other actions, in canonical order. Never empty.
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
  std::uint64_t visits = 0;  ///< playouts that began with it
};

struct Plan {
  Action action{};
  std::array<int, kMaxTravellers>
      permille{};              ///< everybody's chance to win with it, a shared victory as parts, by seat
  std::uint64_t visits = 0;    ///< playouts that began with it
  std::vector<LineStep> line;  ///< the expected continuation; empty for the planner
  /// The alternatives that were looked at most, kOthers of them; if requested all sensible actions. The best first; none of the
  /// planner.
  std::vector<PlannedOther> others;
  static constexpr std::size_t kOthers = 2;
  std::optional<PlannedOther> asked;  ///< the action that was asked about
  std::uint64_t games = 0;            ///< playouts
};

/// About as many playouts as the budget has nodes, or until its watch ends it; those for `about` are additional.
/// Preconditions: the viewer is to act; at least two sensible actions; `about` is legal.
Plan plan(const PlayerView& view, const base::Budget& budget, std::uint64_t seed, const Action* about = nullptr);

}  // namespace kingdom

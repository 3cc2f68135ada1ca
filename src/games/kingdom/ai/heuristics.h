// How a traveller plays who does not look ahead: straight for the road that lacks least, with tastes. The child-like and
// the steady computer player are such heuristics; the planner plays its games to the end with them.
#pragma once

#include "base/random.h"
#include "games/kingdom/rules/rules.h"

namespace kingdom {

struct Heuristics {
  int whims = 0;            ///< one collect in so many is taken at random; 0: none
  bool looks_ahead = true;  ///< minds the roads after the next one, when collecting, returning and choosing tiles
  int villages = 0;         ///< liking for villages and cities, in sixteenths of a missing token
  int cities = 0;
  int fancy = 0;  ///< passing fancies: chance below this much is added to each road, in the same unit
};

/// A legal action, from what everybody at the table sees: may be asked about a view. Precondition: !is_terminal(state).
/// Cost: under a microsecond.
Action heuristic_action(const GameState& state, const Heuristics& heuristics, base::RandomSource& random);

/// The road that these heuristics would save for; kNoRoad at the palace.
RoadId favourite_road(const GameState& state, const Heuristics& heuristics, base::RandomSource& random);

}  // namespace kingdom

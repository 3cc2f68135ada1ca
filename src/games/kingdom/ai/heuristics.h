// A greedy policy without look-ahead: heads for the road that lacks least, with preferences. The child-like and the steady
// computer player are such policies; the planner uses one for its playouts.
#pragma once

#include "base/random.h"
#include "games/kingdom/rules/rules.h"

namespace kingdom {

struct Heuristics {
  int random_one_in = 0;    ///< one collect in so many is random; 0: none
  bool looks_ahead = true;  ///< considers the roads after the next one, when collecting, returning and choosing tiles
  int villages = 0;         ///< bonus for villages and cities, in sixteenths of a missing token
  int cities = 0;
  int road_noise = 0;  ///< random noise below this is added to each road, in the same unit
};

/// A legal action, from public information only: `state` may be a view. Precondition: !is_terminal(state).
/// Cost: under a microsecond.
Action heuristic_action(const GameState& state, const Heuristics& heuristics, base::RandomSource& random);

/// The road for which this policy would collect; kNoRoad at the palace.
RoadId favourite_road(const GameState& state, const Heuristics& heuristics, base::RandomSource& random);

}  // namespace kingdom

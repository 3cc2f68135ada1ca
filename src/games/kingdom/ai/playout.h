// Playouts by heuristics, which the planner and the tree search evaluate actions with. Integers only, so that every platform
// agrees.
#pragma once

#include <array>

#include "games/kingdom/ai/heuristics.h"

namespace kingdom {

/// A victory alone. Divisible by every number of winners.
inline constexpr int kVictory = 1200;

/// By seat, in kVictory.
struct Outcome {
  std::array<int, kMaxTravellers> victories{};  ///< a shared one in part; 0 if the playout was cut off
  std::array<int, kMaxTravellers> points{};     ///< the same less a small price for each round that it took
};

/// The policy of every traveller in a playout.
inline constexpr Heuristics kPlayoutHeuristics{.villages = 6, .cities = 6, .road_noise = 12};

/// `since`: GameState::turns from which on rounds are counted. Plays `state` to its end, for forty rounds at most.
Outcome play_out(GameState& state, int since, base::RandomSource& random);

}  // namespace kingdom

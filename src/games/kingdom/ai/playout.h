// A game played to its end by heuristics: what the planner and the tree search judge actions by. Integers only, so that
// every platform agrees.
#pragma once

#include <array>

#include "games/kingdom/ai/heuristics.h"

namespace kingdom {

/// A victory alone. Divisible by every number of winners.
inline constexpr int kVictory = 1200;

/// By seat, in kVictory.
struct Outcome {
  std::array<int, kMaxTravellers> victories{};  ///< a shared one as a part; none where the game did not come to its end
  std::array<int, kMaxTravellers> points{};     ///< the same less a small price for each round that it took
};

/// How the games are played on, by everybody.
inline constexpr Heuristics kPlayoutHeuristics{.villages = 6, .cities = 6, .fancy = 12};

/// `since`: GameState::turns from which on rounds are counted. Plays `state` to its end, for forty rounds at most.
Outcome play_out(GameState& state, int since, base::RandomSource& random);

}  // namespace kingdom

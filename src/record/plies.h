// Counting whole plies: how many different ones are legal, and how many sequences of them there are (perft). Two plies
// differ when their texts differ, also where they lead to equal positions.
#pragma once

#include <cstdint>

#include "core/rules.h"

namespace record {

/// Number of different plies from here; where the state waits inside a ply, of different ways to complete it. 0 only
/// when the game is over. Cost: one apply() for every decision but most last ones.
std::uint64_t count_plies(const splendor::GameState& state);

/// Number of sequences of `depth` plies; a finished game has none. perft(state, 0) is 1.
std::uint64_t perft(const splendor::GameState& state, int depth);

}  // namespace record

// One number for a whole state, the same on every platform: tests compare native with WebAssembly by it, saves and
// records notice where a replay diverges, `splendor replay` prints it.
#pragma once

#include <cstdint>

#include "base/hash.h"
#include "games/splendor/rules/state.h"

namespace splendor {

/// Everything that makes two positions play differently goes in, deck orders too.
std::uint64_t hash_of(const GameState& state);

}  // namespace splendor

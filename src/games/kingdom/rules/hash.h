// One number for a whole state, the same on every platform, natively and in WebAssembly.
#pragma once

#include "base/hash.h"
#include "games/kingdom/rules/state.h"

namespace kingdom {

/// Everything that makes two positions play differently goes in, the order of the stack and hidden faces too.
std::uint64_t hash_of(const GameState& state);

}  // namespace kingdom

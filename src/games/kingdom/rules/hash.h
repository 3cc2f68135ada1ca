// One number for a whole state, the same on every platform, as in core/hash.h.
#pragma once

#include "core/hash.h"
#include "kingdom/state.h"

namespace kingdom {

/// Everything that makes two positions play differently goes in, the order of the stack and hidden faces too.
std::uint64_t hash_of(const GameState& state);

}  // namespace kingdom

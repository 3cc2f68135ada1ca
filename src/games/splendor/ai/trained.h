// The built-in network. Its weights are in src/games/splendor/trained, which is linked into the worker and the tool; the page
// itself is linked with `untrained`, to load fast.
#pragma once

#include "games/splendor/ai/network.h"
#include "games/splendor/rules/setup.h"

namespace splendor {

/// nullptr: no network is known to play this set-up better than the hand-made evaluation.
const Network* trained_network(const Setup& setup);

}  // namespace splendor

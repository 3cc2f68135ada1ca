// The network that this program brings along. The weights are in src/games/splendor/trained, which the worker and the tool
// are linked with; the page itself is linked with `untrained`, to load fast.
#pragma once

#include "games/splendor/ai/network.h"
#include "games/splendor/rules/setup.h"

namespace splendor {

/// nullptr: there is none that is known to play this set-up better than the hand-made evaluation.
const Network* trained_network(const Setup& setup);

}  // namespace splendor

// The trained network. src/games/splendor/trained is linked into the worker, which fetches the weights, and into the tools,
// which contain them; the page itself is linked with `untrained`, to load fast.
#pragma once

#include "games/splendor/ai/network.h"

namespace splendor {

/// For every set-up; nullptr: this program has none (`untrained`).
const Network* trained_network();

}  // namespace splendor

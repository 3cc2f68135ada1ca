// The weights that scripts/train has made, for every set-up. Their scores against the hand-made evaluation, and times, are in
// learn/TRAINING.md.
#include <cassert>

#include "base/asset.h"
#include "games/splendor/ai/trained.h"

namespace splendor {

const Network* trained_network() {
  static const Network network = [] {
    const auto bytes = base::asset("splendor.bin");
    assert(bytes.size() == Network::file_size());
    return Network(bytes.data());
  }();
  return &network;
}

}  // namespace splendor

// The weights, as scripts/train --embed writes them, and the set-ups in which the strongest levels use them. Their scores
// against the hand-made evaluation, and times, are in learn/TRAINING.md.
#include <array>
#include <cstdint>

#include "games/splendor/ai/trained.h"

namespace splendor {

namespace {

constexpr std::int8_t kWeights[] = {
#include "games/splendor/trained/weights.inc"
};
static_assert(sizeof kWeights == 85'019, "weights for another network");

}  // namespace

const Network* trained_network(const Setup& setup) {
  if (setup.players != 2 || setup.modules != 0) return nullptr;
  static const Network network(kWeights);
  return &network;
}

}  // namespace splendor

// A network with random weights: it plays badly, but does not depend on training.
#pragma once

#include <vector>

#include "base/random.h"
#include "games/splendor/ai/network.h"

namespace support {

inline splendor::Network made_up_network(std::uint64_t seed) {
  std::vector<std::int8_t> bytes(splendor::Network::file_size());
  base::RandomSource random(seed);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = i < splendor::Network::kTables ? std::int8_t{1}
                                              : static_cast<std::int8_t>(static_cast<int>(random.below(61)) - 30);
  return splendor::Network(bytes.data());
}

}  // namespace support

// What holds for the options of any game; its setups come from its test.
#pragma once

#include <cstdint>
#include <set>

#include "doctest/doctest.h"

namespace support {

/// Each setup is packed, differently, in 12 bits, and comes back as it was. What was packed.
template <class Game, class Setups>
std::set<std::uint32_t> check_packing(const Setups& setups) {
  std::set<std::uint32_t> seen;
  for (const auto& setup : setups) {
    const std::uint32_t options = pack_options(setup);
    CHECK(options < 1u << 12);
    CHECK(seen.insert(options).second);
    const auto back = Game::unpack_options(options);
    REQUIRE(back.ok());
    CHECK(back.value() == setup);
  }
  return seen;
}

}  // namespace support

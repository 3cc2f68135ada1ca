// Resources and village tiles: ids and counts. Facts of the game.
#pragma once

#include <array>
#include <cstdint>

#include "games/kingdom/rules/sections.h"

namespace kingdom {

/// By Token, in the order of the notation: the lower-case English names that records and tile ids use.
inline constexpr std::array<const char*, kTokenKinds> kTokenNames{"mushroom", "apple", "cabbage", "hazelnut",
                                                                  "water",    "gold",  "treasure"};

/// What a village tile does. `hidden` is its back, `none` a village without one.
enum class Effect : std::uint8_t { tornado, treasure, drought, thief, gem, hidden, none };
inline constexpr int kEffects = 5;

struct VillageTile {
  const char* id;
  int count;
};
inline constexpr std::array<VillageTile, kEffects> kVillageTiles{
    {{"tornado", 1}, {"treasure", 2}, {"drought", 2}, {"thief", 2}, {"gem", 1}}};
inline constexpr int kVillageTileCount = 8;  ///< all copies

}  // namespace kingdom

// The noble tiles: ten of the base game (N01 .. N10) and one of each 2025 box (NX1, NX2). All are worth three points.
// Source: the tiles of both editions and of the 2025 boxes; facts only.
#pragma once

#include <array>
#include <cstdint>

#include "games/splendor/rules/tokens.h"

namespace splendor {

/// Index into kNobles.
using NobleId = std::uint8_t;
inline constexpr NobleId kNoNoble = 255;
inline constexpr int kNoblePoints = 3;
inline constexpr int kBaseNobles = 10;

struct Noble {
  char id[4];
  Tokens requirement;  ///< bonuses, by colour
};

// clang-format off
inline constexpr std::array<Noble, 12> kNobles{{
    {"N01", Tokens({.white = 4, .blue = 4})},
    {"N02", Tokens({.blue = 4, .green = 4})},
    {"N03", Tokens({.green = 4, .red = 4})},
    {"N04", Tokens({.red = 4, .black = 4})},
    {"N05", Tokens({.white = 4, .black = 4})},
    {"N06", Tokens({.white = 3, .blue = 3, .green = 3})},
    {"N07", Tokens({.blue = 3, .green = 3, .red = 3})},
    {"N08", Tokens({.green = 3, .red = 3, .black = 3})},
    {"N09", Tokens({.white = 3, .red = 3, .black = 3})},
    {"N10", Tokens({.white = 3, .blue = 3, .black = 3})},
    {"NX1", Tokens({.white = 4, .red = 4})},
    {"NX2", Tokens({.blue = 3, .green = 3, .black = 3})},
}};
// clang-format on
inline constexpr NobleId kNobleOfSunNeverSets = 10;  ///< NX1
inline constexpr NobleId kNobleOfSilkRoad = 11;      ///< NX2

}  // namespace splendor

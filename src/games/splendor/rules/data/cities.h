// The seven city tiles of the 2025 box, two sides each (RULINGS "The Cities"). Facts only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/splendor/rules/tokens.h"

namespace splendor {

struct City {
  char id[4];  ///< tile and side, C1A .. C7B
  char name[10];
  std::uint8_t points;  ///< prestige asked for
  Tokens cards;         ///< own cards (not bonuses) by colour
  std::uint8_t any;     ///< further: this many cards of one colour that `cards` does not name
};

inline constexpr std::size_t kCityTiles = 7;
inline constexpr std::size_t kCitiesInPlay = 3;

/// [cities.c4b] The less certain side: one source asks for three blue as well.
inline constexpr Tokens kCitySideC4B({.white = 3, .green = 3, .red = 3, .black = 3});

// clang-format off
/// Side A of tile t is at 2 t, side B at 2 t + 1.
inline constexpr std::array<City, 2 * kCityTiles> kCities{{
    {"C1A", "Amboise", 13, Tokens({.green = 3, .black = 4}), 0},
    {"C1B", "Amboise", 13, Tokens({.red = 4, .black = 3}), 0},
    {"C2A", "Timbuktu", 13, Tokens({.white = 3, .blue = 4}), 0},
    {"C2B", "Timbuktu", 13, Tokens({.white = 4, .red = 3}), 0},
    {"C3A", "Krakow", 17, Tokens(), 0},
    {"C3B", "Krakow", 16, Tokens({.white = 1, .blue = 1, .green = 1, .red = 1, .black = 1}), 0},
    {"C4A", "Madrid", 12, Tokens({.blue = 3, .green = 3, .red = 3, .black = 3}), 0},
    {"C4B", "Madrid", 12, kCitySideC4B, 0},
    {"C5A", "Samarkand", 14, Tokens({.white = 4}), 4},
    {"C5B", "Samarkand", 14, Tokens({.black = 4}), 4},
    {"C6A", "Seoul", 15, Tokens(), 5},
    {"C6B", "Seoul", 13, Tokens(), 6},
    {"C7A", "Delhi", 13, Tokens({.blue = 3, .green = 4}), 0},
    {"C7B", "Delhi", 14, Tokens({.white = 2, .blue = 2, .green = 2, .red = 2, .black = 2}), 0},
}};
// clang-format on

}  // namespace splendor

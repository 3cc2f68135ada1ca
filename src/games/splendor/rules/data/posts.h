// The five trading posts of the 2025 box (RULINGS "The Trading Posts"). Facts only.
#pragma once

#include <array>
#include <cstdint>

#include "games/splendor/rules/tokens.h"

namespace splendor {

/// Index into kPosts; also the bit in PlayerState::posts.
enum class Post : std::uint8_t { gem_after_purchase, third_gem, gold_double, draw_two, point_per_post };
inline constexpr int kPostCount = 5;

struct TradingPost {
  char id[6];
  Tokens cards;  ///< own cards (not bonuses) by colour
};

// clang-format off
inline constexpr std::array<TradingPost, kPostCount> kPosts{{
    {"T25-1", Tokens({.white = 1, .red = 3})},  // gem_after_purchase
    {"T25-2", Tokens({.white = 2})},  // third_gem
    {"T25-3", Tokens({.blue = 3, .black = 1})},  // gold_double
    {"T25-4", Tokens({.black = 3})},  // draw2_reserve1
    {"T25-5", Tokens({.green = 5})},  // points_per_post
}};
// clang-format on

}  // namespace splendor

// Playing strengths as rows of a table. One search plays them all; a weaker level looks less far and judges less surely,
// it never cheats and is never cheated. Kingdom of Splendor uses the same rows.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ai {

struct Level {
  const char* name;
  /// Positions judged for a decision at the start of a turn; decisions inside a turn get a quarter. Fewer than there
  /// are plies: looks one ply ahead. 0: any legal action, each with the same probability.
  std::uint32_t nodes;
  /// Misjudgement of each ply, as the largest error of the chance to win.
  double noise;
};

/// In ascending strength. Links store places in this table: append, never insert.
inline constexpr std::array<Level, 4> kLevels{{
    {"random", 0, 0.0},
    {"easy", 1, 0.08},
    {"normal", 400, 0.02},
    {"hard", 20000, 0.0},
}};

/// nullptr when there is no level of that name.
constexpr const Level* find_level(std::string_view name) {
  for (const Level& level : kLevels)
    if (name == level.name) return &level;
  return nullptr;
}

}  // namespace ai

// A line of play (principal variation): what each player would do next, one decision after the other.
#pragma once

#include <vector>

#include "games/splendor/rules/action.h"

namespace splendor {

struct LineStep {
  int seat = 0;
  Action action;
};
using Line = std::vector<LineStep>;

/// Longer lines are cut.
inline constexpr std::size_t kMostLineSteps = 16;
/// A line ends at nodes with fewer visits, which are not reliable.
inline constexpr std::uint32_t kLeastVisits = 8;

}  // namespace splendor

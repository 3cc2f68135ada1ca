// How play could go on: what each player would do next, one decision after the other.
#pragma once

#include <vector>

#include "games/splendor/rules/action.h"

namespace splendor {

struct LineStep {
  int seat = 0;
  Action action;
};
using Line = std::vector<LineStep>;

/// Longer ones tell nothing more.
inline constexpr std::size_t kMostLineSteps = 16;
/// What was looked at less often is no more than a guess.
inline constexpr std::uint32_t kLeastVisits = 8;

}  // namespace splendor

// Chances and lines of play as text: in the answers of the computer players, and in a review that is stored.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace app {

/// A chance from 0 to 1 as a rounded number of thousandths.
int thousandths_of(double chance);
/// The chance of a number of thousandths; none if it is not a number from 0 to 1000.
std::optional<double> chance_in(std::string_view thousandths);

/// "617 383".
std::string chances_text(const std::vector<double>& chances);
std::optional<std::vector<double>> chances_in(std::string_view text);

/// "617/9011 take wbg>take rrk": the chance after an action, its visits if there are any, the action, and how play could go on.
std::string line_text(double value, std::string_view action, const std::vector<std::string>& line,
                      std::uint64_t visits = 0);
/// At most 32 actions after the first one, which is not empty.
std::optional<engine::Thought::Other> line_in(std::string_view text);

}  // namespace app

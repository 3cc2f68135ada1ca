// The press of an action in the text mirror: "act:N", N being its place among the actions that are offered there. A reducer answers
// it with the intent to play that action.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/words.h"

namespace ui {

inline constexpr std::string_view kActionPress = "act:";

inline std::string action_press(std::size_t number) { return std::string(kActionPress) + std::to_string(number); }

/// N; none for every other press.
inline std::optional<std::size_t> action_number(std::string_view press) {
  if (press.substr(0, kActionPress.size()) != kActionPress) return std::nullopt;
  return base::read_number<std::size_t>(press.substr(kActionPress.size()));
}

}  // namespace ui

// What can be read in the panels of the players, in the frame drawn last.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "support/driver.h"
#include "support/lettering.h"

namespace support {

inline ui::Rect rect_of(const Json& target) {
  return {target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f), target.value("h", 0.0f)};
}

/// The texts in each panel, sorted.
inline std::vector<std::string> words_of_panels(const Driver& driver) {
  std::vector<std::string> words;
  for (const std::string& id : driver.ids("player:")) {
    const ui::Rect panel = rect_of(driver.target(id));
    for (const Lettering& one : lettering(*ImGui::GetDrawData()))
      if (panel.contains(one.rect.centre_x(), one.rect.centre_y())) words.push_back(id + ' ' + one.text);
  }
  std::sort(words.begin(), words.end());
  return words;
}

}  // namespace support

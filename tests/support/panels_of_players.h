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

/// The texts in the column of the panels on a wide table, from the first panel down.
inline std::vector<Lettering> lettering_of_panels(const Driver& driver) {
  const ui::Rect first = rect_of(driver.target("player:0"));
  std::vector<Lettering> found;
  for (const Lettering& one : lettering(*ImGui::GetDrawData()))
    if (one.rect.x >= first.x && one.rect.centre_x() < first.right() && one.rect.y >= first.y) found.push_back(one);
  return found;
}

/// The same as words, sorted.
inline std::vector<std::string> words_of_panels(const Driver& driver) {
  std::vector<std::string> words;
  for (const Lettering& one : lettering_of_panels(driver)) words.push_back(one.text);
  std::sort(words.begin(), words.end());
  return words;
}

}  // namespace support

// How much room the name of a place needs on the map, before any font is there: names are laid out without a window.
#pragma once

#include <cstddef>
#include <string_view>

namespace ui {

/// Width of the bold letters for a type size of 1, never less than what is drawn by more than a hair.
float name_width(std::string_view name);

/// Where a name is cut into two lines: behind the space or hyphen that leaves the longer line shortest. 0: it has none.
std::size_t name_break(std::string_view name);

/// The strip of paper below a name, for a type size of 1: beside its letters, and how high it is for one line and for two.
inline constexpr float kNamePad = 0.35f, kNameLine = 1.3f, kNameLines = 2.3f;

/// Of the strip in one line, or in two.
struct NameRoom {
  float w, h;
};
NameRoom name_room(std::string_view name, bool two_lines);

}  // namespace ui

// The space that the name of a place needs on the map, computed without fonts, so that the layout needs no window.
#pragma once

#include <cstddef>
#include <string_view>

namespace kingdom_ui {

/// Width of the bold letters for a type size of 1; an upper bound, within rounding.
float name_width(std::string_view name);

/// Where a name breaks into two lines: after the space or hyphen that leaves the longer line shortest. 0: nowhere.
std::size_t name_break(std::string_view name);

/// The strip of paper below a name, for a type size of 1: beside its letters, and how high it is for one line and for two.
inline constexpr float kNamePad = 0.35f, kNameLine = 1.3f, kNameLines = 2.3f;

/// Of the strip in one line, or in two.
struct NameRoom {
  float w, h;
};
NameRoom name_room(std::string_view name, bool two_lines);

}  // namespace kingdom_ui

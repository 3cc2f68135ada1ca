// Focus navigation by arrow keys. Left and right go through everything in reading order, row by row and wrapping around, so
// that all of it is reachable; up and down go to the next thing in that direction. Pure geometry: knows neither ImGui nor
// what the things are.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "ui/art/rect.h"

namespace ui {

enum class Arrow { left, right, up, down };

/// A thing scrolled out of `view` is moved to the edge behind which it lies, keeping its order: so it comes after what is
/// visible and before what lies beyond the view.
Rect squeezed(const Rect& rect, const Rect& view);

/// Index among `things` to which `arrow` leads from things[from]. Left and right always lead somewhere; up and down wrap
/// around the edge only with `wrap`. nullopt: nothing in that direction.
std::optional<std::size_t> next_thing(std::span<const Rect> things, std::size_t from, Arrow arrow, bool wrap);

/// The thing nearest to a place; nullopt if there are none.
std::optional<std::size_t> nearest_thing(std::span<const Rect> things, const Rect& place);

}  // namespace ui

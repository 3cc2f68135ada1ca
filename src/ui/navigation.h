// Where an arrow key leads among things on the screen. Left and right go through everything in reading order, row by
// row and round the end, so that all of it is in reach from anywhere; up and down go to what lies next in that
// direction. Pure geometry: knows neither ImGui nor what the things are.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "ui/art/rect.h"

namespace ui {

enum class Arrow { left, right, up, down };

/// What is scrolled out of `view` counts as squeezed onto the edge behind which it lies, in its order there: so it comes
/// after what is in sight and before what stands beyond the view.
Rect squeezed(const Rect& rect, const Rect& view);

/// The place among `things` where `arrow` leads from things[from]. Left and right always lead somewhere, up and down
/// only `wrap`ping round the edge when nothing lies that way. nullopt: nothing does.
std::optional<std::size_t> next_thing(std::span<const Rect> things, std::size_t from, Arrow arrow, bool wrap);

/// The thing nearest to a place where something was; nullopt when there are none.
std::optional<std::size_t> nearest_thing(std::span<const Rect> things, const Rect& place);

}  // namespace ui

// The guide, an owl with a travelling cloak and a lantern, who speaks in the bubble, and the fireworks at the palace.
#pragma once

#include <string_view>

#include "ui/art/canvas.h"

namespace ui {

enum class GuideMood : std::uint8_t { friendly, pointing, thinking, cheering };
/// Fits the rectangle, standing on its lower edge. `time_ms` animates breath and blinking; constant: no animation.
void draw_guide(const Canvas& canvas, const Rect& rect, GuideMood mood, double time_ms = 0);

/// Bubble with a beak towards the guide on its left side.
void draw_speech(const Canvas& canvas, const Rect& rect);
/// The area inside the bubble for text and buttons.
Rect inside_speech(const Rect& rect);

/// Gentle fireworks and falling petals over an area, a pure function of the time since they began; nothing after
/// duration::kCelebration. With reduced motion: do not call it.
void draw_celebration(const Canvas& canvas, const Rect& area, float elapsed_ms);

}  // namespace ui

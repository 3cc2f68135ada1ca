// The guide, an owl with a travelling cloak and a lantern, who speaks in the bubble, and the fireworks at the palace.
#pragma once

#include <string_view>

#include "ui/art/canvas.h"

namespace kingdom_ui {

enum class GuideMood : std::uint8_t { friendly, pointing, thinking, cheering };
/// Fits the rectangle, standing on its lower edge. `time_ms` animates breath and blinking; constant: no animation.
void draw_guide(const ui::Canvas& canvas, const ui::Rect& rect, GuideMood mood, double time_ms = 0);

/// Bubble with a beak towards the guide on its left side.
void draw_speech(const ui::Canvas& canvas, const ui::Rect& rect);
/// The area inside the bubble for text and buttons.
ui::Rect inside_speech(const ui::Rect& rect);

/// Gentle fireworks and falling petals over an area, a pure function of the time since they began; nothing after
/// duration::kCelebration. With reduced motion: do not call it.
void draw_celebration(const ui::Canvas& canvas, const ui::Rect& area, float elapsed_ms);

}  // namespace kingdom_ui

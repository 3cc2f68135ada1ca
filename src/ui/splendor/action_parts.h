// What the drawing functions of the action area share.
#pragma once

#include <string_view>

#include "ui/game_screen.h"

namespace ui {

/// A bold title at the top; returns what is left below it.
Rect titled(Frame& frame, const Rect& rect, std::string_view title);

/// The size, from `size` down to the smallest label, at which words stay within a height.
float fitting_size(const Canvas& canvas, float width, float height, std::string_view text, float size);
/// Words in the middle of a low bar, in lines as large as they fit whole.
void draw_bar_words(const Canvas& canvas, const Rect& rect, std::string_view text, ImU32 colour);

}  // namespace ui

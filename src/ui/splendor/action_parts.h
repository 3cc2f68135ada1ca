// What the drawing functions of the action area share.
#pragma once

#include <string_view>

#include "ui/game_screen.h"

namespace ui {

/// A bold title at the top; returns what is left below it.
Rect titled(Frame& frame, const Rect& rect, std::string_view title);

}  // namespace ui

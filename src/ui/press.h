// Immediate-mode buttons: drawn and handled in one call.
#pragma once

#include "ui/game_screen.h"

namespace ui {

/// True if it is pressed while enabled. If pressed while disabled, the hint is shown as the reason.
bool press(Frame& frame, const Rect& rect, const Button& button);
/// The same with an icon only; the label is for the mirror and the tooltip.
bool press_icon(Frame& frame, const Rect& rect, const Button& button);

}  // namespace ui

// A button that is drawn and pressed in one go: the everyday control of panels and action areas.
#pragma once

#include "ui/game_screen.h"

namespace ui {

/// True when it is pressed while enabled. Pressed while off, the hint becomes the refusal.
bool press(Frame& frame, const Rect& rect, const Button& button);
/// The same with an icon only; the label is for the mirror and the tooltip.
bool press_icon(Frame& frame, const Rect& rect, const Button& button);

}  // namespace ui

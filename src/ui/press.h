// A button that is drawn and pressed in one go: the everyday control of panels and action areas.
#pragma once

#include <string>

#include "ui/game_screen.h"

namespace ui {

struct Press {
  std::string id;
  std::string label;
  ButtonKind kind = ButtonKind::secondary;
  Icon icon = Icon::none;
  bool enabled = true;
  std::string hint{};     ///< why it is off, or more about it
  bool pressed = false;   ///< a switch that is on
  bool on_table = false;  ///< the mirror offers it elsewhere
};

/// True when it is pressed while enabled. Pressed while off, the hint becomes the refusal.
bool press(Frame& frame, const Rect& rect, const Press& button);
/// The same with an icon only; the label is for the mirror and the tooltip.
bool press_icon(Frame& frame, const Rect& rect, const Press& button);

}  // namespace ui

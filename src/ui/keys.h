// Keyboard handling: arrows move the focus ring from control to control and scroll a panel, Space and Enter press, the rest
// are shortcuts of the app and of the table.
#pragma once

#include "ui/game_play.h"
#include "ui/panels/panels.h"

namespace ui {

/// Before the frame is drawn. True: Space or Enter pressed the focused control. `sideways_taken`: left and right are used
/// elsewhere and do not move the focus.
bool steer_by_keys(Targets& targets, Panels& panels, bool sideways_taken);

/// After it is drawn. `pressed_by_key`: what steer_by_keys said.
void hear_shortcuts(Frame& frame, const Panels& panels, GamePlay& game, bool pressed_by_key);

}  // namespace ui

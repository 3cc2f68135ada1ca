#include "ui/press.h"

namespace ui {

namespace {

Hit add(Frame& frame, Control control, const std::string& why) {
  const Hit hit = frame.targets.add(control);
  if (hit.refused && !why.empty()) frame.intents.refuse(why, control.id);
  return hit;
}

}  // namespace

bool press(Frame& frame, const Rect& rect, const Button& button) {
  const Hit hit = add(frame, button.control(rect), button.hint);
  draw_button(frame.canvas, rect, button.kind, hit.state(!button.enabled), button.label, button.icon);
  return hit.clicked;
}

bool press_icon(Frame& frame, const Rect& rect, const Button& button) {
  const Hit hit = add(frame, button.icon_control(rect), button.hint);
  draw_icon_button(frame.canvas, rect, hit.state(!button.enabled), button.icon, button.chosen());
  return hit.clicked;
}

}  // namespace ui

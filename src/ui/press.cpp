#include "ui/press.h"

namespace ui {

namespace {

Hit add(Frame& frame, const Rect& rect, const Press& button, const std::string& hint) {
  const Hit hit = frame.targets.add({.id = button.id,
                                     .rect = rect,
                                     .label = button.label,
                                     .hint = hint,
                                     .enabled = button.enabled,
                                     .pressed = button.pressed,
                                     .on_table = button.on_table});
  if (hit.refused && !button.hint.empty()) frame.wishes.refusal = button.hint;
  return hit;
}

}  // namespace

bool press(Frame& frame, const Rect& rect, const Press& button) {
  const Hit hit = add(frame, rect, button, button.hint);
  draw_button(frame.canvas, rect, button.kind, hit.state(!button.enabled), button.label, button.icon);
  return hit.clicked;
}

bool press_icon(Frame& frame, const Rect& rect, const Press& button) {
  const Hit hit = add(frame, rect, button, button.hint.empty() ? button.label : button.hint);
  draw_icon_button(frame.canvas, rect, hit.state(!button.enabled), button.icon,
                   button.pressed || button.kind == ButtonKind::primary);
  return hit.clicked;
}

}  // namespace ui

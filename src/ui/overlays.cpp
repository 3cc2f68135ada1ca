#include "ui/overlays.h"

#include <algorithm>

namespace ui {

namespace {

Canvas foreground(const Frame& frame) {
  return canvas_on(*ImGui::GetForegroundDrawList(), frame.canvas.theme, frame.canvas.fonts, frame.canvas.letters);
}

}  // namespace

void Notices::say(std::string text) {
  text_ = std::move(text);
  until_ms_ = host_.now_ms() + static_cast<double>(duration::kToast);
  host_.announce(text_);
}

void Notices::draw(Frame& frame) const {
  const double left = until_ms_ - host_.now_ms();
  if (left <= 0) return;
  const Canvas canvas = foreground(frame);
  const float size = 15 * frame.scale();
  const float width = std::min(frame.info.width_px - 24, 560 * frame.scale());
  const float height = paragraph_height(canvas, width - 32, text_, Face::regular, size) + 20;
  const Rect box = Rect::centred(frame.info.width_px / 2, 0, width, height).moved(0, 56 + height / 2);
  draw_surface(canvas, box, Surface::dialog, space::kRadius);
  draw_paragraph(canvas, box.x + 16, box.y + 10, width - 32, text_, {.size = size, .colour = canvas.theme.text});
  frame.wake_in(left);
}

void draw_tooltip(Frame& frame) {
  double wait_ms = 0;
  const Control* control = frame.targets.tooltip(wait_ms);
  if (wait_ms > 0) frame.wake_in(wait_ms);
  if (control == nullptr) return;
  const Canvas canvas = foreground(frame);
  const float size = type::kLabel * frame.scale();
  const float width = std::min(280 * frame.scale(), text_width(canvas, control->hint, Face::regular, size) + 4);
  const float height = paragraph_height(canvas, width, control->hint, Face::regular, size);
  Rect body{control->rect.centre_x() - width / 2 - 12, control->rect.bottom() + 10, width + 24, height + 16};
  if (body.bottom() > frame.info.height_px - 4) body.y = control->rect.y - 10 - body.h;
  body.x = std::clamp(body.x, 4.0f, std::max(4.0f, frame.info.width_px - body.w - 4));
  const bool above = body.y < control->rect.y;
  draw_bubble(canvas, body, {control->rect.centre_x(), above ? control->rect.y - 2 : control->rect.bottom() + 2});
  draw_paragraph(canvas, body.x + 12, body.y + 8, width, control->hint, {.size = size, .colour = canvas.theme.text});
}

}  // namespace ui

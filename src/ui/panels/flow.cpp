#include "ui/panels/flow.h"

#include <algorithm>

namespace ui {

PanelFlow::PanelFlow(Frame& frame, const Rect& column, std::vector<std::string>& words)
    : frame_(frame), column_(column), y_(column.y), scale_(frame.scale()), words_(words) {}

Rect PanelFlow::take(float height) {
  const Rect rect{column_.x, y_, column_.w, height};
  y_ += height;
  return rect;
}

void PanelFlow::heading(std::string_view text) {
  const float size = type::kNumber * scale_;
  y_ += draw_paragraph(frame_.canvas, column_.x, y_, column_.w, text,
                       {.face = Face::black, .size = size, .colour = frame_.canvas.theme.text}) +
        8;
  words_.emplace_back(text);
}

void PanelFlow::paragraph(std::string_view text, bool muted) {
  const Theme& theme = frame_.canvas.theme;
  y_ += draw_paragraph(frame_.canvas, column_.x, y_, column_.w, text,
                       {.size = (muted ? 14.0f : type::kBody) * scale_, .colour = muted ? theme.muted : theme.text}) +
        10;
  words_.emplace_back(text);
}

bool PanelFlow::button(const Press& button) {
  const bool pressed = press(frame_, take(space::kTarget * std::max(1.0f, scale_ * 0.9f)), button);
  y_ += 8;
  return pressed;
}

int PanelFlow::choice(std::string_view id, std::string_view label, const std::vector<std::string>& options,
                      int chosen) {
  const Canvas& canvas = frame_.canvas;
  float widest = 0;
  for (const std::string& option : options)
    widest = std::max(widest, text_width(canvas, option, Face::bold, 15 * scale_));
  const float wanted = (widest + 26) * static_cast<float>(options.size());
  const float label_w = text_width(canvas, label, Face::regular, type::kBody * scale_) + 12;
  const bool below = wanted + label_w > column_.w;
  const float height = space::kTarget * std::max(1.0f, scale_ * 0.9f);
  Rect line = take(height);
  draw_text_in(canvas, {line.x, line.y, below ? line.w : label_w, line.h}, label,
               {.size = type::kBody * scale_, .colour = canvas.theme.text});
  if (below) line = take(height);
  const float w = std::min(wanted, line.w);
  const Rect control{below ? line.x : line.right() - w, line.y + 2, below ? line.w : w, line.h - 4};
  SegmentState state{.chosen = chosen};
  int result = chosen;
  std::vector<std::string_view> labels;
  for (std::size_t i = 0; i < options.size(); ++i) {
    labels.emplace_back(options[i]);
    const int index = static_cast<int>(i);
    const Hit hit = frame_.targets.add({.id = std::string(id) + ':' + std::to_string(i),
                                        .rect = segment_rect(control, static_cast<int>(options.size()), index),
                                        .label = std::string(label) + ": " + options[i],
                                        .pressed = index == chosen});
    if (hit.hot) state.hot = index;
    if (hit.held) state.pressed = index;
    if (hit.focused) state.focused = index;
    if (hit.clicked) result = index;
  }
  draw_segments(canvas, control, labels, state);
  y_ += 8;
  return result;
}

bool PanelFlow::toggle(std::string_view id, std::string_view label, bool on) {
  const Canvas& canvas = frame_.canvas;
  const float size = type::kBody * scale_;
  const float control_w = 52;
  const float text_h = paragraph_height(canvas, column_.w - control_w - 12, label, Face::regular, size);
  const Rect line = take(std::max(space::kTarget, text_h + 8));
  const Hit hit = frame_.targets.add({.id = std::string(id), .rect = line, .label = std::string(label), .pressed = on});
  draw_paragraph(canvas, line.x, line.centre_y() - text_h / 2, line.w - control_w - 12, label,
                 {.size = size, .colour = canvas.theme.text});
  draw_toggle(canvas, {line.right() - control_w, line.centre_y() - 15, control_w, 30}, on ? 1.0f : 0.0f, hit.state());
  y_ += 4;
  return hit.clicked ? !on : on;
}

std::size_t PanelFlow::tabs(const std::vector<Tab>& tabs, std::size_t open) {
  const Canvas& canvas = frame_.canvas;
  const float height = space::kTarget * std::max(1.0f, scale_ * 0.8f), between = 6;
  const float size = std::min(type::kBody, height * 0.5f / canvas.fonts.scale) * canvas.fonts.scale;
  std::size_t result = open;
  Rect line = take(height);
  float x = line.x;
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    const float width = std::min(text_width(canvas, tabs[i].label, Face::bold, size) + 26, column_.w);
    if (x > line.x && x + width > line.right()) {
      y_ += between;
      line = take(height);
      x = line.x;
    }
    const Rect chip{x, line.y, width, height};
    const Hit hit = frame_.targets.add({.id = tabs[i].id, .rect = chip, .label = tabs[i].label, .pressed = i == open});
    draw_chip(canvas, chip.inset(0, 2), tabs[i].label, hit.state(), i == open);
    if (hit.clicked) result = i;
    x += width + between;
  }
  y_ += 16;
  return result;
}

bool PanelFlow::row(std::string_view id, std::string_view label, Icon icon, std::string_view value, bool enabled) {
  const Rect line = take(48 * std::max(1.0f, scale_ * 0.85f));
  const Hit hit =
      frame_.targets.add({.id = std::string(id), .rect = line, .label = std::string(label), .enabled = enabled});
  draw_row(frame_.canvas, line, label, value, hit.state(!enabled), icon);
  y_ += 2;
  return hit.clicked;
}

}  // namespace ui

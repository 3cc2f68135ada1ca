// Faces of buttons, toggles, choices, chips, rows and meters.
#include <algorithm>

#include "ui/art/paint.h"
#include "ui/art/widgets.h"

namespace ui {
namespace {

struct ButtonSkin {
  ImU32 fill, edge, ink;  ///< a transparent fill or edge is not drawn
};

ButtonSkin skin_of(const Theme& theme, ButtonKind kind, const ControlState& state) {
  const bool pressed = state.pressed, hot = state.hot;
  if (state.disabled)
    return kind == ButtonKind::quiet
               ? ButtonSkin{0, 0, theme.on_disabled}
               : ButtonSkin{theme.disabled, theme.flat ? theme.on_disabled : with_opacity(theme.control_edge, 0.35f),
                            theme.on_disabled};
  switch (kind) {
    case ButtonKind::primary:
      return {pressed ? theme.accent_pressed
              : hot   ? mix(theme.accent, rgb(0xFFFFFF), 0.25f)
                      : theme.accent,
              0, theme.on_accent};
    case ButtonKind::secondary:
      return {pressed ? theme.control_pressed
              : hot   ? theme.control_hot
                      : theme.control,
              with_opacity(theme.control_edge, theme.flat ? 1.0f : 0.75f), theme.on_control};
    case ButtonKind::quiet:
      return {pressed ? theme.control_pressed : hot ? theme.control_hot : ImU32{0}, 0, theme.text};
    case ButtonKind::danger: break;
  }
  if (hot || pressed)
    return {pressed ? mix(theme.danger, theme.ground_deep, 0.15f) : theme.danger, 0, theme.ground_deep};
  return {theme.control, theme.danger, theme.danger};
}

ButtonSkin chosen_skin(const Theme& theme, const ControlState& state) {
  const float towards_ground = state.pressed ? 0.25f : state.hot ? 0.12f : 0.0f;
  return {mix(theme.selected, theme.on_selected, towards_ground), 0, theme.on_selected};
}

constexpr float kButtonRadius = space::kRadius, kIconGap = 8, kSidePadding = 16;
constexpr float kSegmentInset = 3, kSegmentPad = 4;
constexpr float kLeastSegmentText = 0.78f;  ///< of the usual size

void face(const Canvas& canvas, const Rect& rect, float radius, const ButtonSkin& skin, const ControlState& state,
          bool raised) {
  const Rect box = canvas.snap(rect);
  const Theme& theme = canvas.theme;
  if (raised && !state.disabled && !state.pressed && !theme.flat)
    fill_rounded(canvas, box.moved(0, 1.5f), radius, theme.shadow);
  if (skin.fill & IM_COL32_A_MASK) {
    const bool lit = raised && !state.pressed && !theme.flat && !state.disabled;
    fill_rounded(canvas, box, radius, lit ? mix(skin.fill, rgb(0xFFFFFF), 0.07f) : skin.fill, skin.fill);
  }
  if (skin.edge & IM_COL32_A_MASK) stroke_rounded(canvas, box, radius, skin.edge, theme.flat ? 2.0f : 1.0f);
  if (state.focused) draw_focus_ring(canvas, box, radius);
}

}  // namespace

float button_width(const Canvas& canvas, std::string_view label, Icon icon) {
  const float size = type::kBody * canvas.fonts.scale;
  const float icon_width = icon == Icon::none ? 0 : size * 1.25f + kIconGap;
  return text_width(canvas, label, Face::bold, size) + icon_width + 2 * kSidePadding;
}

namespace {

/// How the words of a button lie in its place.
struct ButtonWords {
  float size = 0, icon_room = 0;
  float room = 0;        ///< width for the words
  float lines_h = 0;     ///< where they wrap
  bool in_line = false;  ///< all of them
  bool wraps = false;
};

ButtonWords place_words(const Canvas& canvas, const Rect& rect, std::string_view label, Icon icon) {
  float size = type::kBody * canvas.fonts.scale;
  const auto icon_room = [&] { return icon == Icon::none ? 0 : size * 1.25f + (label.empty() ? 0 : kIconGap); };
  const auto wide = [&] { return text_width(canvas, label, Face::bold, size) + 16 + icon_room() > rect.w; };
  const float least = type::kLabel * std::min(canvas.fonts.scale, 1.25f);
  while (size > least && wide()) --size;  // smaller rather than cut
  // Then in two lines, as large as those fit.
  const auto lines = [&] { return paragraph_height(canvas, rect.w - 14 - icon_room(), label, Face::bold, size); };
  const bool in_line = !wide(), wraps = !in_line && label.find(' ') != std::string_view::npos;
  while (wraps && size > type::kLeastNumeral && lines() > rect.h - 2) size = std::max(type::kLeastNumeral, size - 1);
  return {.size = size,
          .icon_room = icon_room(),
          .room = rect.w - (wraps ? 14 : 16) - icon_room(),
          .lines_h = wraps ? lines() : 0,
          .in_line = in_line,
          .wraps = wraps};
}

}  // namespace

bool button_has_room(const Canvas& canvas, const Rect& rect, std::string_view label, Icon icon) {
  const ButtonWords words = place_words(canvas, rect, label, icon);
  if (words.in_line) return true;
  if (!words.wraps || words.lines_h > rect.h - 2) return false;
  while (!label.empty()) {  // no word is cut
    const std::size_t end = std::min(label.find(' '), label.size());
    if (text_width(canvas, label.substr(0, end), Face::bold, words.size) > words.room) return false;
    label.remove_prefix(std::min(end + 1, label.size()));
  }
  return true;
}

void draw_button(const Canvas& canvas, const Rect& rect, ButtonKind kind, const ControlState& state,
                 std::string_view label, Icon icon) {
  const ButtonSkin skin = skin_of(canvas.theme, kind, state);
  face(canvas, rect, kButtonRadius, skin, state, kind != ButtonKind::quiet);
  const ButtonWords words = place_words(canvas, rect, label, icon);
  const float push = state.pressed ? 1.0f : 0.0f;
  const float width =
      words.wraps ? words.room : std::min(words.room, text_width(canvas, label, Face::bold, words.size));
  const float icon_size = words.size * 1.25f, left = rect.centre_x() - (width + words.icon_room) / 2;
  if (icon != Icon::none) draw_icon(canvas, icon, left + icon_size / 2, rect.centre_y() + push, icon_size, skin.ink);
  const float x = left + words.icon_room;
  if (words.wraps)
    draw_paragraph(canvas, x, rect.centre_y() + push - words.lines_h / 2, width, label,
                   {Face::bold, words.size, skin.ink, Align::centre});
  else
    draw_text_in(canvas, {x, rect.y + push, width, rect.h}, label, {Face::bold, words.size, skin.ink});
}

void draw_icon_button(const Canvas& canvas, const Rect& rect, const ControlState& state, Icon icon, IconMark mark) {
  const Theme& theme = canvas.theme;
  ButtonSkin skin = skin_of(theme, ButtonKind::quiet, state);
  if (mark != IconMark::none)
    skin = {theme.control, mark == IconMark::chosen ? theme.selected : theme.accent_line, theme.text};
  const float side = std::min(rect.w, rect.h);
  const Rect box = Rect::square(rect.centre_x(), rect.centre_y(), side).inset(side > 40 ? 2.0f : 0.0f);
  face(canvas, box, kButtonRadius, skin, state, false);
  draw_icon(canvas, icon, rect.centre_x(), rect.centre_y() + (state.pressed ? 1.0f : 0.0f),
            std::min(24.0f * canvas.fonts.scale, side * 0.6f), skin.ink);
}

void draw_toggle(const Canvas& canvas, const Rect& rect, float on, const ControlState& state) {
  const Theme& theme = canvas.theme;
  const float h = std::min(rect.h, 26.0f * canvas.fonts.scale), w = h * 1.8f, r = h / 2;
  const Rect track = canvas.snap(Rect::centred(rect.centre_x(), rect.centre_y(), w, h));
  const ImU32 fill =
      state.disabled ? theme.disabled : mix(state.hot ? theme.control_hot : theme.control, theme.selected, on);
  const ImU32 edge = state.disabled ? theme.on_disabled : mix(theme.control_edge, theme.selected, on);
  fill_rounded(canvas, track, r, edge);
  fill_rounded(canvas, track.inset(1.5f), r - 1.5f, fill);
  const float knob = track.x + r + (w - 2 * r) * on;
  // State by place, by colour and by a sign on the knob.
  if (!theme.flat) fill_disc(canvas, knob, track.centre_y() + 1, r - 3, theme.shadow);
  fill_disc(canvas, knob, track.centre_y(), r - 4,
            state.disabled ? theme.on_disabled
            : on > 0.5f    ? theme.on_selected
                           : theme.text);
  if (on > 0.5f)
    draw_icon(canvas, Icon::check, knob, track.centre_y(), (r - 4) * 1.5f,
              state.disabled ? theme.disabled : theme.selected);
  if (state.focused) draw_focus_ring(canvas, track, r);
}

Rect segment_rect(const Rect& rect, int count, int index, int rows) {
  const int columns = (count + rows - 1) / rows, row = index / columns;
  const int in_row = row + 1 == rows ? count - row * columns : columns;
  const float w = rect.w / static_cast<float>(in_row), h = rect.h / static_cast<float>(rows);
  return {rect.x + w * static_cast<float>(index % columns), rect.y + h * static_cast<float>(row), w, h};
}

float segment_width(const Canvas& canvas, std::span<const std::string_view> labels) {
  float widest = 1;
  for (const std::string_view label : labels)
    widest = std::max(widest, text_width(canvas, label, Face::bold, type::kBody * canvas.fonts.scale));
  return widest * kLeastSegmentText + 14;
}

void draw_segments(const Canvas& canvas, const Rect& rect, std::span<const std::string_view> labels,
                   const SegmentState& state) {
  const Theme& theme = canvas.theme;
  const Rect box = canvas.snap(rect);
  const int count = static_cast<int>(labels.size());
  const float radius = kButtonRadius;
  // One size for all, smaller where the longest would be cut; then words stand below each other.
  float size = type::kBody * canvas.fonts.scale, widest = 1;
  for (const std::string_view label : labels) widest = std::max(widest, text_width(canvas, label, Face::bold, size));
  size *= std::clamp((segment_rect(box, count, 0, state.rows).w - 14) / widest, kLeastSegmentText, 1.0f);
  for (int i = 0; i < count; ++i) {
    const std::string_view label = labels[static_cast<std::size_t>(i)];
    if (label.find(' ') != std::string_view::npos) continue;
    const float room = segment_rect(box, count, i, state.rows).w - 2 * (kSegmentPad + kSegmentInset);
    size = std::min(size, size_in_line(canvas, room, label, size, Face::bold));
  }
  fill_rounded(canvas, box, radius, with_opacity(theme.control_edge, theme.flat ? 1.0f : 0.55f));
  fill_rounded(canvas, box.inset(1), radius - 1, theme.well);
  for (int i = 0; i < count; ++i) {
    const Rect part = canvas.snap(segment_rect(box, count, i, state.rows)).inset(kSegmentInset);
    const bool off = (state.disabled >> i & 1u) != 0, chosen = i == state.chosen;
    if (chosen)
      fill_rounded(canvas, part, radius - 3,
                   chosen_skin(theme, {.hot = state.hot == i, .pressed = state.pressed == i}).fill);
    else if (!off && (state.hot == i || state.pressed == i))
      fill_rounded(canvas, part, radius - 3, state.pressed == i ? theme.control_pressed : theme.control_hot);
    else if (part.x > box.x + 4 && i - 1 != state.chosen)
      fill_rect(canvas, {part.x - 3.5f, part.y + part.h * 0.22f, 1, part.h * 0.56f},
                with_opacity(theme.control_edge, 0.5f));
    const ImU32 ink = chosen ? theme.on_selected : off ? theme.on_disabled : theme.text;
    const std::string_view label = labels[static_cast<std::size_t>(i)];
    const Rect inner = part.inset(kSegmentPad, 0);
    TextStyle style{chosen ? Face::bold : Face::regular, size, ink, Align::centre};
    if (text_width(canvas, label, style.face, size) > inner.w + 0.5f && label.find(' ') != std::string_view::npos) {
      style.size = fitting_size(canvas, inner.w, part.h, label, size, style.face, type::kLeastNumeral);
      const float height = paragraph_height(canvas, inner.w, label, style.face, style.size);
      draw_paragraph(canvas, inner.x, inner.centre_y() - height / 2, inner.w, label, style);
    } else {
      draw_text_in(canvas, inner, label, style);
    }
    if (state.focused == i) draw_ring(canvas, part, radius - 3, theme.focus, space::kRing, 0);
  }
}

void draw_chip(const Canvas& canvas, const Rect& rect, std::string_view label, const ControlState& state, bool chosen,
               Icon icon) {
  const Theme& theme = canvas.theme;
  const ButtonSkin skin = chosen ? chosen_skin(theme, state) : skin_of(theme, ButtonKind::secondary, state);
  face(canvas, rect, rect.h / 2, skin, state, false);
  const float size = std::min(type::kBody, rect.h * 0.5f / canvas.fonts.scale) * canvas.fonts.scale;
  const float icon_size = size * 1.2f, icon_width = icon == Icon::none ? 0 : icon_size + (label.empty() ? 0 : 6);
  const float width = std::min(rect.w - 16 - icon_width, text_width(canvas, label, Face::bold, size));
  const float left = rect.centre_x() - (width + icon_width) / 2;
  if (icon != Icon::none) draw_icon(canvas, icon, left + icon_size / 2, rect.centre_y(), icon_size, skin.ink);
  draw_text_in(canvas, {left + icon_width, rect.y, width, rect.h}, label, {Face::bold, size, skin.ink});
}

void draw_row(const Canvas& canvas, const Rect& rect, std::string_view label, std::string_view value,
              const ControlState& state, Icon icon) {
  const Theme& theme = canvas.theme;
  if (!state.disabled && (state.hot || state.pressed))
    fill_rounded(canvas, canvas.snap(rect), space::kSmallRadius,
                 state.pressed ? theme.control_pressed : theme.control_hot);
  if (state.focused)
    draw_ring(canvas, canvas.snap(rect), space::kSmallRadius, theme.focus, space::kRing, -space::kRing);
  const float size = type::kBody * canvas.fonts.scale, icon_size = size * 1.3f;
  float left = rect.x + space::kGap, right = rect.right() - space::kGap;
  const ImU32 ink = state.disabled ? theme.on_disabled : theme.text;
  if (icon != Icon::none) {
    draw_icon(canvas, icon, left + icon_size / 2, rect.centre_y(), icon_size,
              state.disabled ? theme.on_disabled : theme.muted);
    left += icon_size + space::kGap;
  }
  if (!value.empty()) {
    const float width = std::min(text_width(canvas, value, Face::regular, size), (right - left) * 0.6f);
    draw_text_in(canvas, {right - width, rect.y, width, rect.h}, value,
                 {Face::regular, size, state.disabled ? theme.on_disabled : theme.muted, Align::right});
    right -= width + space::kTight;
  }
  const float in_line = size_in_line(canvas, right - left, label, size);
  draw_text_in(canvas, {left, rect.y, right - left, rect.h}, label, {Face::regular, in_line, ink});
}

void draw_seat_bar(const Canvas& canvas, const Rect& rect, const PlayerColour& colour) {
  fill_rounded(canvas, rect, rect.h / 2, colour.edge);
  fill_rounded(canvas, rect.inset(1), rect.h / 2 - 1, colour.base);
}

void draw_progress(const Canvas& canvas, const Rect& rect, float share) {
  const Theme& theme = canvas.theme;
  const Rect box = canvas.snap(rect);
  const float r = box.h / 2;
  fill_rounded(canvas, box, r, theme.flat ? rgb(0xFFFFFF) : with_opacity(theme.control_edge, 0.6f));
  fill_rounded(canvas, box.inset(1), r - 1, theme.well);
  const float width = box.w * std::clamp(share, 0.0f, 1.0f);
  if (width > 0) fill_rounded(canvas, {box.x, box.y, std::max(width, box.h), box.h}, r, theme.accent_line);
}

void draw_count_disc(const Canvas& canvas, float cx, float cy, float diameter, int value) {
  const Theme& theme = canvas.theme;
  const float r = diameter / 2;
  if (!theme.flat) fill_disc(canvas, cx, cy + diameter * 0.05f, r + diameter * 0.02f, theme.shadow);
  fill_disc(canvas, cx, cy, r, theme.flat ? rgb(0x000000) : theme.paper_edge);
  fill_disc(canvas, cx, cy, r - std::max(canvas.pixel, diameter * 0.03f), theme.paper);
  // In a small disc the digits take more of it.
  const float usual = diameter * (value > 9 ? 0.60f : 0.70f), most = diameter * (value > 9 ? 0.78f : 0.95f);
  draw_number(canvas, cx, cy, value,
              {Face::black, std::max(usual, std::min(most, type::kLeastCount)), theme.ink, Align::centre});
}

}  // namespace ui

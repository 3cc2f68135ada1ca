#include "ui/panels/panel_view.h"

#include <algorithm>
#include <cmath>

#include "ui/art/mesh.h"
#include "ui/art/paint.h"

namespace ui {

namespace {

void paint(const TogglePiece& piece, const PieceState& state, const Canvas& canvas) {
  ControlState control = state.state();
  control.focused = control.focused && piece.rings;
  draw_toggle(canvas, piece.rect, piece.on ? 1.0f : 0.0f, control);
}
void paint(const ChipPiece& piece, const PieceState& state, const Canvas& canvas) {
  draw_chip(canvas, piece.rect, piece.label, state.state(), piece.chosen);
}
void paint(const RowPiece& piece, const PieceState& state, const Canvas& canvas) {
  draw_row(canvas, piece.rect, piece.label, piece.value, state.state(!piece.enabled), piece.icon);
}
void paint(const HoverPiece& piece, const PieceState& state, const Canvas& canvas) {
  if (state.hot) draw_surface(canvas, piece.rect, piece.surface, space::kRadius);
}
void paint(const ProgressPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_progress(canvas, piece.rect, piece.share);
}
void paint(const SeatBarPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_surface(canvas, piece.rect, Surface::well, piece.rect.h / 2);
  const float w = std::min(std::max(piece.rect.h, piece.rect.w * piece.share), piece.rect.w);
  if (piece.share <= 0) return;
  draw_seat_bar(canvas, {piece.rect.x, piece.rect.y, w, piece.rect.h}, *piece.colour);
}
void paint(const SeatFigurePiece& piece, const PieceState&, const Canvas& canvas) {
  const float radius = std::min(piece.rect.h / 2, 5.0f);
  fill_rounded(canvas, piece.rect, radius, piece.colour->edge);
  fill_rounded(canvas, piece.rect.inset(1), radius - 1, piece.colour->light);
  draw_text_in(canvas, piece.rect, piece.text,
               {.face = Face::bold, .size = piece.size, .colour = piece.colour->edge, .align = Align::centre});
}
void paint(const LeadPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_surface(canvas, piece.rect, Surface::well, 4);
  const float h = piece.rect.h * (piece.lead > 0 ? 1.0f : piece.lead == 0 ? 0.55f : 0.2f);
  const ImU32 colour = piece.lead > 0 ? canvas.theme.accent_line : canvas.theme.muted;
  fill_rounded(canvas, {piece.rect.x, piece.rect.bottom() - h, piece.rect.w, h}, 4, colour);
}
void paint(const StampPiece& piece, const PieceState&, const Canvas& canvas) {
  const Theme& theme = canvas.theme;
  const Rect& rect = piece.rect;
  const float side = piece.in_calendar ? std::min(rect.w, rect.h) * 0.56f : rect.h;
  const float cx = rect.centre_x(), cy = piece.in_calendar ? rect.bottom() - side * 0.62f : rect.centre_y();
  const float r = side / 2;
  switch (piece.deal) {
    case StampPiece::Deal::none: break;
    case StampPiece::Deal::won:
      fill_disc(canvas, cx, cy, r, theme.accent);
      draw_icon(canvas, Icon::crown, cx, cy, side * 0.66f, theme.on_accent);
      break;
    case StampPiece::Deal::lost:
      stroke_circle(canvas, cx, cy, r - 1, theme.muted, 2);
      draw_icon(canvas, Icon::check, cx, cy, side * 0.6f, theme.muted);
      break;
    case StampPiece::Deal::open: draw_icon(canvas, Icon::hourglass, cx, cy, side * 0.8f, theme.accent_line); break;
  }
  if (!piece.puzzle) return;
  const float cup = piece.in_calendar ? side * 0.62f : side * 0.8f;
  draw_icon(canvas, Icon::trophy, piece.in_calendar ? rect.right() - cup * 0.65f : cx,
            piece.in_calendar ? rect.y + cup * 0.65f : cy, cup, theme.accent_line);
}
void paint(const RulingBarPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_surface(canvas, piece.rect, Surface::well, 2);
  draw_ring(canvas, piece.rect, 2, canvas.theme.muted, 1, 0);
}

void paint(const SmallGamePiece& piece, const PieceState&, const Canvas& canvas) {
  draw_surface(canvas, piece.rect, Surface::panel, space::kRadius);
  piece.sketch->draw(canvas, piece.rect.inset(4));
}

void paint(const TrophiesPiece& piece, const PieceState&, const Canvas& canvas) {
  TrophiesPiece::Picture& picture = *piece.picture;
  if (const Light light = light_of(canvas); picture.drawing.empty() || light != picture.light) {
    ImDrawList list(canvas.list._Data);
    const Canvas paper = offscreen_canvas(list, canvas);
    const Drawing::Start start = Drawing::start(paper);
    piece.sketch->draw(paper, piece.rect);
    picture.drawing.take(paper, start);
    picture.light = light;
  }
  picture.drawing.copy_to(canvas);
}

ImU32 shade(const Canvas& canvas, const PlayerColour& colour, std::size_t place) {
  const ImU32 ground = canvas.theme.kind == ThemeKind::light ? rgb(0x000000) : rgb(0xFFFFFF);
  return place == 0 ? colour.base : place == 1 ? mix(colour.base, ground, 0.55f) : mix(colour.base, ground, 0.8f);
}
void paint(const ShadePiece& piece, const PieceState&, const Canvas& canvas) {
  fill_rounded(canvas, piece.rect, piece.rect.h * 0.3f, shade(canvas, *piece.colour, piece.place));
}
void paint(const SharesPiece& piece, const PieceState&, const Canvas& canvas) {
  constexpr float kBetween = 2;
  draw_surface(canvas, piece.rect, Surface::well, piece.rect.h / 2);
  float x = piece.rect.x;
  for (std::size_t i = 0; i < piece.parts.size(); ++i) {
    const float w = piece.rect.w * static_cast<float>(piece.parts[i]) / static_cast<float>(std::max(piece.whole, 1));
    if (w > kBetween)
      fill_rounded(canvas, {x, piece.rect.y, w - kBetween, piece.rect.h}, piece.rect.h / 2,
                   shade(canvas, *piece.colour, i));
    x += w;
  }
}

/// Each module is a whole number of device pixels, so that cameras see sharp edges.
void paint(const CodePiece& piece, const PieceState&, const Canvas& canvas) {
  constexpr int kQuiet = 4;  // light modules around it
  const QrCode& code = *piece.code;
  const int across = code.size() + 2 * kQuiet;
  const float module =
      std::max(1.0f, std::floor(std::min(piece.rect.w, piece.rect.h) / canvas.pixel / static_cast<float>(across))) *
      canvas.pixel;
  const float side = module * static_cast<float>(across);
  const Rect paper = canvas.snap(Rect::square(piece.rect.centre_x(), piece.rect.centre_y(), side));
  fill_rounded(canvas, paper, module * 2, rgb(0xFFFFFF));
  const auto edge = [&](float from, int modules) { return from + module * static_cast<float>(modules + kQuiet); };
  for (int y = 0; y < code.size(); ++y)
    for (int x = 0; x < code.size(); ++x) {
      if (!code.dark(x, y)) continue;
      const int first = x;
      while (x + 1 < code.size() && code.dark(x + 1, y)) ++x;
      canvas.list.AddRectFilled({edge(paper.x, first), edge(paper.y, y)}, {edge(paper.x, x + 1), edge(paper.y, y + 1)},
                                rgb(0x000000));
    }
}

void draw_choice(const SegmentsPiece& piece, const Touches& touches, const Canvas& canvas) {
  SegmentState state{.chosen = piece.chosen, .rows = piece.rows};
  std::vector<std::string_view> labels;
  for (int i = 0; i < static_cast<int>(piece.labels.size()); ++i) {
    labels.emplace_back(piece.labels[static_cast<std::size_t>(i)]);
    const Touch touch = touches[piece.first_control + i];
    if (touch.hot) state.hot = i;
    if (touch.held) state.pressed = i;
    if (touch.focused) state.focused = i;
  }
  draw_segments(canvas, piece.rect, labels, state);
}

}  // namespace

void draw(const PanelView& view, const Touches& touches, const Canvas& canvas) {
  for (const PanelPiece& piece : view.pieces) {
    if (const auto* choice = std::get_if<SegmentsPiece>(&piece)) {
      draw_choice(*choice, touches, canvas);
      continue;
    }
    const PieceState state{touches[control_of(piece)]};
    std::visit(
        [&](const auto& one) {
          if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, SegmentsPiece>) paint(one, state, canvas);
        },
        piece);
  }
}

std::string hear(const PanelView& view, Touches& touches, Frame& frame) {
  std::string pressed;
  touches.clear();
  for (const Control& control : view.controls) {
    const Hit hit = frame.targets.add(control);
    touches.push_back(hit);
    if (hit.clicked || hit.refused) reduce(view, control.id, frame.intents);
    if (hit.clicked) pressed = control.id;
  }
  return pressed;
}

void reduce(const PanelView& view, std::string_view press, Intents& intents) {
  const auto found =
      std::find_if(view.controls.begin(), view.controls.end(), [&](const Control& one) { return one.id == press; });
  if (found == view.controls.end()) return;
  if (found->enabled)
    intents.others.push_back(view.intents[static_cast<std::size_t>(found - view.controls.begin())]);
  else if (!found->hint.empty())
    intents.refuse(found->hint, press);
}

Rect PanelBuilder::take(float height) {
  const Rect rect{column_.x, y_, column_.w, height};
  y_ += height;
  return rect;
}

int PanelBuilder::press(Control control, Intent intent) {
  control.any_moment = counts_at_any_moment(intent);
  const int index = this->control(std::move(control));
  if (index == kNoControl) return index;
  view_.intents.resize(static_cast<std::size_t>(index) + 1);
  view_.intents.back() = std::move(intent);
  return index;
}

void PanelBuilder::heading(std::string_view text) {
  y_ += ViewBuilder::paragraph(column_.x, y_, column_.w, text,
                               {.face = Face::black, .size = type::kNumber * scale(), .colour = canvas.theme.text}) +
        8;
  say(text);
}

void PanelBuilder::paragraph(std::string_view text, bool muted) {
  const Theme& theme = canvas.theme;
  y_ += ViewBuilder::paragraph(
            column_.x, y_, column_.w, text,
            {.size = (muted ? 14.0f : type::kBody) * scale(), .colour = muted ? theme.muted : theme.text}) +
        10;
  say(text);
}

void PanelBuilder::button(const Rect& rect, const Button& button, Intent intent) {
  add(ButtonPiece{rect, button.kind, button.icon, button.label, button.enabled,
                  press(button.control(rect), std::move(intent))});
}

void PanelBuilder::icon_button(const Rect& rect, const Button& button, Intent intent) {
  add(IconButtonPiece{rect, button.icon, button.icon_mark(), button.enabled,
                      press(button.icon_control(rect), std::move(intent))});
}

void PanelBuilder::button_that_fits(const Rect& rect, const Button& button, Intent intent) {
  Button fitting = button;
  if (!button_has_room(canvas, rect, button.label, button.icon)) fitting.icon = Icon::none;
  constexpr float kWordy = 1.4f;  // a square would have three lines of the least letters
  if (rect.w >= kWordy * rect.h && button_has_room(canvas, rect, fitting.label, fitting.icon))
    this->button(rect, fitting, std::move(intent));
  else
    icon_button(rect, button, std::move(intent));
}

void PanelBuilder::button(const Button& button, Intent intent) {
  this->button(take(space::kTarget * std::max(1.0f, scale() * 0.9f)), button, std::move(intent));
  y_ += 8;
}

PanelBuilder::ChoicePlace PanelBuilder::choice_place(std::string_view label, const std::vector<std::string>& options) {
  const float size = type::kBody * scale();
  float widest = 0;
  for (const std::string& option : options)
    widest = std::max(widest, text_width(canvas, option, Face::bold, 15 * scale()));
  const float wanted = (widest + 26) * static_cast<float>(options.size());
  const float label_w = text_width(canvas, label, Face::regular, size) + 12;
  const bool below = wanted + label_w > column_.w;
  const float height = space::kTarget * std::max(1.0f, scale() * 0.9f);
  Rect place = take(height);
  line({place.x, place.y, below ? place.w : label_w, place.h}, label, {.size = size, .colour = canvas.theme.text});
  // Two rows where one would cut its words.
  const std::vector<std::string_view> labels(options.begin(), options.end());
  const bool cut = segment_width(canvas, labels) * static_cast<float>(options.size()) > place.w;
  const int rows = cut && options.size() > 2 ? 2 : 1;
  if (below) place = take(height * static_cast<float>(rows));
  const float w = std::min(wanted, place.w);
  return {{below ? place.x : place.right() - w, place.y + 2, below ? place.w : w, place.h - 4}, rows};
}

void PanelBuilder::segments(std::string_view id, std::string_view label, const Rect& rect,
                            const std::vector<std::string>& options, int chosen, std::vector<Intent> intents,
                            const std::vector<std::string>& spoken, int rows) {
  const int count = static_cast<int>(options.size());
  int first = kNoControl;
  for (int i = 0; i < count; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const int index = press({.id = std::string(id) + ':' + std::to_string(i),
                             .rect = segment_rect(rect, count, i, rows),
                             .label = labelled(label, (spoken.empty() ? options : spoken)[place]),
                             .pressed = i == chosen},
                            std::move(intents[place]));
    if (i == 0) first = index;
  }
  add(SegmentsPiece{rect, options, chosen, first, rows});
}

void PanelBuilder::toggle(std::string_view id, std::string_view label, bool on, Intent intent) {
  const float size = type::kBody * scale(), control_w = 52, words_w = column_.w - control_w - 12;
  const float text_h = paragraph_height(canvas, words_w, label, Face::regular, size);
  const Rect place = take(std::max(space::kTarget, text_h + 8));
  const int index =
      press({.id = std::string(id), .rect = place, .label = std::string(label), .pressed = on}, std::move(intent));
  ViewBuilder::paragraph(place.x, place.centre_y() - text_h / 2, words_w, label,
                         {.size = size, .colour = canvas.theme.text});
  add(TogglePiece{{place.right() - control_w, place.centre_y() - 15, control_w, 30}, on, index});
  y_ += 4;
}

void PanelBuilder::tabs(const std::vector<Tab>& tabs, std::size_t open) {
  const float height = space::kTarget * std::max(1.0f, scale() * 0.8f), between = 6;
  const float size = std::min(type::kBody, height * 0.5f / scale()) * scale();
  Rect place = take(height);
  float x = place.x;
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    const float width = std::min(text_width(canvas, tabs[i].label, Face::bold, size) + 26, column_.w);
    if (x > place.x && x + width > place.right()) {
      y_ += between;
      place = take(height);
      x = place.x;
    }
    const Rect chip{x, place.y, width, height};
    const int index =
        press({.id = tabs[i].id, .rect = chip, .label = tabs[i].label, .pressed = i == open}, tabs[i].intent);
    add(ChipPiece{chip.inset(0, 2), tabs[i].label, i == open, index});
    x += width + between;
  }
  y_ += 16;
}

void PanelBuilder::row(std::string_view id, std::string_view label, Icon icon, Intent intent, std::string_view value) {
  const Rect place = take(48 * std::max(1.0f, scale() * 0.85f));
  const std::string said = value.empty() ? std::string(label) : labelled(label, value);
  const int index = press({.id = std::string(id), .rect = place, .label = said}, std::move(intent));
  add(RowPiece{place, std::string(label), std::string(value), icon, true, index});
  y_ += 2;
}

void PanelBuilder::explained_row(std::string_view id, std::string_view label, std::string_view explained, Icon icon,
                                 Intent intent) {
  const float size = type::kBody * scale(), small = 14 * scale(), icon_size = size * 1.3f, pad = 8;
  const float left = space::kGap + icon_size + space::kGap, words_w = column_.w - left - space::kGap;
  const float label_h = paragraph_height(canvas, words_w, label, Face::bold, size);
  const float explained_h = paragraph_height(canvas, words_w, explained, Face::regular, small);
  const Rect place = take(std::max(space::kTarget, label_h + explained_h + 2 * pad));
  const int index =
      press({.id = std::string(id), .rect = place, .label = std::string(label) + ". " + std::string(explained)},
            std::move(intent));
  add(HoverPiece{place, Surface::well, index});
  focus_ring(place, space::kRadius, index);
  this->icon(icon, place.x + space::kGap + icon_size / 2, place.y + pad + size * kLineHeight / 2, icon_size,
             canvas.theme.muted);
  const float x = place.x + left, y = place.y + pad;
  ViewBuilder::paragraph(x, y, words_w, label, {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  ViewBuilder::paragraph(x, y + label_h, words_w, explained, {.size = small, .colour = canvas.theme.muted});
  y_ += 2;
}

}  // namespace ui

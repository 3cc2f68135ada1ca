#include "ui/hint.h"

#include <algorithm>

#include "ui/art/paint.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr float kPad = 14, kLamp = 22, kBetween = 6;

std::string percent(int permille) { return std::to_string((permille + 5) / 10); }

std::vector<Rect> pointed_at(const Frame& frame, const std::vector<std::string>& ids) {
  std::vector<Rect> places;
  for (const Control& control : frame.targets.all())
    if (std::find(ids.begin(), ids.end(), control.id) != ids.end()) places.push_back(control.rect);
  return places;
}

/// A light line with a dark one on both sides stands out from any picture, and no other ring looks so.
void draw_ring(const Canvas& canvas, const Rect& place) {
  const Rect ring = place.inset(-3);
  const float radius = std::min(space::kRadius, std::min(ring.w, ring.h) / 2);
  stroke_rounded(canvas, ring, radius, canvas.theme.on_accent, 7);
  stroke_rounded(canvas, ring, radius, canvas.theme.accent, 4);
  const float badge = 12;
  fill_disc(canvas, ring.x + 4, ring.y + 4, badge, canvas.theme.on_accent);
  fill_disc(canvas, ring.x + 4, ring.y + 4, badge - 1.5f, canvas.theme.accent);
  draw_icon(canvas, Icon::hint, ring.x + 4, ring.y + 4, badge * 1.4f, canvas.theme.on_accent);
}

/// Where the note hides none of what it points at, as high as can be.
Rect free_place(const Rect& area, float w, float h, const std::vector<Rect>& places) {
  const float x = area.centre_x() - w / 2, lowest = area.bottom() - h - 10;
  for (float y = area.y + 8; y <= lowest; y += 8) {
    const Rect note{x, y, w, h};
    const auto hidden = [&](const Rect& place) { return !note.inset(-18).clipped(place).empty(); };
    if (std::none_of(places.begin(), places.end(), hidden)) return note;
  }
  return {x, std::max(area.y + 8, lowest), w, h};
}

}  // namespace

std::vector<std::string> hint_lines(const Hint& hint, GameScreen& table, const Moment& moment) {
  const app::Advice& advice = hint.advice;
  const std::string action = table.action_words(moment, advice.options.front().action);
  if (action.empty()) return {tr(words::hint_face_down)};
  std::vector<std::string> lines{action};
  if (std::string why = table.reason_words(advice.reason); !why.empty()) lines.push_back(std::move(why));
  if (!hint.more) return lines;
  lines.push_back(tr(words::hint_chance, percent(advice.options.front().permille)));
  for (std::size_t i = 1; i < advice.options.size(); ++i)
    if (const std::string other = table.action_words(moment, advice.options[i].action); !other.empty())
      lines.push_back(tr(words::hint_or, other, percent(advice.options[i].permille)));
  return lines;
}

void draw_hint(Frame& frame, const Hint& hint, GameScreen& table, const Moment& moment, const Rect& area) {
  const Canvas& canvas = frame.canvas;
  const std::vector<std::string> lines = hint_lines(hint, table, moment);
  const std::vector<Rect> places = pointed_at(frame, table.places_of(moment, hint.advice.options.front().action));
  for (const Rect& place : places) draw_ring(canvas, place);

  const float size = type::kBody * frame.scale(), lamp = kLamp * frame.scale();
  const auto face = [](std::size_t line) { return line == 0 ? Face::bold : Face::regular; };
  const float most = std::min(area.w - 24, 460 * frame.scale());
  float widest = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) widest = std::max(widest, text_width(canvas, lines[i], face(i), size));
  const float text_w = std::min(widest + 2, most - 2 * kPad - lamp - 10);
  float height = 2 * kPad - kBetween;
  for (std::size_t i = 0; i < lines.size(); ++i)
    height += paragraph_height(canvas, text_w, lines[i], face(i), size) + kBetween;

  const Rect note = free_place(area, text_w + 2 * kPad + lamp + 10, std::max(height, lamp + 2 * kPad), places);
  draw_surface(canvas, note, Surface::dialog, space::kRadius);
  draw_icon(canvas, Icon::hint, note.x + kPad + lamp / 2, note.y + kPad + size * 0.6f, lamp, canvas.theme.accent_line);
  float y = note.y + kPad;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    draw_paragraph(canvas, note.x + kPad + lamp + 10, y, text_w, lines[i],
                   {.face = face(i), .size = size, .colour = i < 2 ? canvas.theme.text : canvas.theme.muted});
    y += paragraph_height(canvas, text_w, lines[i], face(i), size) + kBetween;
  }
}

}  // namespace ui

#include "games/splendor/ui/art/card_back.h"

#include <algorithm>
#include <array>

#include "games/splendor/ui/art/card_frame.h"

namespace splendor_ui {

using namespace ui;

namespace {

using card_frame::CardFace;

struct BackColours {
  ImU32 top, bottom, line, dot;
};
constexpr std::array<BackColours, splendor::kBaseDeckCount + 1> kBacks{{
    // of the base game, and of the Orient
    {rgb(0x24414A), rgb(0x1A2F37), rgb(0x5E8A92), rgb(0xE9F1EE)},
    {rgb(0x2B3657), rgb(0x1F2740), rgb(0x6E80B8), rgb(0xEBEEF8)},
    {rgb(0x46304F), rgb(0x32223A), rgb(0x96749F), rgb(0xF4ECF6)},
    {rgb(0x4A2A2C), rgb(0x331C1F), rgb(0xC79A4E), rgb(0xF7DFA6)},
}};

const BackColours& colours_of(Deck deck) { return is_orient(deck) ? kBacks.back() : kBacks[splendor::index_of(deck)]; }

/// One large cut stone in outline: girdle, table and the lines between. Level 1 six corners, then eight, then ten.
void facet_pattern(const CardFace& face, int level, ImU32 colour) {
  const Canvas& canvas = face.canvas;
  const float cx = face.x(0.5f), cy = face.y(0.62f), r = 0.36f * face.w;
  const float width = std::max(canvas.pixel, 0.012f * face.w);
  const int n = 4 + 2 * level;
  std::array<ImVec2, 10> outer, middle, table;
  for (int i = 0; i < n; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const float turn = -0.25f + static_cast<float>(i) / static_cast<float>(n), half = 0.5f / static_cast<float>(n);
    const ImVec2 a = on_circle(turn), b = on_circle(turn + half);
    outer[k] = {cx + a.x * r, cy + a.y * r};
    middle[k] = {cx + b.x * r * 0.76f, cy + b.y * r * 0.76f};
    table[k] = {cx + a.x * r * 0.50f, cy + a.y * r * 0.50f};
  }
  for (int i = 0; i < n; i += 2) {
    const auto k = static_cast<std::size_t>(i);
    const std::array<ImVec2, 3> facet{outer[k], middle[k], table[k]};
    fill_convex(canvas, facet.data(), 3, with_opacity(colour, 0.22f));
  }
  fill_convex(canvas, table.data(), n, with_opacity(colour, 0.16f));
  for (int i = 0; i < n; ++i) {
    const auto k = static_cast<std::size_t>(i), next = static_cast<std::size_t>((i + 1) % n);
    const std::array<ImVec2, 3> crown{outer[k], middle[k], outer[next]};
    const std::array<ImVec2, 3> star{table[k], middle[k], table[next]};
    polyline(canvas, crown.data(), 3, colour, width);
    polyline(canvas, star.data(), 3, colour, width);
  }
  polyline(canvas, outer.data(), n, colour, width * 1.4f, true);
  polyline(canvas, table.data(), n, colour, width, true);
}

/// A lantern in outline, for the Orient.
void lantern_pattern(const CardFace& face, ImU32 colour) {
  const Canvas& canvas = face.canvas;
  const float cx = face.x(0.5f), cy = face.y(0.62f), w = face.w, width = std::max(canvas.pixel, 0.013f * w);
  fill_ellipse(canvas, cx, cy, 0.30f * w, 0.27f * w, with_opacity(colour, 0.18f));
  for (const float rx : {0.30f, 0.20f, 0.08f}) {
    std::array<ImVec2, 32> oval;
    for (std::size_t i = 0; i < oval.size(); ++i) {
      const ImVec2 u = on_circle(static_cast<float>(i) / 32.0f);
      oval[i] = {cx + u.x * rx * w, cy + u.y * 0.27f * w};
    }
    polyline(canvas, oval.data(), static_cast<int>(oval.size()), colour, rx > 0.25f ? width * 1.4f : width, true);
  }
  for (const float y : {-0.30f, 0.265f})
    fill_rounded(canvas, {cx - 0.12f * w, cy + y * w, 0.24f * w, 0.035f * w}, 0.012f * w, colour);
  line(canvas, cx, face.y(0.12f), cx, cy - 0.30f * w, colour, width);
  for (const float x : {-0.06f, 0.0f, 0.06f})
    line(canvas, cx + x * w, cy + 0.31f * w, cx + x * w, cy + 0.37f * w, colour, width);
}

void big_dots(const CardFace& face, int level, ImU32 colour) {
  const float r = std::max(0.042f * face.w, 1.75f), step = r * 3.1f;
  const float y = face.rect.bottom() - 0.20f * face.w,
              first = face.rect.centre_x() - step * static_cast<float>(level - 1) / 2;
  for (int i = 0; i < level; ++i) fill_disc(face.canvas, first + step * static_cast<float>(i), y, r, colour);
}

}  // namespace

void draw_back(const Canvas& canvas, const Rect& rect, Deck deck) {
  const CardFace face(canvas, rect);
  const int level = splendor::level_of(deck);
  const BackColours& c = colours_of(deck);
  const bool flat = canvas.theme.flat;
  const ImU32 line_colour = flat ? rgb(0xFFFFFF) : c.line;
  if (flat)
    card_frame::flat_card(face);
  else
    fill_rounded(canvas, face.rect, face.radius(), c.top, c.bottom);
  if (!flat && !face.tiny())
    stroke_rounded(canvas, face.rect.inset(0.05f * face.w), face.radius() * 0.7f, with_opacity(line_colour, 0.5f),
                   std::max(canvas.pixel, 0.008f * face.w));
  if (is_orient(deck))
    lantern_pattern(face, line_colour);
  else
    facet_pattern(face, level, line_colour);
  big_dots(face, level, flat ? rgb(0xFFFFFF) : c.dot);
}

void draw_deck(const Canvas& canvas, const Rect& rect, Deck deck, int count, const CardLook& look) {
  const CardFace face(canvas, rect);
  const Theme& theme = canvas.theme;
  if (count == 0) {
    draw_empty_slot(canvas, rect);
    const int level = splendor::level_of(deck);
    big_dots(face, level, with_opacity(theme.muted, 0.6f));
  } else {
    // A few cards below show that it is a pile.
    const int below = count < 0 ? 2 : std::min(2, count - 1);
    const BackColours& c = colours_of(deck);
    const float step = std::max(1.0f, 0.018f * face.w);
    card_frame::contact_shadow(canvas, face.rect.moved(0, step * static_cast<float>(below)), face.radius(), look.hot);
    for (int i = below; i > 0; --i) {
      const Rect r = face.rect.moved(0, step * static_cast<float>(i));
      fill_rounded(canvas, r, face.radius(), theme.flat ? rgb(0xFFFFFF) : mix(c.bottom, c.line, 0.55f));
      fill_rounded(canvas, r.inset(canvas.pixel), face.radius(),
                   theme.flat ? rgb(0x000000) : mix(c.bottom, rgb(0x000000), 0.25f));
    }
    draw_back(canvas, face.rect, deck);
    if (look.dimmed) fill_rounded(canvas, face.rect, face.radius(), theme.dim);
    if (look.hot && !theme.flat) fill_rounded(canvas, face.rect, face.radius(), rgb(0xFFFFFF, 18));
    if (count > 0) {
      const float size = std::max(14.0f, 0.17f * face.w), x = face.rect.centre_x(), y = face.y(0.62f);
      if (theme.flat) fill_disc(canvas, x, y, 0.75f * size, rgb(0x000000));  // no lines through the number
      draw_number(canvas, x, y, count, {Face::black, size, theme.flat ? rgb(0xFFFFFF) : c.dot, Align::centre});
    }
  }
  card_frame::rings(canvas, face.rect, face.radius(), look.ring, look.toucher, look.focused);
}

void draw_empty_slot(const Canvas& canvas, const Rect& rect) {
  const CardFace face(canvas, rect);
  const Theme& theme = canvas.theme;
  fill_rounded(canvas, face.rect, face.radius(), with_opacity(theme.well, 0.55f));
  dash_rounded(canvas, face.rect, face.radius(), theme.flat ? theme.muted : theme.panel_edge,
               std::max(1.0f, 0.012f * face.w), 6);
}

}  // namespace splendor_ui

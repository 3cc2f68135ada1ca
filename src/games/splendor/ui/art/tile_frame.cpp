#include "games/splendor/ui/art/tile_frame.h"

#include <algorithm>

#include "games/splendor/ui/art/card_frame.h"
#include "games/splendor/ui/art/pieces.h"

namespace splendor_ui::tile_frame {

using namespace ui;

namespace {

/// "Any" cards: a white card with a round of the five colours and the number.
void any_card(const Canvas& canvas, const Rect& rect, int count) {
  const Rect r = canvas.snap(rect);
  const float radius = std::max(2.0f, std::min(r.w, r.h) * 0.16f);
  const bool flat = canvas.theme.flat;
  fill_rounded(canvas, r, radius, flat ? rgb(0xFFFFFF) : rgb(0x5A5F69));
  fill_rounded(canvas, r.inset(std::max(canvas.pixel, 1.0f)), radius - canvas.pixel,
               flat ? rgb(0x000000) : rgb(0xFBF7EE));
  const SignAndNumber at(r);
  draw_any_gem(canvas, at.sign.x, at.sign.y, at.sign_size);
  draw_number(canvas, at.number.x, at.number.y, count,
              {Face::black, at.number_size, flat ? rgb(0xFFFFFF) : rgb(0x1B1F27), Align::centre});
}

float emblem_size(const Rect& tile) { return std::max(16.0f, tile.w * 0.2f); }

template <class Place>
void each_card(const Canvas& canvas, splendor::Tokens cards, int any, Place&& place) {
  int i = 0;
  for (const Gem gem : splendor::kGems)
    if (cards[gem] > 0) draw_bonus_card(canvas, place(i++), gem, cards[gem]);
  if (any > 0) any_card(canvas, place(i), any);
}

}  // namespace

int kinds_of(splendor::Tokens cards, int any) {
  int n = any > 0 ? 1 : 0;
  for (const Gem gem : splendor::kGems) n += cards[gem] > 0 ? 1 : 0;
  return n;
}

void requirement_column(const Canvas& canvas, const Rect& area, splendor::Tokens cards, int any, float card_height) {
  const int n = kinds_of(cards, any);
  if (n == 0) return;
  const float gap = std::max(1.0f, card_height * 0.12f);
  const float height = std::min(card_height, (area.h - gap * static_cast<float>(n - 1)) / static_cast<float>(n));
  const float top = area.bottom() - height * static_cast<float>(n) - gap * static_cast<float>(n - 1);
  each_card(canvas, cards, any, [&](int i) {
    return Rect{area.x, top + (height + gap) * static_cast<float>(i), area.w, height};
  });
}

void requirement_row(const Canvas& canvas, const Rect& area, splendor::Tokens cards, int any, float card_width) {
  const int n = kinds_of(cards, any);
  if (n == 0) return;
  constexpr float kLeast = 16;  // CSS pixels
  const float gap = std::max(1.5f, card_width * 0.12f);
  const float width =
      std::min(std::max(card_width, kLeast), (area.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n));
  const float left = area.centre_x() - (width * static_cast<float>(n) + gap * static_cast<float>(n - 1)) / 2;
  each_card(canvas, cards, any, [&](int i) {
    return Rect{left + (width + gap) * static_cast<float>(i), area.y, width, area.h};
  });
}

void requirement_grid(const Canvas& canvas, const Rect& area, splendor::Tokens cards, int any) {
  const int n = kinds_of(cards, any);
  if (n == 0) return;
  const float gap = 1.5f;
  // Wide cards in one or two columns, or upright ones side by side: whichever can be read best.
  int columns = 1;
  float best = 0, w = 0, h = 0;
  for (const int tried : {1, 2, 3, n}) {
    const int lines = (n + tried - 1) / tried;
    const float each_w = (area.w - gap * static_cast<float>(tried - 1)) / static_cast<float>(tried);
    const float each_h = (area.h - gap * static_cast<float>(lines - 1)) / static_cast<float>(lines);
    const float each =
        each_w > each_h ? std::min(each_h, std::max(each_w * 0.62f, 15.0f)) : std::min(each_h, each_w * 2.4f);
    const float size = SignAndNumber({0, 0, each_w, each}).number_size;
    if (size <= best) continue;
    best = size;
    columns = tried;
    w = each_w;
    h = each;
  }
  const int rows = (n + columns - 1) / columns;
  const float top = area.centre_y() - (h * static_cast<float>(rows) + gap * static_cast<float>(rows - 1)) / 2;
  each_card(canvas, cards, any, [&](int i) {
    return Rect{area.x + (w + gap) * static_cast<float>(i % columns), top + (h + gap) * static_cast<float>(i / columns),
                w, h};
  });
}

Rect narrow_ground(const Canvas& canvas, const Rect& rect, float radius, float top) {
  const Rect foot{rect.x, rect.y + top, rect.w, rect.h - top};
  if (canvas.theme.flat) {
    fill_rounded(canvas, rect, radius, rgb(0xFFFFFF));
    fill_rounded(canvas, rect.inset(1.5f), radius - 1.5f, rgb(0x000000));
  } else {
    fill_rounded(canvas, foot, radius, rgb(0xFBF6EA), rgb(0xEFE6D3), Corners::bottom);
    fill_rect(canvas, {foot.x, foot.y, foot.w, std::max(canvas.pixel, 1.0f)}, rgb(0x000000, 60));
  }
  return foot.inset(2.5f, 3);
}

void marks(const Canvas& canvas, const Rect& rect, float radius, const TileLook& look) {
  const float emblem = emblem_size(rect);
  if (look.owner >= 0) draw_emblem(canvas, look.owner, rect.right() - emblem * 0.42f, rect.y + emblem * 0.42f, emblem);
  for (int seat = kPlayerColours - 1; seat >= 0; --seat) {
    if ((look.fulfilled >> seat & 1u) == 0) continue;
    const Rect place = emblem_on_tile(rect, look.fulfilled, seat);
    draw_emblem(canvas, seat, place.centre_x(), place.centre_y(), place.w);
  }
  card_frame::rings(canvas, rect, radius, look.ring, look.toucher, look.focused);
}

void finish(const Canvas& canvas, const Rect& rect, float radius, const TileLook& look) {
  const bool flat = canvas.theme.flat;
  if (look.dimmed) fill_rounded(canvas, rect, radius, canvas.theme.dim);
  if (look.hot && !flat) fill_rounded(canvas, rect, radius, rgb(0xFFFFFF, 14));
  if (!flat) stroke_rounded(canvas, rect, radius, rgb(0x000000, 46), std::max(canvas.pixel, 0.006f * rect.w));
  marks(canvas, rect, radius, look);
}

}  // namespace splendor_ui::tile_frame

namespace splendor_ui {

ui::Rect emblem_on_tile(const ui::Rect& tile, unsigned fulfilled, int seat) {
  const float emblem = tile_frame::emblem_size(tile);
  const auto before = static_cast<float>(__builtin_popcount(fulfilled >> (seat + 1)));
  // Clear of what is asked for.
  return ui::Rect::square(tile.right() - emblem * (0.38f + 0.7f * before), tile.y + emblem * 0.28f, emblem * 0.8f);
}

}  // namespace splendor_ui

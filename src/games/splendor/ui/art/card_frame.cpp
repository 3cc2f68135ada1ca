#include "games/splendor/ui/art/card_frame.h"

#include <algorithm>

#include "ui/art/widgets.h"

namespace ui::card_frame {

void contact_shadow(const Canvas& canvas, const Rect& rect, float radius, bool lifted) {
  if (canvas.theme.flat) return;
  const float reach = std::max(1.0f, rect.w * (lifted ? 0.05f : 0.024f));
  fill_rounded(canvas, {rect.x - reach * 0.3f, rect.y + reach * 0.6f, rect.w + reach * 0.6f, rect.h + reach * 0.9f},
               radius + reach * 0.5f, canvas.theme.shadow);
  fill_rounded(canvas, {rect.x, rect.y + reach * 0.4f, rect.w, rect.h + reach * 0.2f}, radius, canvas.theme.shadow);
}

void rings(const Canvas& canvas, const Rect& rect, float radius, Ring ring, bool focused) {
  const Theme& theme = canvas.theme;
  // Small cards stand close together: their rings are finer, so that neighbours' do not overlap.
  const bool small = rect.w < 64;
  const float width_px = small ? space::kLine : space::kRing;
  float gap = small && !theme.flat ? 0.0f : space::kRingGap;  // a white ring needs a gap from a white edge
  switch (ring) {
    case Ring::none: break;
    case Ring::affordable: draw_ring(canvas, rect, radius, theme.accent_line, width_px, gap); break;
    case Ring::affordable_with_gold: draw_dashed_ring(canvas, rect, radius, theme.accent_line, width_px, gap); break;
    case Ring::selected: draw_ring(canvas, rect, radius, theme.selected, width_px, gap); break;
    case Ring::last_move: draw_ring(canvas, rect, radius, with_opacity(theme.accent_line, 0.8f), 1.5f); break;
  }
  if (ring != Ring::none) gap += width_px;
  if (focused) draw_ring(canvas, rect, radius, theme.focus, width_px, gap);
}

void top_band(const CardFace& face, ImU32 colour, int points) {
  const Canvas& canvas = face.canvas;
  const bool flat = canvas.theme.flat;
  if (flat)
    fill_rect(canvas, face.at(0.02f, kBand, 0.96f, 0.012f), rgb(0xFFFFFF));
  else
    fill_rounded(canvas, face.at(0, 0, 1, kBand), face.radius(), colour, Corners::top);
  if (points > 0)
    draw_number(canvas, face.x(kPointsX), face.y(kBand / 2), points,
                {Face::black, kPointsSize * face.w, flat ? rgb(0xFFFFFF) : rgb(0x1B1F27)});
}

void flat_card(const CardFace& face) {
  fill_rounded(face.canvas, face.rect, face.radius(), rgb(0xFFFFFF));
  fill_rounded(face.canvas, face.rect.inset(2), face.radius() - 2, rgb(0x000000));
}

namespace {

float row_y(const CardFace& face, int row) {
  return face.rect.bottom() - (kMargin + kDisc / 2 + kCostStep * static_cast<float>(row)) * face.w;
}

}  // namespace

void cost_disc(const CardFace& face, int row, int value) {
  const Canvas& canvas = face.canvas;
  const float cx = face.x(kMargin + kDisc / 2), cy = row_y(face, row), r = kDisc / 2 * face.w;
  const ImU32 paper = canvas.theme.flat ? rgb(0xFFFFFF) : rgb(0xF8F3E8);
  if (!canvas.theme.flat && !face.tiny())
    fill_disc(canvas, cx, cy + 0.012f * face.w, r, with_opacity(rgb(0x000000), 0.28f));
  fill_disc(canvas, cx, cy, r, paper);
  draw_number(canvas, cx, cy, value, {Face::black, type::kCardCost * face.w, rgb(0x1B1F27), Align::centre});
}

ImVec2 cost_gem_place(const CardFace& face, int row) {
  return {face.x(kMargin + kDisc + 0.025f + kCostGem / 2), row_y(face, row)};
}

void cost_column(const CardFace& face, splendor::Tokens cost) {
  int row = 0;
  for (int i = splendor::kGemCount - 1; i >= 0; --i) {
    const Gem gem = splendor::kGems[static_cast<std::size_t>(i)];
    if (cost[gem] == 0) continue;
    const ImVec2 place = cost_gem_place(face, row);
    draw_gem(face.canvas, gem, place.x, place.y, kCostGem * face.w * (gem == Gem::black ? 1.08f : 1.0f),
             {.sticker = true});
    cost_disc(face, row, cost[gem]);
    ++row;
  }
}

void level_dots(const CardFace& face, int level, ImU32 colour) {
  const float r = std::max(0.024f * face.w, 1.5f), step = r * 2.9f;
  const float y = face.rect.bottom() - std::max(0.056f * face.w, face.canvas.theme.flat ? 6.5f : 4.0f);
  for (int i = 0; i < level; ++i) {
    const float x = face.rect.right() - 0.068f * face.w - r * 0.4f - step * static_cast<float>(i);
    if (!face.canvas.theme.flat) fill_disc(face.canvas, x, y + r * 0.3f, r * 1.05f, with_opacity(rgb(0x000000), 0.3f));
    fill_disc(face.canvas, x, y, r, colour);
  }
}

namespace {

float badge_text_size(float card_w) { return std::max(12.0f, 0.145f * card_w); }

}  // namespace

Rect missing_badge_rect(const Rect& card, int missing, bool flat) {
  const float w = card.w, size = badge_text_size(w), height = std::max(16.0f, size * 1.38f);
  // A minus and one or two digits, each 0.58 of the size wide, with half a size of padding in all.
  const float characters = missing > 9 ? 3 : 2;
  const float width = std::min((characters * 0.58f + 0.62f) * size, (1 - kMargin - kCostRight) * w);
  return {card.right() - 0.04f * w - width, card.bottom() - std::max(0.105f * w, flat ? 11.0f : 8.0f) - height, width,
          height};
}

void missing_badge(const CardFace& face, int missing, bool raised) {
  if (missing <= 0) return;
  const Canvas& canvas = face.canvas;
  Rect badge = missing_badge_rect(face.rect, missing, canvas.theme.flat);
  if (raised) badge.y = face.y(kBand + 0.05f);
  fill_rounded(canvas, badge, badge.h / 2, canvas.theme.badge);
  if (canvas.theme.flat) stroke_rounded(canvas, badge, badge.h / 2, rgb(0xFFFFFF), 1.5f);
  draw_number(canvas, badge.centre_x(), badge.centre_y(), missing,
              {Face::black, badge_text_size(face.w), canvas.theme.on_badge, Align::centre}, "\xE2\x88\x92");
}

Rect lacking_gems_rect(const Rect& card, int rows, bool flat) {
  const Rect badge = missing_badge_rect(card, 10, flat);
  const float height = badge.h * (0.9f * static_cast<float>(rows) + 0.1f);
  return {badge.x, badge.bottom() - height, badge.w, height};
}

void lacking_gems(const CardFace& face, splendor::Tokens lacks, bool raised) {
  int rows = 0;
  for (int c = 0; c < splendor::kGemCount; ++c) rows += lacks[static_cast<Gem>(c)] > 0 ? 1 : 0;
  const Canvas& canvas = face.canvas;
  Rect list = lacking_gems_rect(face.rect, rows, canvas.theme.flat);
  if (raised) list.y = face.y(kBand + 0.05f);
  const float row_h = list.h / (0.9f * static_cast<float>(rows) + 0.1f) * 0.9f;
  const float radius = row_h * 0.45f;
  fill_rounded(canvas, list, radius, canvas.theme.badge);
  if (canvas.theme.flat) stroke_rounded(canvas, list, radius, rgb(0xFFFFFF), 1.5f);
  float y = list.y + row_h * 0.05f + row_h / 2;
  for (int c = 0; c < splendor::kGemCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    if (lacks[gem] == 0) continue;
    draw_number(canvas, list.x + list.w * 0.29f, y, lacks[gem],
                {Face::black, badge_text_size(face.w), canvas.theme.on_badge, Align::centre});
    draw_gem(canvas, gem, list.x + list.w * 0.69f, y, row_h * 0.74f, {.sticker = true});
    y += row_h;
  }
}

void card_sign(const Canvas& canvas, const Rect& rect, ImU32 fill, ImU32 edge, int dots, ImU32 dot_colour) {
  const float radius = rect.w * 0.14f, line = std::max(canvas.pixel, rect.w * 0.09f);
  fill_rounded(canvas, rect, radius, edge);
  fill_rounded(canvas, rect.inset(line), radius - line * 0.6f, fill);
  const float r = rect.w * 0.085f, step = r * 2.8f;
  const float first = rect.centre_x() - step * static_cast<float>(dots - 1) / 2;
  for (int i = 0; i < dots; ++i)
    fill_disc(canvas, first + step * static_cast<float>(i), rect.bottom() - rect.h * 0.22f, r, dot_colour);
}

}  // namespace ui::card_frame

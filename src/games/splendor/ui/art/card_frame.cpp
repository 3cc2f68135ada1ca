#include "games/splendor/ui/art/card_frame.h"

#include <algorithm>

#include "games/splendor/ui/art/pieces.h"
#include "ui/art/widgets.h"

namespace splendor_ui::card_frame {

using namespace ui;

void contact_shadow(const Canvas& canvas, const Rect& rect, float radius, bool lifted) {
  if (canvas.theme.flat) return;
  const float reach = std::max(1.0f, rect.w * (lifted ? 0.05f : 0.024f));
  fill_rounded(canvas, {rect.x - reach * 0.3f, rect.y + reach * 0.6f, rect.w + reach * 0.6f, rect.h + reach * 0.9f},
               radius + reach * 0.5f, canvas.theme.shadow);
  fill_rounded(canvas, {rect.x, rect.y + reach * 0.4f, rect.w, rect.h + reach * 0.2f}, radius, canvas.theme.shadow);
}

void rings(const Canvas& canvas, const Rect& rect, float radius, Ring ring, int toucher, bool focused) {
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
  }
  const bool seat_ring = toucher >= 0 && ring == Ring::none;
  if (seat_ring)
    draw_seat_ring(canvas, toucher, rect, radius);
  else if (toucher >= 0)
    draw_seat_sign(canvas, toucher, rect);
  if (ring != Ring::none || seat_ring) gap += width_px;
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
                {Face::black, kPointsSize * std::min(canvas.fonts.scale, 1.15f) * face.w,
                 flat ? rgb(0xFFFFFF) : rgb(0x1B1F27)});
}

void flat_card(const CardFace& face) {
  fill_rounded(face.canvas, face.rect, face.radius(), rgb(0xFFFFFF));
  fill_rounded(face.canvas, face.rect.inset(2), face.radius() - 2, rgb(0x000000));
}

CostColumn::CostColumn(const CardFace& face, int rows) {
  constexpr float kMostGrown = 1.33f, kLeastStep = 13;  // CSS pixels
  const float grown = std::min(std::max(face.canvas.fonts.scale, 1.0f), kMostGrown);
  const float room = (kCardAspect - kBand - kMargin) / static_cast<float>(std::max(1, rows));
  step = std::min(std::max(kCostStep * grown, kLeastStep / face.w), std::max(kCostStep, room));
  disc = kDisc * step / kCostStep;
  gem = kCostGem * std::min(step / kCostStep, 1.2f);
  number = std::min(std::max(type::kCardCost * grown, type::kLeastNumeral / face.w), disc * 1.06f);
}

int cost_rows(CardId card) {
  const splendor::Card& facts = splendor::card_facts(card);
  int rows = facts.kind == splendor::CardKind::discard_price ? 1 : 0;
  for (const Gem gem : splendor::kGems) rows += facts.cost[gem] > 0 ? 1 : 0;
  return rows;
}

namespace {

float row_y(const CardFace& face, const CostColumn& column, int row) {
  return face.rect.bottom() - (kMargin + column.disc / 2 + column.step * static_cast<float>(row)) * face.w;
}

}  // namespace

void cost_disc(const CardFace& face, const CostColumn& column, int row, int value) {
  const Canvas& canvas = face.canvas;
  const float cx = face.x(kMargin + column.disc / 2), cy = row_y(face, column, row), r = column.disc / 2 * face.w;
  const ImU32 paper = canvas.theme.flat ? rgb(0xFFFFFF) : rgb(0xF8F3E8);
  if (!canvas.theme.flat && !face.tiny())
    fill_disc(canvas, cx, cy + 0.012f * face.w, r, with_opacity(rgb(0x000000), 0.28f));
  fill_disc(canvas, cx, cy, r, paper);
  draw_number(canvas, cx, cy, value, {Face::black, column.number * face.w, rgb(0x1B1F27), Align::centre});
}

ImVec2 cost_gem_place(const CardFace& face, const CostColumn& column, int row) {
  return {face.x(kMargin + column.disc + 0.025f + column.gem / 2), row_y(face, column, row)};
}

void cost_column(const CardFace& face, splendor::Tokens cost) {
  int rows = 0, row = 0;
  for (const Gem gem : splendor::kGems) rows += cost[gem] > 0 ? 1 : 0;
  const CostColumn column(face, rows);
  for (int i = splendor::kGemCount - 1; i >= 0; --i) {
    const Gem gem = splendor::kGems[static_cast<std::size_t>(i)];
    if (cost[gem] == 0) continue;
    const ImVec2 place = cost_gem_place(face, column, row);
    draw_gem(face.canvas, gem, place.x, place.y, column.gem * face.w * (gem == Gem::black ? 1.08f : 1.0f),
             {.sticker = true});
    cost_disc(face, column, row, cost[gem]);
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

float badge_foot(const Rect& card, bool flat) { return card.bottom() - std::max(0.105f * card.w, flat ? 11.0f : 8.0f); }
float badge_right(const Rect& card) { return card.right() - 0.04f * card.w; }

void badge_ground(const Canvas& canvas, const Rect& rect, float radius) {
  fill_rounded(canvas, rect, radius, canvas.theme.badge);
  if (canvas.theme.flat) stroke_rounded(canvas, rect, radius, rgb(0xFFFFFF), 1.5f);
}

/// Of one sign in the badge; the badge is wider by a margin all around.
float badge_sign(float card_w) { return std::max(9.0f, 0.135f * card_w); }
constexpr float kBadgeMargin = 0.2f;  ///< in signs

}  // namespace

Rect missing_badge_rect(const Rect& card, int missing, float left, bool flat) {
  const float sign = badge_sign(card.w), across = sign * (1 + 2 * kBadgeMargin);
  const float along = sign * (1.08f * static_cast<float>(missing) + 2 * kBadgeMargin);
  const bool row = along <= badge_right(card) - card.x - left * card.w;
  const float w = row ? along : across, h = row ? across : along;
  return {badge_right(card) - w, badge_foot(card, flat) - h, w, h};
}

void missing_badge(const CardFace& face, float left, int missing, splendor::Tokens lacks, bool raised) {
  if (missing <= 0) return;
  const Canvas& canvas = face.canvas;
  Rect badge = missing_badge_rect(face.rect, missing, left, canvas.theme.flat);
  if (raised) badge.y = face.y(kBand + 0.05f);
  badge_ground(canvas, badge, std::min(badge.w, badge.h) / 2);
  const float sign = badge_sign(face.w), step = sign * 1.08f;
  const bool row = badge.w >= badge.h, cards = lacks.empty();
  // Gold can stand for some of what is lacking: which, is open unless all of it is of one colour.
  const unsigned colours = lacks.gems_with_at_least(1);
  const bool one_colour = colours != 0 && (colours & (colours - 1)) == 0, each = lacks.total() == missing;
  float x = row ? badge.x + sign * (kBadgeMargin + 0.54f) : badge.centre_x();
  float y = row ? badge.centre_y() : badge.y + sign * (kBadgeMargin + 0.54f);
  for (int i = 0; i < missing; ++i) {
    if (cards) {
      card_sign(canvas, Rect::centred(x, y, sign * 0.66f, sign * 0.92f), canvas.theme.on_badge, canvas.theme.badge, 0,
                0);
    } else if (each || one_colour) {
      Gem gem = Gem::white;
      while (lacks[gem] == 0) gem = static_cast<Gem>(static_cast<int>(gem) + 1);
      if (each) lacks -= splendor::Tokens::of(gem);
      draw_gem(canvas, gem, x, y, sign * 0.92f, {.sticker = true});
    } else {
      draw_any_gem(canvas, x, y, sign * 0.92f);
    }
    (row ? x : y) += step;
  }
}

Rect lacking_gems_rect(const Rect& card, int rows, float left, bool flat) {
  const float size = std::max(12.0f, 0.145f * card.w), foot = badge_foot(card, flat);
  const float room = foot - card.y - (kBand + 0.03f) * card.w;
  const float height = std::min(size * 1.26f * static_cast<float>(rows) + 2, room);
  const float width = std::min(size * 2.2f, badge_right(card) - card.x - left * card.w);
  return {badge_right(card) - width, foot - height, width, height};
}

void lacking_gems(const CardFace& face, float left, splendor::Tokens lacks, bool raised) {
  int rows = 0;
  for (const Gem gem : splendor::kGems) rows += lacks[gem] > 0 ? 1 : 0;
  const Canvas& canvas = face.canvas;
  Rect list = lacking_gems_rect(face.rect, rows, left, canvas.theme.flat);
  if (raised) list.y = face.y(kBand + 0.03f);
  const float row_h = (list.h - 2) / static_cast<float>(std::max(1, rows));
  badge_ground(canvas, list, std::min(row_h * 0.45f, list.w * 0.3f));
  float y = list.y + 1 + row_h / 2;
  for (const Gem gem : splendor::kGems) {
    if (lacks[gem] == 0) continue;
    draw_number(canvas, list.x + list.w * 0.29f, y, lacks[gem],
                {Face::black, std::max(12.0f, 0.145f * face.w), canvas.theme.on_badge, Align::centre});
    draw_gem(canvas, gem, list.x + list.w * 0.69f, y, std::min(row_h * 0.86f, list.w * 0.46f), {.sticker = true});
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

}  // namespace splendor_ui::card_frame

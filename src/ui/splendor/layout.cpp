#include "ui/splendor/layout.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr float kAspect = 1.4f;
constexpr float kLeastGap = 2, kLeastCard = 36, kLeastTarget = 24;

float whole(float v) { return std::floor(v); }

/// Nobles (or cities) and posts in a row, then the rows of cards from level 3 down to level 1, inside `area`.
/// Decks stand left of the base cards and right of the Orient cards; `deck_share` is a deck's width in cards.
void place_market(const LayoutInput& in, const Rect& area, float gap, float row_gap, float deck_share, float tile_share,
                  TableLayout& out) {
  const int columns = in.orient ? 6 : 4, deck_count = in.orient ? 2 : 1;
  const float gaps = gap * static_cast<float>(columns - 1 + (in.orient ? 3 : 1));
  const auto tiles = static_cast<float>(std::max(in.nobles, in.cities) + in.posts);

  // Many tiles are as small as the width wants; what they leave of the height goes to the cards.
  const float widest_tile = tiles > 0 ? whole((area.w - kLeastGap * (tiles - 1)) / tiles) : 0;
  const float by_height = (area.h - row_gap * 3) / (3 * kAspect + (tiles > 0 ? tile_share : 0));
  const float by_rest = (area.h - row_gap * 3 - widest_tile) / (3 * kAspect);
  const float columns_w = static_cast<float>(columns) + static_cast<float>(deck_count) * deck_share;
  float w = whole(std::clamp(std::min((area.w - gaps) / columns_w, std::max(by_height, by_rest)), kLeastCard, 210.0f));
  float deck_w = whole(w * deck_share);
  if (deck_w < kLeastTarget) {
    deck_w = kLeastTarget;
    const float rest = area.w - gaps - deck_w * static_cast<float>(deck_count);
    w = whole(std::clamp(rest / static_cast<float>(columns), kLeastCard, w));
  }
  const float h = whole(w * kAspect);
  out.card_w = w;

  const float tile = std::min(whole(w * tile_share), widest_tile);
  const float block_w = w * static_cast<float>(columns) + deck_w * static_cast<float>(deck_count) + gaps;
  const float block_h = tile + 3 * h + 3 * row_gap;
  const float left = whole(area.x + std::max(0.0f, (area.w - block_w) / 2));
  float y = whole(area.y + std::max(0.0f, (area.h - block_h) / 2));

  if (tiles > 0) {
    const float tile_gap = std::clamp((area.w - tile * tiles) / std::max(1.0f, tiles - 1), kLeastGap, gap);
    float x = whole(area.x + (area.w - tile * tiles - tile_gap * (tiles - 1)) / 2);
    const auto place = [&](Rect& rect) {
      rect = {x, y, tile, tile};
      x += tile + tile_gap;
    };
    for (int i = 0; i < std::max(in.nobles, in.cities); ++i) place(out.nobles[static_cast<std::size_t>(i)]);
    for (int i = 0; i < in.posts; ++i) place(out.posts[static_cast<std::size_t>(i)]);
    y += tile + row_gap;
  }
  for (int level = 3; level >= 1; --level, y += h + row_gap) {
    float x = left;
    const auto level_index = static_cast<std::size_t>(level - 1);
    out.decks[level_index] = {x, y + (h - std::min(h, deck_w * kAspect)) / 2, deck_w, std::min(h, deck_w * kAspect)};
    x += deck_w + gap;
    for (std::size_t i = 0; i < 4; ++i, x += w + gap) out.slots[level_index * 4 + i] = {x, y, w, h};
    if (!in.orient) continue;
    x += gap;
    for (std::size_t i = 0; i < 2; ++i, x += w + gap)
      out.slots[splendor::kBaseSlots + level_index * 2 + i] = {x, y, w, h};
    out.decks[splendor::kBaseDeckCount + level_index] = {x, out.decks[level_index].y, deck_w, out.decks[level_index].h};
  }
}

void place_piles_in_row(const Rect& area, TableLayout& out) {
  const float w = area.w / splendor::kColourCount;
  for (std::size_t i = 0; i < out.piles.size(); ++i)
    out.piles[i] = Rect{area.x + w * static_cast<float>(i), area.y, w, area.h}.inset(1, 0);
}

/// Three piles over three.
void place_piles_in_grid(const Rect& area, TableLayout& out) {
  const float w = area.w / 3, h = area.h / 2;
  for (std::size_t i = 0; i < out.piles.size(); ++i)
    out.piles[i] = Rect{area.x + w * static_cast<float>(i % 3), area.y + h * static_cast<float>(i / 3), w, h}.inset(2);
}

void layout_wide(const LayoutInput& in, TableLayout& out) {
  const float s = in.text_scale;
  const float pad = in.width > 1600 ? 24.0f : 16.0f;
  out.top_bar = {0, 0, in.width, 52 * std::min(s, 1.25f)};
  const float top = out.top_bar.bottom() + 4, height = in.height - top - pad;
  const float side = in.width * (in.orient ? 0.18f : 0.215f) * std::sqrt(s);  // six columns of cards need the middle
  const float left_w = std::clamp(side, in.orient ? 220.0f : 250.0f, 460.0f);
  const float right_w = std::clamp(side, in.orient ? 230.0f : 260.0f, 440.0f);
  const Rect left{pad, top, left_w, height};
  const Rect right{in.width - pad - right_w, top, right_w, height};
  const Rect centre{left.right() + pad, top, right.x - pad - left.right() - pad, height};

  const float gap = 12;
  const float panel_h =
      std::min((height - gap * static_cast<float>(in.players - 1)) / static_cast<float>(in.players), 270.0f * s);
  for (int i = 0; i < in.players; ++i)
    out.players[static_cast<std::size_t>(i)] = {left.x, left.y + static_cast<float>(i) * (panel_h + gap), left.w,
                                                panel_h};

  const float bank_h = std::clamp(height * 0.36f, 190.0f, 340.0f);
  place_piles_in_grid({right.x, right.y + 10, right.w, bank_h - 10}, out);
  out.action = {right.x, right.y + bank_h + gap, right.w, height - bank_h - gap};
  out.sheet = out.action;
  place_market(in, centre, in.width > 1600 ? 14.0f : 10.0f, in.width > 1600 ? 14.0f : 10.0f, 0.86f, 0.86f, out);
}

/// Landscape without room for three columns: players on top, bank and actions at the right.
void layout_strip(const LayoutInput& in, TableLayout& out) {
  const bool low = in.height < 480;
  const float s = std::min(in.text_scale, low ? 1.0f : 1.5f);
  const float pad = 8;
  out.top_bar = {0, 0, in.width, low ? 40.0f : 48 * s};
  const float right_w = std::clamp(in.width * 0.33f, 220.0f, 330.0f);
  const Rect right{in.width - pad - right_w, out.top_bar.bottom(), right_w, in.height - out.top_bar.bottom() - pad};
  const float left_w = right.x - 2 * pad;

  const float chip_h = low ? 36.0f : 52 * s;
  const float chip_w = (left_w - pad * static_cast<float>(in.players - 1)) / static_cast<float>(in.players);
  for (int i = 0; i < in.players; ++i)
    out.players[static_cast<std::size_t>(i)] = {pad + static_cast<float>(i) * (chip_w + pad), out.top_bar.bottom(),
                                                chip_w, chip_h};
  const float top = out.top_bar.bottom() + chip_h + 6;
  place_market(in, {pad, top, left_w, in.height - top - pad}, low ? 5.0f : 8.0f, low ? 4.0f : 8.0f, 0.8f,
               low ? 0.0f + 0.72f : 0.8f, out);

  const float bank_h = std::clamp(right.h * 0.28f, 84.0f, 200.0f);
  place_piles_in_grid({right.x, right.y, right.w, bank_h}, out);
  out.own = {right.x, right.y + bank_h + 4, right.w, low ? 84.0f : 104 * s};
  out.action = {right.x, out.own.bottom() + 6, right.w, right.bottom() - out.own.bottom() - 6};
  out.sheet = {right.x, right.y, right.w, right.h};
}

void layout_upright(const LayoutInput& in, TableLayout& out) {
  const float s = std::min(in.text_scale, 1.25f);
  const float pad = in.width >= 600 ? 16.0f : 6.0f;
  const float tight = in.height < 700 ? 3.0f : in.height < 860 ? 6.0f : 10.0f;
  const float w = in.width - 2 * pad;
  out.top_bar = {0, 0, in.width, 44 * s};
  float y = out.top_bar.bottom();

  const float chip_h = 40 * s;
  const float chip_w = (w - 4 * static_cast<float>(in.players - 1)) / static_cast<float>(in.players);
  for (int i = 0; i < in.players; ++i)
    out.players[static_cast<std::size_t>(i)] = {pad + static_cast<float>(i) * (chip_w + 4), y, chip_w, chip_h};
  y += chip_h + tight;

  const float action_h = 56 * s, own_h = 76 * s, bank_h = std::clamp(in.width / 6 * 1.06f, 56.0f, 110.0f);
  out.action = {0, in.height - action_h, in.width, action_h};
  out.own = {pad, out.action.y - own_h - tight / 2, w, own_h};
  const Rect bank{pad, out.own.y - bank_h - tight / 2, w, bank_h};
  place_piles_in_row(bank, out);
  const float gap = in.width >= 600 ? 10.0f : 4.0f, row_gap = std::max(4.0f, tight);
  const float deck_share = in.orient ? 0.5f : 0.62f;
  const Rect market{pad, y, w, bank.y - tight - y};
  // Height to spare goes to the nobles.
  const float card_w = (w - gap * (in.orient ? 8.0f : 4.0f)) / (in.orient ? 6 + 2 * deck_share : 4 + deck_share);
  const float spare = (market.h - 3 * row_gap - 3 * kAspect * card_w) / card_w;
  place_market(in, market, gap, row_gap, deck_share, std::clamp(spare, 0.55f, 1.1f), out);
  const float sheet_h = std::min(in.height * 0.44f, 268.0f * s);
  out.sheet = {0, in.height - sheet_h, in.width, sheet_h};
}

}  // namespace

TableLayout layout_table(const LayoutInput& in) {
  TableLayout out;
  if (in.width < in.height && in.width < 900) {
    out.shape = TableShape::upright;
    layout_upright(in, out);
  } else if (in.width >= 1100 && in.height >= 560 * std::sqrt(in.text_scale)) {
    out.shape = TableShape::wide;
    layout_wide(in, out);
  } else {
    out.shape = TableShape::strip;
    layout_strip(in, out);
  }
  return out;
}

}  // namespace ui

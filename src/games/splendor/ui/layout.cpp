#include "games/splendor/ui/layout.h"

#include <algorithm>
#include <cmath>

namespace splendor_ui {

using namespace ui;

namespace {

constexpr float kAspect = 1.4f;
constexpr float kLeastGap = 2, kLeastCard = 36, kMostCard = 280, kLeastTarget = 24;
constexpr float kTarget = 44;         ///< of a finger
constexpr float kNarrowTile = 52;     ///< narrower tiles are drawn upright, with what they ask for in a column
constexpr float kMostUpright = 1.7f;  ///< height of a narrow tile, times its width

float whole(float v) { return std::floor(v); }

/// Layout options for the middle of the table.
struct MarketStyle {
  float gap = 10, row_gap = 10;
  float deck_share = 0.86f;  ///< width of a deck beside its row, in cards
  bool deck_line = false;    ///< the decks stand in a line above the rows instead
};

/// Nobles (or cities) and posts, in one line or in two.
struct TileLines {
  int lines = 0;
  float w = 0, h = 0;  ///< of each tile
};

TileLines tile_lines(const LayoutInput& in, float width, float height, float gap, float most) {
  const int first = std::max(in.nobles, in.cities), all = first + in.posts;
  TileLines best;
  if (all == 0) return best;
  for (int lines = 1; lines <= (first > 0 && in.posts > 0 ? 2 : 1); ++lines) {
    const auto in_line = static_cast<float>(lines == 1 ? all : std::max(first, in.posts));
    const float line_h = (height - gap * static_cast<float>(lines - 1)) / static_cast<float>(lines);
    float w = std::min(whole((width - kLeastGap * (in_line - 1)) / in_line), most);
    float h = std::min(w, whole(line_h));
    if (w < kNarrowTile) {
      h = std::min(whole(w * kMostUpright), whole(line_h));
    } else {
      w = std::max(h, std::min(w, kNarrowTile - 1));  // low tiles stay wide enough for a finger
    }
    if (std::min(w, h) > std::min(best.w, best.h) + 4) best = {lines, w, h};
  }
  return best;
}

/// Nobles (or cities) and posts in columns beside the rows of cards, where there is width to spare.
struct TileColumns {
  int columns = 0;
  float w = 0, h = 0;  ///< of each tile
};

TileColumns tile_columns(const LayoutInput& in, float width, float height, float gap, float most) {
  const int all = std::max(in.nobles, in.cities) + in.posts;
  TileColumns best;
  for (int columns = 1; columns <= std::min(all, 4); ++columns) {
    const auto across = static_cast<float>(columns), down = std::ceil(static_cast<float>(all) / across);
    const float w = std::min(whole((width - gap * (across - 1)) / across), most);
    const float h = std::min(whole((height - gap * (down - 1)) / down), whole(w < kNarrowTile ? w * kMostUpright : w));
    const float side = std::min(w, h);
    if (side < kNarrowTile && h < side * 1.3f) continue;  // a small one is upright, so that it can be read
    if (side > best.w + 1) best = {columns, side, h};
  }
  return best;
}

/// Tiles on top (or, where that leaves larger cards, at the right), then the rows of cards from level 3 down to level 1,
/// inside `area`; decks left of the base cards and right of the Orient cards, or in a line between tiles and rows.
void place_market(const LayoutInput& in, const Rect& area, const MarketStyle& style, TableLayout& out) {
  const float gap = style.gap, row_gap = style.row_gap;
  const int columns = in.orient ? 6 : 4, beside = style.deck_line ? 0 : in.orient ? 2 : 1;
  const float group = in.orient ? gap : 0;  // between base and Orient cards
  const float gaps = gap * static_cast<float>(columns - 1 + beside) + group;
  const float deck_line_h = style.deck_line ? std::clamp(area.h * 0.1f, kTarget, 64.0f) : 0;
  const bool tiles = in.nobles + in.cities + in.posts > 0;
  const float deck_min = kLeastTarget;

  const auto deck_width = [&](float w) { return std::max(deck_min, whole(w * style.deck_share)); };
  const auto block_width = [&](float w) {
    return w * static_cast<float>(columns) + deck_width(w) * static_cast<float>(beside) + gaps;
  };
  const auto fits_width = [&](float w) { return block_width(w) <= area.w; };
  const auto rest = [&](float w) {  // height that cards and decks leave to the tiles
    return area.h - 3 * whole(w * kAspect) - 2 * row_gap - (style.deck_line ? deck_line_h + row_gap : 0) -
           (tiles ? row_gap : 0);
  };
  // The largest cards that leave the tiles what they need.
  float w = kMostCard;
  TileLines lines;
  for (; w > kLeastCard; --w) {
    if (!fits_width(w) || rest(w) < 0) continue;
    lines = tile_lines(in, area.w, rest(w), gap, std::max(w, 72.0f));
    const float need = std::clamp(w * 0.72f, 40.0f, 150.0f);
    const bool narrow = lines.w < kNarrowTile && lines.h >= lines.w * 1.2f;  // as large as the width allows
    if (!tiles || std::min(lines.w, lines.h) >= need || (narrow && lines.h >= kTarget)) break;
  }
  if (w <= kLeastCard) lines = tile_lines(in, area.w, std::max(kLeastTarget, rest(w)), gap, 72);
  TileColumns aside;
  const float rows_h = style.deck_line ? deck_line_h + row_gap : 0;
  for (float wider = kMostCard; tiles && wider > w + 1; --wider) {
    if (!fits_width(wider) || 3 * whole(wider * kAspect) + 2 * row_gap + rows_h > area.h) continue;
    aside = tile_columns(in, area.w - block_width(wider) - 2 * gap, area.h, gap, std::max(wider, 72.0f));
    if (std::min(aside.w, aside.h) < std::clamp(wider * 0.66f, 40.0f, 150.0f)) {
      aside = {};
      continue;
    }
    w = wider;
    lines = {};
    break;
  }
  const float h = whole(w * kAspect), deck_w = deck_width(w);
  out.card_w = w;

  const float tiles_h = lines.lines == 0 ? 0
                                         : lines.h * static_cast<float>(lines.lines) +
                                               gap * static_cast<float>(lines.lines - 1) + row_gap;
  const auto aside_count = static_cast<float>(aside.columns);
  const float aside_w = aside.columns == 0 ? 0 : aside.w * aside_count + gap * (aside_count + 1);
  const float block_w = block_width(w);
  const float used = tiles_h + (style.deck_line ? deck_line_h + row_gap : 0) + 3 * h + 2 * row_gap;
  // Height to spare goes between the lines first, then above and below.
  const float spare = std::max(0.0f, area.h - used);
  const float line_gap = row_gap + whole(std::min(8.0f, spare / 6));
  const float left = whole(area.x + std::max(0.0f, (area.w - block_w - aside_w) / 2));
  float y = whole(area.y + std::max(0.0f, area.h - used - (line_gap - row_gap) * 4) / 2);

  const int first = std::max(in.nobles, in.cities);
  const auto place_line = [&](int nobles, int posts, int noble_from) {
    const auto count = static_cast<float>(nobles + posts);
    const float between = std::clamp((area.w - lines.w * count) / std::max(1.0f, count - 1), kLeastGap, gap);
    float x = whole(area.x + (area.w - lines.w * count - between * (count - 1)) / 2);
    const auto place = [&](Rect& rect) {
      rect = {x, y, lines.w, lines.h};
      x += lines.w + between;
    };
    for (int i = 0; i < nobles; ++i) place(out.nobles[static_cast<std::size_t>(noble_from + i)]);
    for (int i = 0; i < posts; ++i) place(out.posts[static_cast<std::size_t>(i)]);
    y += lines.h;
  };
  if (lines.lines == 1) {
    place_line(first, in.posts, 0);
  } else if (lines.lines == 2) {
    place_line(first, 0, 0);
    y += gap;
    place_line(0, in.posts, 0);
  }
  if (lines.lines > 0) y += line_gap;
  if (aside.columns > 0) {
    const int all = first + in.posts, down = (all + aside.columns - 1) / aside.columns;
    const float top = area.y + (area.h - aside.h * static_cast<float>(down) - gap * static_cast<float>(down - 1)) / 2;
    for (int i = 0; i < all; ++i) {
      Rect& rect = i < first ? out.nobles[static_cast<std::size_t>(i)] : out.posts[static_cast<std::size_t>(i - first)];
      rect = {left + block_w + 2 * gap + static_cast<float>(i % aside.columns) * (aside.w + gap),
              whole(top + static_cast<float>(i / aside.columns) * (aside.h + gap)), aside.w, aside.h};
    }
  }

  const float base_x = left + (beside > 0 ? deck_w + gap : 0), orient_x = base_x + 4 * (w + gap) + group;
  if (style.deck_line) {
    // Base decks over the left half, Orient decks over the right: each as wide as a finger needs.
    const int count = in.orient ? 2 * splendor::kBaseDeckCount : splendor::kBaseDeckCount;
    const float cell = block_w / static_cast<float>(count);
    for (int i = 0; i < count; ++i)
      out.decks[static_cast<std::size_t>(i)] = {left + cell * static_cast<float>(i), y, cell, deck_line_h};
    y += deck_line_h + line_gap;
  }
  for (int level = 3; level >= 1; --level, y += h + line_gap) {
    const auto level_index = static_cast<std::size_t>(level - 1);
    for (std::size_t i = 0; i < 4; ++i)
      out.slots[level_index * 4 + i] = {base_x + static_cast<float>(i) * (w + gap), y, w, h};
    for (std::size_t i = 0; i < 2 && in.orient; ++i)
      out.slots[splendor::kBaseSlots + level_index * 2 + i] = {orient_x + static_cast<float>(i) * (w + gap), y, w, h};
    if (style.deck_line) continue;
    const float deck_h = std::min(h, deck_w * kAspect);
    out.decks[level_index] = {left, y + (h - deck_h) / 2, deck_w, deck_h};
    if (in.orient)
      out.decks[splendor::kBaseDeckCount + level_index] = {orient_x + 2 * (w + gap), y + (h - deck_h) / 2, deck_w,
                                                           deck_h};
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
  constexpr float kLowPanel = 120, kLeastNote = 240;
  const auto players = static_cast<float>(in.players);
  float panel_h = std::min((height - gap * (players - 1)) / players, 270.0f * s);
  if (const float low = std::max(kLowPanel * s, (height - kLeastNote * s) / players - gap);
      in.note && low <= panel_h && (low + gap) * players + kLeastNote * s <= height + 1) {
    panel_h = low;
    const float below = left.y + (panel_h + gap) * players;
    out.note = {left.x, below, left.w, left.bottom() - below};
  }
  for (int i = 0; i < in.players; ++i)
    out.players[static_cast<std::size_t>(i)] = {left.x, left.y + static_cast<float>(i) * (panel_h + gap), left.w,
                                                panel_h};

  // What to do stands above the bank, so that its lowest button is near the gems as well as the cards.
  const float bank_h = std::clamp(height * 0.36f, 190.0f, 340.0f);
  out.action = {right.x, right.y, right.w, height - bank_h - gap};
  place_piles_in_grid({right.x, right.bottom() - bank_h + 10, right.w, bank_h - 10}, out);
  out.sheet = out.low_sheet = out.action;
  const float market_gap = in.width > 1600 ? 14.0f : 10.0f;
  place_market(in, centre, {.gap = market_gap, .row_gap = market_gap, .deck_share = in.orient ? 0.66f : 0.86f}, out);
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
  const float market_gap = low ? 5.0f : 8.0f;
  place_market(in, {pad, top, left_w, in.height - top - pad},
               {.gap = market_gap, .row_gap = market_gap, .deck_share = in.orient ? 0.64f : 0.8f}, out);

  const float bank_h = std::clamp(right.h * 0.28f, 84.0f, 200.0f);
  place_piles_in_grid({right.x, right.y, right.w, bank_h}, out);
  out.own = {right.x, right.y + bank_h + 4, right.w, low ? 98.0f : 104 * s};
  out.action = {right.x, out.own.bottom() + 6, right.w, right.bottom() - out.own.bottom() - 6};
  out.sheet = out.low_sheet = {right.x, right.y, right.w, right.h};
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

  const float action_h = (in.lessons ? 100 : 56) * s, own_h = 76 * std::min(s, 1.1f);
  const float bank_h = std::clamp(in.width / 6 * (in.height < 700 ? 0.97f : 1.06f), 56.0f, 110.0f);
  out.action = {0, in.height - action_h, in.width, action_h};
  out.own = {pad, out.action.y - own_h - tight / 2, w, own_h};
  const Rect bank{pad, out.own.y - bank_h - tight / 2, w, bank_h};
  place_piles_in_row(bank, out);
  const float gap = in.width >= 600 ? 10.0f : 4.0f, row_gap = std::max(4.0f, tight);
  // Six cards in a row want the whole width: the decks stand in a line of their own.
  place_market(in, {pad, y, w, bank.y - tight - y},
               {.gap = gap, .row_gap = row_gap, .deck_share = 0.62f, .deck_line = in.orient}, out);
  const float sheet_h = std::min(in.height * 0.44f, 268.0f * s);
  out.sheet = {0, in.height - sheet_h, in.width, sheet_h};
  out.low_sheet = {0, bank.y, in.width, in.height - bank.y};
}

TableLayout layout_at(LayoutInput in, float text_scale) {
  in.text_scale = text_scale;
  TableLayout out;
  out.shape = shape_for(in.width, in.height, in.text_scale);
  constexpr std::array kLayouts{layout_wide, layout_strip, layout_upright};
  kLayouts[static_cast<std::size_t>(out.shape)](in, out);
  return out;
}

}  // namespace

TableLayout layout_table(const LayoutInput& in) {
  // Panels grow with the text as far as cards and tiles stay as large as they are without.
  constexpr float kStep = 0.125f;
  const TableLayout plain = layout_at(in, 1);
  for (float scale = in.text_scale; scale > 1; scale -= kStep) {
    const TableLayout grown = layout_at(in, scale);
    if (grown.card_w >= plain.card_w && grown.nobles[0].h >= plain.nobles[0].h && grown.posts[0].h >= plain.posts[0].h)
      return grown;
  }
  return plain;
}

}  // namespace splendor_ui

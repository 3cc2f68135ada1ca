#include "games/kingdom/ui/layout.h"

#include <algorithm>
#include <cmath>

#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/map_places.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

float whole(float v) { return std::floor(v); }

/// Children's hands: 56 px where there is room, never below 44 (LOOK.md "Table", targets).
constexpr float kLeastTarget = 44;

/// n cells side by side, as wide as the area allows.
template <class Rects>
void row_of(const Rect& area, std::size_t first, std::size_t count, float gap, Rects& out) {
  const float w = whole((area.w - gap * static_cast<float>(count - 1)) / static_cast<float>(count));
  for (std::size_t i = 0; i < count; ++i)
    out[first + i] = {area.x + static_cast<float>(i) * (w + gap), area.y, w, area.h};
}

void place_players(const Rect& area, int players, float gap, KingdomLayout& out) {
  std::array<Rect, kMaxTravellers> cells{};
  row_of(area, 0, static_cast<std::size_t>(players), gap, cells);
  for (int i = 0; i < players; ++i) out.players[static_cast<std::size_t>(i)] = cells[static_cast<std::size_t>(i)];
}

/// Guide at the left, bubble at its right.
void split_action(float figure, KingdomLayout& out) {
  const float w = std::min({figure, out.action.h * 0.8f, out.action.w * 0.3f});
  out.guide = {out.action.x, out.action.bottom() - w * 1.15f, w, w * 1.15f};
  out.speech = {out.action.x + w + 4, out.action.y, out.action.w - w - 4, out.action.h};
}

/// The stack and, with the Mysteries, the marketplace: squares in a row.
void place_tiles(const Rect& area, bool mysteries, float gap, KingdomLayout& out) {
  const std::size_t count = mysteries ? 4 : 1;
  const float side =
      std::min(area.h, whole((area.w - gap * static_cast<float>(count - 1)) / static_cast<float>(count)));
  const float block = side * static_cast<float>(count) + gap * static_cast<float>(count - 1);
  float x = whole(area.x + (area.w - block) / 2);
  const float y = whole(area.y + (area.h - side) / 2);
  out.stack = {x, y, side, side};
  for (std::size_t i = 0; i + 1 < count; ++i) out.market[i] = {x += side + gap, y, side, side};
}

void layout_upright(const KingdomLayoutInput& in, KingdomLayout& out) {
  const float s = std::min(in.text_scale, 1.3f);
  const bool low = in.height < 700;
  const float pad = in.width >= 600 ? 16.0f : 6.0f, gap = 4;
  const float w = in.width - 2 * pad;
  out.top_bar = {0, 0, in.width, 44 * std::min(s, 1.15f)};

  float y = out.top_bar.bottom();
  const float player_h = (low ? 44.0f : 52.0f) * s;
  place_players({pad, y, w, player_h}, in.setup.players, gap, out);
  y += player_h + gap;

  const float action_h = in.much_told ? std::min(204.0f * s, in.height * 0.33f) : (low ? 100.0f : 112.0f) * s;
  const float own_h = (low ? 52.0f : 64.0f) * std::min(s, 1.15f);
  const float pile = std::clamp(w / 7 - gap, kLeastTarget, 84.0f) + 6;
  const float bottom = in.height - 4;
  out.action = {pad, bottom - action_h, w, action_h};
  out.own = {pad, out.action.y - gap - own_h, w, own_h};
  const Rect supply{pad, out.own.y - gap - pile, w, pile};
  if (in.setup.mysteries) {
    // The marketplace hangs over the piles, in a row with the stack.
    row_of(supply, 0, 6, gap, out.supply);
    const float side = std::max(kLeastTarget, low ? 44.0f : 52.0f);
    const Rect tiles{pad, supply.y - gap - side, w, side};
    place_tiles(tiles, true, 8, out);
    out.board = {0, y, in.width, tiles.y - gap - y};
  } else {
    std::array<Rect, 7> cells{};
    row_of(supply, 0, 7, gap, cells);
    for (std::size_t i = 0; i < 6; ++i) out.supply[i] = cells[i];
    const float side = std::min(cells[6].w, cells[6].h);
    out.stack = Rect::square(cells[6].centre_x(), cells[6].centre_y(), side);
    out.board = {0, y, in.width, supply.y - gap - y};
  }
  split_action(72 * s, out);
  const float sheet_h = std::min(in.height * 0.62f, (low ? 300.0f : 340.0f) * s);
  out.sheet = {0, in.height - sheet_h, in.width, sheet_h};
}

void layout_strip(const KingdomLayoutInput& in, KingdomLayout& out) {
  const bool low = in.height < 480;
  const float s = std::min(in.text_scale, low ? 1.0f : 1.4f);
  const float pad = 6, gap = 4;
  out.top_bar = {0, 0, in.width, low ? 40.0f : 48 * s};
  const float side_w = std::clamp(in.width * 0.36f, 216.0f, 340.0f);
  const Rect side{in.width - pad - side_w, out.top_bar.bottom(), side_w, in.height - out.top_bar.bottom() - pad};
  const float left_w = side.x - gap;
  const float player_h = (low ? 44.0f : 52.0f) * s;
  place_players({pad, out.top_bar.bottom(), left_w - pad, player_h}, in.setup.players, gap, out);
  const float top = out.top_bar.bottom() + player_h + gap;
  out.board = {0, top, left_w, in.height - top};

  const float own_h = low ? 56.0f : 72 * s;
  const float pile = low ? 44.0f : std::clamp(side_w / 4.5f, 52.0f, 72.0f);
  const float action_h = side.h - own_h - 2 * gap - (in.setup.mysteries ? 3 * pile + 2 * gap : 2 * pile + gap);
  out.action = {side.x, side.y, side.w, action_h};
  const float y = out.action.bottom() + gap;
  if (in.setup.mysteries) {
    row_of({side.x, y, side.w, pile}, 0, 3, gap, out.supply);
    row_of({side.x, y + pile + gap, side.w, pile}, 3, 3, gap, out.supply);
    place_tiles({side.x, y + 2 * (pile + gap), side.w, pile}, true, gap, out);
  } else {
    std::array<Rect, 8> cells{};
    row_of({side.x, y, side.w, pile}, 0, 4, gap, cells);
    row_of({side.x, y + pile + gap, side.w, pile}, 4, 4, gap, cells);
    for (std::size_t i = 0; i < 6; ++i) out.supply[i] = cells[i];
    out.stack = Rect::square(cells[7].x - gap / 2, cells[7].centre_y(), std::min(cells[7].h, 2 * cells[7].w));
  }
  out.own = {side.x, side.bottom() - own_h, side.w, own_h};
  split_action(low ? 44.0f : 80 * s, out);
  // Where that is narrow it lies over the map, too, but not over the travellers.
  const float wider = low ? 60.0f : 0.0f, down = low ? player_h + gap : 0;
  out.sheet = {side.x - wider, side.y + down, side.w + wider, side.h - down};
}

void layout_wide(const KingdomLayoutInput& in, KingdomLayout& out) {
  const float s = std::min(in.text_scale, 1.6f);
  const float big = std::clamp(in.height / 720, 1.0f, 1.8f);
  const float pad = in.width > 1600 ? 20.0f : 12.0f, gap = 8;
  out.top_bar = {0, 0, in.width, 52 * std::min(s, 1.25f)};
  const float player_h = 60 * std::sqrt(s) * std::min(big, 1.3f);
  place_players({pad, out.top_bar.bottom(), in.width - 2 * pad, player_h}, in.setup.players, gap, out);
  const float top = out.top_bar.bottom() + player_h + gap;

  const float strip_h = std::min(in.height * 0.3f, (in.much_told ? 176.0f : 136.0f) * std::sqrt(s) * big);
  const float y = in.height - pad - strip_h, w = in.width - 2 * pad;
  out.board = {0, top, in.width, y - gap - top};

  // Below the map: own purse, supply, what to do.
  const float supply_w = std::min(w * 0.34f, strip_h * 2.9f);
  const float own_w = (w - supply_w - 2 * gap) * 0.42f;
  out.own = {pad, y, own_w, strip_h};
  const Rect supply{pad + own_w + gap, y, supply_w, strip_h};
  const float pile = whole((strip_h - gap) / 2);
  const float tiles_w = in.setup.mysteries ? 2 * pile + gap / 2 : pile;
  const float piles_w = supply.w - tiles_w - gap;
  row_of({supply.x, y, piles_w, pile}, 0, 3, gap / 2, out.supply);
  row_of({supply.x, y + pile + gap, piles_w, pile}, 3, 3, gap / 2, out.supply);
  const Rect tiles{supply.right() - tiles_w, y, tiles_w, strip_h};
  if (in.setup.mysteries) {
    out.stack = {tiles.x, y, pile, pile};
    out.market[0] = {tiles.x + pile + gap / 2, y, pile, pile};
    out.market[1] = {tiles.x, y + pile + gap, pile, pile};
    out.market[2] = {tiles.x + pile + gap / 2, y + pile + gap, pile, pile};
  } else {
    out.stack = Rect::square(tiles.centre_x(), tiles.centre_y(), pile);
  }
  const float action_x = supply.right() + gap;
  out.action = {action_x, y, in.width - pad - action_x, strip_h};
  split_action(strip_h * 0.8f, out);
  const float sheet_w = std::min(in.width - 2 * pad, std::max(560 * s, out.action.w));
  const float sheet_h = std::min(in.height - out.top_bar.bottom() - 2 * pad, std::max(360 * s, strip_h));
  out.sheet = {in.width - pad - sheet_w, in.height - pad - sheet_h, sheet_w, sheet_h};
}

}  // namespace

KingdomLayout layout_kingdom(const KingdomLayoutInput& in) {
  KingdomLayout out;
  out.shape = shape_for(in.width, in.height, in.text_scale);
  out.sideways = out.shape != TableShape::upright;
  out.language = in.language;
  out.window = {0, 0, in.width, in.height};
  constexpr std::array kLayouts{layout_wide, layout_strip, layout_upright};
  kLayouts[static_cast<std::size_t>(out.shape)](in, out);
  place_map(in, out);
  return out;
}

float traveller_name_height(float text_scale) { return storybook::kBody * text_scale * 1.25f; }

Rect cell_in(const Rect& area, int count, int index, float largest, float gap) {
  if (count <= 0 || area.empty()) return {area.centre_x(), area.centre_y(), 0, 0};
  // The number of columns that gives the largest squares.
  int columns = count;
  float side = 0;
  for (int n = 1; n <= count; ++n) {
    const int rows = (count + n - 1) / n;
    const float fits = std::min((area.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n),
                                (area.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
    if (fits > side + 0.01f) side = fits, columns = n;
  }
  side = std::clamp(side, 0.0f, largest);
  const int rows = (count + columns - 1) / columns;
  const int row = index / columns, in_row = row + 1 == rows ? count - row * columns : columns;
  const float step = side + gap;
  const float x =
      area.centre_x() - (step * static_cast<float>(in_row) - gap) / 2 + step * static_cast<float>(index % columns);
  const float y = area.centre_y() - (step * static_cast<float>(rows) - gap) / 2 + step * static_cast<float>(row);
  return {x, y, side, side};
}

PursePlace purse_place(const Rect& panel, float text_scale) {
  PursePlace out;
  const Rect in = panel.inset(std::clamp(panel.w * 0.03f, 3.0f, 8.0f), std::clamp(panel.h * 0.08f, 3.0f, 8.0f));
  const float pawn = std::min(in.h, std::max(in.w * 0.2f, 26.0f));
  out.pawn = {in.x, in.y, pawn, in.h};
  const float left = out.pawn.right() + 5;
  // Too narrow for tokens one by one: numbers.
  if (in.w < 170) {
    out.tokens = {left, in.y, in.right() - left, in.h};
    return out;
  }
  const float badge = in.w >= 340 ? std::min(in.h * 0.86f, 52.0f) : 0;
  const float right = in.right() - badge - (badge > 0 ? 4 : 0);
  if (badge > 0) out.badge = {in.right() - badge, in.bottom() - badge, badge, badge};
  const float name_h = in.h >= 40 ? std::min(traveller_name_height(text_scale), in.h * 0.44f) : 0;
  if (name_h > 0) out.name = {left, in.y, right - left, name_h};
  const float y = in.y + name_h, h = in.h - name_h, w = right - left;
  const float share = w > h * 8 ? 0.64f : 0.62f;
  out.tokens = {left, y, w * share - 3, h};
  out.tiles = {left + w * share + 3, y, w * (1 - share) - 3, h};
  return out;
}

}  // namespace kingdom_ui

// A traveller's small panel: name, purse, tiles, medal or gem; and the large purse of the traveller to act.
#include <algorithm>

#include "games/kingdom/ui/art/pieces.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"
#include "ui/art/widgets.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// As cell_in, but the first row begins at the left of the area.
Rect cell_from_left(const Rect& area, int cells, int place, float gap) {
  constexpr float kLargest = 34;
  return cell_in(area, cells, place, kLargest, gap).moved(area.x - cell_in(area, cells, 0, kLargest, gap).x, 0);
}

/// Places for the tokens of a purse, in cells of their area.
int token_cells(const kingdom::Tokens& tokens) { return std::max(tokens.total(), kingdom::kPurseLimit); }

/// Tiles stand beside the places for tokens where those are in one row.
Rect tiles_beside(const PursePlace& place, const kingdom::Tokens& tokens) {
  constexpr float kApart = 12;
  const int cells = token_cells(tokens);
  const Rect first = cell_from_left(place.tokens, cells, 0, 1),
             last = cell_from_left(place.tokens, cells, cells - 1, 1);
  return last.y > first.y ? place.tiles : place.tiles.moved(std::min(0.0f, last.right() + kApart - place.tiles.x), 0);
}

void tokens_in(const Canvas& canvas, const Rect& area, const kingdom::Tokens& tokens) {
  const int total = tokens.total();
  if (total == 0) {  // an empty purse
    draw_purse(canvas, area.x + area.h * 0.4f, area.centre_y(), std::min(area.h * 0.8f, 26.0f), canvas.theme.muted);
    return;
  }
  int place = 0;
  const int cells = token_cells(tokens);
  for (int kind = 0; kind < kingdom::kTokenKinds; ++kind)
    for (int i = 0; i < tokens[static_cast<Token>(kind)]; ++i) {
      const Rect cell = cell_from_left(area, cells, place++, 1);
      const float d = cell.w * 0.96f;
      // Chips below a finger's breadth show the picture alone.
      if (d >= 20)
        draw_kingdom_token(canvas, static_cast<Token>(kind), cell.centre_x(), cell.centre_y(), d, {.shadow = false});
      else
        draw_resource(canvas, static_cast<Token>(kind), cell.centre_x(), cell.centre_y(), d);
    }
}

void tiles_in(const Canvas& canvas, const Rect& area, const kingdom::Traveller& traveller) {
  int place = 0;
  const int cells = std::max(3, traveller.tiles.count());
  for_each_tile(traveller.tiles, [&](kingdom::TileId tile) {
    const Rect cell = cell_from_left(area, cells, place++, 2);
    draw_city_tile(canvas, cell, tile, traveller.face_up.contains(tile) ? 0.0f : 1.0f, {.shadow = false});
  });
}

}  // namespace

void draw_traveller(const Canvas& canvas, const Rect& rect, int seat, const kingdom::Traveller& traveller,
                    std::string_view name, const TravellerLook& look) {
  const Theme& theme = canvas.theme;
  const float radius = std::min(storybook::kSmallRadius, rect.h * 0.28f);
  draw_surface(canvas, rect, look.active ? Surface::active_panel : Surface::panel, radius,
               look.active ? pawn_line(theme, seat) : 0);
  const PursePlace place = purse_place(rect, canvas.fonts.scale);
  const float badge = std::min(place.pawn.w, place.pawn.h);
  draw_pawn_badge(canvas, seat, place.pawn.centre_x(), place.pawn.centre_y(), badge);
  if (!place.name.empty()) {
    const float size = std::min(storybook::kBody * canvas.fonts.scale, place.name.h / 1.2f);
    draw_text_in(canvas, place.name, name, {.face = Face::bold, .size = size, .colour = theme.text});
  }
  if (place.tiles.empty()) {
    // Little room: only the number of tokens and of face-up tiles.
    const Rect& area = place.tokens;
    const float size = std::clamp(area.h * 0.42f, 12.0f, 18.0f);
    const bool tall = area.w < area.h * 2.2f;
    const Rect first = tall ? Rect{area.x, area.y, area.w, area.h / 2} : Rect{area.x, area.y, area.w / 2, area.h};
    const Rect second = tall ? Rect{area.x, area.y + area.h / 2, area.w, area.h / 2}
                             : Rect{area.x + area.w / 2, area.y, area.w / 2, area.h};
    const float sign = std::min({first.h * 0.92f, first.w * 0.42f, 22.0f});
    const TextStyle style{.face = Face::bold, .size = size, .colour = theme.text};
    draw_purse(canvas, first.x + sign / 2, first.centre_y(), sign, token_colours(Token::hazelnut).base);
    draw_number(canvas, first.x + sign + 4, first.centre_y(), traveller.tokens.total(), style);
    const Rect tile = Rect::square(second.x + sign / 2, second.centre_y(), sign * 0.92f);
    draw_city_tile(canvas, tile, kingdom::kHiddenTile, 0, {.shadow = false});
    draw_number(canvas, second.x + sign + 4, second.centre_y(), traveller.face_up.count(), style);
  } else {
    tokens_in(canvas, place.tokens, traveller.tokens);
    tiles_in(canvas, tiles_beside(place, traveller.tokens), traveller);
  }
  // Medal or gem in their place, or over the badge where there is none.
  const bool roomy = place.badge.w >= 18;
  const Rect won =
      roomy ? place.badge
            : Rect::square(place.pawn.right() - badge * 0.18f, place.pawn.bottom() - badge * 0.25f, badge * 0.62f);
  if (traveller.medal > 0)
    draw_medal(canvas, won, traveller.medal);
  else if (traveller.gem)
    draw_queens_gem(canvas, won.centre_x(), won.centre_y(), won.w * (roomy ? 0.7f : 0.8f));
  if (traveller.medal > 0 && traveller.gem)
    draw_queens_gem(canvas, won.right() - won.w * 0.2f, won.y + won.h * 0.22f, won.w * 0.42f);
  if (look.closes) {  // on the badge of whoever is last in the round, where it cannot be in the way of numbers
    const float sign = std::clamp(badge * 0.48f, 14.0f, 26.0f);
    draw_gate_sign(canvas, place.pawn.centre_x() + badge * 0.33f, place.pawn.centre_y() - badge * 0.3f, sign,
                   look.gates_closed ? 0.0f : 1.0f);
  }
  if (look.focused) draw_focus_ring(canvas, rect, radius);
}

namespace {

struct OwnPlace {
  Rect in, tokens, tiles;
  float badge;
};
OwnPlace own_place(const Rect& rect, int tiles) {
  OwnPlace place;
  place.in = rect.inset(std::clamp(rect.h * 0.08f, 4.0f, 12.0f));
  place.badge = std::min(place.in.h, place.in.h >= 96 ? 60.0f : 40.0f);
  const Rect rest{place.in.x + place.badge + 8, place.in.y, place.in.w - place.badge - 8, place.in.h};
  const float tiles_w = rest.w * (tiles <= 1 ? 0.18f : tiles > 3 ? 0.42f : 0.34f);
  place.tokens = {rest.x, rest.y, rest.w - tiles_w - 8, rest.h};
  place.tiles = {rest.right() - tiles_w, rest.y, tiles_w, rest.h};
  return place;
}

}  // namespace

Rect own_purse(const Rect& rect, int tiles) {
  const OwnPlace place = own_place(rect, tiles);
  return {rect.x, rect.y, place.tokens.right() - rect.x, rect.h};
}

Rect own_tile(const Rect& rect, int tiles, int index) {
  return cell_in(own_place(rect, tiles).tiles, tiles, index, 64);
}

void draw_own_purse(const Canvas& canvas, const Rect& rect, int seat, const kingdom::Traveller& traveller,
                    const PurseLook& look) {
  draw_surface(canvas, rect, Surface::panel, storybook::kSmallRadius);
  const int tiles = traveller.tiles.count();
  const auto [in, tokens_area, tiles_area, badge] = own_place(rect, tiles);
  const bool tall = in.h >= 96;
  const float label = storybook::kLabel * std::min(canvas.fonts.scale, 1.4f);
  const float middle = tall ? in.centre_y() - label * 0.7f : in.centre_y();
  draw_pawn_badge(canvas, seat, in.x + badge / 2, middle, badge);
  if (tall)
    draw_text_in(canvas, {in.x, middle + badge / 2 + 2, badge, label * 1.4f},
                 std::to_string(traveller.tokens.total()) + " / " + std::to_string(kingdom::kPurseLimit),
                 {.face = Face::bold, .size = label, .colour = canvas.theme.text, .align = Align::centre});

  const ImU32 faint = with_opacity(canvas.theme.muted, 0.45f);
  const int places = std::max(kingdom::kPurseLimit, traveller.tokens.total());
  int place = 0;
  for (int kind = 0; kind < kingdom::kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    for (int n = 0; n < traveller.tokens[token]; ++n) {
      const Rect cell = cell_in(tokens_area, places, place++, 60);
      draw_kingdom_token(canvas, token, cell.centre_x(), cell.centre_y(), cell.w * 0.94f,
                         {.selected = n < look.paid[token]});
    }
  }
  for (; place < places; ++place) {
    const Rect cell = cell_in(tokens_area, places, place, 60);
    stroke_circle(canvas, cell.centre_x(), cell.centre_y(), cell.w * 0.36f, faint, 1.5f);
  }
  if (tiles == 0) {
    const Rect cell = cell_in(tiles_area, 1, 0, 64);
    stroke_rounded(canvas, cell.inset(cell.w * 0.08f), cell.w * 0.16f, faint, 1.5f);
  }
  int at = 0;
  for_each_tile(traveller.tiles, [&, area = tiles_area](kingdom::TileId tile) {
    const float up = !traveller.face_up.contains(tile) ? 0 : look.turning.contains(tile) ? look.turned : 1;
    draw_city_tile(canvas, cell_in(area, tiles, at++, 64).inset(1), tile, 1 - up,
                   {.selected = look.paying.contains(tile)});
  });
}

}  // namespace kingdom_ui

// What lies around the map: the supply, the stack and the marketplace, every traveller's panel, and the purse of whoever
// plays, large.
#include <algorithm>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/screen.h"
#include "games/kingdom/ui/storybook.h"
#include "games/kingdom/ui/words.h"
#include "ui/art/paint.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

void KingdomScreen::draw_supplies(Scene& s) {
  const bool collecting = s.choosing_turn();
  for (std::size_t i = 0; i < s.layout().supply.size(); ++i) {
    const Token token = static_cast<Token>(i);
    const int count = s.real.supply[token];
    const int taken = collecting ? choice_.tokens[token] : 0;
    const bool can = collecting && choice_.road == kNoRoad && leads_on(s.actions(), choice_.tokens + Tokens::of(token));
    const std::string name = count_text(token, count);
    const Hit hit = s.frame.targets.add({.id = std::string("supply:") + kTokenLetters[i],
                                         .rect = s.layout().supply[i],
                                         .label = std::string(tr(words::supply)) + ": " + name,
                                         .hint = name,
                                         .pressed = taken > 0,
                                         .on_table = true});
    draw_supply(s.frame.canvas, s.layout().supply[i], token, count - taken, taken,
                {.can_take = (can && (hit.hot || !choice_.tokens.empty())) || motion_.lights(token, s.now()),
                 .selected = taken > 0,
                 .focused = hit.focused,
                 .dimmed = count == 0});
    if (hit.clicked) choose_token(s.moment, token, s.frame.intents);
  }
}

void KingdomScreen::draw_stack(Scene& s) {
  const bool choosing = s.moment.may_act && s.phase() == Phase::tile;
  const std::string left = tr_count(words::stack_left_one, words::stack_left_many, s.real.stack_count());
  const std::string label = std::string(tr(words::stack)) + ": " + left;
  const Hit hit =
      s.frame.targets.add({.id = "stack", .rect = s.layout().stack, .label = label, .hint = label, .on_table = true});
  draw_city_stack(s.frame.canvas, s.layout().stack, s.real.stack_count(),
                  {.can_take = choosing && s.real.stack_count() > 0, .focused = hit.focused});
  if (hit.clicked) choosing ? choose_tile(s.moment, kNoTile, s.frame.intents) : void(s.frame.intents.refusal = label);
  if (!s.real.setup.mysteries) return;
  for (std::size_t i = 0; i < s.layout().market.size(); ++i) {
    const TileId tile = s.shown.market[i];
    const Rect& rect = s.layout().market[i];
    bool arriving = false;
    for (const Flight& flight : motion_.flights())
      arriving = arriving || (motion_.running(s.now()) && flight.to.kind == Anchor::Kind::market &&
                              flight.to.index == static_cast<int>(i) &&
                              motion_.elapsed(s.now()) < flight.start_ms + flight.length_ms);
    const std::string words = std::string(tr(words::market)) + ": " +
                              (tile == kNoTile ? std::string(tr(words::market_empty)) : tile_text(tile));
    const Hit on = s.frame.targets.add(
        {.id = "market:" + std::to_string(i), .rect = rect, .label = words, .hint = words, .on_table = true});
    draw_city_tile(s.frame.canvas, rect, arriving ? kNoTile : tile, 0,
                   {.can_take = choosing && tile != kNoTile, .focused = on.focused});
    if (on.clicked)
      choosing&& tile != kNoTile ? choose_tile(s.moment, tile, s.frame.intents) : void(s.frame.intents.refusal = words);
  }
}

void KingdomScreen::draw_travellers(Scene& s) {
  const bool giving = s.moment.may_act && s.phase() == Phase::thief && !choice_.tokens.empty();
  for (int seat = 0; seat < s.real.setup.players; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    const Traveller traveller = motion_.seen(s.shown.travellers[place], seat, s.now());
    const std::string words =
        tr(words::traveller_at, s.names[place], place_name(traveller.space)) + "; " +
        tr(words::purse_of, std::to_string(traveller.tokens.total()), std::to_string(kPurseLimit));
    const Hit hit = s.frame.targets.add({.id = "player:" + std::to_string(seat),
                                         .rect = s.layout().players[place],
                                         .label = words,
                                         .hint = words,
                                         .on_table = true});
    draw_traveller(s.frame.canvas, s.layout().players[place], seat, traveller, s.names[place],
                   {.active = !is_terminal(s.real) && seat == s.real.to_act,
                    .closes = seat == last_seat(s.real.setup),
                    .gates_closed = s.real.gates_closed,
                    .focused = hit.focused});
    if (giving && seat != s.real.to_act)
      draw_ring(s.frame.canvas, s.layout().players[place], storybook::kSmallRadius, s.frame.canvas.theme.accent_line,
                space::kRing);
    if (hit.clicked) choose_traveller(s.moment, seat, s.frame.intents);
  }
}

/// Eight places for tokens, the filled ones first; city tiles beside them. What pays for the chosen road is lit.
void KingdomScreen::draw_own(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const Rect& rect = s.layout().own;
  const Traveller traveller = motion_.seen(s.shown.travellers[static_cast<std::size_t>(s.own)], s.own, s.now());
  draw_surface(canvas, rect, Surface::panel, storybook::kSmallRadius);
  const Rect in = rect.inset(std::clamp(rect.h * 0.08f, 4.0f, 12.0f));
  const bool tall = in.h >= 96;
  const float badge = std::min(in.h, tall ? 60.0f : 40.0f);
  const float label = storybook::kLabel * std::min(s.frame.scale(), 1.4f);
  draw_pawn_badge(canvas, s.own, in.x + badge / 2, tall ? in.centre_y() - label * 0.7f : in.centre_y(), badge);
  if (tall)
    draw_text_in(canvas, {in.x, in.centre_y() - label * 0.7f + badge / 2 + 2, badge, label * 1.4f},
                 std::to_string(traveller.tokens.total()) + " / " + std::to_string(kPurseLimit),
                 {.face = Face::bold, .size = label, .colour = canvas.theme.text, .align = Align::centre});
  const Rect rest{in.x + badge + 8, in.y, in.w - badge - 8, in.h};
  const int tiles = traveller.tiles.count();
  const float tiles_w = rest.w * (tiles == 0 ? 0.18f : tiles > 3 ? 0.42f : 0.34f);
  const Rect tokens_area{rest.x, rest.y, rest.w - tiles_w - 8, rest.h};
  const Rect tiles_area{rest.right() - tiles_w, rest.y, tiles_w, rest.h};

  Tokens paid;
  TileSet paying;
  if (choice_.payment) {
    paid = s.actions()[*choice_.payment].tokens;
    paying = s.actions()[*choice_.payment].tiles;
  }
  const int places = std::max(kPurseLimit, traveller.tokens.total());
  int place = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    for (int n = 0; n < traveller.tokens[token]; ++n, ++place) {
      const Rect cell = cell_in(tokens_area, places, place, 60);
      draw_kingdom_token(canvas, token, cell.centre_x(), cell.centre_y(), cell.w * 0.94f,
                         {.selected = n < paid[token]});
    }
  }
  for (; place < places; ++place) {
    const Rect cell = cell_in(tokens_area, places, place, 60);
    stroke_circle(canvas, cell.centre_x(), cell.centre_y(), cell.w * 0.36f, with_opacity(canvas.theme.muted, 0.45f),
                  1.5f);
  }
  if (tiles == 0) {
    const Rect cell = cell_in(tiles_area, 1, 0, 64);
    stroke_rounded(canvas, cell.inset(cell.w * 0.08f), cell.w * 0.16f, with_opacity(canvas.theme.muted, 0.45f), 1.5f);
  }
  int at = 0;
  const bool turning = motion_.running(s.now()) && motion_.seat() == s.own && !motion_.turning().empty();
  const float share = motion_.turning().share(motion_.elapsed(s.now()));
  for_each_tile(traveller.tiles, [&](TileId tile) {
    const Rect cell = cell_in(tiles_area, tiles, at++, 64).inset(1);
    const bool up = traveller.face_up.contains(tile);
    const bool turns =
        turning && up && !motion_.before().travellers[static_cast<std::size_t>(s.own)].face_up.contains(tile);
    draw_city_tile(canvas, cell, tile, turns ? 1 - share : up ? 0.0f : 1.0f, {.selected = paying.contains(tile)});
  });
}

}  // namespace kingdom_ui

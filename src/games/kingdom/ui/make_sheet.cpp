// The sheet for decisions that need room: a payment, returned tokens, a tile, a gift, a medal. Every choice can be undone
// until it is confirmed.
#include <algorithm>
#include <vector>

#include "games/kingdom/record/notation.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/make_view.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

using storybook::kButton;

/// Its words, its slider, and its buttons.
constexpr float kHistoryBar = 106;

Rect above_buttons(const Rect& area, float gap = 8) { return {area.x, area.y, area.w, area.h - kButton - gap}; }
Rect buttons_of(const Rect& area) { return {area.x, area.bottom() - kButton, area.w, kButton}; }

Rect grown_over(const Rect& sheet, const Rect& thing, float beyond) {
  const Rect whole = thing.inset(-beyond);
  const float x = std::min(sheet.x, whole.x), y = std::min(sheet.y, whole.y);
  return {x, y, std::max(sheet.right(), whole.right()) - x, std::max(sheet.bottom(), whole.bottom()) - y};
}

/// Grown over what it would cut in two: a pile, a tile of the market, the traveller's own purse. The tiles to choose from, which
/// are ringed, lie under it all or not at all.
Rect covering_whole(Rect sheet, const KingdomLayout& layout, bool of_tiles) {
  constexpr float kBeyond = 2, kRing = 6;
  std::vector<Rect> tiles{layout.stack};
  tiles.insert(tiles.end(), layout.market.begin(), layout.market.end());
  std::erase_if(tiles, [](const Rect& tile) { return tile.empty(); });
  const bool over_tiles = std::any_of(tiles.begin(), tiles.end(),
                                      [&](const Rect& tile) { return !sheet.clipped(tile.inset(-kRing)).empty(); });
  if (of_tiles && over_tiles)
    for (const Rect& tile : tiles) sheet = grown_over(sheet, tile, kRing);
  std::vector<Rect> things{layout.own, layout.stack};
  things.insert(things.end(), layout.supply.begin(), layout.supply.end());
  things.insert(things.end(), layout.market.begin(), layout.market.end());
  for (std::size_t pass = 0; pass < things.size(); ++pass)  // each may bring the edge into another one
    for (const Rect& thing : things) {
      if (thing.empty() || sheet.clipped(thing).empty()) continue;
      sheet = grown_over(sheet, thing, kBeyond);
    }
  return sheet;
}

}  // namespace

/// No higher than needed, so that the map stays in sight.
Rect ViewMaker::sheet_rect() const {
  const Rect& most = layout_.sheet;
  const Phase phase = real_.phase;
  const int things = choice_.road != kNoRoad                                ? kRoads[choice_.road].cost.total()
                     : phase == Phase::give_back || phase == Phase::discard ? real_.player().tokens.total()
                                                                            : 4;
  const bool at_once =
      choice_.road == kNoRoad && (phase == Phase::tile || phase == Phase::medal);  // no button confirms
  const bool one_row = most.w >= static_cast<float>(things) * 80;
  const float below = !at_once ? kButton + 64 : position_.moment.bar_beside ? kHistoryBar + 32 : 32;
  const float h = std::min(most.h, 84 * text_scale() + (at_once ? 132 : one_row ? 96 : 168) + below);
  const bool from_top = layout_.shape == TableShape::strip;  // it covers the guide
  // Medals are chosen at the palace, which lies at the right of a map of that shape.
  const Rect& window = layout_.window;
  const bool at_left = phase == Phase::medal && !position_.moment.bar_beside && layout_.shape == TableShape::wide &&
                       window.w >= 2 * most.w;
  const float x = at_left ? window.x + window.right() - most.right() : most.x;
  return covering_whole({x, from_top ? most.y : most.bottom() - h, most.w, h}, layout_, phase == Phase::tile);
}

void ViewMaker::clear_button(const Rect& rect) {
  rest_.icon_button(rect, {.id = "clear", .label = tr(words::back), .icon = Icon::cross, .on_table = true});
}

/// Title with the guide at the top, content below.
void ViewMaker::make_sheet() {
  const Rect rect = sheet_rect();
  rest_.surface(rect, Surface::dialog, storybook::kRadius);
  const Rect in = rect.inset(rect.w < 420 ? 12.0f : 18.0f, 12.0f);
  const bool road = choice_.road != kNoRoad;
  const bool bar_beside = position_.moment.bar_beside;
  const float head = std::clamp(in.h * (bar_beside ? 0.25f : 0.32f), 44.0f, 96.0f);
  const Rect figure{in.x, in.y, head * 0.86f, head};
  const float close = road ? space::kTarget + 4 : 0;
  const Rect words{figure.right() + 10, in.y, in.w - figure.w - 10 - close, head};
  if (road) {
    const SpaceId there = kRoads[choice_.road].to;
    rest_.picture(
        figure,
        [](const Canvas& canvas, const Rect& r, int space) {
          draw_vignette(canvas, static_cast<SpaceId>(space), r.centre_x(), r.centre_y(), r.w * 0.5f);
        },
        there);
    clear_button({in.right() - space::kTarget, in.y, space::kTarget, space::kTarget});
  } else {
    guide(figure);
  }
  say(words, tells_hint(position_, selection_) ? run_on(hint_in(words)) : said(position_, selection_).drawn());
  reader(figure);
  Rect area{in.x, in.y + head + 8, in.w, in.h - head - 8};
  if (road) return choice_.payment ? make_payment(area) : make_lacking(area);
  if (bar_beside) {  // the history bar has the place of the buttons until something is chosen
    const Rect bar{area.x, area.bottom() - kHistoryBar, area.w, kHistoryBar};
    if (choice_.empty()) view_.moment_bar = bar;
    const bool has_buttons = real_.phase != Phase::tile && real_.phase != Phase::medal;
    area.h = bar.y + (has_buttons ? kButton : -8) - area.y;
  }
  switch (real_.phase) {
    case Phase::give_back:
    case Phase::discard: return make_returning(area);
    case Phase::tile: return make_tile_choice(area);
    case Phase::thief: return make_giving(area);
    case Phase::medal: return make_medal_choice(area);
    case Phase::turn:
    case Phase::over: break;
  }
}

/// The payment, piece by piece: pressing one switches to another payment.
void ViewMaker::make_payment(const Rect& area) {
  const Action& now = actions_[*choice_.payment];
  const bool others = next_payment(actions_, *choice_.payment) != *choice_.payment;
  const Rect row = above_buttons(area);
  const int count = now.tokens.total() + now.tiles.count();
  const float hint_h = others ? storybook::kLabel * rest_.scale() * 1.6f : 0;
  const Rect cells{row.x, row.y, row.w, row.h - hint_h};
  int place = 0;
  const auto piece = [&](const PaymentPiece& what, const std::string& name, const std::string& label) {
    const Rect cell = cell_in(cells, count, place++, 76, 8);
    const bool swap = payment_beside(actions_, *choice_.payment, what, false).has_value();
    const int control = rest_.control({.id = "pay:" + name,
                                       .rect = cell,
                                       .label = label,
                                       .hint = swap ? tr(words::say_pay_change) : "",
                                       .enabled = swap,
                                       .on_table = true});
    if (what.tile == kNoTile)
      token(cell, what.token, 0.94f, {}, swap, control);
    else
      rest_.add(ThingPiece{cell.inset(2), tile_face, what.tile, {}, swap, control});
  };
  for_each_tile(now.tiles, [&](TileId tile) { piece({.tile = tile}, tile_name(tile), tile_text(tile)); });
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token one = static_cast<Token>(kind);
    for (int n = 0; n < now.tokens[one]; ++n)
      piece({.token = one}, kTokenLetters[kind] + std::to_string(n), count_text(one, 1));
  }
  const Rect buttons = buttons_of(area);
  const float other_w = others ? std::min(area.w * 0.46f, 240.0f) : 0, go_x = others ? other_w + 8 : 0;
  if (others) {
    rest_.line(
        {row.x, row.bottom() - hint_h, row.w, hint_h}, tr(words::say_pay_change),
        {.size = storybook::kLabel * std::min(rest_.scale(), 1.4f), .colour = theme_.muted, .align = Align::centre});
    rest_.button({buttons.x, buttons.y, other_w, kButton},
                 {.id = "pay:other", .label = tr(words::other_way), .icon = Icon::swap, .on_table = true});
  }
  rest_.button({buttons.x + go_x, buttons.y, buttons.w - go_x, kButton},
               {.id = "go", .label = tr(words::go), .kind = ButtonKind::primary, .on_table = true});
}

/// The price of a road that cannot be paid: what the traveller has in full, what is missing in outline.
void ViewMaker::make_lacking(const Rect& area) {
  const Tokens cost = kRoads[choice_.road].cost;
  const Affordability need = affordability(real_.player(), cost);
  const Tokens missing = still_missing(real_.player(), choice_.road);
  int place = 0;
  for (const Token one : kResources) {
    const int there = cost[one] - need.lacking[one], paid = cost[one] - missing[one];
    for (int n = 0; n < cost[one]; ++n) {
      const Rect cell = cell_in(above_buttons(area), cost.total(), place++, 76, 8);
      if (n < there)
        token(cell, one, 0.94f);
      else if (n < paid)
        token(cell, Token::gold, 0.94f);
      else
        rest_.picture(
            cell,
            [](const Canvas& canvas, const Rect& r, int what) {
              draw_resource_ghost(canvas, static_cast<Token>(what), r.centre_x(), r.centre_y(), r.w * 0.8f);
            },
            static_cast<int>(one));
    }
  }
  rest_.button(buttons_of(area),
               {.id = "back", .label = tr(words::back), .kind = ButtonKind::primary, .on_table = true});
}

/// Over the limit: every own token to press, and the button when enough are chosen.
void ViewMaker::make_returning(const Rect& area) {
  const Tokens own = real_.player().tokens;
  const int over = tokens_over(real_), chosen = choice_.tokens.total();
  int place = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token one = static_cast<Token>(kind);
    for (int n = 0; n < own[one]; ++n) {
      const Rect cell = cell_in(above_buttons(area), own.total(), place++, 72, 6);
      const bool back = n < choice_.tokens[one];
      const int control = rest_.control({.id = std::string("own:") + kTokenLetters[kind] + std::to_string(n),
                                         .rect = cell,
                                         .label = count_text(one, 1),
                                         .pressed = back,
                                         .on_table = true});
      token(cell.moved(0, back ? -cell.h * 0.05f : 0), one, 0.9f,
            {.can_take = position_.may_act && !back && chosen < over, .selected = back, .dimmed = back}, !back,
            control);
    }
  }
  if (!view_.moment_bar.empty()) return;
  const std::string why = chosen == over ? std::string() : std::string(tr(words::why_wrong_return_count));
  rest_.button(buttons_of(area), {.id = "return",
                                  .label = std::string(tr(words::give_back)) + " (" + std::to_string(chosen) + '/' +
                                           std::to_string(over) + ')',
                                  .kind = ButtonKind::primary,
                                  .enabled = why.empty(),
                                  .hint = why,
                                  .on_table = true});
}

/// The top of the stack, or a tile of the marketplace: pressing one takes it.
void ViewMaker::make_tile_choice(const Rect& area) {
  const int count = static_cast<int>(actions_.size());
  for (int i = 0; i < count; ++i) {
    const Action& action = actions_[static_cast<std::size_t>(i)];
    const TileId tile = action.other;
    const Rect cell = cell_in(area, count, i, 128, 14);
    const std::string label = action_label(action, position_.names);
    const int control = rest_.thing(tile == kNoTile ? "tile:stack" : "tile:" + tile_name(tile), cell, label,
                                    {.enlarges = tile != kNoTile});
    if (tile != kNoTile) enlarge_tile(control, tile);
    if (tile == kNoTile)
      rest_.add(ThingPiece{cell.inset(6), draw_city_stack, real_.stack_count(), {.can_take = true}, false, control});
    else
      rest_.add(ThingPiece{cell.inset(6), tile_face, tile, {.can_take = true}, false, control});
  }
}

/// The traveller's kinds of tokens and, once one is chosen, the receivers.
void ViewMaker::make_giving(const Rect& area) {
  const Tokens own = real_.player().tokens;
  int kinds = 0, place = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind) kinds += own[static_cast<Token>(kind)] > 0 ? 1 : 0;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token one = static_cast<Token>(kind);
    if (own[one] == 0) continue;
    const Rect cell = cell_in(above_buttons(area, 16), kinds, place++, 88, 8);
    const bool chosen = choice_.tokens[one] > 0;
    const int control = rest_.control({.id = std::string("own:") + kTokenLetters[kind] + '0',
                                       .rect = cell,
                                       .label = count_text(one, own[one]),
                                       .pressed = chosen,
                                       .on_table = true});
    token(cell, one, 0.9f, {.can_take = position_.may_act && !chosen, .selected = chosen}, !chosen, control);
  }
  if (!view_.moment_bar.empty()) return;
  const bool ready = !choice_.tokens.empty();
  int at = 0;
  for (int seat = 0; seat < real_.setup.players; ++seat) {
    if (seat == real_.to_act) continue;
    const Rect button = buttons_of(area).column(at++, real_.setup.players - 1, 8);
    const int control = rest_.control({.id = "give:" + std::to_string(seat),
                                       .rect = button,
                                       .label = tr(words::give_to, position_.name(seat)),
                                       .hint = ready ? "" : tr(words::say_thief),
                                       .enabled = ready,
                                       .on_table = true});
    rest_.add(ButtonPiece{button, ButtonKind::primary, Icon::none, "", ready, control});
    const float badge = std::min(kButton * 0.7f, button.w * 0.4f);
    pawn_badge(seat, button.x + 6 + badge / 2, button.centre_y(), badge);
    rest_.line({button.x + badge + 10, button.y, button.w - badge - 14, button.h}, position_.name(seat),
               {.face = Face::bold,
                .size = type::kBody * std::min(rest_.scale(), 1.3f),
                .colour = ready ? theme_.on_accent : theme_.on_disabled});
  }
}

void ViewMaker::make_medal_choice(const Rect& area) {
  const int count = static_cast<int>(actions_.size());
  for (int i = 0; i < count; ++i) {
    const int medal = actions_[static_cast<std::size_t>(i)].other;
    const Rect cell = cell_in(area, count, i, 140, 12);
    const int control = rest_.control({.id = "medal:" + std::to_string(medal),
                                       .rect = cell,
                                       .label = tr(words::medal, std::to_string(medal)),
                                       .on_table = true});
    rest_.add(ThingPiece{cell.inset(8), draw_medal, medal, {.can_take = true}, true, control});
  }
}

}  // namespace kingdom_ui

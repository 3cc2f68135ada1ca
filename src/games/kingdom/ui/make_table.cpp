// The table around the map: the supply, the stack and the marketplace, every traveller's panel, and the large purse of the
// traveller to act.
#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/make_view.h"
#include "games/kingdom/ui/words.h"
#include "ui/choose.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

void ViewMaker::make_supply() {
  const bool collecting = position_.chooses_turn();
  for (std::size_t i = 0; i < layout_.supply.size(); ++i) {
    const Token token = static_cast<Token>(i);
    const int count = real_.supply[token];
    const int taken = collecting ? choice_.tokens[token] : 0;
    const bool can =
        collecting && choice_.road == kNoRoad && leads_on(actions_, choice_.tokens + Tokens::of(token), is_of_tokens);
    const std::string name = count_text(token, count);
    const int control = table_.control({.id = std::string("supply:") + kTokenLetters[i],
                                        .rect = layout_.supply[i],
                                        .label = labelled(tr(words::supply), name),
                                        .hint = name,
                                        .pressed = taken > 0,
                                        .on_table = true});
    table_.add(SupplyPiece{layout_.supply[i],
                           token,
                           count - taken,
                           taken,
                           {.can_take = can && !choice_.tokens.empty(),
                            .selected = taken > 0,
                            .dimmed = count == 0,
                            .touched = last_touched_by({Anchor::Kind::supply, static_cast<int>(i)})},
                           can,
                           control});
  }
}

void ViewMaker::make_tiles() {
  const bool choosing = position_.may_act && real_.phase == Phase::tile;
  const std::string left = stack_text(real_);
  const int stack = table_.thing("stack", layout_.stack, left);
  table_.add(ThingPiece{
      .rect = layout_.stack,
      .draw = draw_city_stack,
      .what = real_.stack_count(),
      .look = {.can_take = choosing && real_.stack_count() > 0, .touched = last_touched_by({Anchor::Kind::stack})},
      .control = stack});
  if (!real_.setup.mysteries) return;
  for (std::size_t i = 0; i < layout_.market.size(); ++i) {
    const TileId tile = position_.shown.market[i];
    const std::string text = market_text(tile);
    const int control =
        table_.thing("market:" + std::to_string(i), layout_.market[i], text, {.enlarges = tile != kNoTile});
    if (tile != kNoTile) enlarge_tile(control, tile);
    table_.add(ThingPiece{.rect = layout_.market[i],
                          .draw = tile_face,
                          .what = tile,
                          .look = {.can_take = choosing && tile != kNoTile,
                                   .touched = last_touched_by({Anchor::Kind::market, static_cast<int>(i)})},
                          .control = control});
  }
}

void ViewMaker::make_travellers() {
  const bool giving = position_.may_act && real_.phase == Phase::thief && !choice_.tokens.empty();
  for (int seat = 0; seat < real_.setup.players; ++seat) {
    const Rect& rect = layout_.players[static_cast<std::size_t>(seat)];
    const Traveller& traveller = position_.shown.travellers[static_cast<std::size_t>(seat)];
    const std::string text = semicolon(where_text(position_, seat), purse_text(traveller));
    const int control = table_.thing("player:" + std::to_string(seat), rect, text);
    table_.add(TravellerPiece{rect,
                              seat,
                              traveller,
                              position_.name(seat),
                              {.active = !is_terminal(real_) && seat == real_.to_act,
                               .closes = seat == last_seat(real_.setup),
                               .gates_closed = real_.gates_closed},
                              giving && seat != real_.to_act,
                              control});
  }
}

void ViewMaker::enlarge_tile(int control, TileId tile) {
  view_.enlarged.push_back({control,
                            [](const Canvas& canvas, const Rect& rect, int what) {
                              draw_city_tile(canvas, rect, static_cast<TileId>(what));
                            },
                            tile});
}

void ViewMaker::make_own() {
  const Traveller& own = position_.shown.travellers[static_cast<std::size_t>(position_.perspective)];
  const std::string purse = purse_words(position_.shown, position_.perspective);
  int place = 0;
  std::vector<FocusRingPiece> rings;
  for_each_tile(own.tiles, [&](TileId tile) {
    const std::string text = own_tile_text(position_.shown, position_.perspective, tile);
    const int control = table_.thing("mine:" + tile_name(tile), own_tile(layout_.own, own.tiles.count(), place++), text,
                                     {.enlarges = true});
    enlarge_tile(control, tile);
    rings.push_back({own_tile(layout_.own, own.tiles.count(), place - 1), storybook::kSmallRadius, control});
  });
  const Rect tokens = own_purse(layout_.own, own.tiles.count());
  view_.own_seat = position_.perspective;
  view_.own_purse = tokens;
  view_.own_tiles = own.tiles;
  const int control = table_.thing("purse", tokens, purse);
  rings.push_back({tokens, storybook::kSmallRadius, control});
  PurseLook look;
  if (position_.passing && position_.perspective == real_.to_act) look.turning = position_.turning;
  if (choice_.payment) {
    look.paid = actions_[*choice_.payment].tokens;
    look.paying = actions_[*choice_.payment].tiles;
  }
  table_.add(PursePiece{layout_.own, position_.perspective, own, look});
  for (const FocusRingPiece& ring : rings) table_.add(ring);
}

}  // namespace kingdom_ui

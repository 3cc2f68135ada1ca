#include "games/kingdom/ui/make_view.h"

#include <algorithm>

#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/art/in_middle.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

KingdomLayoutInput layout_input(const Position& position, const Rect& area, float text_scale) {
  return {.width = area.w,
          .height = area.h,
          .text_scale = text_scale,
          .setup = position.real.setup,
          .language = language(),
          .much_told = gives_hint(position) && !position.note->line_of_play.empty()};
}

Layout layout(const KingdomLayoutInput& input) { return std::make_shared<const KingdomLayout>(layout_kingdom(input)); }

View make_view(const Position& position, const Selection& selection, const Layout& layout, const Canvas& measure) {
  View view;
  const GameState& real = position.real;
  const bool over = is_terminal(real);
  view.layout = layout;
  view.top_bar = layout->top_bar;
  if (gives_hint(position)) view.note_room = Rect{};
  view.setup = real.setup;
  for (std::size_t seat = 0; seat < kMaxTravellers; ++seat) view.stands_on[seat] = real.travellers[seat].space;
  view.current = over ? -1 : real.to_act;
  view.located_seat = selection.located_seat >= 0 ? selection.located_seat : real.to_act;
  const bool points = !selection.choice.empty() || tells_hint(position, selection);
  view.mood = over                ? GuideMood::cheering
              : !position.may_act ? GuideMood::thinking
              : points            ? GuideMood::pointing
                                  : GuideMood::friendly;
  view.words = words_of(position, selection);
  ViewMaker(position, selection, layout, measure, view).make();
  return view;
}

ViewMaker::ViewMaker(const Position& position, const Selection& selection, const Layout& layout, const Canvas& measure,
                     View& view)
    : position_(position),
      selection_(selection),
      choice_(selection.choice),
      real_(position.real),
      actions_(position.actions),
      view_(view),
      layout_(*layout),
      theme_(measure.theme),
      lines_(measure, view.controls, view.lines),
      map_(measure, view.controls, view.map),
      table_(measure, view.controls, view.table),
      rest_(measure, view.controls, view.actions) {}

int ViewMaker::last_touched_by(Anchor place) const {
  const auto last =
      std::find_if(touched_.rbegin(), touched_.rend(), [&](const auto& one) { return one.place == place; });
  return last == touched_.rend() ? -1 : last->seat;
}

void ViewMaker::make() {
  if (choice_.empty()) touched_ = touched_by_others(position_);
  const Rect cover = sheet_open() ? sheet_rect() : Rect{};
  view_.scroll = {.window = layout_.board,
                  .cover = cover,
                  .sideways = layout_.sideways,
                  .most = layout_.max_scroll,
                  .whole = names_along(layout_)};
  table_.set_cover(cover);
  make_roads();
  make_spaces();
  make_places();
  make_supply();
  make_tiles();
  make_travellers();
  make_own();
  view_.guide_speaks = !sheet_open();
  view_.covered = sheet_open() && !choice_.empty();
  make_speaking();
  if (sheet_open()) make_sheet();
}

void ViewMaker::pawn_badge(int seat, float cx, float cy, float size) {
  rest_.picture(Rect::square(cx, cy, size), draw_in_middle<draw_pawn_badge>, seat);
}

void ViewMaker::guide(const Rect& rect) {
  rest_.picture(rect, [](const Canvas& canvas, const Rect& r, int) { draw_guide(canvas, r, GuideMood::pointing); });
}

void ViewMaker::token(const Rect& cell, Token token, float size, const PieceLook& look, bool reacts, int control) {
  const auto draw = [](const Canvas& canvas, const Rect& r, int what, const PieceLook& how) {
    draw_kingdom_token(canvas, static_cast<Token>(what), r.centre_x(), r.centre_y(), r.w, how);
  };
  rest_.add(ThingPiece{Rect::square(cell.centre_x(), cell.centre_y(), cell.w * size), draw, static_cast<int>(token),
                       look, reacts, control});
}

void ViewMaker::tile_face(const Canvas& canvas, const Rect& rect, int tile, const PieceLook& look) {
  draw_city_tile(canvas, rect, static_cast<TileId>(tile), 0, look);
}

}  // namespace kingdom_ui

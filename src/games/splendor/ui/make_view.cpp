#include "games/splendor/ui/make_view.h"

#include "games/splendor/ui/art/characters.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/words.h"
#include "ui/art/in_middle.h"
#include "ui/character.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

LayoutInput layout_input(const Position& position, const Rect& area, float text_scale) {
  const GameState& state = position.real;
  LayoutInput in{.width = area.w,
                 .height = area.h,
                 .text_scale = text_scale,
                 .players = state.setup.players,
                 .nobles = state.setup.noble_count()};
  in.cities = state.setup.has(Module::cities) ? static_cast<int>(state.modules.cities.size()) : 0;
  in.posts = state.setup.has(Module::posts) ? 5 : 0;
  in.orient = state.setup.has(Module::orient);
  in.lessons = position.moment.guided;
  in.note = position.note && (position.moment.bar_beside || position.phase() != Phase::turn);
  return in;
}

View make_view(const Position& position, const Selection& selection, const TableLayout& layout, const Canvas& measure) {
  View view;
  view.layout = layout;
  view.top_bar = view.layout.top_bar;
  view.perspective = position.perspective;
  view.shows_last_moves = selection.choice.empty();
  view.words = words_of(position, selection);
  ViewMaker(position, selection, measure, view).make();
  return view;
}

ViewMaker::ViewMaker(const Position& position, const Selection& selection, const Canvas& measure, View& view)
    : position_(position),
      selection_(selection),
      choice_(selection.choice),
      real_(position.real),
      shown_(position.seen(selection.peeking)),
      view_(view),
      layout_(view.layout),
      theme_(measure.theme),
      build_(measure, view.controls, view.pieces) {}

void ViewMaker::make() {
  if (sheet_open()) sheet_ = sheet_rect();
  build_.set_cover(sheet_);
  make_tiles();
  make_market();
  make_bank();
  make_players();
  build_.set_cover({});
  make_actions();
  view_.covered = sheet_open() && (selection_.open_player >= 0 || !(choice_ == first_selection(position_).choice));
}

bool ViewMaker::is_chosen(ActionKind kind, int what) const {
  if (!choice_.action) return false;
  const Action& action = position_.actions[*choice_.action];
  return action.kind == kind &&
         (kind == ActionKind::noble || kind == ActionKind::post ? action.other : action.card) == what;
}

CardLook ViewMaker::table_look(CardId card) const {
  const int slot = slot_of(shown_, card);
  if (slot < 0) return {};
  const Occupation& held = shown_.modules.occupied[static_cast<std::size_t>(slot)];
  return {.strongholds = held.count, .stronghold_owner = held.owner};
}

std::string ViewMaker::held_text(CardId card) const {
  const CardLook look = table_look(card);
  if (look.strongholds == 0) return {};
  if (look.stronghold_owner == position_.perspective) return tr(words::held_by_you);
  return tr(words::held_by, position_.name(look.stronghold_owner));
}

std::string ViewMaker::who_can_buy(CardId card) const {
  for (int seat = 0; seat < shown_.setup.players; ++seat) {
    if (seat == position_.perspective || reserve_of(shown_.players[static_cast<std::size_t>(seat)], card) < 0) continue;
    const std::string& name = position_.name(seat);
    const std::string lacks = rival_affordability_text(shown_, seat, card, name);
    const std::string holds = tr(words::rival_holds, name);
    return lacks.empty() ? holds : followed(holds, lacks);
  }
  return affordability_text(shown_, position_.perspective, card);
}

bool ViewMaker::hides_drawn_cards() const {
  return real_.phase == Phase::keep && is_face_down(shown_.modules.drawn[0]);
}

void ViewMaker::emblem(int seat, float cx, float cy, float size) {
  build_.picture(Rect::square(cx, cy, size), draw_in_middle<draw_emblem>, seat);
}

void ViewMaker::face(int seat, float cx, float cy, float size) {
  constexpr float kLeast = 18;
  const int look = character_look(position_.moment.session.seats(), static_cast<std::size_t>(seat));
  if (look == 0 || size < kLeast) return emblem(seat, cx, cy, size);
  build_.picture(Rect::square(cx, cy, size), draw_character, look);
  emblem(seat, cx + size * 0.36f, cy + size * 0.36f, size * 0.5f);
}

void ViewMaker::count_disc(float cx, float cy, float diameter, int value) {
  build_.picture(
      Rect::square(cx, cy, diameter),
      [](const Canvas& canvas, const Rect& r, int what) {
        draw_count_disc(canvas, r.centre_x(), r.centre_y(), r.w, what);
      },
      value);
}

void ViewMaker::tower(int seat, float cx, float cy, float size) {
  build_.picture(Rect::square(cx, cy, size), draw_in_middle<draw_stronghold>, seat);
}

}  // namespace splendor_ui

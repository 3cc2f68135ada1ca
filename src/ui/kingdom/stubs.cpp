#include "ui/art/text.h"
#include "ui/kingdom/board_art.h"
#include "ui/kingdom/guide.h"

namespace ui {
using kingdom::Token;
const Storybook& storybook_for(ThemeKind) {
  static const Storybook book{};
  return book;
}
const Theme& kingdom_theme(ThemeKind kind) { return theme_for(kind); }
const TokenColours& token_colours(Token) {
  static const TokenColours c{};
  return c;
}
const PawnColours& pawn_colours(int) {
  static const PawnColours c{};
  return c;
}
void draw_resource(const Canvas&, Token, float, float, float) {}
void draw_resource_ghost(const Canvas&, Token, float, float, float) {}
void draw_kingdom_token(const Canvas&, Token, float, float, float, const PieceLook&) {}
void draw_supply(const Canvas&, const Rect&, Token, int, int, const PieceLook&) {}
Rect supply_top(const Rect& rect) { return rect; }
void draw_city_tile(const Canvas&, const Rect&, kingdom::TileId, float, const PieceLook&) {}
void draw_city_stack(const Canvas&, const Rect&, int, const PieceLook&) {}
void draw_village_tile(const Canvas&, const Rect&, kingdom::Effect, float, const PieceLook&) {}
void draw_effect(const Canvas&, kingdom::Effect, float, float, float) {}
void draw_medal(const Canvas&, const Rect&, int, const PieceLook&) {}
void draw_queens_gem(const Canvas&, float, float, float) {}
void draw_chest(const Canvas&, float, float, float, float) {}
void draw_purse(const Canvas&, float, float, float, ImU32) {}
void draw_gate_sign(const Canvas&, float, float, float, float) {}
void draw_pawn(const Canvas&, int, float, float, float, const PawnLook&) {}
void draw_pawn_badge(const Canvas&, int, float, float, float) {}
void draw_traveller(const Canvas&, const Rect&, int, const kingdom::Traveller&, std::string_view,
                    const TravellerLook&) {}
void BoardPicture::draw(const Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup,
                        app::Language language, double) {
  paint(canvas, layout, setup, language);
  painted_ = true;
  origin_ = {};
}
void BoardPicture::paint(const Canvas&, const KingdomLayout&, const kingdom::Setup&, app::Language) {}
void push_board_clip(const Canvas& canvas, const KingdomLayout& layout) {
  const Rect& r = layout.board;
  canvas.list.PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
}
void pop_board_clip(const Canvas& canvas) { canvas.list.PopClipRect(); }
void draw_road(const Canvas&, const KingdomLayout&, kingdom::RoadId, const RoadLook&) {}
void draw_cost_flag(const Canvas&, const Rect&, kingdom::Tokens, int, float) {}
void draw_space_marks(const Canvas&, const KingdomLayout&, kingdom::SpaceId, const SpaceLook&) {}
void draw_vignette(const Canvas&, kingdom::SpaceId, float, float, float) {}
void draw_gates(const Canvas&, const KingdomLayout&, float) {}
void draw_guide(const Canvas&, const Rect&, GuideMood, double) {}
Rect draw_speech(const Canvas&, const Rect& rect) { return rect.inset(12); }
void draw_celebration(const Canvas&, const Rect&, float) {}
}  // namespace ui

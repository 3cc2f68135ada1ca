// Draws a view of Kingdom's table, with its animations: pawns, flights, tiles that turn, fireworks.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/sorting.h"
#include "games/kingdom/rules/data/sections.h"
#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/view.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;
using ui::Point;

namespace {

// PieceState::motion of a piece: 1 + the seat that has touched it; for those that turn or close, 1 + the progress in units
// of 1/kWhole.
constexpr int kWhole = 1 << 16;

int parts(float share) { return 1 + static_cast<int>(share * static_cast<float>(kWhole)); }
float share_of(int motion) { return static_cast<float>(motion - 1) / static_cast<float>(kWhole); }

/// The animation state of each piece.
struct MotionOf {
  const Motion& motion;
  double now_ms;

  /// What an action touched that is shown without animation; after that, what others have touched since the viewer's turn.
  int touched_by(bool lights, int touched) const {
    if (motion.lit(now_ms)) return lights ? 1 + motion.seat() : 0;
    return 1 + touched;
  }
  int operator()(const SpacePiece& piece) const {
    return touched_by(motion.lights(piece.space, now_ms), piece.look.touched);
  }
  int operator()(const SupplyPiece& piece) const {
    return touched_by(motion.lights(piece.token, now_ms), piece.look.touched);
  }
  int operator()(const GatesPiece& piece) const { return piece.closed ? parts(motion.closed(now_ms)) : 0; }
  int operator()(const VillagePiece& piece) const {
    const auto turned = motion.held_up(piece.village, now_ms);
    return turned ? parts(*turned) : 0;
  }
  int operator()(const PursePiece& piece) const {
    return piece.look.turning.empty() ? 0 : parts(motion.turned(now_ms));
  }
  template <class Other>
  int operator()(const Other&) const {
    return 0;
  }
};

Point moved(Point point, Point by) { return {point.x + by.x, point.y + by.y}; }

void draw_pawns(const Canvas& canvas, const View& view, const Motion& motion, const Instant& now) {
  const KingdomLayout& layout = *view.layout;
  struct Standing {
    int seat;
    Point foot;
  };
  std::array<Standing, kMaxTravellers> pawns{};
  std::size_t count = 0;
  const float share = motion.walk().share(motion.elapsed(now.time_ms));
  const int walks = motion.running(now.time_ms) && !motion.walk().empty() && share < 1 ? motion.seat() : -1;
  for (int seat = 0; seat < view.setup.players; ++seat) {
    if (seat == walks) continue;
    const SpaceId space = view.stands_on[static_cast<std::size_t>(seat)];
    int place = 0, all = 0;
    for (int other = 0; other < view.setup.players; ++other) {
      if (view.stands_on[static_cast<std::size_t>(other)] != space || other == walks) continue;
      if (other == seat) place = all;
      ++all;
    }
    pawns[count++] = {seat, moved(pawn_at(layout, space, place, all), now.shift)};
  }
  base::insertion_sort(pawns.begin(), pawns.begin() + static_cast<std::ptrdiff_t>(count),
                       [](const Standing& a, const Standing& b) { return a.foot.y < b.foot.y; });
  for (std::size_t i = 0; i < count; ++i)
    draw_pawn(canvas, pawns[i].seat, pawns[i].foot.x, pawns[i].foot.y, layout.pawn,
              {.current = pawns[i].seat == view.current && walks < 0});
  if (walks < 0) return;
  // From where it stood to the road, along it in hops, and to its new place: the ends are blended in.
  const float t = smooth(share);
  const RoadId road = motion.road();
  const Point from = pawn_at(layout, motion.before().player().space, 0, 1), to = pawn_at(layout, kRoads[road].to, 0, 1);
  const Point start = on_road(layout, road, 0), end = on_road(layout, road, 1);
  Point foot = moved(on_road(layout, road, t), now.shift);
  foot.x += (from.x - start.x) * (1 - t) + (to.x - end.x) * t;
  foot.y += (from.y - start.y) * (1 - t) + (to.y - end.y) * t;
  const float hops = std::max(2.0f, std::round(duration::kPawnWalk / duration::kPawnHop));
  const float lift = std::abs(std::sin(share * hops * std::numbers::pi_v<float>)) * layout.pawn * 0.16f;
  draw_pawn(canvas, walks, foot.x, foot.y, layout.pawn, {.lift = lift});
}

/// Where a tile in flight will lie, or lay, among one's own.
Rect own_place_of(const View& view, TileId tile) {
  return own_tile(view.layout->own, view.own_tiles.count() + 1, view.own_tiles.count_before(tile));
}

/// `tile`: that flies there, or from there.
Rect rect_of(const View& view, Anchor anchor, TileId tile) {
  const KingdomLayout& layout = *view.layout;
  const auto i = static_cast<std::size_t>(anchor.index);
  switch (anchor.kind) {
    case Anchor::Kind::supply: return supply_top(layout.supply[i % layout.supply.size()]);
    case Anchor::Kind::traveller:
      if (anchor.index == view.own_seat) return tile == kNoTile ? view.own_purse : own_place_of(view, tile);
      return layout.players[i];
    case Anchor::Kind::stack: return layout.stack;
    case Anchor::Kind::market: return layout.market[i];
    case Anchor::Kind::space: return layout.spaces[i].target;
    case Anchor::Kind::box: return {layout.board.centre_x(), layout.board.y - 40, 1, 1};
  }
  return {};
}

void draw_flight(const Canvas& canvas, const View& view, const Flight& flight, float at) {
  if (!flight.time.covers(at)) return;
  const KingdomLayout& layout = *view.layout;
  const float share = flight.time.share(at);
  const float lift = std::sin(share * std::numbers::pi_v<float>) * 36;
  const Rect from = rect_of(view, flight.from, flight.tile), to = rect_of(view, flight.to, flight.tile);
  const auto [x, y] = flight_point(from, to, smooth(share), lift);
  if (flight.tile == kNoTile)
    return draw_kingdom_token(canvas, flight.token, x, y, std::clamp(supply_top(layout.supply[0]).w, 24.0f, 56.0f));
  float size = std::clamp(layout.stack.w, 36.0f, 72.0f);
  if (flight.to == Anchor{Anchor::Kind::traveller, view.own_seat})  // as large there as it will lie
    size += (std::min(size, to.w) - size) * smooth(share);
  draw_city_tile(canvas, Rect::square(x, y, size), flight.side(at), flight.turned(at));
}

/// The look of a piece under the pointer.
PieceLook under_pointer(PieceLook look, const PieceState& state, bool reacts) {
  look.can_take = look.can_take || (reacts && state.hot);
  look.focused = state.focused;
  return look;
}

}  // namespace

void paint(const RoadPiece& piece, const PieceState& state, const Canvas& canvas) {
  RoadLook look = piece.look;
  look.hot = state.hot, look.held = state.held, look.focused = state.focused;
  piece.draw(canvas, *piece.layout, piece.road, look);
}

void paint(const SpacePiece& piece, const PieceState& state, const Canvas& canvas) {
  SpaceLook look = piece.look;
  look.hot = state.hot;
  look.focused = state.focused;
  look.touched = state.motion - 1;
  draw_space_marks(canvas, *piece.layout, piece.space, look);
}

void paint(const SpareNamePiece& piece, const PieceState&, const Canvas& canvas) {
  draw_spare_name(canvas, *piece.layout, piece.space);
}

void paint(const GatesPiece& piece, const PieceState& state, const Canvas& canvas) {
  draw_gate_sign(canvas, piece.rect.centre_x(), piece.rect.centre_y(), std::min(piece.rect.w, piece.rect.h),
                 piece.closed ? 1 - share_of(state.motion) : 1);
}

void paint(const VillagePiece& piece, const PieceState& state, const Canvas& canvas) {
  if (!piece.found) return draw_village_tile(canvas, piece.rect, Effect::hidden, 1);
  if (state.motion == 0) return;
  const float share = share_of(state.motion);
  const Rect held = piece.rect.moved(0, -piece.rect.h * share).scaled(1 + 2.2f * share);
  draw_village_tile(canvas, held, piece.effect, 1 - share);
}

void paint(const SupplyPiece& piece, const PieceState& state, const Canvas& canvas) {
  PieceLook look = under_pointer(piece.look, state, piece.reacts);
  look.touched = state.motion - 1;
  draw_supply(canvas, piece.rect, piece.token, piece.count, piece.taken, look);
}

void paint(const ThingPiece& piece, const PieceState& state, const Canvas& canvas) {
  piece.draw(canvas, piece.rect, piece.what, under_pointer(piece.look, state, piece.reacts));
}

void paint(const TravellerPiece& piece, const PieceState& state, const Canvas& canvas) {
  TravellerLook look = piece.look;
  look.focused = state.focused;
  draw_traveller(canvas, piece.rect, piece.seat, piece.traveller, piece.name, look);
  if (piece.ringed) draw_ring(canvas, piece.rect, storybook::kSmallRadius, canvas.theme.accent_line, space::kRing);
}

void paint(const PursePiece& piece, const PieceState& state, const Canvas& canvas) {
  PurseLook look = piece.look;
  if (state.motion != 0) look.turned = share_of(state.motion);
  draw_own_purse(canvas, piece.rect, piece.seat, piece.traveller, look);
}

Sight sight(const View& view, const Motion& motion, double now_ms) {
  const TimeSpan& walk = motion.walk();
  const bool walks = motion.running(now_ms) && !walk.empty() && motion.elapsed(now_ms) >= walk.start_ms;
  const SpaceId space = walks ? kRoads[motion.road()].to : view.stands_on[static_cast<std::size_t>(view.located_seat)];
  return sight_of(*view.layout, view.setup, space);
}

float draw_enlarged(const View& view, int control, const Rect& rect, const Canvas& canvas) {
  for (const Enlarged& one : view.enlarged) {
    if (one.control != control) continue;
    if (!rect.empty()) one.draw(canvas, rect, one.what);
    return one.aspect;
  }
  return 0;
}

void draw(const View& view, const Instant& now, const Motion& motion, Pictures& pictures, const Canvas& canvas) {
  const KingdomLayout& layout = *view.layout;
  const bool runs = motion.running(now.time_ms);
  const auto draw_pieces = [&](PaintedPieces<Piece>& kept, const std::vector<Piece>& pieces, Point shift = {}) {
    const auto state_of = [&](const Piece& piece) {
      return PieceState{now.touches[control_of(piece)], std::visit(MotionOf{motion, now.time_ms}, piece)};
    };
    kept.draw(canvas, pieces, state_of, shift);
  };
  draw_surface(canvas, layout.board, Surface::well);
  pictures.board.draw(BoardPicture::Layer::ground, canvas, layout, view.setup, now.shift);
  push_board_clip(canvas, layout);
  draw_pieces(pictures.lines, view.lines, now.shift);
  pop_board_clip(canvas);
  pictures.board.draw(BoardPicture::Layer::places, canvas, layout, view.setup, now.shift);
  push_board_clip(canvas, layout);
  draw_pieces(pictures.map, view.map, now.shift);
  draw_pawns(canvas, view, motion, now);
  pop_board_clip(canvas);
  draw_pieces(pictures.table, view.table);
  if (const float light = motion.panel_light(now.time_ms); light > 0)
    draw_panel_light(canvas, layout.players[static_cast<std::size_t>(motion.seat())], storybook::kSmallRadius,
                     pawn_colours(motion.seat()).base, light);
  if (view.guide_speaks) draw_guide(canvas, layout.guide, view.mood, motion.animated(now.time_ms) ? now.time_ms : 0);
  draw_pieces(pictures.actions, view.actions);
  if (runs)
    for (const Flight& flight : motion.flights()) draw_flight(canvas, view, flight, motion.elapsed(now.time_ms));
  if (motion.celebrating(now.time_ms)) {
    const Canvas over = canvas_on(*ImGui::GetForegroundDrawList(), canvas.theme, canvas.fonts);
    draw_celebration(over, layout.window, motion.elapsed(now.time_ms));
  }
}

}  // namespace kingdom_ui

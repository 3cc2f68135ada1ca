// The map: roads with their flags and what is missing, places, hidden village tiles, gates, pawns, and what flies.
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/screen.h"
#include "games/kingdom/ui/storybook.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

constexpr float kDrag = 8;  ///< CSS pixels that make a press a drag

/// Only what can be seen in the board's window is pressed.
Rect in_window(const Rect& target, const Rect& window) {
  const float x = std::max(target.x, window.x), y = std::max(target.y, window.y);
  return {x, y, std::min(target.right(), window.right()) - x, std::min(target.bottom(), window.bottom()) - y};
}

RoadLook road_look(const Traveller& traveller, RoadId road, bool chosen) {
  const Affordability need = affordability(traveller, kRoads[road].cost);
  RoadLook look{.missing = need.lacking};
  look.state = chosen             ? RoadState::chosen
               : need.missing > 0 ? RoadState::missing
               : need.covered > 0 ? RoadState::payable_wild
                                  : RoadState::payable;
  return look;
}

}  // namespace

/// A finger or the mouse moves the map along the journey; the wheel too.
void KingdomScreen::drag_map(Scene& s) {
  const KingdomLayout& layout = s.layout();
  if (layout.max_scroll <= 0 || s.frame.targets.blocked()) return;
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(0)) dragged_ = false;
  const Rect& board = layout.board;
  const bool began_here = board.contains(io.MouseClickedPos[0].x, io.MouseClickedPos[0].y);
  float move = 0;
  if (began_here && ImGui::IsMouseDragging(0, kDrag)) {
    dragged_ = true;
    move = layout.sideways ? -io.MouseDelta.x : io.MouseDelta.y;
  } else if (board.contains(io.MousePos.x, io.MousePos.y) && io.MouseWheel != 0) {
    move = (layout.sideways ? -1.0f : 1.0f) * io.MouseWheel * 60;
  }
  if (move == 0) return;
  scrolling_ = false;
  scroll_ = std::clamp(scroll_ + move, 0.0f, layout.max_scroll);
  s.frame.moving = true;
}

void KingdomScreen::draw_map(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const KingdomLayout& layout = s.layout();
  picture_.draw_ground(canvas, layout, s.real.setup, s.frame.settings.language);
  if (s.choosing_turn() && !motion_.running(s.now())) {
    push_board_clip(canvas, layout);
    for (const RoadId road : roads_from(s.real.setup, s.real.player().space))
      draw_road_line(canvas, layout, road, road_look(s.real.player(), road, choice_.road == road));
    pop_board_clip(canvas);
  }
  picture_.draw_places(canvas, layout, s.real.setup, s.frame.settings.language);
  push_board_clip(canvas, layout);
  if (s.choosing_turn()) {
    const SpaceId here = s.real.player().space;
    draw_spare_name(canvas, layout, here, s.frame.settings.language);
    for (const RoadId road : roads_from(s.real.setup, here))
      draw_spare_name(canvas, layout, kRoads[road].to, s.frame.settings.language);
  }
  draw_roads(s);
  draw_spaces(s);
  const float closing =
      motion_.running(s.now()) && !motion_.gates().empty() ? motion_.gates().share(motion_.elapsed(s.now())) : 1.0f;
  draw_gates(canvas, layout, s.real.gates_closed ? 1 - closing : 1);
  for (int medal = 1; medal <= kMedals; ++medal) {
    bool taken = false;
    for (const Traveller& traveller : s.shown.travellers) taken = taken || traveller.medal == medal;
    draw_medal(canvas, layout.medals[static_cast<std::size_t>(medal - 1)], taken ? 0 : medal);
  }
  draw_village_tiles(s);
  draw_pawns(s);
  pop_board_clip(canvas);
  if (!ImGui::IsMouseDown(0) && !ImGui::IsMouseReleased(0)) dragged_ = false;
}

void KingdomScreen::draw_roads(Scene& s) {
  if (!s.choosing_turn() || motion_.running(s.now())) return;
  const KingdomLayout& layout = s.layout();
  const Traveller& traveller = s.real.player();
  for (const RoadId road : roads_from(s.real.setup, traveller.space)) {
    RoadLook look = road_look(traveller, road, choice_.road == road);
    const Rect rect = in_window(layout.road(road).target, layout.board);
    const Hit hit = s.frame.targets.add({.id = "road:" + std::string(kRoads[road].id),
                                         .rect = rect,
                                         .label = road_text(s.real, s.real.to_act, road),
                                         .hint = road_text(s.real, s.real.to_act, road),
                                         .on_table = true});
    look.hot = hit.hot, look.held = hit.held, look.focused = hit.focused;
    draw_road_flag(s.frame.canvas, layout, road, look);
    if (hit.clicked && !dragged_) choose_road(s.moment, road, s.frame.intents);
  }
}

void KingdomScreen::draw_spaces(Scene& s) {
  const KingdomLayout& layout = s.layout();
  const bool choosing = s.choosing_turn() && !motion_.running(s.now());
  const Traveller& traveller = s.real.player();
  const RoadList roads = roads_from(s.real.setup, traveller.space);
  for (std::size_t i = 0; i < kSpaces.size(); ++i) {
    const SpaceId space = static_cast<SpaceId>(i);
    if (!layout.space(space).in_play) continue;
    SpaceLook look;
    look.current = traveller.space == space && !is_terminal(s.real);
    for (const RoadId road : roads) {
      if (kRoads[road].to != space || !choosing) continue;
      const Affordability need = affordability(traveller, kRoads[road].cost);
      look.can_reach = need.missing == 0;
      look.wild = need.missing == 0 && need.covered > 0;
      look.chosen = choice_.road == road;
    }
    const Rect rect = in_window(layout.space(space).target, layout.board);
    std::string label = place_text(space);
    const int village = mystery_index(s.real.setup, space);
    if (village >= 0 && (s.real.flipped >> village & 1) == 0) label += ", " + std::string(tr(words::hidden_tile));
    const Hit hit = s.frame.targets.add({.id = "space:" + std::string(kSpaces[space].id),
                                         .rect = rect,
                                         .label = label,
                                         .hint = label,
                                         .on_table = true});
    look.hot = hit.hot || motion_.lights(space, s.now());
    look.focused = hit.focused;
    draw_space_marks(s.frame.canvas, layout, space, look);
    if (hit.clicked && !dragged_) choose_space(s.moment, space, s.frame.intents);
  }
}

/// What is still hidden lies beside its village; what is just found is held up for all to see.
void KingdomScreen::draw_village_tiles(Scene& s) {
  const KingdomLayout& layout = s.layout();
  const VillageList villages = mystery_villages(s.real.setup);
  const bool flipping = motion_.running(s.now()) && !motion_.flip().empty();
  const float at = motion_.elapsed(s.now());
  for (std::size_t i = 0; i < villages.count; ++i) {
    const SpacePlace& place = layout.space(villages.spaces[i]);
    const bool turned = (s.shown.flipped >> i & 1) != 0;
    if (!turned) draw_village_tile(s.frame.canvas, place.tile, Effect::hidden, 1);
    const bool now = flipping && turned && (motion_.before().flipped >> i & 1) == 0;
    if (!now) continue;
    const float share = motion_.flip().share(at);
    const float grown = 1 + 2.2f * share;
    const Rect held{place.tile.x, place.tile.y - place.tile.h * share, place.tile.w, place.tile.h};
    draw_village_tile(s.frame.canvas, held.scaled(grown), s.shown.villages[i], 1 - share);
  }
}

void KingdomScreen::draw_pawns(Scene& s) {
  const KingdomLayout& layout = s.layout();
  struct Standing {
    int seat;
    ui::Point foot;
  };
  std::array<Standing, kMaxTravellers> pawns{};
  int count = 0;
  const bool moving = motion_.running(s.now()) && !motion_.walk().empty();
  const float at = motion_.elapsed(s.now());
  const float share = motion_.walk().share(at);
  const bool walking = moving && share < 1;
  for (int seat = 0; seat < s.real.setup.players; ++seat) {
    if (walking && seat == motion_.seat()) continue;
    const SpaceId space = s.real.travellers[static_cast<std::size_t>(seat)].space;
    int place = 0, all = 0;
    for (int other = 0; other < s.real.setup.players; ++other) {
      if (s.real.travellers[static_cast<std::size_t>(other)].space != space) continue;
      if (walking && other == motion_.seat()) continue;
      if (other == seat) place = all;
      ++all;
    }
    pawns[static_cast<std::size_t>(count++)] = {seat, pawn_at(layout, space, place, all)};
  }
  std::stable_sort(pawns.begin(), pawns.begin() + count,
                   [](const Standing& a, const Standing& b) { return a.foot.y < b.foot.y; });
  for (int i = 0; i < count; ++i) {
    const Standing& pawn = pawns[static_cast<std::size_t>(i)];
    const bool current = !is_terminal(s.real) && pawn.seat == s.real.to_act && !walking;
    draw_pawn(s.frame.canvas, pawn.seat, pawn.foot.x, pawn.foot.y, layout.pawn, {.current = current});
  }
  if (!walking) return;
  // From where it stood to the road, along it in hops, and to its new place: the ends are blended in.
  const float t = share * share * (3 - 2 * share);
  ui::Point foot = on_road(layout, motion_.road(), t);
  const ui::Point from =
      pawn_at(layout, motion_.before().travellers[static_cast<std::size_t>(motion_.seat())].space, 0, 1);
  const ui::Point to = pawn_at(layout, kRoads[motion_.road()].to, 0, 1);
  const ui::Point start = on_road(layout, motion_.road(), 0), end = on_road(layout, motion_.road(), 1);
  foot.x += (from.x - start.x) * (1 - t) + (to.x - end.x) * t;
  foot.y += (from.y - start.y) * (1 - t) + (to.y - end.y) * t;
  const float hops = std::max(2.0f, std::round(duration::kPawnWalk / duration::kPawnHop));
  const float lift = std::abs(std::sin(share * hops * std::numbers::pi_v<float>)) * layout.pawn * 0.16f;
  draw_pawn(s.frame.canvas, motion_.seat(), foot.x, foot.y, layout.pawn, {.lift = lift});
}

Rect KingdomScreen::anchor_rect(const Scene& s, const Anchor& anchor) const {
  using Kind = Anchor::Kind;
  const KingdomLayout& layout = s.layout();
  const auto index = static_cast<std::size_t>(anchor.index);
  switch (anchor.kind) {
    case Kind::supply: return supply_top(layout.supply[index % layout.supply.size()]);
    case Kind::purse: return layout.players[index];
    case Kind::tiles: return layout.players[index];
    case Kind::stack: return layout.stack;
    case Kind::market: return layout.market[index];
    case Kind::box: return {layout.board.centre_x(), layout.board.y - 40, 1, 1};
  }
  return {};
}

void KingdomScreen::draw_flights(Scene& s) {
  const float at = motion_.elapsed(s.now());
  const float token = std::clamp(supply_top(s.layout().supply[0]).w, 24.0f, 56.0f);
  const float tile = std::clamp(s.layout().stack.w, 36.0f, 72.0f);
  for (const Flight& flight : motion_.flights()) {
    if (at < flight.start_ms || at >= flight.start_ms + flight.length_ms) continue;
    const float share = (at - flight.start_ms) / flight.length_ms;
    const float t = share * share * (3 - 2 * share);
    const Rect from = anchor_rect(s, flight.from), to = anchor_rect(s, flight.to);
    const float x = from.centre_x() + (to.centre_x() - from.centre_x()) * t;
    const float arc = std::sin(share * std::numbers::pi_v<float>) * 36;
    const float y = from.centre_y() + (to.centre_y() - from.centre_y()) * t - arc;
    if (flight.tile == kNoTile)
      draw_kingdom_token(s.frame.canvas, flight.token, x, y, token);
    else
      draw_city_tile(s.frame.canvas, Rect::square(x, y, tile), flight.tile,
                     flight.turns_over ? std::clamp(1 - share * 2, 0.0f, 1.0f) : 0);
  }
}

}  // namespace kingdom_ui

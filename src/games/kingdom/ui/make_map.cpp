// The map: roads with their flags and what is missing, places, gates, medals, tiles of villages.
#include <algorithm>
#include <cmath>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/make_view.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// `chooses`: a road can be chosen now, not only looked at.
RoadLook road_look(const Traveller& traveller, RoadId road, bool chooses, bool chosen) {
  const Affordability need = affordability(traveller, kRoads[road].cost);
  const Tokens missing = still_missing(traveller, road);
  const bool pays = need.missing == 0 && chooses;
  return {.state = chosen                      ? RoadState::chosen
                   : pays && need.covered == 0 ? RoadState::payable
                   : pays                      ? RoadState::payable_wild
                                               : RoadState::missing,
          .marks = {.shown = !pays || need.covered > 0, .missing = missing, .by_gold = need.lacking - missing}};
}

void draw_large_place(const Canvas& canvas, const Rect& rect, int space) {
  draw_vignette(canvas, static_cast<SpaceId>(space), rect.centre_x(), rect.centre_y(), rect.w * 0.48f);
}

/// A price on its own, in rows of at most three.
constexpr int kPriceColumns = 3;
int price_rows(RoadId road) { return (kRoads[road].cost.total() + kPriceColumns - 1) / kPriceColumns; }
void draw_large_price(const Canvas& canvas, const Rect& rect, int road) {
  const RoadId id = static_cast<RoadId>(road);
  const float rows = static_cast<float>(price_rows(id));
  draw_cost_flag(canvas, rect, kRoads[id].cost, price_rows(id),
                 std::min(rect.w / (kPriceColumns + 0.5f), rect.h / (rows + 0.3f)) - 1);
}

}  // namespace

int ViewMaker::map_control(const char* kind, const char* id, const Rect& target, const Rect& seen,
                           const std::string& text) {
  return map_.control({.id = std::string(kind) + id,
                       .rect = target,
                       .label = text,
                       .on_table = true,
                       .enlarges = true,
                       .scrolls = true,
                       .tells_label = true,
                       .beyond_x = (target.w - seen.w) / 2,
                       .beyond_y = (target.h - seen.h) / 2});
}

/// The onward roads from here, drawn bright.
void ViewMaker::make_roads() {
  if (is_terminal(real_)) return;
  const bool chooses = position_.chooses_turn();
  const Traveller& traveller = real_.player();
  for (const RoadId road : roads_from(real_.setup, traveller.space)) {
    const RoadLook look = road_look(traveller, road, chooses, chooses && choice_.road == road);
    int control = kNoControl;
    if (chooses) {
      const RoadPlace& place = layout_.road(road);
      control = map_control("road:", kRoads[road].id, place.target, place.banner, road_text(real_, real_.to_act, road));
      const float rows = static_cast<float>(price_rows(road));
      view_.enlarged.push_back({control, draw_large_price, road, (rows + 0.3f) / (kPriceColumns + 0.5f)});
    }
    lines_.add(RoadPiece{view_.layout, road, draw_road_line, look, kNoControl});
    map_.add(RoadPiece{view_.layout, road, draw_road_flag, look, control});
  }
}

/// The touch target of a place, without the parts covered by the flags of these roads.
Rect ViewMaker::beside_roads(SpaceId space, const RoadList& roads) const {
  const SpacePlace& place = layout_.space(space);
  float side = place.target.w;
  if (!position_.chooses_turn()) return place.target;
  for (const RoadId id : roads) {
    const Rect& road = layout_.road(id).target;
    side = std::min(side, std::max(2 * std::abs(road.centre_x() - place.at.x) - road.w,
                                   2 * std::abs(road.centre_y() - place.at.y) - road.h));
  }
  return Rect::square(place.at.x, place.at.y, std::max(side, place.radius));
}

void ViewMaker::make_spaces() {
  const Traveller& traveller = real_.player();
  const RoadList roads = roads_from(real_.setup, traveller.space);
  for (std::size_t i = 0; i < kSpaces.size(); ++i) {
    const SpaceId space = static_cast<SpaceId>(i);
    if (!layout_.space(space).in_play) continue;
    bool is_next = false;
    SpaceLook look{.current = traveller.space == space && !is_terminal(real_) ? real_.to_act : -1,
                   .touched = last_touched_by({Anchor::Kind::space, space})};
    for (const RoadId road : roads) {
      if (kRoads[road].to != space) continue;
      is_next = true;
      if (!position_.chooses_turn()) continue;
      const Affordability need = affordability(traveller, kRoads[road].cost);
      look.can_reach = need.missing == 0;
      look.wild = need.missing == 0 && need.covered > 0;
      look.chosen = choice_.road == road;
    }
    const Rect target = beside_roads(space, roads);
    const int control = map_control("space:", kSpaces[space].id, target, target, space_text(real_, space));
    view_.enlarged.push_back({control, draw_large_place, space});
    map_.add(SpacePiece{view_.layout, space, look, control});
    const SpacePlace& place = layout_.space(space);
    if ((look.current >= 0 || is_next) && place.label.empty()) {
      named_.push_back(SpareNamePiece{view_.layout, space});
      view_.names.push_back(place.spare);
    } else if (!place.label.empty()) {
      view_.names.push_back(place.label);
    }
  }
}

/// Gates, medals, village tiles; and on top of them names that must be legible.
void ViewMaker::make_places() {
  map_.add(GatesPiece{layout_.gates, real_.gates_closed});
  for (int medal = 1; medal <= kMedals; ++medal) {
    const auto& all = position_.shown.travellers;
    const bool taken = std::any_of(all.begin(), all.end(), [&](const Traveller& one) { return one.medal == medal; });
    map_.add(ThingPiece{layout_.medals[static_cast<std::size_t>(medal - 1)], draw_medal, taken ? 0 : medal});
  }
  const VillageList villages = mystery_villages(real_.setup);
  for (std::size_t i = 0; i < villages.count; ++i) {
    const bool found = (position_.shown.flipped >> i & 1) != 0;
    map_.add(VillagePiece{layout_.space(villages.spaces[i]).tile, i, found, position_.shown.villages[i]});
  }
  for (const SpareNamePiece& name : named_) map_.add(name);
}

}  // namespace kingdom_ui

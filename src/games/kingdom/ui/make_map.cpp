// The map: roads with their flags and what is missing, places, gates, medals, tiles of villages.
#include <algorithm>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/make_view.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

RoadLook road_look(const Traveller& traveller, RoadId road, bool chosen) {
  const Affordability need = affordability(traveller, kRoads[road].cost);
  return {.state = chosen             ? RoadState::chosen
                   : need.missing > 0 ? RoadState::missing
                   : need.covered > 0 ? RoadState::payable_wild
                                      : RoadState::payable,
          .missing = need.lacking};
}

}  // namespace

int ViewMaker::map_control(const char* kind, const char* id, const Rect& target, const std::string& text) {
  return map_.control(
      {.id = std::string(kind) + id, .rect = target, .label = text, .hint = text, .on_table = true, .scrolls = true});
}

void ViewMaker::make_roads() {
  if (!position_.chooses_turn()) return;
  const Traveller& traveller = real_.player();
  const auto spare_name = [&](SpaceId space) {
    if (layout_.space(space).label.empty()) map_.add(SpareNamePiece{view_.layout, space, view_.language});
  };
  spare_name(traveller.space);
  const RoadList roads = roads_from(real_.setup, traveller.space);
  for (const RoadId road : roads) spare_name(kRoads[road].to);
  for (const RoadId road : roads) {
    const RoadLook look = road_look(traveller, road, choice_.road == road);
    const int control =
        map_control("road:", kRoads[road].id, layout_.road(road).target, road_text(real_, real_.to_act, road));
    lines_.add(RoadPiece{view_.layout, road, draw_road_line, look, kNoControl});
    map_.add(RoadPiece{view_.layout, road, draw_road_flag, look, control});
  }
}

void ViewMaker::make_spaces() {
  const Traveller& traveller = real_.player();
  const RoadList roads = roads_from(real_.setup, traveller.space);
  for (std::size_t i = 0; i < kSpaces.size(); ++i) {
    const SpaceId space = static_cast<SpaceId>(i);
    if (!layout_.space(space).in_play) continue;
    SpaceLook look{.current = traveller.space == space && !is_terminal(real_)};
    for (const RoadId road : roads) {
      if (kRoads[road].to != space || !position_.chooses_turn()) continue;
      const Affordability need = affordability(traveller, kRoads[road].cost);
      look.can_reach = need.missing == 0;
      look.wild = need.missing == 0 && need.covered > 0;
      look.chosen = choice_.road == road;
    }
    map_.add(
        SpacePiece{view_.layout, space, look,
                   map_control("space:", kSpaces[space].id, layout_.space(space).target, space_text(real_, space))});
  }
}

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
}

}  // namespace kingdom_ui

#include "games/kingdom/ui/glance.h"

#include "games/kingdom/game.h"
#include "games/kingdom/rules/board.h"
#include "ui/game_screen.h"

namespace kingdom_ui {

using namespace kingdom;

SmallMap small_map_of(const engine::Game& position) {
  const GameState& state = ui::typed<kingdom::Game>(position).state();
  const Setup& setup = state.setup;
  const float sections = setup.full ? 3.0f : 2.0f;
  const auto place = [&](SpaceId space) {
    const auto section = static_cast<float>(section_of_space(space));
    const float stacked = !setup.full && section > 1 ? 1 : section;
    const kingdom::Point at = kSpaces[space].at;
    return ImVec2{(stacked + 1 - static_cast<float>(at.y) / 1000) / sections, static_cast<float>(at.x) / 1000};
  };
  SmallMap map;
  for (RoadId road = 0; road < kRoads.size(); ++road)
    if (road_in_play(setup, road) && start_of(setup, road) != kNoSpace)
      map.roads.push_back({place(start_of(setup, road)), place(kRoads[road].to)});
  for (SpaceId space = 0; space < kSpaces.size(); ++space)
    if (space_in_play(setup, space)) map.spaces.push_back(place(space));
  for (std::size_t seat = 0; seat < setup.players; ++seat) map.pawns.push_back(place(state.travellers[seat].space));
  return map;
}

Trophies trophies_of(const engine::Game& position, int seat) {
  const GameState& state = ui::typed<kingdom::Game>(position).state();
  const Traveller& traveller = state.travellers[static_cast<std::size_t>(seat)];
  Trophies trophies{
      .seat = seat, .tiles = {}, .space = traveller.space, .medal = traveller.medal, .gem = traveller.gem};
  for_each_tile(traveller.tiles, [&](TileId tile) { trophies.tiles.push_back(tile); });
  return trophies;
}

}  // namespace kingdom_ui

// Kingdom's part of the text mirror: every legal action as a button, the map and the table as lists.
#include <algorithm>
#include <array>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/view.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

struct Group {
  Text title;
  bool open;
};
constexpr std::array<Group, 4> kGroups{{{words::mirror_travel, true},
                                        {words::mirror_collect, true},
                                        {words::mirror_decide, true},
                                        {words::mirror_other, false}}};

/// Index in kGroups: a road's suggested payment comes first, its other payments below.
std::size_t group_of(const ActionList& actions, std::size_t index) {
  const Action& action = actions[index];
  if (action.kind == ActionKind::collect) return 1;
  if (action.kind != ActionKind::move) return 2;
  return suggested_payment(actions, action.road) == index ? 0 : 3;
}

/// The same action with the first copies of the tiles that it names: copies are alike, and one of them is enough to offer.
Action with_first_copies(Action action) {
  TileSet tiles;
  for (const Token resource : kResources)
    tiles = tiles | TileSet::of(resource, (1u << std::popcount(action.tiles.of(resource))) - 1);
  action.tiles = tiles;
  if (action.kind == ActionKind::tile && action.other < kTileCount)
    action.other = static_cast<TileId>(action.other - action.other % kTilesEach);
  return action;
}

std::string list_of(TileSet tiles) {
  std::string text;
  for_each_tile(tiles, [&](TileId tile) { text += (text.empty() ? "" : ", ") + tile_text(tile); });
  return text.empty() ? tr(words::nothing) : text;
}

TableWords::Section traveller_section(const Position& position, int seat) {
  const Traveller& traveller = position.shown.travellers[static_cast<std::size_t>(seat)];
  TableWords::Section section{"player" + std::to_string(seat), position.name(seat), {}};
  const auto say = [&](std::string text) { section.items.push_back(std::move(text)); };
  say(place_text(traveller.space));
  say(purse_words(position.shown, seat));
  if (!traveller.face_up.empty()) say(labelled(tr(words::tiles_up), list_of(traveller.face_up)));
  if (traveller.tiles != traveller.face_up)
    say(labelled(tr(words::tiles_down), list_of(traveller.tiles - traveller.face_up)));
  if (traveller.gem) say(tr(words::has_gem));
  if (traveller.medal > 0) say(tr(words::medal, std::to_string(traveller.medal)));
  if (seat == position.real.setup.first) say(tr(words::first_traveller));
  return section;
}

/// Every place of the map with the roads that lead on, from the harbour to the palace.
TableWords::Section map_section(const GameState& shown) {
  TableWords::Section section{"map", tr(words::map), {}};
  for (std::size_t i = 0; i < kSpaces.size(); ++i) {
    const SpaceId space = static_cast<SpaceId>(i);
    if (!space_in_play(shown.setup, space)) continue;
    std::string roads;
    for (const RoadId road : roads_from(shown.setup, space)) {
      const std::string one = tr(words::road_to, place_within(kRoads[road].to), tokens_text(kRoads[road].cost));
      roads = roads.empty() ? one : semicolon(roads, one);
    }
    section.items.push_back(labelled(space_text(shown, space), roads.empty() ? tr(words::no_road) : roads));
  }
  return section;
}

}  // namespace

std::vector<int> offered_actions(const Position& position, const Selection&) {
  std::vector<int> offered;
  ActionList different;
  for (std::size_t i = 0; position.may_act && i < position.actions.size(); ++i) {
    const Action alike = with_first_copies(position.actions[i]);
    if (std::find(different.begin(), different.end(), alike) != different.end()) continue;
    different.push_back(alike);
    offered.push_back(static_cast<int>(i));
  }
  return offered;
}

TableWords words_of(const Position& position, const Selection& selection) {
  const GameState& shown = position.shown;
  TableWords all;
  all.title = tr(position.may_act ? words::mirror_actions : words::mirror_no_actions);
  for (const Group& group : kGroups) all.groups.push_back({tr(group.title), group.open, {}});
  const std::vector<int> offered = offered_actions(position, selection);
  for (std::size_t number = 0; number < offered.size(); ++number) {
    const auto index = static_cast<std::size_t>(offered[number]);
    all.groups[group_of(position.actions, index)].actions.push_back(
        {number, action_label(position.actions[index], position.names)});
  }

  const auto section = [&](const char* id, std::string title) -> std::vector<std::string>& {
    return all.sections.emplace_back(TableWords::Section{id, std::move(title), {}}).items;
  };
  if (!is_terminal(shown)) {
    const SpaceId here = shown.travellers[static_cast<std::size_t>(position.perspective)].space;
    auto& roads = section("roads", tr(words::roads_from, place_name(here)));
    for (const RoadId road : roads_from(shown.setup, here))
      roads.push_back(road_text(shown, position.perspective, road));
  }
  for (int seat = 0; seat < shown.setup.players; ++seat) all.sections.push_back(traveller_section(position, seat));
  section("supply", tr(words::supply)) = {tokens_text(shown.supply), stack_text(shown),
                                          tr(shown.gates_closed ? words::gates_closed : words::gates_open)};
  if (shown.setup.mysteries) {
    auto& market = section("market", tr(words::market));
    for (const TileId tile : shown.market)
      if (tile != kNoTile) market.push_back(tile_text(tile));
    if (market.empty()) market.push_back(tr(shown.boxed.empty() ? words::market_empty : words::market_closed));
  }
  all.sections.push_back(map_section(shown));
  return all;
}

}  // namespace kingdom_ui

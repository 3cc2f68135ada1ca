// Kingdom's part of the text mirror: every legal action as a button, the map and the table as lists.
#include <array>
#include <set>

#include "engine/game_of.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/screen.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

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

/// Place in kGroups: a road's suggested payment comes first, the other ways of paying it below.
std::size_t group_of(const ActionList& actions, std::size_t index) {
  const Action& action = actions[index];
  if (action.kind == ActionKind::collect) return 1;
  if (action.kind != ActionKind::move) return 2;
  return suggested_payment(actions, action.road) == index ? 0 : 3;
}

void section(JsonWriter& json, std::string_view id, std::string_view title) {
  json.begin_object().text("id", id).text("title", title).begin_array("items");
}
void end_section(JsonWriter& json) { json.end_array().end_object(); }

std::string tiles_text(TileSet tiles) {
  std::string text;
  for_each_tile(tiles, [&](TileId tile) { text += (text.empty() ? "" : ", ") + tile_text(tile); });
  return text.empty() ? tr(words::nothing) : text;
}

void traveller_section(JsonWriter& json, const GameState& shown, int seat, const std::string& name) {
  const Traveller& traveller = shown.travellers[static_cast<std::size_t>(seat)];
  section(json, "player" + std::to_string(seat), name);
  json.text(place_text(traveller.space));
  json.text(std::string(tr(words::purse)) + ": " + tokens_text(traveller.tokens) + " (" +
            tr(words::purse_of, std::to_string(traveller.tokens.total()), std::to_string(kPurseLimit)) + ')');
  if (!traveller.face_up.empty()) json.text(std::string(tr(words::tiles_up)) + ": " + tiles_text(traveller.face_up));
  if (traveller.tiles != traveller.face_up)
    json.text(std::string(tr(words::tiles_down)) + ": " + tiles_text(traveller.tiles - traveller.face_up));
  if (traveller.gem) json.text(tr(words::has_gem));
  if (traveller.medal > 0) json.text(tr(words::medal, std::to_string(traveller.medal)));
  if (seat == shown.setup.first) json.text(tr(words::first_traveller));
  end_section(json);
}

/// Every place of the map with the roads that lead on, from the harbour to the palace.
void map_section(JsonWriter& json, const GameState& shown) {
  section(json, "map", tr(words::map));
  for (std::size_t i = 0; i < kSpaces.size(); ++i) {
    const SpaceId space = static_cast<SpaceId>(i);
    if (!space_in_play(shown.setup, space)) continue;
    std::string text = place_text(space);
    const int village = mystery_index(shown.setup, space);
    if (village >= 0 && (shown.flipped >> village & 1) == 0) text += ", " + std::string(tr(words::hidden_tile));
    text += ": ";
    const RoadList roads = roads_from(shown.setup, space);
    bool first = true;
    for (const RoadId road : roads) {
      text += (first ? "" : "; ") + tr(words::road_to, place_name(kRoads[road].to), tokens_text(kRoads[road].cost));
      first = false;
    }
    if (first) text += tr(words::no_road);
    json.text(text);
  }
  end_section(json);
}

}  // namespace

void KingdomScreen::mirror(JsonWriter& json, const Moment& moment) {
  const auto& game = static_cast<const engine::GameOf<kingdom::Game>&>(moment.session.position());
  const GameState shown = view_for(game.state(), std::max(moment.viewer, 0)).shown;
  const ActionList& actions = game.actions();
  std::vector<std::string> names;
  for (int seat = 0; seat < shown.setup.players; ++seat) names.push_back(seat_name(moment.session, seat));

  json.begin_object("actions")
      .text("title", tr(moment.may_act ? words::mirror_actions : words::mirror_no_actions))
      .begin_array("groups");
  for (std::size_t group = 0; group < kGroups.size(); ++group) {
    bool any = false;
    std::set<std::string> offered;  // copies of a tile are alike: one of them is enough
    for (std::size_t i = 0; moment.may_act && i < actions.size(); ++i) {
      if (group_of(actions, i) != group) continue;
      const std::string label = action_label(shown, actions[i], names);
      if (!offered.insert(label).second) continue;
      if (!any)
        json.begin_object()
            .text("title", tr(kGroups[group].title))
            .boolean("open", kGroups[group].open)
            .begin_array("buttons");
      any = true;
      json.begin_object().text("id", "act:" + std::to_string(i)).text("label", label).end_object();
    }
    if (any) json.end_array().end_object();
  }
  json.end_array().end_object();

  json.begin_array("sections");
  if (!is_terminal(shown)) {
    const int seat = moment.viewer >= 0 ? moment.viewer : shown.to_act;
    const SpaceId here = shown.travellers[static_cast<std::size_t>(seat)].space;
    section(json, "roads", tr(words::roads_from, place_name(here)));
    for (const RoadId road : roads_from(shown.setup, here)) json.text(road_text(shown, seat, road));
    end_section(json);
  }
  for (int seat = 0; seat < shown.setup.players; ++seat)
    traveller_section(json, shown, seat, names[static_cast<std::size_t>(seat)]);
  section(json, "supply", tr(words::supply));
  json.text(tokens_text(shown.supply));
  json.text(std::string(tr(words::stack)) + ": " +
            tr_count(words::stack_left_one, words::stack_left_many, shown.stack_count()));
  json.text(tr(shown.gates_closed ? words::gates_closed : words::gates_open));
  end_section(json);
  if (shown.setup.mysteries) {
    section(json, "market", tr(words::market));
    bool any = false;
    for (const TileId tile : shown.market)
      if (tile != kNoTile) json.text(tile_text(tile)), any = true;
    if (!any) json.text(tr(shown.boxed.empty() ? words::market_empty : words::market_closed));
    end_section(json);
  }
  map_section(json, shown);
  json.end_array();
}

}  // namespace kingdom_ui

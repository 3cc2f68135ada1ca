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

namespace ui {

using namespace kingdom;

namespace {

struct Group {
  Text title;
  bool open;
};
constexpr std::array<Group, 4> kGroups{{{words::kd_mirror_travel, true},
                                        {words::kd_mirror_collect, true},
                                        {words::kd_mirror_decide, true},
                                        {words::kd_mirror_other, false}}};

/// Place in kGroups: a road's suggested payment comes first, the other ways of paying it below.
std::size_t group_of(const ActionList& actions, std::size_t index) {
  const Action& action = actions[index];
  if (action.kind == ActionKind::collect) return 1;
  if (action.kind != ActionKind::move) return 2;
  return kd_suggested(actions, action.road) == index ? 0 : 3;
}

void section(JsonWriter& json, std::string_view id, std::string_view title) {
  json.begin_object().text("id", id).text("title", title).begin_array("items");
}
void end_section(JsonWriter& json) { json.end_array().end_object(); }

std::string tiles_text(TileSet tiles) {
  std::string text;
  for_each_tile(tiles, [&](TileId tile) { text += (text.empty() ? "" : ", ") + kd_tile(tile); });
  return text.empty() ? tr(words::nothing) : text;
}

void traveller_section(JsonWriter& json, const GameState& shown, int seat, const std::string& name) {
  const Traveller& traveller = shown.travellers[static_cast<std::size_t>(seat)];
  section(json, "player" + std::to_string(seat), name);
  json.text(kd_place_kind(traveller.space));
  json.text(std::string(tr(words::kd_purse)) + ": " + kd_tokens(traveller.tokens) + " (" +
            tr(words::kd_purse_of, std::to_string(traveller.tokens.total()), std::to_string(kPurseLimit)) + ')');
  if (!traveller.face_up.empty()) json.text(std::string(tr(words::kd_tiles_up)) + ": " + tiles_text(traveller.face_up));
  if (traveller.tiles != traveller.face_up)
    json.text(std::string(tr(words::kd_tiles_down)) + ": " + tiles_text(traveller.tiles - traveller.face_up));
  if (traveller.gem) json.text(tr(words::kd_has_gem));
  if (traveller.medal > 0) json.text(tr(words::kd_medal, std::to_string(traveller.medal)));
  if (seat == shown.setup.first) json.text(tr(words::kd_first_traveller));
  end_section(json);
}

/// Every place of the map with the roads that lead on, from the harbour to the palace.
void map_section(JsonWriter& json, const GameState& shown) {
  section(json, "map", tr(words::kd_map));
  for (std::size_t i = 0; i < kSpaces.size(); ++i) {
    const SpaceId space = static_cast<SpaceId>(i);
    if (!space_in_play(shown.setup, space)) continue;
    std::string text = kd_place_kind(space);
    const int village = mystery_index(shown.setup, space);
    if (village >= 0 && (shown.flipped >> village & 1) == 0) text += ", " + std::string(tr(words::kd_hidden_tile));
    text += ": ";
    const RoadList roads = roads_from(shown.setup, space);
    bool first = true;
    for (const RoadId road : roads) {
      text += (first ? "" : "; ") + tr(words::kd_road_to, kd_place(kRoads[road].to), kd_tokens(kRoads[road].cost));
      first = false;
    }
    if (first) text += tr(words::kd_no_road);
    json.text(text);
  }
  end_section(json);
}

}  // namespace

void KingdomScreen::mirror(JsonWriter& json, const Showing& showing) {
  const auto& game = static_cast<const engine::GameOf<kingdom::Game>&>(showing.session.position());
  const GameState shown = view_for(game.state(), std::max(showing.viewer, 0)).shown;
  const ActionList& actions = game.actions();
  std::vector<std::string> names;
  for (int seat = 0; seat < shown.setup.players; ++seat) names.push_back(seat_name(showing.session, seat));

  json.begin_object("actions")
      .text("title", tr(showing.may_act ? words::mirror_actions : words::mirror_no_actions))
      .begin_array("groups");
  for (std::size_t group = 0; group < kGroups.size(); ++group) {
    bool any = false;
    std::set<std::string> offered;  // copies of a tile are alike: one of them is enough
    for (std::size_t i = 0; showing.may_act && i < actions.size(); ++i) {
      if (group_of(actions, i) != group) continue;
      const std::string label = kd_action(shown, actions[i], names);
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
    const int seat = showing.viewer >= 0 ? showing.viewer : shown.to_act;
    const SpaceId here = shown.travellers[static_cast<std::size_t>(seat)].space;
    section(json, "roads", tr(words::kd_roads_from, kd_place(here)));
    for (const RoadId road : roads_from(shown.setup, here)) json.text(kd_road(shown, seat, road));
    end_section(json);
  }
  for (int seat = 0; seat < shown.setup.players; ++seat)
    traveller_section(json, shown, seat, names[static_cast<std::size_t>(seat)]);
  section(json, "supply", tr(words::kd_supply));
  json.text(kd_tokens(shown.supply));
  json.text(std::string(tr(words::kd_stack)) + ": " +
            tr_count(words::kd_stack_left_one, words::kd_stack_left_many, shown.stack_count()));
  json.text(tr(shown.gates_closed ? words::kd_gates_closed : words::kd_gates_open));
  end_section(json);
  if (shown.setup.mysteries) {
    section(json, "market", tr(words::kd_market));
    bool any = false;
    for (const TileId tile : shown.market)
      if (tile != kNoTile) json.text(kd_tile(tile)), any = true;
    if (!any) json.text(tr(shown.boxed.empty() ? words::kd_market_empty : words::kd_market_closed));
    end_section(json);
  }
  map_section(json, shown);
  json.end_array();
}

}  // namespace ui

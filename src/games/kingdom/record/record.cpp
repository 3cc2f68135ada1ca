#include "games/kingdom/record/record.h"

#include "base/words.h"
#include "games/kingdom/rules/messages.h"

namespace kingdom {

using base::Json;
using base::JsonLine;
using base::Wrong;

namespace {

/// ["A1.a","A2.b","A3.a"], or the two ends; without the key the sides are drawn.
Wrong read_sections(const Json& object, Setup& setup) {
  std::vector<std::string> names;
  if (auto wrong = base::read_optional(object, "sections", base::as_texts, messages::kind_list_of_sides, names))
    return wrong;
  if (names.empty()) return std::nullopt;
  setup.full = names.size() == kSections;
  if (!setup.full && names.size() != 2) return messages::sections_form;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto side = parse_side(names[i]);
    const std::size_t section = setup.full ? i : 2 * i;
    if (!side || *side / 2 != section) return base::Message(messages::side_unknown, base::in_quotes(names[i]));
    setup.sides[section] = static_cast<Side>(*side % 2);
  }
  return std::nullopt;
}

Wrong read_stack(const Json& object, Deal& deal) {
  const auto names = base::as_texts(*base::find(object, "stack"));
  if (!names || names->size() != deal.stack.size()) return base::wrong_kind("stack", messages::kind_stack);
  for (std::size_t i = 0; i < names->size(); ++i) {
    const auto tile = parse_tile((*names)[i]);
    if (!tile) return base::Message(messages::tile_unknown, base::in_quotes((*names)[i]));
    deal.stack[i] = *tile;
  }
  return std::nullopt;
}

Wrong read_villages(const Json& object, Deal& deal) {
  deal.villages.fill(Effect::none);
  const Json* villages = base::find(object, "villages");
  if (!villages) return std::nullopt;
  if (!villages->is_object()) return base::wrong_kind("villages", messages::kind_villages);
  for (const auto& item : villages->items()) {
    const auto space = parse_space(deal.setup, item.key());
    const int place = space ? mystery_index(deal.setup, *space) : -1;
    if (place < 0) return base::Message(messages::village_unknown, base::in_quotes(item.key()));
    const auto name = base::as_text(item.value());
    const auto effect = name ? parse_effect(*name) : std::nullopt;
    if (!effect) return base::Message(messages::effect_unknown, base::in_quotes(item.key()));
    deal.villages[static_cast<std::size_t>(place)] = *effect;
  }
  return std::nullopt;
}

}  // namespace

base::Result<Setup> RecordedGame::setup_from(base::Arguments& arguments) {
  const auto players = arguments.integer("--players", 2, kMinTravellers, kMaxTravellers);
  std::string sections = arguments.text("--sections").value_or("full");
  if (sections == "full") sections = "A1.?,A2.?,A3.?";
  if (sections == "short") sections = "A1.?,A3.?";
  const std::string first = arguments.text("--first").value_or("0");
  const auto setup =
      kingdom::parse_options("players=" + std::to_string(players) + " sections=" + sections +
                             " mysteries=" + (arguments.flag("--mysteries") ? "yes" : "no") + " first=" + first);
  if (!setup) return messages::options_wrong;
  return setup;
}

Wrong read_setup(const Json& object, Setup& setup) {
  if (auto wrong = base::read_players(object, kMinTravellers, kMaxTravellers, setup.players)) return wrong;
  std::int64_t first = 0;
  if (auto wrong = base::read_optional(object, "first", base::as_integer, base::messages::kind_seat, first))
    return wrong;
  if (first < 0 || first >= setup.players) return base::wrong_kind("first", base::messages::kind_seat);
  setup.first = static_cast<std::uint8_t>(first);
  if (auto wrong =
          base::read_optional(object, "mysteries", base::as_bool, base::messages::kind_true_or_false, setup.mysteries))
    return wrong;
  if (auto wrong = read_sections(object, setup)) return wrong;
  return why_bad_setup(setup);
}

Wrong read_deal(const Json& object, const Setup& setup, Deal& deal) {
  deal.setup = setup;
  if (!setup.full) deal.setup.sides[1] = Side::a;
  if (!deal.setup.drawn()) return messages::stack_needs_sections;
  if (auto wrong = read_stack(object, deal)) return wrong;
  if (auto wrong = read_villages(object, deal)) return wrong;
  return why_bad_deal(deal);
}

void write_setup(const Setup&, const Deal& deal, JsonLine& json) {
  const Setup& drawn = deal.setup;
  json["players"] = drawn.players;
  if (drawn.first != 0) json["first"] = drawn.first;
  json["sections"] = JsonLine::array();
  for (std::size_t section = 0; section < kSections; ++section)
    if (section_in_play(drawn, section)) json["sections"].push_back(side_of(drawn, section).id);
  json["mysteries"] = drawn.mysteries;
}

void write_deal(const Setup&, const Deal& deal, JsonLine& json) {
  for (const TileId tile : deal.stack) json["stack"].push_back(tile_name(tile));
  const VillageList villages = mystery_villages(deal.setup);
  for (std::size_t i = 0; i < villages.count; ++i)
    json["villages"][kSpaces[villages.spaces[i]].id] = kVillageTiles[static_cast<std::size_t>(deal.villages[i])].id;
}

JsonLine outcome_of(const GameState& state) {
  const bool over = is_terminal(state);
  const unsigned won = winners(state);
  JsonLine json, seats = JsonLine::array();
  json["winners"] = nullptr;
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
    const Traveller& traveller = state.travellers[seat];
    if (won >> seat & 1) seats.push_back(seat);
    json["spaces"].push_back(kSpaces[traveller.space].id);
    json["medals"].push_back(traveller.medal);
    json["tokens"].push_back(to_string(traveller.tokens));
    JsonLine tiles = JsonLine::array();
    for_each_tile(traveller.tiles, [&](TileId tile) { tiles.push_back(tile_name(tile)); });
    json["tiles"].push_back(std::move(tiles));
  }
  if (over) json["winners"] = std::move(seats);
  json["supply"] = to_string(state.supply);
  // A finished state remembers who played last.
  json["to_act"] = over ? next_seat(state.setup, state.to_act) : state.to_act;
  json["over"] = over;
  return json;
}

}  // namespace kingdom

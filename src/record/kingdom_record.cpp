#include "record/kingdom_record.h"

#include <algorithm>

#include "core/seed.h"
#include "kingdom/notation.h"

namespace record {

using splendor::ParseError;
using splendor::Result;
using Wrong = std::optional<ParseError>;

namespace {

std::string in_quotes(std::string_view text) {
  return '"' + std::string(text.substr(0, 40)) + (text.size() > 40 ? "...\"" : "\"");
}

ParseError wrong_kind(const char* key, const char* kind) {
  return {'"' + std::string(key) + "\" has to be " + kind + '.'};
}

/// Reads `key` with `read` into `target` when the record has it; the error says what it has to be.
template <class Target, class Read>
Wrong read_optional(const Json& object, const char* key, Read read, const char* kind, Target& target) {
  const Json* value = find(object, key);
  if (!value) return std::nullopt;
  auto content = read(*value);
  if (!content) return wrong_kind(key, kind);
  target = std::move(*content);
  return std::nullopt;
}

/// A text; whole numbers are read as the text they are written with.
std::optional<std::string> as_text_or_number(const Json& value) {
  if (auto text = as_text(value)) return text;
  const auto number = as_integer(value);
  return number ? std::optional(std::to_string(*number)) : std::nullopt;
}

/// ["A1.a","A2.b","A3.a"], or the two ends; without the key the sides are drawn.
Wrong read_sections(const Json& object, kingdom::Setup& setup) {
  std::vector<std::string> names;
  if (auto wrong = read_optional(object, "sections", as_texts, "a list of sides", names)) return wrong;
  if (names.empty()) return std::nullopt;
  setup.full = names.size() == kingdom::kSections;
  if (!setup.full && names.size() != 2) return ParseError{"\"sections\" has to name two or three sides."};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto side = kingdom::parse_side(names[i]);
    const std::size_t section = setup.full ? i : 2 * i;
    if (!side || *side / 2 != section) return ParseError{in_quotes(names[i]) + " is no side of that section."};
    setup.sides[section] = static_cast<kingdom::Side>(*side % 2);
  }
  return std::nullopt;
}

Wrong read_setup(const Json& object, kingdom::Setup& setup) {
  const Json* game = find(object, "game");
  if (!game || as_text(*game) != "kingdom") return ParseError{"The record is of another game."};
  const Json* players = find(object, "players");
  const auto count = players ? as_integer(*players) : std::nullopt;
  if (!count || *count < kingdom::kMinTravellers || *count > kingdom::kMaxTravellers)
    return ParseError{"\"players\" has to be a number from 2 to 4."};
  setup.players = static_cast<std::uint8_t>(*count);
  std::int64_t first = 0;
  if (auto wrong = read_optional(object, "first", as_integer, "a seat", first)) return wrong;
  if (first < 0 || first >= *count) return wrong_kind("first", "a seat");
  setup.first = static_cast<std::uint8_t>(first);
  if (auto wrong = read_optional(object, "mysteries", as_bool, "true or false", setup.mysteries)) return wrong;
  if (auto wrong = read_sections(object, setup)) return wrong;
  return kingdom::why_bad_setup(setup);
}

Wrong read_stack(const Json& list, kingdom::Deal& deal) {
  const auto names = as_texts(list);
  if (!names || names->size() != deal.stack.size()) return wrong_kind("stack", "a list of the twenty city tiles");
  for (std::size_t i = 0; i < names->size(); ++i) {
    const auto tile = kingdom::parse_tile((*names)[i]);
    if (!tile) return ParseError{in_quotes((*names)[i]) + " is no city tile."};
    deal.stack[i] = *tile;
  }
  return std::nullopt;
}

Wrong read_villages(const Json& object, kingdom::Deal& deal) {
  deal.villages.fill(kingdom::Effect::none);
  const Json* villages = find(object, "villages");
  if (!villages) return std::nullopt;
  if (!villages->is_object()) return wrong_kind("villages", "an object of effects");
  for (const auto& item : villages->items()) {
    const auto space = kingdom::parse_space(deal.setup, item.key());
    const int place = space ? kingdom::mystery_index(deal.setup, *space) : -1;
    if (place < 0) return ParseError{in_quotes(item.key()) + " is no village with a tile."};
    const auto name = as_text(item.value());
    const auto effect = name ? kingdom::parse_effect(*name) : std::nullopt;
    if (!effect) return ParseError{"There is no such effect at " + in_quotes(item.key()) + '.'};
    deal.villages[static_cast<std::size_t>(place)] = *effect;
  }
  return std::nullopt;
}

/// Given orders come before a seed: they say the same to every program.
Wrong read_deal(const Json& object, KingdomRecord& record) {
  kingdom::Setup setup;
  if (auto wrong = read_setup(object, setup)) return wrong;
  if (auto wrong = read_optional(object, "seed", as_text_or_number, "a text", record.seed)) return wrong;
  const Json* stack = find(object, "stack");
  if (!stack) {
    if (record.seed.empty()) return ParseError{"The record gives neither a \"stack\" nor a \"seed\"."};
    const auto seed = splendor::read_seed(record.seed);
    if (!seed) return seed.error();
    record.deal = kingdom::shuffle_deal(setup, seed.value());
    return std::nullopt;
  }
  if (!setup.full) setup.sides[1] = kingdom::Side::a;
  if (!setup.drawn()) return ParseError{"A record with a \"stack\" needs its \"sections\"."};
  record.deal.setup = setup;
  if (auto wrong = read_stack(*stack, record.deal)) return wrong;
  if (auto wrong = read_villages(object, record.deal)) return wrong;
  return kingdom::why_bad_deal(record.deal);
}

/// A list of lists of actions; an action may stand by itself.
Wrong read_plies(const Json& object, std::vector<Ply>& plies) {
  const Json* list = find(object, "plies");
  if (!list) return std::nullopt;
  if (!list->is_array()) return wrong_kind("plies", "a list of lists of actions");
  if (list->size() > kMostPlies) return ParseError{"The record has more than 10,000 plies."};
  for (const Json& element : *list) {
    const auto alone = as_text(element);
    auto ply = alone ? std::optional<Ply>({*alone}) : as_texts(element);
    if (!ply || ply->empty() || ply->size() > kMostDecisions)
      return ParseError{"Ply " + std::to_string(plies.size()) + " has to be a list of 1 to 32 actions."};
    plies.push_back(std::move(*ply));
  }
  return std::nullopt;
}

Wrong read_expected(const Json& object, std::size_t plies, KingdomExpected& expected) {
  if (object.contains("winners") && !find(object, "winners")) expected.winners.emplace();
  if (const Json* list = find(object, "decisions")) {
    if (!list->is_array() || list->size() > plies) return wrong_kind("decisions", "a list of numbers for each ply");
    for (const Json& element : *list) {
      auto counts = as_integers(element);
      if (!counts) return wrong_kind("decisions", "a list of numbers for each ply");
      expected.decisions.push_back(std::move(*counts));
    }
  }
  for (auto wrong : {read_optional(object, "winners", as_integers, "a list of seats, or null", expected.winners),
                     read_optional(object, "spaces", as_texts, "a list of spaces", expected.spaces),
                     read_optional(object, "tokens", as_texts, "a list of texts of tokens", expected.tokens),
                     read_optional(object, "medals", as_integers, "a list of numbers", expected.medals),
                     read_optional(object, "supply", as_text, "a text of tokens", expected.supply),
                     read_optional(object, "to_act", as_integer, "a seat", expected.to_act),
                     read_optional(object, "over", as_bool, "true or false", expected.over),
                     read_optional(object, "hash", as_text, "16 hexadecimal digits", expected.hash)})
    if (wrong) return wrong;
  return std::nullopt;
}

}  // namespace

Result<KingdomRecord> read_kingdom_record(const Json& object) {
  if (!object.is_object()) return ParseError{"A record has to be a JSON object."};
  KingdomRecord record;
  if (auto wrong = read_optional(object, "id", as_text_or_number, "a text", record.id)) return *wrong;
  if (auto wrong = read_deal(object, record)) return *wrong;
  if (auto wrong = read_plies(object, record.plies)) return *wrong;
  if (auto wrong = read_expected(object, record.plies.size(), record.expected)) return *wrong;
  return record;
}

JsonLine to_json(const KingdomRecord& record) {
  const kingdom::Setup& setup = record.deal.setup;
  JsonLine json;
  json["game"] = "kingdom";
  json["id"] = record.id;
  json["players"] = setup.players;
  if (setup.first != 0) json["first"] = setup.first;
  json["sections"] = JsonLine::array();
  for (std::size_t section = 0; section < kingdom::kSections; ++section)
    if (kingdom::section_in_play(setup, section)) json["sections"].push_back(kingdom::side_of(setup, section).id);
  json["mysteries"] = setup.mysteries;
  if (!record.seed.empty()) json["seed"] = record.seed;
  for (const kingdom::TileId tile : record.deal.stack) json["stack"].push_back(kingdom::tile_name(tile));
  const kingdom::VillageList villages = kingdom::mystery_villages(setup);
  for (std::size_t i = 0; i < villages.count; ++i)
    json["villages"][kingdom::kSpaces[villages.spaces[i]].id] =
        kingdom::kVillageTiles[static_cast<std::size_t>(record.deal.villages[i])].id;
  json["plies"] = record.plies;
  return json;
}

}  // namespace record

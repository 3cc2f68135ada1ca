#include "record/record.h"

#include <algorithm>
#include <array>

#include "core/data/cities.h"
#include "core/data/nobles.h"
#include "core/data/posts.h"
#include "core/notation.h"
#include "core/seed.h"

namespace record {

using splendor::ParseError;
using splendor::Result;

namespace {

struct NamedModule {
  const char* name;
  splendor::Module module;
};
constexpr std::array<NamedModule, 4> kModules{{{"orient", splendor::Module::orient},
                                               {"strongholds", splendor::Module::strongholds},
                                               {"cities", splendor::Module::cities},
                                               {"posts", splendor::Module::posts}}};

std::string in_quotes(std::string_view text) {
  return '"' + std::string(text.substr(0, 40)) + (text.size() > 40 ? "...\"" : "\"");
}

ParseError wrong_kind(const char* key, const char* kind) {
  return {'"' + std::string(key) + "\" has to be " + kind + '.'};
}

/// Reads `key` with `read` into `target` when the record has it; the error says what it has to be.
template <class Target, class Read>
std::optional<ParseError> read_optional(const Json& object, const char* key, Read read, const char* kind,
                                        Target& target) {
  const Json* value = find(object, key);
  if (!value) return std::nullopt;
  auto content = read(*value);
  if (!content) return wrong_kind(key, kind);
  target = std::move(*content);
  return std::nullopt;
}

std::optional<ParseError> read_setup(const Json& object, splendor::Setup& setup) {
  const Json* game = find(object, "game");
  if (game && as_text(*game) != "splendor") return ParseError{"The record is of another game."};
  const Json* players = find(object, "players");
  const auto count = players ? as_integer(*players) : std::nullopt;
  if (!count || *count < splendor::kMinPlayers || *count > splendor::kMaxPlayers)
    return ParseError{"\"players\" has to be a number from 2 to 5."};
  setup.players = static_cast<std::uint8_t>(*count);

  std::vector<std::string> modules;
  if (auto error = read_optional(object, "modules", as_texts, "a list of names", modules)) return error;
  for (const std::string& name : modules) {
    const auto module = module_named(name);
    if (!module) return ParseError{"There is no module " + in_quotes(name) + '.'};
    setup = setup.with(*module);
  }

  std::int64_t edition = 2024;
  if (auto error = read_optional(object, "edition", as_integer, "2014 or 2024", edition)) return error;
  if (edition != 2014 && edition != 2024) return wrong_kind("edition", "2014 or 2024");
  setup.edition = static_cast<splendor::Edition>(edition);
  return std::nullopt;
}

template <class Table>
std::optional<std::uint8_t> index_in(const Table& table, std::string_view id) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const auto& row) { return id == row.id; });
  if (found == table.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - table.begin());
}

/// A list of ids of one table, in the record's order.
template <class Table>
std::optional<ParseError> read_ids(const Json& object, const char* key, const Table& table,
                                   std::vector<std::uint8_t>& indices) {
  std::vector<std::string> ids;
  if (auto error = read_optional(object, key, as_texts, "a list of ids", ids)) return error;
  for (const std::string& id : ids) {
    const auto index = index_in(table, id);
    if (!index) return ParseError{in_quotes(id) + " is none of the " + key + '.'};
    indices.push_back(*index);
  }
  return std::nullopt;
}

std::optional<ParseError> read_decks(const Json& decks, splendor::Deal& deal) {
  if (!decks.is_object()) return wrong_kind("decks", "an object of lists");
  for (const auto& item : decks.items()) {
    const auto& names = splendor::kDeckNames;
    const auto name = std::find(names.begin(), names.end(), item.key());
    if (name == names.end()) return ParseError{"There is no deck " + in_quotes(item.key()) + '.'};
    const auto ids = as_texts(item.value());
    if (!ids) return ParseError{"Deck " + item.key() + " has to be a list of card ids."};
    auto& cards = deal.decks[static_cast<std::size_t>(name - names.begin())];
    for (const std::string& id : *ids) {
      const auto card = splendor::parse_card(id);
      if (!card) return ParseError{in_quotes(id) + " is no card."};
      cards.push_back(*card);
    }
  }
  return std::nullopt;
}

/// A seed is a text; whole numbers are read as the text they are written with.
std::optional<ParseError> read_seed_text(const Json& value, std::string& seed) {
  if (const auto text = as_text(value)) {
    seed = *text;
  } else if (const auto number = as_integer(value)) {
    seed = std::to_string(*number);
  } else {
    return wrong_kind("seed", "a text");
  }
  return std::nullopt;
}

/// Given orders come before a seed: they say the same to every program.
std::optional<ParseError> read_deal(const Json& object, Record& record) {
  if (const Json* seed = find(object, "seed"))
    if (auto error = read_seed_text(*seed, record.seed)) return error;
  std::vector<std::uint8_t> posts;  // all five are always open; the list is checked and not kept
  if (auto error = read_ids(object, "posts", splendor::kPosts, posts)) return error;

  if (const Json* decks = find(object, "decks")) {
    if (auto error = read_decks(*decks, record.deal)) return error;
    if (auto error = read_ids(object, "nobles", splendor::kNobles, record.deal.nobles)) return error;
    if (auto error = read_ids(object, "cities", splendor::kCities, record.deal.cities)) return error;
    return splendor::why_bad_deal(record.setup, record.deal);
  }
  if (record.seed.empty()) return ParseError{"The record gives neither \"decks\" nor a \"seed\"."};
  const auto seed = splendor::read_seed(record.seed);
  if (!seed) return seed.error();
  record.deal = splendor::shuffle_deal(record.setup, seed.value());
  return std::nullopt;
}

std::optional<ParseError> read_plies(const Json& object, std::vector<Ply>& plies) {
  const Json* list = find(object, "plies");
  if (!list) return std::nullopt;
  if (!list->is_array()) return wrong_kind("plies", "a list of lists of actions");
  if (list->size() > kMostPlies) return ParseError{"The record has more than 10,000 plies."};
  for (const Json& element : *list) {
    auto ply = as_texts(element);
    if (!ply || ply->empty() || ply->size() > kMostDecisions)
      return ParseError{"Ply " + std::to_string(plies.size()) + " has to be a list of 1 to 32 actions."};
    plies.push_back(std::move(*ply));
  }
  return std::nullopt;
}

std::optional<ParseError> read_decisions(const Json& object, Expected& expected) {
  const Json* list = find(object, "decisions");
  if (!list) return std::nullopt;
  if (!list->is_array()) return wrong_kind("decisions", "a list of lists of numbers");
  for (const Json& element : *list) {
    auto counts = as_integers(element);
    if (!counts) return wrong_kind("decisions", "a list of lists of numbers");
    expected.decisions.push_back(std::move(*counts));
  }
  return std::nullopt;
}

std::optional<ParseError> read_expected(const Json& object, std::size_t plies, Expected& expected) {
  const char* numbers = "a list of whole numbers";
  if (object.contains("winners") && !find(object, "winners")) expected.winners.emplace();
  for (auto error :
       {read_optional(object, "scores", as_integers, numbers, expected.scores),
        read_optional(object, "winners", as_integers, "a list of seats, or null", expected.winners),
        read_optional(object, "cards", as_integers, numbers, expected.cards),
        read_optional(object, "bought", as_integers, numbers, expected.bought),
        read_optional(object, "bank", as_text, "a text of tokens", expected.bank),
        read_optional(object, "tokens", as_texts, "a list of texts of tokens", expected.tokens),
        read_optional(object, "to_act", as_integer, "a seat", expected.to_act),
        read_optional(object, "over", as_bool, "true or false", expected.over),
        read_optional(object, "must_pass", as_bool, "true or false", expected.must_pass),
        read_optional(object, "hash", as_text, "16 hexadecimal digits", expected.hash),
        read_optional(object, "choices", as_integers, numbers, expected.choices), read_decisions(object, expected)})
    if (error) return error;
  if (expected.choices.size() > plies || expected.decisions.size() > plies)
    return ParseError{"The record counts the choices of more plies than it has."};
  return std::nullopt;
}

JsonLine ids_of(const std::vector<splendor::CardId>& cards) {
  JsonLine list = JsonLine::array();
  for (const splendor::CardId card : cards) list.push_back(splendor::card_name(card));
  return list;
}

template <class Table>
JsonLine ids_of(const Table& table, const std::vector<std::uint8_t>& indices) {
  JsonLine list = JsonLine::array();
  for (const std::uint8_t index : indices) list.push_back(table[index].id);
  return list;
}

}  // namespace

std::optional<splendor::Module> module_named(std::string_view name) {
  const auto found = std::find_if(kModules.begin(), kModules.end(), [&](const auto& row) { return name == row.name; });
  return found == kModules.end() ? std::nullopt : std::optional(found->module);
}

Result<Record> read_record(const Json& object) {
  if (!object.is_object()) return ParseError{"A record has to be a JSON object."};
  Record record;
  if (const Json* id = find(object, "id")) {
    if (const auto text = as_text(*id)) {
      record.id = *text;
    } else if (const auto number = as_integer(*id)) {
      record.id = std::to_string(*number);
    } else {
      return wrong_kind("id", "a text");
    }
  }
  if (auto error = read_setup(object, record.setup)) return *error;
  if (auto error = read_deal(object, record)) return *error;
  if (auto error = read_plies(object, record.plies)) return *error;
  if (auto error = read_expected(object, record.plies.size(), record.expected)) return *error;
  return record;
}

Result<Record> parse_record(std::string_view line) {
  const auto object = parse_object(line);
  if (!object) return object.error();
  return read_record(object.value());
}

JsonLine to_json(const Record& record) {
  const splendor::Setup& setup = record.setup;
  JsonLine json;
  json["id"] = record.id;
  json["players"] = setup.players;
  json["modules"] = JsonLine::array();
  for (const NamedModule& row : kModules)
    if (setup.has(row.module)) json["modules"].push_back(row.name);
  json["edition"] = static_cast<int>(setup.edition);
  if (!record.seed.empty()) json["seed"] = record.seed;
  for (std::size_t deck = 0; deck < record.deal.decks.size(); ++deck)
    if (!record.deal.decks[deck].empty()) json["decks"][splendor::kDeckNames[deck]] = ids_of(record.deal.decks[deck]);
  if (setup.has(splendor::Module::cities)) {
    json["cities"] = ids_of(splendor::kCities, record.deal.cities);
  } else {
    json["nobles"] = ids_of(splendor::kNobles, record.deal.nobles);
  }
  if (setup.has(splendor::Module::posts))
    for (const splendor::TradingPost& post : splendor::kPosts) json["posts"].push_back(post.id);
  json["plies"] = record.plies;
  return json;
}

}  // namespace record

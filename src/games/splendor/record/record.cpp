#include "games/splendor/record/record.h"

#include <algorithm>

#include "base/words.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/messages.h"

namespace splendor {

using base::Json;
using base::JsonLine;
using base::Wrong;

namespace {

/// A list of ids of one table, in the record's order.
template <class Table>
Wrong read_ids(const Json& object, const char* key, const Table& table, std::vector<std::uint8_t>& indices) {
  std::vector<std::string> ids;
  if (auto wrong = base::read_optional(object, key, base::as_texts, base::messages::kind_list_of_ids, ids))
    return wrong;
  for (const std::string& id : ids) {
    const auto index = base::place_of_id(table, id);
    if (!index) return base::Message(messages::none_of_the_tiles, base::in_quotes(id), key);
    indices.push_back(*index);
  }
  return std::nullopt;
}

Wrong read_decks(const Json& decks, Deal& deal) {
  if (!decks.is_object()) return base::wrong_kind("decks", messages::kind_decks);
  for (const auto& item : decks.items()) {
    const auto name = std::find(kDeckNames.begin(), kDeckNames.end(), item.key());
    if (name == kDeckNames.end()) return base::Message(messages::deck_unknown, base::in_quotes(item.key()));
    const auto ids = base::as_texts(item.value());
    if (!ids) return base::Message(messages::deck_form, item.key());
    auto& cards = deal.decks[static_cast<std::size_t>(name - kDeckNames.begin())];
    for (const std::string& id : *ids) {
      const auto card = parse_card(id);
      if (!card) return base::Message(messages::card_unknown, base::in_quotes(id));
      cards.push_back(*card);
    }
  }
  return std::nullopt;
}

JsonLine ids_of(const std::vector<CardId>& cards) {
  JsonLine list = JsonLine::array();
  for (const CardId card : cards) list.push_back(card_name(card));
  return list;
}

template <class Table>
JsonLine ids_of(const Table& table, const std::vector<std::uint8_t>& indices) {
  JsonLine list = JsonLine::array();
  for (const std::uint8_t index : indices) list.push_back(table[index].id);
  return list;
}

}  // namespace

base::Result<Setup> RecordedGame::setup_from(base::Arguments& arguments) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(arguments.integer("--players", 2, kMinPlayers, kMaxPlayers));
  return with_modules(setup, arguments.text("--modules").value_or(""));
}

Wrong read_setup(const Json& object, Setup& setup) {
  if (auto wrong = base::read_players(object, kMinPlayers, kMaxPlayers, setup.players)) return wrong;
  std::vector<std::string> modules;
  if (auto wrong = base::read_optional(object, "modules", base::as_texts, base::messages::kind_list_of_names, modules))
    return wrong;
  for (const std::string& name : modules) {
    const auto module = module_named(name);
    if (!module) return base::Message(messages::module_unknown, base::in_quotes(name));
    setup = setup.with(*module);
  }
  std::int64_t edition = 2024;
  if (auto wrong = base::read_optional(object, "edition", base::as_integer, messages::kind_edition, edition))
    return wrong;
  if (edition != 2014 && edition != 2024) return base::wrong_kind("edition", messages::kind_edition);
  setup.edition = static_cast<Edition>(edition);
  std::vector<std::uint8_t> posts;  // all five are always open; the list is checked and not kept
  return read_ids(object, "posts", kPosts, posts);
}

Wrong read_deal(const Json& object, const Setup& setup, Deal& deal) {
  if (auto wrong = read_decks(*base::find(object, "decks"), deal)) return wrong;
  if (auto wrong = read_ids(object, "nobles", kNobles, deal.nobles)) return wrong;
  if (auto wrong = read_ids(object, "cities", kCities, deal.cities)) return wrong;
  return why_bad_deal(setup, deal);
}

void write_setup(const Setup& setup, const Deal&, JsonLine& json) {
  json["players"] = setup.players;
  json["modules"] = JsonLine::array();
  for (const ModuleName& row : kModuleNames)
    if (setup.has(row.module)) json["modules"].push_back(row.name);
  json["edition"] = static_cast<int>(setup.edition);
}

void write_deal(const Setup& setup, const Deal& deal, JsonLine& json) {
  for (std::size_t deck = 0; deck < deal.decks.size(); ++deck)
    if (!deal.decks[deck].empty()) json["decks"][kDeckNames[deck]] = ids_of(deal.decks[deck]);
  if (setup.has(Module::cities)) {
    json["cities"] = ids_of(kCities, deal.cities);
  } else {
    json["nobles"] = ids_of(kNobles, deal.nobles);
  }
  if (setup.has(Module::posts))
    for (const TradingPost& post : kPosts) json["posts"].push_back(post.id);
}

JsonLine outcome_of(const GameState& state) {
  const bool over = is_terminal(state);
  const unsigned won = winners(state);
  JsonLine json, seats = JsonLine::array();
  for (const char* key : {"scores", "winners", "cards", "bought"}) json[key] = nullptr;
  json["bank"] = to_string(state.bank);
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
    const PlayerState& player = state.players[seat];
    json["scores"].push_back(player.prestige);
    if (won >> seat & 1) seats.push_back(seat);
    json["cards"].push_back(__builtin_popcountll(player.owned.low) + __builtin_popcountll(player.owned.high));
    json["bought"].push_back(player.purchased);
    json["tokens"].push_back(to_string(player.tokens));
  }
  if (over) json["winners"] = std::move(seats);
  // A finished state remembers who played last.
  json["to_act"] = over ? (state.to_act + 1) % state.setup.players : state.to_act;
  json["over"] = over;
  json["must_pass"] = must_pass(state);
  return json;
}

}  // namespace splendor

#include "games/kingdom/ui/describe.h"

#include <algorithm>
#include <array>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

// By Token, Resource, the kind of a space, Effect.
constexpr std::array<Text, kTokenKinds> kTokenOne{words::mushroom_one, words::apple_one, words::cabbage_one,
                                                  words::hazelnut_one, words::water_one, words::gold_one,
                                                  words::treasure_one};
constexpr std::array<Text, kTokenKinds> kTokenMany{words::mushroom_many, words::apple_many, words::cabbage_many,
                                                   words::hazelnut_many, words::water_many, words::gold_many,
                                                   words::treasure_many};
constexpr std::array<Text, kResourceCount> kTiles{words::tile_mushroom, words::tile_apple, words::tile_cabbage,
                                                  words::tile_hazelnut, words::tile_water};
constexpr std::array<Text, kResourceCount> kOneTile{words::a_tile_mushroom, words::a_tile_apple, words::a_tile_cabbage,
                                                    words::a_tile_hazelnut, words::a_tile_water};
constexpr std::array<Text, 4> kPlaceKinds{words::port, words::city, words::village, words::palace};
constexpr std::array<Text, 5> kEffectNames{words::tornado, words::treasure, words::drought, words::thief, words::gem};
constexpr std::array<Text, 5> kEffectTexts{words::tornado_text, words::treasure_text, words::drought_text,
                                           words::thief_text, words::gem_text};

std::vector<std::string> kinds_of(Tokens tokens) {
  std::vector<std::string> kinds;
  for (int kind = 0; kind < kTokenKinds; ++kind)
    if (const Token token = static_cast<Token>(kind); tokens[token] > 0)
      kinds.push_back(count_text(token, tokens[token]));
  return kinds;
}

std::string all_of(const std::vector<std::string>& items) { return items.empty() ? tr(words::nothing) : listed(items); }

}  // namespace

std::string name_of(const Names& names) { return names.words[static_cast<std::size_t>(language())]; }

std::string count_text(Token token, int count) {
  return tr_count(kTokenOne[index_of(token)], kTokenMany[index_of(token)], count);
}

std::string tokens_text(Tokens tokens) { return all_of(kinds_of(tokens)); }

std::string tile_text(TileId tile) {
  if (tile >= kTileCount) return tr(words::tile_hidden);
  return tr(kTiles[static_cast<std::size_t>(resource_of(tile))]);
}

std::string a_tile(TileId tile) {
  if (tile >= kTileCount) return tr(words::a_tile_hidden);
  return tr(kOneTile[static_cast<std::size_t>(resource_of(tile))]);
}

std::string stack_text(const GameState& state) {
  return labelled(tr(words::stack), tr_count(words::stack_left_one, words::stack_left_many, state.stack_count()));
}

std::string market_text(TileId tile) {
  return labelled(tr(words::market), tile == kNoTile ? std::string(tr(words::market_empty)) : tile_text(tile));
}

std::string purse_text(const Traveller& traveller) {
  return tr(words::purse_of, std::to_string(traveller.tokens.total()), std::to_string(kPurseLimit));
}

std::string purse_words(const GameState& state, int seat) {
  const Traveller& traveller = state.travellers[static_cast<std::size_t>(seat)];
  const std::string held = traveller.tokens.empty() ? tr(words::purse_empty) : tokens_text(traveller.tokens);
  return labelled(tr(words::purse), held) + " (" + purse_text(traveller) + ')';
}

std::string own_tile_text(const GameState& state, int seat, TileId tile) {
  const bool used = !state.travellers[static_cast<std::size_t>(seat)].face_up.contains(tile);
  return tile_text(tile) + (used ? ". " + std::string(tr(words::why_tile_face_down)) : "");
}

std::string place_name(SpaceId space) { return name_of(kSpaces[space].name); }

std::string place_within(SpaceId space) {
  if (kSpaces[space].kind == SpaceKind::palace) return tr(words::the_palace);
  std::string name = place_name(space);
  constexpr std::array<std::string_view, 4> kArticles{"Le ", "La ", "Les ", "L’"};
  for (const std::string_view article : kArticles)
    if (name.compare(0, article.size(), article) == 0) name.front() = 'l';
  return name;
}

namespace {

/// With what kind of place it is, unless the name says so.
std::string with_kind(SpaceId space, const std::string& name) {
  if (kSpaces[space].kind == SpaceKind::palace) return name;
  return tr(words::place_kind, name, tr(kPlaceKinds[static_cast<std::size_t>(kSpaces[space].kind)]));
}

/// Its village tile lies there face down.
bool is_hidden(const GameState& state, SpaceId space) {
  const int village = mystery_index(state.setup, space);
  return village >= 0 && (state.flipped >> village & 1) == 0;
}

}  // namespace

std::string place_text(SpaceId space) { return with_kind(space, place_name(space)); }

std::string space_text(const GameState& state, SpaceId space) {
  return place_text(space) + (is_hidden(state, space) ? ", " + std::string(tr(words::hidden_tile)) : std::string());
}

std::string payment_text(const Action& move) {
  std::vector<std::string> items = kinds_of(move.tokens);
  for_each_tile(move.tiles, [&](TileId tile) { items.push_back(a_tile(tile)); });
  return all_of(items);
}

std::string effect_name(Effect effect) { return tr(kEffectNames[static_cast<std::size_t>(effect)]); }

std::string effect_text(Effect effect) { return tr(kEffectTexts[static_cast<std::size_t>(effect)]); }

Tokens still_missing(const Traveller& traveller, RoadId road) {
  const Affordability need = affordability(traveller, kRoads[road].cost);
  Tokens missing = need.lacking;
  for (int kind = kResourceCount; kind-- > 0 && missing.total() > need.missing;) {
    const Token token = static_cast<Token>(kind);
    missing -= Tokens::of(token, std::min(missing[token], missing.total() - need.missing));
  }
  return missing;
}

std::string missing_text(const Traveller& traveller, RoadId road) {
  const Tokens missing = still_missing(traveller, road);
  return missing.empty() ? std::string() : tokens_text(missing);
}

std::string road_text(const GameState& state, int seat, RoadId road) {
  const std::string missing = missing_text(state.travellers[static_cast<std::size_t>(seat)], road);
  const std::string words =
      tr(words::road_to, with_kind(kRoads[road].to, place_within(kRoads[road].to)), tokens_text(kRoads[road].cost));
  return semicolon(words, missing.empty() ? std::string(tr(words::road_payable)) : tr(words::road_missing, missing));
}

std::string reason(Illegal why) {
  static constexpr Text kReasons[] = {
#define ILLEGAL(name, ...) words::why_##name,
#include "games/kingdom/rules/illegal.inc"
#undef ILLEGAL
  };
  return tr(kReasons[static_cast<std::size_t>(why)]);
}

std::string action_label(const Action& action, std::span<const std::string> names) {
  switch (action.kind) {
    case ActionKind::collect: return tr(words::take_tokens, tokens_text(action.tokens));
    case ActionKind::move:
      return tr(words::paying,
                tr(words::go_to, with_kind(kRoads[action.road].to, place_within(kRoads[action.road].to))),
                payment_text(action));
    case ActionKind::give_back:
    case ActionKind::discard: return std::string(tr(words::give_back)) + ' ' + tokens_text(action.tokens);
    case ActionKind::tile:
      return action.other == kNoTile ? std::string(tr(words::top_of_stack)) : tr(words::take_one, a_tile(action.other));
    case ActionKind::give:
      return labelled(tr(words::give_to, names[action.other % names.size()]), tokens_text(action.tokens));
    case ActionKind::medal: return tr(words::medal, std::to_string(action.other));
  }
  return {};
}

std::string log_text(const GameState& before, const Action& action, const GameState& after_it,
                     std::span<const std::string> names, bool to_you) {
  const std::string& name = names[before.to_act];
  const Traveller& was = before.player();
  const Traveller& is = after_it.travellers[before.to_act];
  const TileSet gained = is.tiles - was.tiles;
  switch (action.kind) {
    case ActionKind::collect: return tr(words::log_collect, name, tokens_text(action.tokens));
    case ActionKind::move: {
      std::string line = tr(words::log_paid, tr(words::log_move, name, with_kind(is.space, place_within(is.space))),
                            payment_text(action));
      for_each_tile(gained, [&](TileId tile) { line = semicolon(line, tr(words::log_new_tile, a_tile(tile))); });
      if (before.flipped != after_it.flipped) {
        const Effect effect = after_it.villages[static_cast<std::size_t>(mystery_index(after_it.setup, is.space))];
        line = semicolon(line, followed(tr(words::log_found, effect_name(effect)), effect_text(effect)));
      } else if (kSpaces[is.space].kind == SpaceKind::village && !is_hidden(after_it, is.space)) {
        line = semicolon(line, tr(words::log_again));
      }
      if (before.gates_closed != after_it.gates_closed) line = semicolon(line, tr(words::log_gates));
      return line;
    }
    case ActionKind::give_back: return tr(words::log_return, name, tokens_text(action.tokens));
    case ActionKind::discard: return tr(words::log_discard, name, tokens_text(action.tokens));
    case ActionKind::tile: {
      std::string tile = tr(words::a_tile_hidden);
      for_each_tile(gained, [&](TileId id) { tile = a_tile(id); });
      return tr(action.other == kNoTile ? words::log_stack : words::log_tile, name, tile);
    }
    case ActionKind::give: {
      const std::string& to = names[action.other % names.size()];
      const std::string given = tr(words::log_give, name, tokens_text(action.tokens));
      return to_you ? tr(words::log_give_you, given) : tr(words::log_give_to, given, to);
    }
    case ActionKind::medal: return tr(words::log_medal, name);
  }
  return {};
}

}  // namespace kingdom_ui

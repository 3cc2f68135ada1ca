#include "games/kingdom/ui/describe.h"

#include <algorithm>
#include <array>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace ui {

using namespace kingdom;

namespace {

// By Token, Resource, the kind of a space, Effect.
constexpr std::array<Text, kTokenKinds> kTokenOne{words::kd_mushroom_one, words::kd_apple_one, words::kd_cabbage_one,
                                                  words::kd_hazelnut_one, words::kd_water_one, words::kd_gold_one,
                                                  words::kd_treasure_one};
constexpr std::array<Text, kTokenKinds> kTokenMany{
    words::kd_mushroom_many, words::kd_apple_many, words::kd_cabbage_many, words::kd_hazelnut_many,
    words::kd_water_many,    words::kd_gold_many,  words::kd_treasure_many};
constexpr std::array<Text, kResourceCount> kTiles{words::kd_tile_mushroom, words::kd_tile_apple, words::kd_tile_cabbage,
                                                  words::kd_tile_hazelnut, words::kd_tile_water};
constexpr std::array<Text, 4> kPlaceKinds{words::kd_port, words::kd_city, words::kd_village, words::kd_palace};
constexpr std::array<Text, 5> kEffects{words::kd_tornado, words::kd_treasure, words::kd_drought, words::kd_thief,
                                       words::kd_gem};
constexpr std::array<Text, 5> kEffectTexts{words::kd_tornado_text, words::kd_treasure_text, words::kd_drought_text,
                                           words::kd_thief_text, words::kd_gem_text};

/// Items one after the other with commas.
void join(std::string& list, const std::string& item) { list += (list.empty() ? "" : ", ") + item; }

}  // namespace

std::string kd_name(const Names& names) { return language() == base::Language::fr ? names.fr : names.en; }

std::string kd_count(Token token, int count) {
  return tr_count(kTokenOne[index_of(token)], kTokenMany[index_of(token)], count);
}

std::string kd_tokens(Tokens tokens) {
  std::string text;
  for (int kind = 0; kind < kTokenKinds; ++kind)
    if (const Token token = static_cast<Token>(kind); tokens[token] > 0) join(text, kd_count(token, tokens[token]));
  return text.empty() ? tr(words::nothing) : text;
}

std::string kd_tile(TileId tile) {
  if (tile >= kTileCount) return tr(words::kd_tile_hidden);
  return tr(kTiles[static_cast<std::size_t>(resource_of(tile))]);
}

std::string kd_place(SpaceId space) { return kd_name(kSpaces[space].name); }

std::string kd_place_kind(SpaceId space) {
  return tr(words::kd_place_kind, kd_place(space), tr(kPlaceKinds[static_cast<std::size_t>(kSpaces[space].kind)]));
}

std::string kd_payment(const Action& move) {
  std::string text;
  if (!move.tokens.empty()) text = kd_tokens(move.tokens);
  for_each_tile(move.tiles, [&](TileId tile) { join(text, kd_tile(tile)); });
  return text.empty() ? tr(words::nothing) : text;
}

std::string kd_effect(Effect effect) { return tr(kEffects[static_cast<std::size_t>(effect)]); }

std::string kd_effect_text(Effect effect) { return tr(kEffectTexts[static_cast<std::size_t>(effect)]); }

std::string kd_missing(const Traveller& traveller, RoadId road) {
  const Affordability need = affordability(traveller, kRoads[road].cost);
  Tokens missing = need.lacking;
  for (int kind = kResourceCount; kind-- > 0 && missing.total() > need.missing;) {
    const Token token = static_cast<Token>(kind);
    missing -= Tokens::of(token, std::min(missing[token], missing.total() - need.missing));
  }
  return missing.empty() ? std::string() : kd_tokens(missing);
}

std::string kd_road(const GameState& state, int seat, RoadId road) {
  const std::string missing = kd_missing(state.travellers[static_cast<std::size_t>(seat)], road);
  const std::string words = tr(words::kd_road_to, kd_place_kind(kRoads[road].to), kd_tokens(kRoads[road].cost));
  return words + "; " +
         (missing.empty() ? std::string(tr(words::kd_road_payable)) : tr(words::kd_road_missing, missing));
}

std::string kd_reason(Illegal why) {
  switch (why) {
    case Illegal::game_over: return tr(words::kd_why_game_over);
    case Illegal::not_now: return tr(words::kd_why_not_now);
    case Illegal::wrong_collect: return tr(words::kd_why_collect);
    case Illegal::not_in_supply: return tr(words::kd_why_supply);
    case Illegal::not_a_road_here: return tr(words::kd_why_road);
    case Illegal::backward: return tr(words::kd_why_backward);
    case Illegal::cannot_afford: return tr(words::kd_why_afford);
    case Illegal::wrong_payment:
    case Illegal::tokens_not_owned:
    case Illegal::tile_not_owned: return tr(words::kd_why_payment);
    case Illegal::tile_face_down: return tr(words::kd_why_tile_used);
    case Illegal::wrong_return_count: return tr(words::kd_why_return);
    case Illegal::stack_empty: return tr(words::kd_why_stack);
    case Illegal::not_in_market: return tr(words::kd_why_market);
    case Illegal::one_token_only: return tr(words::kd_why_one_token);
    case Illegal::not_another_traveller: return tr(words::kd_why_traveller);
    case Illegal::medal_taken: return tr(words::kd_why_medal);
  }
  return {};
}

std::string kd_action(const GameState& state, const Action& action, std::span<const std::string> names) {
  switch (action.kind) {
    case ActionKind::collect: return tr(words::take_tokens, kd_tokens(action.tokens));
    case ActionKind::move:
      return tr(words::kd_paying, tr(words::kd_go_to, kd_place_kind(kRoads[action.road].to)), kd_payment(action));
    case ActionKind::give_back:
    case ActionKind::discard: return std::string(tr(words::kd_give_back)) + ' ' + kd_tokens(action.tokens);
    case ActionKind::tile:
      return action.other == kNoTile ? std::string(tr(words::kd_top_of_stack))
                                     : std::string(tr(words::kd_take)) + ' ' + kd_tile(action.other);
    case ActionKind::give:
      return tr(words::kd_give_to, names[action.other % names.size()]) + ": " + kd_tokens(action.tokens);
    case ActionKind::medal: return tr(words::kd_medal, std::to_string(action.other));
  }
  static_cast<void>(state);
  return {};
}

std::string kd_log(const GameState& before, const Action& action, const GameState& after_it,
                   std::span<const std::string> names) {
  const std::string& name = names[before.to_act];
  const Traveller& was = before.player();
  const Traveller& is = after_it.travellers[before.to_act];
  const TileSet gained = is.tiles - was.tiles;
  switch (action.kind) {
    case ActionKind::collect: return tr(words::kd_log_collect, name, kd_tokens(action.tokens));
    case ActionKind::move: {
      std::string line =
          tr(words::kd_log_paid, tr(words::kd_log_move, name, kd_place_kind(is.space)), kd_payment(action));
      for_each_tile(gained, [&](TileId tile) { line += "; " + tr(words::kd_log_new_tile, kd_tile(tile)); });
      if (before.flipped != after_it.flipped) {
        const Effect effect = after_it.villages[static_cast<std::size_t>(mystery_index(after_it.setup, is.space))];
        line += "; " + tr(words::kd_log_found, kd_effect(effect)) + ". " + kd_effect_text(effect);
      } else if (kSpaces[is.space].kind == SpaceKind::village) {
        line += "; " + std::string(tr(words::kd_log_again));
      }
      if (before.gates_closed != after_it.gates_closed) line += "; " + std::string(tr(words::kd_log_gates));
      return line;
    }
    case ActionKind::give_back: return tr(words::kd_log_return, name, kd_tokens(action.tokens));
    case ActionKind::discard: return tr(words::kd_log_discard, name, kd_tokens(action.tokens));
    case ActionKind::tile: {
      std::string tile = tr(words::kd_tile_hidden);
      for_each_tile(gained, [&](TileId id) { tile = kd_tile(id); });
      return tr(action.other == kNoTile ? words::kd_log_stack : words::kd_log_tile, name, tile);
    }
    case ActionKind::give:
      return tr(words::kd_log_give_to, tr(words::kd_log_give, name, kd_tokens(action.tokens)),
                names[action.other % names.size()]);
    case ActionKind::medal: return tr(words::kd_log_medal, name);
  }
  return {};
}

}  // namespace ui

#include "ui/kingdom/describe.h"

#include <algorithm>

#include "kingdom/board.h"
#include "kingdom/payment.h"

namespace ui {

using namespace kingdom;

namespace {

Str after(Str base, int places) { return static_cast<Str>(static_cast<int>(base) + places); }

/// Items one after the other with commas.
void join(std::string& list, const std::string& item) { list += (list.empty() ? "" : ", ") + item; }

}  // namespace

std::string kd_name(const Names& names) { return language() == app::Language::fr ? names.fr : names.en; }

std::string kd_count(Token token, int count) {
  const int place = 2 * static_cast<int>(token);
  return tr_count(after(Str::kd_mushroom_one, place), after(Str::kd_mushroom_many, place), count);
}

std::string kd_tokens(Tokens tokens) {
  std::string text;
  for (int kind = 0; kind < kTokenKinds; ++kind)
    if (const Token token = static_cast<Token>(kind); tokens[token] > 0) join(text, kd_count(token, tokens[token]));
  return text.empty() ? tr(Str::nothing) : text;
}

std::string kd_tile(TileId tile) {
  if (tile >= kTileCount) return tr(Str::kd_tile_hidden);
  return tr(after(Str::kd_tile_mushroom, static_cast<int>(resource_of(tile))));
}

std::string kd_place(SpaceId space) { return kd_name(kSpaces[space].name); }

std::string kd_place_kind(SpaceId space) {
  const Str kind = after(Str::kd_port, static_cast<int>(kSpaces[space].kind));
  return tr(Str::kd_place_kind, kd_place(space), tr(kind));
}

std::string kd_payment(const Action& move) {
  std::string text;
  if (!move.tokens.empty()) text = kd_tokens(move.tokens);
  for_each_tile(move.tiles, [&](TileId tile) { join(text, kd_tile(tile)); });
  return text.empty() ? tr(Str::nothing) : text;
}

std::string kd_effect(Effect effect) { return tr(after(Str::kd_tornado, 2 * static_cast<int>(effect))); }

std::string kd_effect_text(Effect effect) { return tr(after(Str::kd_tornado_text, 2 * static_cast<int>(effect))); }

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
  const std::string words = tr(Str::kd_road_to, kd_place_kind(kRoads[road].to), kd_tokens(kRoads[road].cost));
  return words + "; " + (missing.empty() ? std::string(tr(Str::kd_road_payable)) : tr(Str::kd_road_missing, missing));
}

std::string kd_reason(Illegal why) {
  switch (why) {
    case Illegal::game_over: return tr(Str::kd_why_game_over);
    case Illegal::not_now: return tr(Str::kd_why_not_now);
    case Illegal::wrong_collect: return tr(Str::kd_why_collect);
    case Illegal::not_in_supply: return tr(Str::kd_why_supply);
    case Illegal::not_a_road_here: return tr(Str::kd_why_road);
    case Illegal::backward: return tr(Str::kd_why_backward);
    case Illegal::cannot_afford: return tr(Str::kd_why_afford);
    case Illegal::wrong_payment:
    case Illegal::tokens_not_owned:
    case Illegal::tile_not_owned: return tr(Str::kd_why_payment);
    case Illegal::tile_face_down: return tr(Str::kd_why_tile_used);
    case Illegal::wrong_return_count: return tr(Str::kd_why_return);
    case Illegal::stack_empty: return tr(Str::kd_why_stack);
    case Illegal::not_in_market: return tr(Str::kd_why_market);
    case Illegal::one_token_only: return tr(Str::kd_why_one_token);
    case Illegal::not_another_traveller: return tr(Str::kd_why_traveller);
    case Illegal::medal_taken: return tr(Str::kd_why_medal);
  }
  return {};
}

std::string kd_action(const GameState& state, const Action& action, std::span<const std::string> names) {
  switch (action.kind) {
    case ActionKind::collect: return tr(Str::take_tokens, kd_tokens(action.tokens));
    case ActionKind::move:
      return tr(Str::kd_paying, tr(Str::kd_go_to, kd_place_kind(kRoads[action.road].to)), kd_payment(action));
    case ActionKind::give_back:
    case ActionKind::discard: return std::string(tr(Str::kd_give_back)) + ' ' + kd_tokens(action.tokens);
    case ActionKind::tile:
      return action.other == kNoTile ? std::string(tr(Str::kd_top_of_stack))
                                     : std::string(tr(Str::kd_take)) + ' ' + kd_tile(action.other);
    case ActionKind::give:
      return tr(Str::kd_give_to, names[action.other % names.size()]) + ": " + kd_tokens(action.tokens);
    case ActionKind::medal: return tr(Str::kd_medal, std::to_string(action.other));
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
    case ActionKind::collect: return tr(Str::kd_log_collect, name, kd_tokens(action.tokens));
    case ActionKind::move: {
      std::string line = tr(Str::kd_log_paid, tr(Str::kd_log_move, name, kd_place_kind(is.space)), kd_payment(action));
      for_each_tile(gained, [&](TileId tile) { line += "; " + tr(Str::kd_log_new_tile, kd_tile(tile)); });
      if (before.flipped != after_it.flipped) {
        const Effect effect = after_it.villages[static_cast<std::size_t>(mystery_index(after_it.setup, is.space))];
        line += "; " + tr(Str::kd_log_found, kd_effect(effect)) + ". " + kd_effect_text(effect);
      } else if (kSpaces[is.space].kind == SpaceKind::village) {
        line += "; " + std::string(tr(Str::kd_log_again));
      }
      if (before.gates_closed != after_it.gates_closed) line += "; " + std::string(tr(Str::kd_log_gates));
      return line;
    }
    case ActionKind::give_back: return tr(Str::kd_log_return, name, kd_tokens(action.tokens));
    case ActionKind::discard: return tr(Str::kd_log_discard, name, kd_tokens(action.tokens));
    case ActionKind::tile: {
      std::string tile = tr(Str::kd_tile_hidden);
      for_each_tile(gained, [&](TileId id) { tile = kd_tile(id); });
      return tr(action.other == kNoTile ? Str::kd_log_stack : Str::kd_log_tile, name, tile);
    }
    case ActionKind::give:
      return tr(Str::kd_log_give_to, tr(Str::kd_log_give, name, kd_tokens(action.tokens)),
                names[action.other % names.size()]);
    case ActionKind::medal: return tr(Str::kd_log_medal, name);
  }
  return {};
}

}  // namespace ui

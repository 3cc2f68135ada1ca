// legal_actions and why_illegal, side by side because they must agree.
#include <algorithm>

#include "base/list_of.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/rules/rules.h"

namespace kingdom {

namespace {

/// [kingdom.collect.three] [kingdom.collect.pair] [kingdom.collect.gold] All tokens have to be in the supply; nothing
/// smaller is offered ([kingdom.collect.exact]), and one of these is always possible ([kingdom.no-pass]).
void append_collects(const GameState& state, ActionList& out) {
  const auto has = [&](std::size_t resource, int count) { return state.supply[kResources[resource]] >= count; };
  const auto collect = [&](Tokens tokens) { out.push_back({.kind = ActionKind::collect, .tokens = tokens}); };
  for (std::size_t i = 0; i < kResources.size(); ++i)
    for (std::size_t j = i + 1; j < kResources.size(); ++j)
      for (std::size_t k = j + 1; k < kResources.size(); ++k)
        if (has(i, 1) && has(j, 1) && has(k, 1))
          collect(Tokens::of(kResources[i]) + Tokens::of(kResources[j]) + Tokens::of(kResources[k]));
  for (std::size_t i = 0; i < kResources.size(); ++i)
    if (has(i, 2)) collect(Tokens::of(kResources[i], 2));
  if (state.supply[Token::gold] > 0) collect(Tokens::of(Token::gold));
}

void append_moves(const GameState& state, ActionList& out) {
  const Traveller& traveller = state.player();
  for (const RoadId road : roads_from(state.setup, traveller.space)) append_payments(traveller, road, out);
}

/// [kingdom.limit] [kingdom.drought] Exactly the excess, of any kinds.
void append_returns(const GameState& state, ActionKind kind, int limit, ActionList& out) {
  const Tokens tokens = state.player().tokens;
  for_each_handful(tokens, tokens.total() - limit, [&](Tokens back) { out.push_back({.kind = kind, .tokens = back}); });
}

/// [kingdom.market] The top of the stack, or one of the marketplace.
void append_tiles(const GameState& state, ActionList& out) {
  if (state.stack_count() > 0) out.push_back({.kind = ActionKind::tile, .other = kNoTile});
  for (const TileId tile : state.market)
    if (tile != kNoTile) out.push_back({.kind = ActionKind::tile, .other = tile});
}

/// [kingdom.thief] Any own token, gold and treasure too, to any other traveller.
void append_gifts(const GameState& state, ActionList& out) {
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    if (state.player().tokens[token] == 0) continue;
    for (std::uint8_t seat = 0; seat < state.setup.players; ++seat)
      if (seat != state.to_act) out.push_back({.kind = ActionKind::give, .other = seat, .tokens = Tokens::of(token)});
  }
}

bool medal_is_free(const GameState& state, int medal) {
  return std::none_of(state.travellers.begin(), state.travellers.end(),
                      [&](const Traveller& traveller) { return traveller.medal == medal; });
}

/// [kingdom.palace] One of those left; [kingdom.medal] all are worth the same.
void append_medals(const GameState& state, ActionList& out) {
  for (std::uint8_t medal = 1; medal <= kMedals; ++medal)
    if (medal_is_free(state, medal)) out.push_back({.kind = ActionKind::medal, .other = medal});
}

bool is_allowed_collect(Tokens tokens) {
  if (tokens == Tokens::of(Token::gold)) return true;
  if (tokens.wild() != 0) return false;
  int kinds = 0;
  for (const Token resource : kResources) kinds += tokens[resource] != 0 ? 1 : 0;
  return (tokens.total() == 3 && kinds == 3) || (tokens.total() == 2 && kinds == 1);
}

/// [kingdom.collect.exact]
std::optional<Illegal> why_no_collect(const GameState& state, Tokens tokens) {
  if (!is_allowed_collect(tokens)) return Illegal::wrong_collect;
  return state.supply.covers(tokens) ? std::nullopt : std::optional{Illegal::not_in_supply};
}

/// [kingdom.move.onward] Along a road from here, never back. [kingdom.pay] Its cost has to be there.
std::optional<Illegal> why_no_move(const GameState& state, const Action& action) {
  const Traveller& traveller = state.player();
  if (action.road >= kRoads.size() || !road_in_play(state.setup, action.road)) return Illegal::not_a_road_here;
  const Road& road = kRoads[action.road];
  if (road.to == traveller.space) return Illegal::backward;
  if (start_of(state.setup, action.road) != traveller.space) return Illegal::not_a_road_here;
  if (affordability(traveller, road.cost).missing != 0) return Illegal::cannot_afford;
  if (!traveller.tokens.covers(action.tokens)) return Illegal::tokens_not_owned;
  if (!traveller.tiles.covers(action.tiles)) return Illegal::tile_not_owned;
  if (!traveller.face_up.covers(action.tiles)) return Illegal::tile_face_down;  // [kingdom.pay.face-up]
  return pays_exactly(road.cost, {action.tokens, action.tiles}) ? std::nullopt : std::optional{Illegal::wrong_payment};
}

std::optional<Illegal> why_no_return(const GameState& state, Tokens back, int limit) {
  const Tokens tokens = state.player().tokens;
  if (!tokens.covers(back)) return Illegal::tokens_not_owned;
  return back.total() == tokens.total() - limit ? std::nullopt : std::optional{Illegal::wrong_return_count};
}

std::optional<Illegal> why_no_tile(const GameState& state, TileId tile) {
  if (tile == kNoTile) return state.stack_count() > 0 ? std::nullopt : std::optional{Illegal::stack_empty};
  const bool offered = std::find(state.market.begin(), state.market.end(), tile) != state.market.end();
  return offered ? std::nullopt : std::optional{Illegal::not_in_market};
}

std::optional<Illegal> why_no_gift(const GameState& state, const Action& action) {
  if (action.tokens.total() != 1) return Illegal::one_token_only;
  if (!state.player().tokens.covers(action.tokens)) return Illegal::tokens_not_owned;
  const bool another = action.other < state.setup.players && action.other != state.to_act;
  return another ? std::nullopt : std::optional{Illegal::not_another_traveller};
}

constexpr Phase phase_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::collect:
    case ActionKind::move: return Phase::turn;
    case ActionKind::give_back: return Phase::give_back;
    case ActionKind::discard: return Phase::discard;
    case ActionKind::tile: return Phase::tile;
    case ActionKind::give: return Phase::thief;
    case ActionKind::medal: return Phase::medal;
  }
  return Phase::over;
}

}  // namespace

void legal_actions(const GameState& state, ActionList& out) {
  out.clear();
  switch (state.phase) {
    case Phase::turn:
      append_collects(state, out);
      append_moves(state, out);
      return;
    case Phase::give_back: append_returns(state, ActionKind::give_back, kPurseLimit, out); return;
    case Phase::discard: append_returns(state, ActionKind::discard, kDroughtLimit, out); return;
    case Phase::tile: append_tiles(state, out); return;
    case Phase::thief: append_gifts(state, out); return;
    case Phase::medal: append_medals(state, out); return;
    case Phase::over: return;
  }
}

ActionList legal_actions(const GameState& state) {
  return base::list_of<ActionList>([&](ActionList& out) { legal_actions(state, out); });
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  if (is_terminal(state)) return Illegal::game_over;
  if (phase_of(action.kind) != state.phase) return Illegal::not_now;
  switch (action.kind) {
    case ActionKind::collect: return why_no_collect(state, action.tokens);
    case ActionKind::move: return why_no_move(state, action);
    case ActionKind::give_back: return why_no_return(state, action.tokens, kPurseLimit);
    case ActionKind::discard: return why_no_return(state, action.tokens, kDroughtLimit);
    case ActionKind::tile: return why_no_tile(state, action.other);
    case ActionKind::give: return why_no_gift(state, action);
    case ActionKind::medal:
      return action.other >= 1 && action.other <= kMedals && medal_is_free(state, action.other)
                 ? std::nullopt
                 : std::optional{Illegal::medal_taken};
  }
  return Illegal::not_now;
}

}  // namespace kingdom

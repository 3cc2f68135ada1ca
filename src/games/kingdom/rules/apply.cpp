// What a decision does, and who decides next.
#include <algorithm>
#include <cassert>

#include "games/kingdom/rules/rules.h"

namespace kingdom {

namespace {

/// Moves tokens from the deciding traveller to the supply. [kingdom.treasure] A treasure goes to the box instead.
void to_supply(GameState& state, Tokens tokens) {
  state.player().tokens -= tokens;
  state.supply += tokens - Tokens::of(Token::treasure, tokens[Token::treasure]);
}

/// [kingdom.turn] [kingdom.gates] After the last in turn order the round ends, and with closed gates the game. So
/// everybody has had as many turns ([kingdom.end]), and whoever has arrived plays no more ([kingdom.arrived]).
void end_turn(GameState& state) {
  const bool round_complete = state.active == last_seat(state.setup);
  ++state.turns;
  state.to_act = state.active;
  if (round_complete && state.gates_closed) {
    state.phase = Phase::over;
    return;
  }
  state.active = static_cast<std::uint8_t>(next_seat(state.setup, state.active));
  state.to_act = state.active;
  state.phase = Phase::turn;
}

/// Everything of an action has been resolved: an extra turn ([kingdom.village]), or the next traveller's.
void finish_action(GameState& state) {
  state.to_act = state.active;
  if (!state.extra_turn) return end_turn(state);
  state.extra_turn = false;
  state.phase = Phase::turn;
}

/// [kingdom.limit] Whoever has more than eight returns the excess before anything else happens.
void limit_purse(GameState& state, std::uint8_t seat) {
  if (state.travellers[seat].tokens.total() <= kPurseLimit) return finish_action(state);
  state.to_act = seat;
  state.phase = Phase::give_back;
}

TileId draw(GameState& state) {
  TileId& top = state.stack[state.stack_top++];
  const TileId tile = top;
  top = kNoTile;
  return tile;
}

/// [kingdom.city] The new tile lies face up, and so do all the others from now on. [kingdom.city.empty] Without a new
/// tile too. [kingdom.city.compulsory] Nobody declines. [kingdom.city.no-reshuffle] Tiles never come back to the stack.
void gain_tile(GameState& state, TileId tile) {
  Traveller& traveller = state.player();
  if (tile != kNoTile) traveller.tiles.insert(tile);
  traveller.face_up = traveller.tiles;
  finish_action(state);
}

/// [kingdom.market.refill] At once from the stack; an empty stack leaves the place empty.
TileId take_from_market(GameState& state, TileId tile) {
  *std::find(state.market.begin(), state.market.end(), tile) = state.stack_count() > 0 ? draw(state) : kNoTile;
  return tile;
}

void enter_city(GameState& state) {
  const bool market_empty =
      std::all_of(state.market.begin(), state.market.end(), [](TileId t) { return t == kNoTile; });
  if (state.stack_count() == 0 && market_empty) return gain_tile(state, kNoTile);
  if (!state.setup.mysteries) return gain_tile(state, draw(state));
  state.phase = Phase::tile;
}

/// [kingdom.drought] The next traveller, clockwise from the active one, who has more than five tokens discards.
void go_on_with_drought(GameState& state, int seat, int seats_left) {
  for (; seats_left > 0; --seats_left, seat = next_seat(state.setup, seat))
    if (state.travellers[static_cast<std::size_t>(seat)].tokens.total() > kDroughtLimit) {
      state.to_act = static_cast<std::uint8_t>(seat);
      state.phase = Phase::discard;
      return;
    }
  finish_action(state);
}

/// [kingdom.mysteries.effect]
void apply_effect(GameState& state, Effect effect) {
  Traveller& traveller = state.player();
  switch (effect) {
    case Effect::tornado:  // [kingdom.tornado] [kingdom.tornado.few] nothing refills the marketplace any more
      for (TileId& tile : state.market) {
        if (tile != kNoTile) state.boxed.insert(tile);
        tile = kNoTile;
      }
      return finish_action(state);
    case Effect::treasure:  // [kingdom.treasure.limit]
      traveller.tokens += Tokens::of(Token::treasure);
      return limit_purse(state, state.active);
    case Effect::drought: return go_on_with_drought(state, state.active, state.setup.players);
    case Effect::thief:
      if (traveller.tokens.empty()) return finish_action(state);  // [kingdom.thief.nothing]
      state.phase = Phase::thief;
      return;
    case Effect::gem:  // [kingdom.gem.beside] in no purse, so that it counts as no token and cannot be given
      traveller.gem = true;
      return finish_action(state);
    case Effect::hidden:
    case Effect::none: assert(false); return;
  }
}

/// [kingdom.village] One more turn, every time, and it is taken ([kingdom.village.compulsory]) within the same turn
/// ([kingdom.village.same-turn]). [kingdom.mysteries.villages] Before it the first visitor of a village of the central
/// section turns its tile.
void enter_village(GameState& state) {
  state.extra_turn = true;
  const int village = mystery_index(state.setup, state.player().space);
  if (village < 0 || (state.flipped >> village & 1) != 0) return finish_action(state);
  state.flipped = static_cast<std::uint8_t>(state.flipped | 1u << village);
  apply_effect(state, state.villages[static_cast<std::size_t>(village)]);
}

/// [kingdom.pay] Pay, put the pawn on the other end, resolve the space ([kingdom.mysteries.after-landing] in this order).
/// [kingdom.move.crowd] Nobody is in the way.
void move(GameState& state, const Action& action) {
  to_supply(state, action.tokens);
  Traveller& traveller = state.player();
  traveller.face_up = traveller.face_up - action.tiles;  // [kingdom.pay.tile]
  traveller.space = kRoads[action.road].to;
  switch (kSpaces[traveller.space].kind) {
    case SpaceKind::city: return enter_city(state);
    case SpaceKind::village: return enter_village(state);
    case SpaceKind::palace:
      state.gates_closed = true;  // [kingdom.gates], and [kingdom.palace] a medal is chosen
      state.phase = Phase::medal;
      return;
    case SpaceKind::port: assert(false); return;
  }
}

/// [kingdom.thief.limit]
void give(GameState& state, const Action& action) {
  state.player().tokens -= action.tokens;
  state.travellers[action.other].tokens += action.tokens;
  limit_purse(state, action.other);
}

void discard(GameState& state, Tokens tokens) {
  to_supply(state, tokens);
  const int next = next_seat(state.setup, state.to_act);
  const int left = (state.active - next + state.setup.players) % state.setup.players;
  go_on_with_drought(state, next, left);
}

}  // namespace

void apply(GameState& state, const Action& action) {
  assert(!why_illegal(state, action));
  switch (action.kind) {
    case ActionKind::collect:
      state.supply -= action.tokens;
      state.player().tokens += action.tokens;
      return limit_purse(state, state.active);
    case ActionKind::move: return move(state, action);
    case ActionKind::give_back: to_supply(state, action.tokens); return finish_action(state);
    case ActionKind::discard: return discard(state, action.tokens);
    case ActionKind::tile:
      return gain_tile(state, action.other == kNoTile ? draw(state) : take_from_market(state, action.other));
    case ActionKind::give: return give(state, action);
    case ActionKind::medal: state.player().medal = action.other; return finish_action(state);
  }
}

/// [kingdom.winners] Everybody at the palace. [kingdom.gem] The holder of the gem alone, if there.
/// [kingdom.bound] Nobody, if nobody is there when a game ends as it stands.
unsigned winners(const GameState& state) {
  unsigned at_palace = 0;
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const Traveller& traveller = state.travellers[static_cast<std::size_t>(seat)];
    if (kSpaces[traveller.space].kind != SpaceKind::palace) continue;
    if (traveller.gem) return 1u << seat;
    at_palace |= 1u << seat;
  }
  return at_palace;
}

}  // namespace kingdom

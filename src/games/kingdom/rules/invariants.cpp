
#include <algorithm>

#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/rules.h"

namespace kingdom {

namespace {

using Broken = std::optional<std::string>;

int turned_tiles(const GameState& state, Effect effect) {
  int count = 0;
  for (std::size_t i = 0; i < state.villages.size(); ++i)
    count += state.villages[i] == effect && (state.flipped >> i & 1) != 0 ? 1 : 0;
  return count;
}

Broken broken_tokens(const GameState& state) {
  Tokens all = state.supply;
  for (const Traveller& traveller : state.travellers) all += traveller.tokens;
  const Tokens dealt = Tokens::each_resource(state.setup.resources_each()) + Tokens::of(Token::gold, Setup::kGold);
  const int treasures = all[Token::treasure];
  if (all - Tokens::of(Token::treasure, treasures) != dealt) return "Tokens are lost or doubled.";
  if (state.supply[Token::treasure] != 0) return "A treasure lies in the supply.";
  if (treasures > turned_tiles(state, Effect::treasure)) return "A purse holds a treasure that nobody found.";
  return std::nullopt;
}

/// stack + marketplace + owned + boxed = the twenty.
Broken broken_tiles(const GameState& state) {
  std::array<int, kTileCount> places{};
  const auto note = [&](TileId tile) {
    if (tile < kTileCount) ++places[tile];
  };
  for (std::size_t i = 0; i < state.stack.size(); ++i) {
    if ((state.stack[i] < kTileCount) != (i >= state.stack_top)) return "The stack has a gap.";
    note(state.stack[i]);
  }
  for (const TileId tile : state.market) note(tile);
  for_each_tile(state.boxed, note);
  for (const Traveller& traveller : state.travellers) {
    for_each_tile(traveller.tiles, note);
    if (!traveller.tiles.covers(traveller.face_up)) return "A tile lies face up that its owner does not have.";
  }
  if (std::any_of(places.begin(), places.end(), [](int n) { return n != 1; }))
    return "A city tile is not in exactly one place.";
  const bool closed = turned_tiles(state, Effect::tornado) != 0;
  const bool gap = std::any_of(state.market.begin(), state.market.end(), [](TileId tile) { return tile == kNoTile; });
  if (!state.boxed.empty() && !closed) return "Tiles are in the box without a tornado.";
  if (state.setup.mysteries && gap && !closed && state.stack_count() > 0) return "The marketplace was not refilled.";
  return std::nullopt;
}

Broken broken_purses(const GameState& state) {
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
    const int total = state.travellers[seat].tokens.total();
    const bool due = state.phase == Phase::give_back && seat == state.to_act;
    if (due ? total <= kPurseLimit : total > kPurseLimit) return "A purse is over its limit, or a return is not due.";
    if (state.phase == Phase::discard && seat == state.to_act && total <= kDroughtLimit) return "A discard is not due.";
  }
  return std::nullopt;
}

Broken broken_travellers(const GameState& state) {
  unsigned medals = 0;
  int gems = 0, arrived = 0;
  for (std::size_t seat = 0; seat < state.travellers.size(); ++seat) {
    const Traveller& traveller = state.travellers[seat];
    if (seat >= state.setup.players) {
      if (traveller != Traveller{}) return "An empty seat holds something.";
      continue;
    }
    if (traveller.space >= kSpaces.size() || !space_in_play(state.setup, traveller.space))
      return "A pawn is not on the board.";
    gems += traveller.gem ? 1 : 0;
    const bool at_palace = kSpaces[traveller.space].kind == SpaceKind::palace;
    arrived += at_palace ? 1 : 0;
    const bool choosing = state.phase == Phase::medal && seat == state.to_act;
    if ((traveller.medal != 0) != (at_palace && !choosing)) return "Medals are for those at the palace.";
    if (traveller.medal == 0) continue;
    if (traveller.medal > kMedals || (medals >> traveller.medal & 1) != 0) return "A medal is given twice.";
    medals |= 1u << traveller.medal;
  }
  if (gems > turned_tiles(state, Effect::gem)) return "The gem is held and not found, or held twice.";
  if (state.gates_closed != (arrived > 0)) return "The gates close with the first arrival.";
  return std::nullopt;
}

/// [kingdom.end] The same number of turns for all when the game ends, and none for those at the palace.
Broken broken_turns(const GameState& state) {
  const int seats = state.setup.players;
  if (state.active >= seats || state.to_act >= seats) return "Nobody sits there.";
  if (is_terminal(state)) {
    if (!state.gates_closed || state.turns % seats != 0 || state.active != last_seat(state.setup))
      return "The game ended inside a round.";
    return std::nullopt;
  }
  if (state.active != (state.setup.first + state.turns) % seats) return "It is another traveller's turn.";
  if (state.phase == Phase::turn) {
    if (state.to_act != state.active || state.extra_turn) return "A turn waits for something.";
    if (kSpaces[state.player().space].kind == SpaceKind::palace) return "A traveller at the palace has a turn.";
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> broken_invariant(const GameState& state) {
  if (why_bad_setup(state.setup) || !state.setup.drawn()) return "The setup cannot be played.";
  for (const auto check : {broken_tokens, broken_tiles, broken_purses, broken_travellers, broken_turns})
    if (auto broken = check(state)) return broken;
  // [kingdom.no-pass] [kingdom.collect.exact]
  if (state.phase == Phase::turn && legal_actions(state).front().kind != ActionKind::collect)
    return "Nothing can be collected.";
  return std::nullopt;
}

}  // namespace kingdom

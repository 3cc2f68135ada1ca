// One action is one decision. A turn that goes on (return tokens, choose a tile) moves the state to another Phase, and
// the next action answers that. Passed by value; the text form is in notation.h.
#pragma once

#include <cstdint>

#include "games/kingdom/rules/sections.h"
#include "games/kingdom/rules/tiles.h"
#include "games/kingdom/rules/tokens.h"

namespace kingdom {

enum class ActionKind : std::uint8_t {
  collect,    ///< `tokens`
  move,       ///< along `road`, paying `tokens` and the face-up `tiles`
  give_back,  ///< `tokens`, down to the purse's eight (`return` in the notation)
  discard,    ///< `tokens`, down to the drought's five
  tile,       ///< city tile `other` of the marketplace, or kNoTile for the top of the stack
  give,       ///< one token of `tokens` to seat `other`
  medal,      ///< medal `other`
};

struct Action {
  ActionKind kind = ActionKind::collect;
  RoadId road = kNoRoad;
  std::uint8_t other = 0;
  TileSet tiles{};
  Tokens tokens{};

  friend constexpr bool operator==(const Action& a, const Action& b) {
    return a.kind == b.kind && a.road == b.road && a.other == b.other && a.tiles == b.tiles && a.tokens == b.tokens;
  }
};

}  // namespace kingdom

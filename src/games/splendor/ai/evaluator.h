// The static evaluation of a position, separate from search. The hand-made one of handmade.h implements it.
#pragma once

#include <array>

#include "games/splendor/rules/state.h"

namespace splendor {

/// Each seat's chance to win, 0 .. 1; they sum to 1. A shared victory counts in equal parts.
using Chances = std::array<double, kMaxPlayers>;

class Evaluator {
 public:
  virtual ~Evaluator() = default;

  /// Preconditions: a whole state (nothing face down) at the start of a turn; the game is not over. Only + - * / and
  /// sqrt may be used, so that the result has the same bits natively and in WebAssembly.
  virtual Chances evaluate(const GameState& state) const = 0;
};

/// The result of a finished game in the same unit. Precondition: is_terminal(state).
Chances result_of(const GameState& state);

}  // namespace splendor

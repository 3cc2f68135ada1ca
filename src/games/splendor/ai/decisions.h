// The decisions worth considering in a position: every legal action, but of the ways to pay for a card only the cheapest.
// The order is fixed, so that results repeat.
#pragma once

#include <array>

#include "games/splendor/rules/rules.h"

namespace splendor {

/// From this round on exchanging tokens is considered only if nothing else is possible: the game has to end (RULINGS,
/// "Endless exchange").
inline constexpr int kPatience = 40;

constexpr bool is_take(ActionKind kind) { return kind == ActionKind::take || kind == ActionKind::take_pair; }
constexpr bool is_purchase(ActionKind kind) { return kind == ActionKind::buy || kind == ActionKind::conquer; }

struct Decisions {
  /// Limit on the list: ways to return tokens beyond it are left out, those with much gold first.
  static constexpr std::size_t kMost = 128;

  std::array<Action, kMost> action;
  std::size_t count = 0;

  /// At least one unless the game is over. `scratch` avoids allocation.
  void list(const GameState& state, ActionList& scratch);

 private:
  void add(const Action& added) {
    if (count < kMost) action[count++] = added;
  }
  void list_base_turn(const GameState& state);
  void keep_cheapest(const ActionList& all);
};

}  // namespace splendor

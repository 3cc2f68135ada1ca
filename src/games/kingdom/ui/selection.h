// What a player has pressed at Kingdom's table and not confirmed, and how a press changes it: a pure function, the first step
// of the path from a press to a picture (ui/table_screen.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/kingdom/ui/position.h"

namespace kingdom_ui {

/// What an action is made of.
struct Choice {
  kingdom::Tokens tokens;  ///< to collect, to give back, to give
  kingdom::RoadId road = kingdom::kNoRoad;
  std::optional<std::size_t> payment;  ///< of `road`, among the legal actions; none: it cannot be paid
  bool empty() const { return tokens.empty() && road == kingdom::kNoRoad; }
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// Forgotten whenever the position changes.
struct Selection {
  Choice choice;
  std::size_t lesson = 0;  ///< the one that is told, of Position::lessons
  int looked_for = -1;     ///< seat that was tapped: the map shows where they are
  friend bool operator==(const Selection&, const Selection&) = default;
};

inline Selection first_selection(const Position&) { return {}; }

/// `press` is the id of a control, or "confirm" for what Enter does.
Selection reduce(const Selection& selection, std::string_view press, const Position& position, ui::Intents& intents);

/// The id that a key stands for: a token's letter, the number of a road, Enter, Escape.
std::optional<std::string> key_press(char key, const Position& position, const Selection& selection);

/// How many tokens have to go: to the limit of a purse, or of a drought. Precondition: a return or a drought is due.
int tokens_over(const kingdom::GameState& state);

}  // namespace kingdom_ui

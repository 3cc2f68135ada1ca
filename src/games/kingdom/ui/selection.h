// What a player has selected at Kingdom's table and not confirmed, and the reducer that changes it: the first step of the path
// from a press to a picture (ui/table_screen.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/kingdom/ui/position.h"

namespace kingdom_ui {

/// The parts of an action.
struct Choice {
  kingdom::Tokens tokens;  ///< to collect, to give back, to give
  kingdom::RoadId road = kingdom::kNoRoad;
  std::optional<std::size_t> payment;  ///< of `road`, among the legal actions; none: it cannot be paid
  bool empty() const { return tokens.empty() && road == kingdom::kNoRoad; }
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// Reset whenever the position changes.
struct Selection {
  Choice choice;
  std::size_t lesson = 0;  ///< index of the one shown, in Position::lessons
  int located_seat = -1;   ///< seat that was tapped: the map scrolls to its pawn
  friend bool operator==(const Selection&, const Selection&) = default;
};

inline Selection first_selection(const Position&) { return {}; }

/// The actions that the mirror offers, by their indices among the legal ones, in ascending order: of those that name copies of
/// the same tile, one.
std::vector<int> offered_actions(const Position& position, const Selection& selection);

/// `press` is the id of a control, "confirm" for what Enter does, or an action of the mirror (ui/action_press.h).
Selection reduce(const Selection& selection, std::string_view press, const Position& position, ui::Intents& intents);

/// The id that a key presses: a token's letter, the number of a road, Enter, Escape.
std::optional<std::string> key_press(char key, const Position& position, const Selection& selection);

/// Number of tokens over the limit of a purse, or of a drought. Precondition: a return or a drought is due.
int tokens_over(const kingdom::GameState& state);

}  // namespace kingdom_ui

// What a player has selected at Splendor's table and not confirmed, and the reducer that changes it: the first step of the
// path from a press to a picture (ui/table_screen.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/splendor/ui/decision.h"
#include "games/splendor/ui/position.h"

namespace splendor_ui {

/// A tile of the table: a noble by its id, a city or a post by its index.
struct Tile {
  enum class Kind : std::uint8_t { none, noble, city, post } kind = Kind::none;
  int index = 0;
  friend bool operator==(const Tile&, const Tile&) = default;
};

/// The parts of an action.
struct Choice {
  splendor::Tokens gems;                      ///< to take, or to give back
  splendor::CardId card = splendor::kNoCard;  ///< of the table or the own hand
  int deck = -1;
  Tile tile;                          ///< looked at
  std::optional<std::size_t> action;  ///< index among the legal actions: payment of the card, or a decision's answer
  StrongholdHold hold;                ///< a stronghold being moved
  bool empty() const { return *this == Choice{}; }
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// Reset whenever the position changes.
struct Selection {
  Choice choice;
  std::size_t lesson = 0;  ///< index of the one shown, in Position::lessons
  bool peeking = false;    ///< the player to act has revealed what only they may see
  int open_player = -1;    ///< seat whose panel is opened over the table on a small screen
  friend bool operator==(const Selection&, const Selection&) = default;
};

/// The initial selection of a decision: the only stronghold that can move, the only card to conquer.
Selection first_selection(const Position& position);

/// The actions that the mirror offers, by their indices among the legal ones, in ascending order. One that names what is hidden
/// from the viewer is left out, and has no number that would tell of it.
std::vector<int> offered_actions(const Position& position, const Selection& selection);

/// `press` is the id of a control, or an action of the mirror (ui/action_press.h).
Selection reduce(const Selection& selection, std::string_view press, const Position& position, ui::Intents& intents);

/// The id that a key presses: a colour's letter, Enter for the button that confirms, Escape.
std::optional<std::string> key_press(char key, const Position& position, const Selection& selection);

/// The action that the chosen gems make: a take, or a return.
splendor::Action gem_action(const Position& position, const Choice& choice);

/// One more of this gem can still become a take or a return, so pressing it adds it.
bool can_choose(const Position& position, const splendor::Tokens& chosen, splendor::Gem gem);

/// The payment nearest to `now` that differs by one gold more (or less) and, for more, by this gem less.
std::optional<std::size_t> swapped_gold(const splendor::ActionList& actions, std::size_t now, splendor::Gem gem);

}  // namespace splendor_ui

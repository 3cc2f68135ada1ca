// Shared parts of the tables' reducers: a press changes a copy of the selection, and requests to the app go into the intents.
// Knows no rules. A game's own reducer has beside it, in its namespace,
//   std::vector<int> offered_actions(const Position&, const Selection&)   the actions that the mirror offers, by their indices
//                                                                         among the legal ones, in ascending order
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "ui/action_press.h"
#include "ui/intents.h"
#include "ui/words.h"

namespace ui {

/// Handles one press. A game's own reducer implements those of a button ("take": press_button), and of ids with a colon
/// ("pile:w": press_one_of, with a name that is not empty).
template <class Position, class Selection>
struct ReducerOf {
  const Position& position;
  Selection selection;
  Intents& intents;
  decltype(Selection::choice)& choice = selection.choice;
  decltype(Position::real) real = position.real;
  decltype(Position::actions) actions = position.actions;

  void refuse(const Text& why) { intents.refusal = tr(why); }
  void play(std::optional<std::size_t> action) {
    if (action) intents.play = static_cast<int>(*action);
  }
  /// action_press()
  void press_action(std::size_t number) {
    const std::vector<int> offered = offered_actions(position, selection);
    if (number < offered.size()) intents.play = offered[number];
  }
  /// "lesson:next" and "lesson:skip", if a game has lessons.
  void press_lesson(std::string_view name) {
    std::size_t& lesson = selection.lesson;
    if (name == "next" && lesson < position.lessons.size() && !position.lessons[lesson].stays)
      intents.said = words_at(position.lessons, ++lesson);
    if (name == "skip") intents.others.push_back(intent::Guide{false});
  }
};

template <class Reducer>
auto selection_after(std::string_view press, Reducer&& reducer) {
  const std::size_t colon = press.find(':');
  if (const auto number = action_number(press))
    reducer.press_action(*number);
  else if (colon == std::string_view::npos)
    reducer.press_button(press);
  else if (colon + 1 < press.size())
    reducer.press_one_of(press.substr(0, colon), press.substr(colon + 1));
  return reducer.selection;
}

}  // namespace ui

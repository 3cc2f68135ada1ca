// A character: the frontend's name and texts for a style of a game's computer players.
#pragma once

#include <cstddef>
#include <vector>

#include "app/session.h"
#include "ui/words.h"

namespace ui {

/// By style from 1 on (base::Level::style).
struct Character {
  Text name;
  Text likes;  ///< what it likes to have
  /// Occasional comments: on an honour, on something they like, on a victory.
  Text of_honour, of_liking, of_victory;
};

/// How a character is drawn at a table: its style, from 1 on, and how many seats before it have the same one. Each of these has a
/// look of its own.
struct CharacterLook {
  int style = 0, copy = 0;
  /// Both as the one number that a picture depends on: 0 without a character, else the style of the first seat that has it.
  constexpr int number() const { return style + copy * kApart; }
  static constexpr CharacterLook of(int number) { return {number % kApart, number / kApart}; }

 private:
  static constexpr int kApart = base::kMostStyles + 1;
};

/// Number of the look of a seat; 0 if it has no character.
inline int character_look(const std::vector<app::Seat>& seats, std::size_t seat) {
  const int style = seats[seat].style;
  int copy = 0;
  for (std::size_t before = 0; before < seat; ++before) copy += seats[before].style == style ? 1 : 0;
  return style == 0 ? 0 : CharacterLook{style, copy}.number();
}

}  // namespace ui

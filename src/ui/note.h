// A note on the table about one action, used by hints and reviews: rings around the controls to press and around what it is
// about, and a few lines. It stands where the table has left room for it, else over the table where that hides least.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/turns.h"
#include "ui/words.h"

namespace ui {

struct TableNote {
  Text title;                          ///< what kind of note: "Hint"
  std::vector<std::string> lines;      ///< at least one; the first two matter most
  std::vector<std::string> made_with;  ///< ids of the controls to press
  std::vector<std::string> about;      ///< ids of what it is about
  std::vector<TurnLine> line_of_play{};
  bool advises = false;  ///< a hint: about what can be done now

  friend bool operator==(const TableNote&, const TableNote&) = default;
};

/// "It could go on so: Anna takes 3 rubies. …"
std::string line_of_play_text(const std::vector<TurnLine>& line_of_play);

/// Lines, at least one, as one text.
std::string run_on(const std::vector<std::string>& lines);

/// As one text, for the mirror and for announcements.
std::string text_of(const TableNote& note);

/// The ring of a lesson around each of these controls, whose places are in frame.targets.
void draw_rings(Frame& frame, const std::vector<std::string>& ids);

/// Height of a note of that width, in the largest letters with which all of it is at most so high, else in the least ones and
/// without the end of its line of play; more than that if its words have no room.
float note_height(const Canvas& measure, const TableNote& note, float width, float most);

/// Draws rings and note over the table, whose controls are in frame.targets. `area`: what lies below the top bar. `room`:
/// GameScreen::note_room().
void draw_note(Frame& frame, const TableNote& note, const Rect& area, const std::optional<Rect>& room);

}  // namespace ui

// A note on the table about one action, used by hints and reviews: corners around the controls to press and around what it is
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
  bool task = false;     ///< of a puzzle: nothing has happened before it, and what everybody plays for is to be seen

  friend bool operator==(const TableNote&, const TableNote&) = default;
};

/// "How it could go on. Anna: take 3 rubies. …"
std::string line_of_play_text(const std::vector<TurnLine>& line_of_play);

/// Lines, at least one, as one text.
std::string run_on(const std::vector<std::string>& lines);

/// As one text, for the mirror and for announcements.
std::string text_of(const TableNote& note);

/// The corners and badges of a lesson around each of these controls, whose places are in frame.targets.
void draw_lesson_marks(Frame& frame, const std::vector<std::string>& ids);

/// Height of a note of that width, in the largest letters with which all of it is at most so high, else in the least ones and
/// without the end of its line of play; more than that if its words have no room.
float note_height(const Canvas& measure, const TableNote& note, float width, float most);

/// Draws corners and note over the table, whose controls are in frame.targets, and returns where it lies over some of them; empty
/// if it hides none. `area`: what lies below the top bar. `room`: GameScreen::note_room(). `folded`: its title alone, if it
/// would hide something.
Rect draw_note(Frame& frame, const TableNote& note, const Rect& area, const std::optional<Rect>& room, bool folded);

/// A note that hides something of the table can be folded to its title, by a press on it, and unfolded again.
class NoteFold {
 public:
  /// The position has no note any more: the next one is not folded.
  void forget() { about_.reset(); }
  /// Before the table of the frame, so that a press on the note is not one on what it hides.
  void hear(Frame& frame, const TableNote& note);
  /// After the table. `covered`: the player has opened something over it, which the corners alone leave in sight.
  void draw(Frame& frame, const TableNote& note, const Rect& area, const std::optional<Rect>& room, bool covered);

 private:
  std::optional<TableNote> about_;  ///< the note that the others hold for
  Rect place_;                      ///< in the frame before, over the table; empty if it hides nothing
  bool folded_ = false;
};

}  // namespace ui

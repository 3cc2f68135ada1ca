// The note on the table about the position shown: a hint, the task of a puzzle, or what the review found there. It is made when
// what it is about changes, not with every frame.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/live_analysis.h"
#include "app/puzzle_play.h"
#include "app/reviewer.h"
#include "ui/hint.h"
#include "ui/note.h"
#include "ui/panels/panel.h"
#include "ui/words.h"

namespace ui {

/// It is about a moment that a review leads to.
inline bool is_of_review(const TableNote& note) {
  return note.title == words::review_mistake || note.title == words::review_luck;
}

class NoteMaker {
 public:
  /// What there may be a note about; the hint, if there is one, above all.
  struct Subjects {
    const Hint* hint;  ///< for that moment; nullptr for none
    const app::PuzzlePlay& puzzle;
    const app::Reviewer& reviewer;
  };
  /// None where there is nothing to say.
  const std::optional<TableNote>& note(const Moment& moment, const GameScreen& table, const Subjects& about);
  /// How often it was made, for tests: not while only time passes.
  int made() const { return made_; }

  /// As it is announced. Precondition: the hint is for that moment.
  std::string text_of_hint(const Hint& hint, const Moment& moment, const GameScreen& table);
  /// About an action that throws much away; `best`: the chance to win with the best one.
  PanelWarning warning_of(const app::LiveAnalysis::Ratings::Option& option, double best, const Moment& moment,
                          const GameScreen& table);

 private:
  /// What the note depends on: the position shown, and what it is about.
  struct MadeFor {
    std::uint64_t moment;
    int viewer;
    bool hint, more, puzzle, mistake, luck;
    base::Wording wording;
    friend bool operator==(const MadeFor&, const MadeFor&) = default;
  };
  std::optional<MadeFor> made_for_;
  std::optional<TableNote> note_;
  int made_ = 0;
  LinesOfPlay lines_of_play_;
};

}  // namespace ui

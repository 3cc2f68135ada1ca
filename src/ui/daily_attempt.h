// The attempt of a day that the game shown may be: how it begins, is found again, ends and is recorded. While it runs nothing is
// taken back, and there are no hints.
#pragma once

#include <optional>

#include "app/day_book.h"
#include "app/library.h"
#include "app/puzzle_play.h"
#include "ui/overlays.h"

namespace ui {

class DailyAttempt {
 public:
  DailyAttempt(app::Library& library, app::DayBook& days, Notices& notices)
      : library_(library), days_(days), notices_(notices) {}

  /// The unfinished attempt that the game shown is; none: it is another game, or has ended.
  const std::optional<app::Days::Open>& open() const { return open_; }
  bool runs() const { return open_.has_value(); }
  /// True while one runs: then the player is told that nothing is taken back.
  bool forbids_undo() const;
  /// The attempt that this game, or the puzzle just ended, was; none if it was none or is not over.
  std::optional<app::Days::Open> over() const;

  /// Makes the game that has just begun the attempt of a day, if there was none.
  void begin(const app::Days::Open& attempt);
  /// Another game is shown: finds the unfinished attempt that is played in its entry.
  void find(const app::Session& session, const app::PuzzlePlay& puzzle);
  /// Records the result of the attempt once it is over.
  void settle(const app::Session& session, const app::PuzzlePlay& puzzle) {
    if (runs()) record_end(session, puzzle);
  }

 private:
  void record_end(const app::Session& session, const app::PuzzlePlay& puzzle);

  app::Library& library_;
  app::DayBook& days_;
  Notices& notices_;
  std::optional<app::Days::Open> open_, settled_;
};

}  // namespace ui

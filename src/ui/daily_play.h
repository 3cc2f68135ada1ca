// The deal and the puzzle of the day: the day that the panel shows, the link of a day, attempts and practice, what is shared of
// a result.
#pragma once

#include <optional>
#include <string_view>

#include "ui/game_switcher.h"

namespace ui {

class DailyPlay {
 public:
  DailyPlay(app::Host& host, app::Library& library, app::DayBook& days, GamePlay& game, Panels& panels,
            Notices& notices, PuzzleList& puzzles, GameSwitcher& switcher)
      : host_(host),
        library_(library),
        days_(days),
        game_(game),
        panels_(panels),
        notices_(notices),
        puzzles_(puzzles),
        switcher_(switcher) {}

  /// Opens the panel; none: today.
  void show(const std::optional<app::Day>& day);
  void show_month(app::Day day) { month_ = day; }
  void open_link(std::string_view link);
  void play(const intent::PlayDay& wanted);
  void share(const intent::ShareDay& wanted);
  /// True once, when the panel is open and midnight has passed, or the clock was set.
  bool date_changed();

  // What the panel shows: the date when it was opened, the day looked at, any day of the month shown.
  app::Day today() const { return today_; }
  app::Day day() const { return day_.value_or(today_); }
  app::Day month() const { return month_.value_or(day()); }
  const app::Days& days() const { return book().get(); }
  const app::DayBook& book() const { return days_; }
  const std::vector<app::Puzzle>& puzzles() const { return puzzles_.all(); }
  /// The strongest computer plays the deal of the day looked at.
  bool strongest_plays() const { return game_.thinking().strongest_plays(day()); }
  /// DailyAttempt::over
  std::optional<app::Days::Open> attempt_over() const { return game_.attempt_over(); }

 private:
  app::Host& host_;
  app::Library& library_;
  app::DayBook& days_;
  GamePlay& game_;
  Panels& panels_;
  Notices& notices_;
  PuzzleList& puzzles_;
  GameSwitcher& switcher_;
  std::optional<app::Day> day_, month_;  ///< none: today
  app::Day today_;                       ///< when the panel was last built
};

}  // namespace ui

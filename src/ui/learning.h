// Learning to play: games with lessons, and whether the lessons of the game on the table are shown.
#pragma once

#include "app/settings_store.h"
#include "ui/game_switcher.h"

namespace ui {

class Learning {
 public:
  Learning(app::SettingsStore& settings, GamePlay& game, GameSwitcher& switcher)
      : settings_(settings), game_(game), switcher_(switcher) {}

  /// Begins the game of a course, with its lessons shown.
  void begin(const GameRow& row, const Course& course);
  /// Shows or hides the lessons of the game on the table, and of later ones like it.
  void set_guided(bool on) { set_guided(game_.row(), on); }
  /// A game has come to its end: after one guided game the next one is not guided.
  void game_ended();

 private:
  void set_guided(const GameRow& row, bool on);

  app::SettingsStore& settings_;
  GamePlay& game_;
  GameSwitcher& switcher_;
};

}  // namespace ui

// The parts around the game on the table, each of which answers for one thing, and how they are connected: for ui::App, and for
// tests of one of them.
#pragma once

#include "ui/confirmations.h"
#include "ui/files.h"
#include "ui/learning.h"
#include "ui/links.h"

namespace ui {

/// In the order in which they are made: each knows only some before it.
struct GameParts {
  explicit GameParts(app::Host& host);

  /// What panels show. `newcomer`: nothing was ever played here.
  PanelContext panel_context(app::Host& host, bool newcomer) const;

  app::SettingsStore settings;
  app::Library library;
  app::StatisticsStore statistics;
  app::DayBook days;
  Notices notices;
  GamePlay game;
  Panels panels;
  PuzzleList puzzles;
  GameSwitcher switcher;
  DailyPlay daily;
  Confirmations confirmations;
  Files files;
  Learning learning;
  NewGameForm form;
  SetUp set_up;
  Names names;
  Seeds seeds;
  NewGames new_games;
  PositionActions positions;
  Links links;
};

}  // namespace ui

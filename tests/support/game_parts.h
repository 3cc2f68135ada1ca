// What the frontend is made of around the current game, on a host, without ui::App and without a picture.
#pragma once

#include "support/games.h"
#include "ui/confirmations.h"
#include "ui/daily_play.h"

namespace support {

struct GameParts {
  /// Begins with the game that was played last, or with a new one.
  explicit GameParts(app::Host& host)
      : settings(host),
        library(host),
        notices(host),
        game(host, settings, library, notices),
        puzzles(host, game),
        switcher(library, game, panels, notices, puzzles),
        daily(host, library, game, panels, notices, puzzles, switcher),
        confirmations(library, game, panels, switcher) {
    settings.load();
    settings.set_animations_off(true);
    app::Library::Opened opened = library.open_last();
    game.begin(opened.session ? std::move(*opened.session) : new_session({}, 1));
  }

  app::SettingsStore settings;
  app::Library library;
  ui::Notices notices;
  ui::GamePlay game;
  ui::Panels panels;
  ui::PuzzleList puzzles;
  ui::GameSwitcher switcher;
  ui::DailyPlay daily;
  ui::Confirmations confirmations;
};

}  // namespace support

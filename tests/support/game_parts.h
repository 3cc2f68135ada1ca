// The parts around a game (ui/game_parts.h) on a host, without ui::App and without a picture.
#pragma once

#include "support/games.h"
#include "ui/game_parts.h"

namespace support {

struct GameParts : ui::GameParts {
  /// Begins with the game that was played last, or with a new one.
  explicit GameParts(app::Host& host) : ui::GameParts(host) {
    settings.load();
    settings.set_animations_off(true);
    app::Library::Opened opened = library.open_last();
    game.begin(opened.session ? std::move(*opened.session) : new_session({}, 1));
  }
};

}  // namespace support

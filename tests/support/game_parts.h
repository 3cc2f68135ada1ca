// The parts around a game (ui/game_parts.h) on a host, without ui::App and without a picture.
#pragma once

#include "support/fake_host.h"
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

/// A device of its own, for the tests of one of its parts.
struct PartsAlone {
  FakeHost host;
  GameParts parts{host};

  PartsAlone() = default;
  /// On the table, stored: a game of so many actions.
  explicit PartsAlone(std::size_t actions) { parts.game.begin_entry(begun_session(actions)); }

  const app::Session& session() const { return parts.game.session(); }
  std::size_t length() const { return session().length(); }
  bool has_said(const ui::Text& text) const { return parts.notices.text() == ui::tr(text); }
};

}  // namespace support

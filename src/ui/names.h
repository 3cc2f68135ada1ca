// The names that the player gives to games and people, and the seed of a deal: asked for in dialogs of the page, kept on the
// device.
#pragma once

#include <string_view>

#include "app/library.h"
#include "ui/overlays.h"
#include "ui/panels/panels.h"

namespace ui {

class Names {
 public:
  Names(app::Host& host, app::Library& library, Notices& notices, NewGameForm& form, SetUp& set_up)
      : host_(host), library_(library), notices_(notices), form_(form), set_up_(set_up) {}

  /// Asks for a name for that game of the library.
  void ask_for_game(const app::Library::Game& game);
  /// A text was entered: for the position that is set up, where `of_position`, else for the form or for a game.
  void hear(std::string_view id, std::string_view text, bool of_position);
  /// The form shows the people known on this device.
  void bring_people();
  /// Stores the names and signs that were changed in the form.
  void remember_people();

 private:
  app::Host& host_;
  app::Library& library_;
  Notices& notices_;
  NewGameForm& form_;
  SetUp& set_up_;
};

}  // namespace ui

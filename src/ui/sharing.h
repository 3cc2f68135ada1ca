// Sends the game on the table to others: as a link, as a QR code.
#pragma once

#include "ui/game_play.h"
#include "ui/panels/panels.h"

namespace ui {

class Sharing {
 public:
  Sharing(app::Host& host, GamePlay& game, Panels& panels, Notices& notices)
      : host_(host), game_(game), panels_(panels), notices_(notices) {}

  // The game up to what is shown, or its deal alone; says so if the game is too long for a link.
  /// To the system's share sheet if `share`, else to the clipboard.
  void hand_out_link(bool whole_game, bool share);
  /// In Panel::code, for another device to read.
  void show_code(bool whole_game);

 private:
  app::Host& host_;
  GamePlay& game_;
  Panels& panels_;
  Notices& notices_;
};

}  // namespace ui

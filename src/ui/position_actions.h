// What can be done with the position editor: take a position from the table, change it, ask for the best move, play on from it,
// share it.
#pragma once

#include <string_view>

#include "ui/game_switcher.h"
#include "ui/seeds.h"
#include "ui/set_up.h"

namespace ui {

class PositionActions {
 public:
  PositionActions(app::Host& host, GamePlay& game, Panels& panels, Notices& notices, GameSwitcher& switcher,
                  SetUp& set_up, const Seeds& seeds)
      : host_(host),
        game_(game),
        panels_(panels),
        notices_(notices),
        switcher_(switcher),
        set_up_(set_up),
        seeds_(seeds) {}

  /// Shows the editor, with the position that it had last.
  void open();
  /// The same with a position from a link. Precondition: it is possible.
  void show(const app::GameSpec& position);
  /// One of the editor's controls.
  void press(std::string_view id);
  /// One of its buttons. Says why if no help is allowed now, and does nothing before open().
  void act(intent::ChangePosition::How how);

 private:
  app::Host& host_;
  GamePlay& game_;
  Panels& panels_;
  Notices& notices_;
  GameSwitcher& switcher_;
  SetUp& set_up_;
  const Seeds& seeds_;
};

}  // namespace ui

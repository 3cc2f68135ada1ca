// Questions before something is lost: an action that forgets later moves or throws much of the chance to win away, deleting
// what is kept. They are shown as Panel::later_moves, Panel::warning and in the panel of the button.
#pragma once

#include <cstdint>
#include <optional>

#include "ui/game_switcher.h"

namespace ui {

class Confirmations {
 public:
  Confirmations(app::Library& library, GamePlay& game, Panels& panels, GameSwitcher& switcher)
      : library_(library), game_(game), panels_(panels), switcher_(switcher) {}

  /// Plays an action, or asks first. One whose judgement is still to come waits for that; the same one once more does not.
  /// Precondition: a person may play it.
  void play(int action);
  /// An action waits for its judgement.
  bool waits() const { return waits_.has_value(); }
  /// Plays the action that has waited, or asks first, once its judgement has come. Nothing happens at another position. True: an
  /// action waits no longer.
  bool go_on();
  /// Play goes on from the earlier position shown, with the action asked about if there is one. The later moves are stored as a
  /// game of their own; where there is no room the player is asked, and `let_go` agrees to lose them.
  void play_on(bool let_go);
  /// Plays the action despite the warning.
  void play_anyway();
  /// Another panel is opened: the action is not played.
  void withdraw_action();

  /// The first press asks; true: it is confirmed.
  bool deletes(bool sure);
  /// Anything else was pressed.
  void withdraw_deletion() { asks_to_delete_ = false; }

  // For the panels.
  bool no_room_aside() const { return no_room_aside_; }
  const PanelWarning& warning() const { return warning_; }
  bool asks_to_delete() const { return asks_to_delete_; }

 private:
  struct Asked {
    int action;
    std::uint64_t moment;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  /// If it can still be played.
  void play(const std::optional<Asked>& asked);

  app::Library& library_;
  GamePlay& game_;
  Panels& panels_;
  GameSwitcher& switcher_;
  std::optional<Asked> asked_;   ///< forgets later moves
  std::optional<Asked> warned_;  ///< throws a chance away
  std::optional<Asked> waits_;   ///< for its judgement
  PanelWarning warning_;
  bool no_room_aside_ = false;  ///< the later moves could not be stored
  bool asks_to_delete_ = false;
};

}  // namespace ui

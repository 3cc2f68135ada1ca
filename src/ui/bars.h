// The bars around a table: the one above it, and where the table leaves a place for one, the history bar or the bar of a game by
// links that waits for a remote player.
#pragma once

#include "ui/far_bar.h"
#include "ui/game_play.h"
#include "ui/moment_bar.h"
#include "ui/top_bar.h"

namespace ui {

class Bars {
 public:
  explicit Bars(app::Host& host) : host_(host) {}

  // In each frame, each makes its views if something has changed, adds their controls, and draws them.
  /// Before the table, which has this area. Returns the place of the bar above.
  Rect show_above(Frame& frame, const GamePlay& game, const app::Library& library, const Rect& area);
  /// After it, in the place that it left free before. `reviewed`: as for MomentBar.
  void show_beside(Frame& frame, const GamePlay& game, bool reviewed = false);

  /// Before a frame: the history bar uses the arrow keys, Home and End (MomentBar::hear_keys).
  bool hear_keys(const Targets& targets) { return moment_bar_.hear_keys(targets); }
  /// After a frame: the moment to which automatic play of the history leads now.
  std::optional<std::size_t> go_on(bool in_motion) { return moment_bar_.go_on(in_motion); }

 private:
  app::Host& host_;
  Rect beside_;  ///< free for one of them; empty: nowhere
  TopBar top_bar_;
  MomentBar moment_bar_;
  FarBar far_bar_;
};

}  // namespace ui

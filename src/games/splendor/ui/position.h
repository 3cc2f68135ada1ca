// A position of Splendor as its table needs it: the typed state, its legal actions, and what may be seen of it.
#pragma once

#include <string>
#include <vector>

#include "engine/game_of.h"
#include "games/splendor/game.h"
#include "games/splendor/rules/view.h"
#include "ui/game_screen.h"

namespace splendor_ui {

/// Keeps references to the session of the moment: made anew when that changes.
struct Position {
  ui::Moment moment;
  splendor::GameState real;             ///< legality for the player to act; over at the bound, too
  const splendor::ActionList& actions;  ///< legal ones
  splendor::GameState shown;            ///< as whoever looks on may see it
  splendor::GameState shown_to_actor;   ///< once they have asked to see what only they may know
  std::vector<std::string> names;       ///< by seat
  int perspective = 0;                  ///< seat for whom cards are marked as affordable
  bool may_act = false;                 ///< a person decides now, and this tab may play

  splendor::Phase phase() const { return real.phase; }
  const splendor::GameState& seen(bool peeking) const { return peeking && may_act ? shown_to_actor : shown; }
  const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

Position position_of(const ui::Moment& moment);

// ---- What the table says about itself; see ui::GameScreen

std::string title();
std::string status(const ui::Moment& moment);
std::string log_line(const ui::Moment& moment, std::size_t index);
std::string help_page(const ui::Moment& moment);
ui::GameScreen::Ending ending(const ui::Moment& moment);

}  // namespace splendor_ui

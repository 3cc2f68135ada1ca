// A position of Kingdom of Splendor as its table needs it: the typed state, its legal actions, and what may be seen of it.
#pragma once

#include <string>
#include <vector>

#include "engine/game_of.h"
#include "games/kingdom/game.h"
#include "games/kingdom/rules/view.h"
#include "ui/game_screen.h"

namespace kingdom_ui {

/// Keeps references to the session of the moment: made anew when that changes.
struct Position {
  ui::Moment moment;
  kingdom::GameState real;             ///< legality for the traveller to act; over at the bound, too
  const kingdom::ActionList& actions;  ///< legal ones
  kingdom::GameState shown;            ///< what may be seen: hidden tiles are backs
  std::vector<std::string> names;      ///< by seat
  int own = 0;                         ///< seat whose purse lies large on the table
  bool may_act = false;                ///< a person decides now, and this tab may play
  std::vector<base::Text> lessons;     ///< of a guided game, to be told now

  kingdom::Phase phase() const { return real.phase; }
  bool chooses_turn() const { return may_act && real.phase == kingdom::Phase::turn; }
  const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

Position position_of(const ui::Moment& moment);

// ---- What the table says about itself; see ui::GameScreen

std::string title();
std::string status(const ui::Moment& moment);
std::string log_line(const ui::Moment& moment, std::size_t index);
std::string help_page(const ui::Moment& moment);
ui::GameScreen::Ending ending(const ui::Moment& moment);

}  // namespace kingdom_ui

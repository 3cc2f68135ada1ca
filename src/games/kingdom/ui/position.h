// A position of Kingdom of Splendor as its table needs it: the typed state, its legal actions, and what may be seen of it.
#pragma once

#include <string>

#include "engine/game_of.h"
#include "games/kingdom/game.h"
#include "games/kingdom/rules/view.h"
#include "ui/position_of.h"

namespace kingdom_ui {

struct Position : ui::PositionOf<kingdom::Game> {
  kingdom::TileSet turning{};  ///< tiles of who acts, which are turned face up just now

  bool chooses_turn() const { return may_act && real.phase == kingdom::Phase::turn; }
};

Position position_of(const ui::Moment& moment);

// ---- What the table says about itself; see ui::GameScreen

std::string title();
std::string status(const ui::Moment& moment);
std::string log_line(const ui::Moment& moment, std::size_t index);
/// The same of anything that is done, or could be.
std::string deed_words(const ui::Moment& moment, const ui::Deed& deed);
ui::Milestone milestone(const ui::Moment& moment, std::size_t index);
std::string help_page(const ui::Moment& moment);
ui::GameScreen::Ending ending(const ui::Moment& moment);

}  // namespace kingdom_ui

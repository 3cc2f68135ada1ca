// A position of Kingdom of Splendor for its table: the typed state, its legal actions, and what may be shown of it.
#pragma once

#include <string>

#include "engine/game_of.h"
#include "games/kingdom/game.h"
#include "games/kingdom/rules/view.h"
#include "ui/position_of.h"
#include "ui/turns.h"

namespace kingdom_ui {

struct Position : ui::PositionOf<kingdom::Game> {
  kingdom::TileSet turning{};  ///< tiles of the traveller to act that are just turning face up

  bool chooses_turn() const { return may_act && real.phase == kingdom::Phase::turn; }
};

Position position_of(const ui::Moment& moment);

/// "Anna is at Shellbourne", or "You are at …".
std::string where_text(const Position& position, int seat);

// ---- Texts of the table; see ui::GameScreen

std::string title();
/// `lesson`: the place of the one shown, in Position::lessons.
std::string status(const ui::Moment& moment, std::size_t lesson = 0);
std::string log_line(const ui::Moment& moment, std::size_t index);
/// The same of the action under way (Position::passing), without what has not been seen yet.
std::string log_line_so_far(const Position& position);
/// The same for any action; of one that is only possible, who could do what.
std::string transition_words(const ui::Moment& moment, const ui::Transition& transition, ui::VerbForm form);
ui::Milestone milestone(const ui::Moment& moment, std::size_t index);
std::string help_page(const ui::Moment& moment);
ui::GameScreen::Ending ending(const ui::Moment& moment);

}  // namespace kingdom_ui

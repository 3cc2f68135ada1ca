// A position of Splendor for its table: the typed state, its legal actions, and what may be shown of it.
#pragma once

#include <string>

#include "engine/game_of.h"
#include "games/splendor/game.h"
#include "games/splendor/rules/view.h"
#include "ui/position_of.h"
#include "ui/turns.h"

namespace splendor_ui {

struct Position : ui::PositionOf<splendor::Game> {
  splendor::GameState shown_to_actor;  ///< after the player to act has revealed what only they may know
  unsigned cities_due = 0;             ///< during an animation: Motion::cities_due, for the player to act

  const splendor::GameState& seen(bool peeking) const { return peeking && may_act ? shown_to_actor : shown; }
};

Position position_of(const ui::Moment& moment);
/// As that seat may see it; -1: an onlooker.
splendor::GameState seen_by(int viewer, const splendor::GameState& state);

// ---- Texts of the table; see ui::GameScreen

std::string title();
/// `lesson`: the place of the one shown, in Position::lessons.
std::string status(const ui::Moment& moment, std::size_t lesson = 0);
std::string log_line(const ui::Moment& moment, std::size_t index);
/// The same for any action; of one that is only possible, who could do what.
std::string transition_words(const ui::Moment& moment, const ui::Transition& transition, ui::VerbForm form);
ui::Milestone milestone(const ui::Moment& moment, std::size_t index);
std::string help_page(const ui::Moment& moment);
ui::GameScreen::Ending ending(const ui::Moment& moment);

}  // namespace splendor_ui

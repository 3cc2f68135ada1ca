// Figures about each player in a finished game, for the review; and what the statistics record of them.
#pragma once

#include <vector>

#include "app/statistics.h"
#include "games/splendor/rules/state.h"
#include "ui/game_screen.h"

namespace splendor_ui {

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment);

/// Sources of a player's points: always cards and nobles, and posts if they brought some.
std::vector<ui::GameScreen::Ending::Row::Source> sources_of(const splendor::PlayerState& player);

/// What everybody took first, and in which round the first noble came.
void remember(const app::Session& session, app::FinishedGame& game);

}  // namespace splendor_ui

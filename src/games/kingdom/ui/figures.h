// Figures about each traveller in a finished game, for the review; and what the statistics record of them.
#pragma once

#include <vector>

#include "app/statistics.h"
#include "ui/game_screen.h"

namespace kingdom_ui {

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment);

/// How many roads everybody has travelled.
ui::GameScreen::Growth growth(const ui::Moment& moment);

/// What everybody collected first, and in which round the first city tile came.
void remember(const app::Session& session, app::FinishedGame& game);

}  // namespace kingdom_ui

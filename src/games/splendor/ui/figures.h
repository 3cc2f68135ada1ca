// What each player did in a whole game, in numbers: for the look back; and what of it the statistics note.
#pragma once

#include <vector>

#include "app/statistics.h"
#include "games/splendor/rules/state.h"
#include "ui/game_screen.h"

namespace splendor_ui {

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment);

/// Where a player's points are from: cards and nobles always, posts where they brought some.
std::vector<ui::GameScreen::Ending::Row::Source> sources_of(const splendor::PlayerState& player);

/// What everybody took first, and in which round the first noble came.
void remember(const app::Session& session, app::FinishedGame& game);

}  // namespace splendor_ui

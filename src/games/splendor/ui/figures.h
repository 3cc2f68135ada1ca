// What each player did in a whole game, in numbers: for the look back.
#pragma once

#include <vector>

#include "ui/game_screen.h"

namespace splendor_ui {

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment);

}  // namespace splendor_ui

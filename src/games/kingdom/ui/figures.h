// What each traveller did in a whole game, in numbers: for the look back.
#pragma once

#include <vector>

#include "ui/game_screen.h"

namespace kingdom_ui {

std::vector<ui::GameScreen::Figure> figures(const ui::Moment& moment);

}  // namespace kingdom_ui

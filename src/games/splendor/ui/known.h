// What anyone who has followed the game with a good memory knows: which cards are still to come, what rivals have reserved
// in sight of all and lack for it, and who lacks what for nobles, cities and trading posts.
#pragma once

#include <vector>

#include "ui/game_screen.h"

namespace splendor_ui {

std::vector<ui::GameScreen::Known> known(const ui::Moment& moment);

}  // namespace splendor_ui

// Public information that a player with a good memory has: which cards are still unseen, what rivals have reserved face up
// and lack for it, and who lacks what for nobles, cities and trading posts.
#pragma once

#include <vector>

#include "ui/game_screen.h"

namespace splendor_ui {

std::vector<ui::GameScreen::Known> known(const ui::Moment& moment);

}  // namespace splendor_ui

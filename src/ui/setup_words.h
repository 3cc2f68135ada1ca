// What a game is played with, in words: for the preview of a link and the list of finished games.
#pragma once

#include <string>

#include "app/game.h"

namespace ui {

/// "3 players, The Cities, The Trading Posts"; "2 travellers, long journey, Mysteries". Precondition: the spec is known.
std::string setup_words(const app::GameSpec& spec);

}  // namespace ui

// What a computer player answers, whichever game it is asked about: the worker's program and the page's fallback share it.
#pragma once

#include <string>
#include <string_view>

#include "ai/answer.h"
#include "app/game.h"

namespace app {

/// The answer (ai/answer.h) of `request.seat` in this position. Without a worker the page waits for it: `light` takes a
/// tenth of the level's work.
std::string computer_answer(const Game& game, const ai::Request& request, bool light = false);

/// The same for a whole line of the worker's conversation, which carries the game as a link.
std::string computer_answer(std::string_view line);

}  // namespace app

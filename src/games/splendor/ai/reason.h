// The reason for a choice, as a code and a card, for the hint button. Cheap.
#pragma once

#include "games/splendor/ai/player.h"

namespace splendor {

/// Fills in `reason` and `card` from `action` and `value`. Precondition: the action is legal in the view.
void explain(const PlayerView& view, Choice& choice);

}  // namespace splendor

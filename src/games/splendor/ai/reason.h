// Puts the reason for a choice into a word and a card, for the hint button. Cheap: looks at the position once.
#pragma once

#include "games/splendor/ai/player.h"

namespace splendor {

/// Fills in `reason` and `card` from `action` and `value`. Precondition: the action is legal in the view.
void explain(const PlayerView& view, Choice& choice);

}  // namespace splendor

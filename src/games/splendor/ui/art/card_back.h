// Card backs, internal to ui/art; draw_deck and draw_card show them.
#pragma once

#include "games/splendor/ui/art/cards.h"

namespace splendor_ui {

/// The back alone, without shadow and rings.
void draw_back(const ui::Canvas& canvas, const ui::Rect& rect, Deck deck);

}  // namespace splendor_ui

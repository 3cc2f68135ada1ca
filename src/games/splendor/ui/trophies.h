// The picture of what a winner has gained, for the end of a game.
#pragma once

#include "engine/game.h"
#include "ui/art/canvas.h"

namespace splendor_ui {

/// Their cards fanned out, before them the nobles or the city that they have.
void draw_trophies(const ui::Canvas& canvas, const ui::Rect& rect, const engine::Game& position, int seat);

}  // namespace splendor_ui

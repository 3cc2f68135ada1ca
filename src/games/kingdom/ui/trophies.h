// The picture of a winner's journey at the end of a game.
#pragma once

#include "engine/game.h"
#include "ui/art/canvas.h"

namespace kingdom_ui {

/// The traveller before the palace, with medal and Queen's gem, among the city tiles of the way.
void draw_trophies(const ui::Canvas& canvas, const ui::Rect& rect, const engine::Game& position, int seat);

}  // namespace kingdom_ui

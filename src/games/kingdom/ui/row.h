#pragma once

#include "ui/game_row.h"

namespace kingdom_ui {

extern const ui::GameRow kRow;

}  // namespace kingdom_ui

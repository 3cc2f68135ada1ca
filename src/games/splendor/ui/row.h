#pragma once

#include "ui/game_row.h"

namespace splendor_ui {

extern const ui::GameRow kRow;

}  // namespace splendor_ui

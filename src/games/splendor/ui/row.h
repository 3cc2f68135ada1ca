#pragma once

#include "ui/game_row.h"

namespace ui {

extern const GameRow kSplendorRow;

}  // namespace ui

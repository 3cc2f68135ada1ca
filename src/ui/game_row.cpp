// Compiled into the registry of each program (CMakeLists.txt), which makes the rows.
#include "ui/game_row.h"

#include <algorithm>
#include <vector>

#include "games/rows/tables.h"
#include "ui/default_row.h"

namespace ui {

std::span<const GameRow> game_rows() {
  static const std::vector<GameRow> rows{
#define OWN_TABLE(room) room##_ui::kRow,
#define DEFAULT_TABLE(room) default_row<room::Game>(),
#include "games/rows/tables.inc"
#undef DEFAULT_TABLE
#undef OWN_TABLE
  };
  return rows;
}

const GameRow& game_row(app::GameKind kind) {
  const auto rows = game_rows();
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const GameRow& row) { return number_of(row.kind) == number_of(kind); });
  return found == rows.end() ? rows.front() : *found;
}

}  // namespace ui

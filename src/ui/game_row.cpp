#include "ui/game_row.h"

#include <algorithm>

#include "games/kingdom/ui/row.h"
#include "games/splendor/ui/row.h"

namespace ui {

std::span<const GameRow> game_rows() {
  static const std::array<GameRow, 2> rows{kSplendorRow, kKingdomRow};
  return rows;
}

const GameRow& game_row(app::GameKind kind) {
  const auto rows = game_rows();
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const GameRow& row) { return row.kind == kind; });
  return found == rows.end() ? rows.front() : *found;
}

}  // namespace ui

// The market of a game at a glance: the cards in the colours of their bonus, under the nobles.
#pragma once

#include <array>
#include <optional>

#include "games/splendor/rules/tokens.h"
#include "ui/art/canvas.h"

namespace splendor_ui {

struct SmallMarket {
  int nobles = 0;                                                     ///< on the table
  std::array<std::array<std::optional<splendor::Gem>, 4>, 3> rows{};  ///< of level 1 first; nullopt: an empty place
};

void draw_small_market(const ui::Canvas& canvas, const ui::Rect& rect, const SmallMarket& market);

}  // namespace splendor_ui

// The picture of a winner's journey at the end of a game.
#pragma once

#include <vector>

#include "games/kingdom/rules/sections.h"
#include "games/kingdom/rules/tiles.h"
#include "ui/art/canvas.h"

namespace kingdom_ui {

struct Trophies {
  int seat = 0;
  std::vector<kingdom::TileId> tiles;  ///< in the order of their numbers
  kingdom::SpaceId space = 0;          ///< the palace
  int medal = 0;                       ///< 0: none
  bool gem = false;

  friend bool operator==(const Trophies&, const Trophies&) = default;
};

/// The traveller before the palace, with medal and Queen's gem, among the city tiles of the way.
void draw_trophies(const ui::Canvas& canvas, const ui::Rect& rect, const Trophies& trophies);

}  // namespace kingdom_ui

// The picture of what a winner has gained, for the end of a game.
#pragma once

#include <vector>

#include "games/splendor/rules/card.h"
#include "ui/art/canvas.h"

namespace splendor_ui {

struct Trophies {
  int seat = 0;
  std::vector<splendor::CardId> cards;  ///< colour by colour, the dearest of each last
  unsigned nobles = 0;                  ///< bit per NobleId
  int city = -1;                        ///< index into kCities of one that is fulfilled; -1: none

  friend bool operator==(const Trophies&, const Trophies&) = default;
};

/// The cards fanned out, before them the nobles or the city.
void draw_trophies(const ui::Canvas& canvas, const ui::Rect& rect, const Trophies& trophies);

}  // namespace splendor_ui

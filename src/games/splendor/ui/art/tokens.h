// Tokens: round chips with the gem set into them, alone or as a pile.
#pragma once

#include "games/splendor/ui/art/gems.h"

namespace splendor_ui {

struct TokenLook {
  bool shadow = true;
  bool dimmed = false;
  bool selected = false;  ///< white ring
  bool can_take = false;  ///< amber ring
  int toucher = -1;       ///< seat that has just taken or paid here: a ring in its colour
  bool focused = false;   ///< cyan ring
  friend bool operator==(const TokenLook&, const TokenLook&) = default;
};
/// A chip of the given diameter.
void draw_token(const ui::Canvas& canvas, Gem gem, float cx, float cy, float diameter, const TokenLook& look = {});

/// A bank pile seen slightly from above: `count` chips (0: an empty well), the top chip's centre at (cx, top_cy), chips
/// below it. A count disc sits at its lower right.
struct PileLook {
  TokenLook token;
  bool show_count = true;
  int taken = 0;  ///< chips chosen from it and not yet confirmed: shown lifted above it
  friend bool operator==(const PileLook&, const PileLook&) = default;
};
void draw_pile(const ui::Canvas& canvas, Gem gem, float cx, float top_cy, float diameter, int count,
               const PileLook& look = {});
/// Height that a pile of `count` adds below its top chip.
float pile_depth(float diameter, int count);

}  // namespace splendor_ui

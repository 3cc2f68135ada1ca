// The five gems and gold as faceted shapes, from 10 to 160 px. Each has its own outline, so they differ without colour;
// with letters (a setting) or in the high-contrast theme they also carry W B G R K Y.
#pragma once

#include "games/splendor/rules/tokens.h"
#include "ui/art/canvas.h"

namespace splendor_ui {

using splendor::Gem;

struct GemColours {
  ImU32 base, dark, deep, light, edge;
};
const GemColours& gem_colours(Gem gem);
/// W B G R K Y
char gem_letter(Gem gem);

struct GemLook {
  bool shadow = true;    ///< a small contact shadow
  bool sticker = false;  ///< on a paper-coloured cut-out, for places on art
  bool ghost = false;    ///< outline only: a colour that is not there
};
/// Centred at (cx, cy) in a square of side `size`.
void draw_gem(const ui::Canvas& canvas, Gem gem, float cx, float cy, float size, const GemLook& look = {});

/// No colour yet: a dashed round outline, for a colourless card or an open choice.
void draw_no_gem(const ui::Canvas& canvas, float cx, float cy, float size, ImU32 colour);

/// Any one colour: a round in the five colours of the gems.
void draw_any_gem(const ui::Canvas& canvas, float cx, float cy, float size);

}  // namespace splendor_ui

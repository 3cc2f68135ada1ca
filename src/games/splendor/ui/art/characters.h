// The portraits of the computer players' characters, in the style of the nobles.
#pragma once

#include "ui/art/canvas.h"

namespace ui {

/// The face of a CharacterLook, by its number, fills a square from 20 px.
void draw_character(const Canvas& canvas, const Rect& rect, int number);

}  // namespace ui

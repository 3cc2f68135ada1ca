// The portraits of the computer players' characters, in the style of the nobles.
#pragma once

#include "ui/art/canvas.h"

namespace splendor_ui {

/// The face of a CharacterLook, by its number, fills a square from 20 px.
void draw_character(const ui::Canvas& canvas, const ui::Rect& rect, int number);

}  // namespace splendor_ui

// Line icons on a 24-unit grid, drawn at any size in one colour.
#pragma once

#include <cstdint>

#include "ui/art/canvas.h"

namespace ui {

enum class Icon : std::uint8_t {
  none,
  undo,
  redo,
  menu,
  help,
  share,
  link,
  code,
  settings,
  log,
  eye,
  eye_off,
  check,
  cross,
  arrow_left,
  arrow_right,
  arrow_up,
  chevron_left,
  chevron_right,
  chevron_up,
  chevron_down,
  crown,
  hourglass,
  plus,
  minus,
  info,
  warning,
  first_player,
  play,
  pause,
  skip,
  skip_back,
  replay,
  hint,
  trophy,
  book,
  list,
  download,
  upload,
  copy,
  trash,
  sound,
  cards,
  tower,
  reserve,
  swap,
  edit,
  calendar,
  shield,
  race,
  scales,
};

/// Centred; `size` is the side of the 24-unit grid. Lines are about size / 12 wide, never below 1.25 device pixels.
void draw_icon(const Canvas& canvas, Icon icon, float cx, float cy, float size, ImU32 colour);

}  // namespace ui

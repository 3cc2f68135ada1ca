// The strip above the table: menu, undo and redo, ways out of an earlier position, and whose turn it is.
#pragma once

#include <optional>

#include "app/computer_players.h"
#include "app/game_flow.h"
#include "app/library.h"
#include "ui/hint.h"

namespace ui {

struct TopBar {
  const Moment& moment;
  const GameScreen& table;
  const app::GameFlow& flow;
  const app::ComputerPlayers& computers;
  const app::Library& library;
  const Hint* hint;                    ///< shown now; nullptr for none
  bool hint_asked;                     ///< and not answered yet
  std::string_view no_hint;            ///< why there is none; "" where there is one
  bool counts;                         ///< the attempt of a day: no undo
  const std::vector<double>* chances;  ///< everybody's to win, by seat; nullptr: they are not shown
  double now_ms;
  bool ways_out;  ///< of an earlier position, if the table has no room for them
};

void draw_top_bar(Frame& frame, const TopBar& bar, const Rect& area);

}  // namespace ui

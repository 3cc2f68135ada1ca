// A hint on the table: rings around what the strongest action is made with, and a note with its reason; asked again, what it is
// worth and what else is nearly as good. It never plays.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/adviser.h"
#include "ui/game_screen.h"

namespace ui {

struct Hint {
  app::Advice advice;
  std::uint64_t moment = 0;  ///< Moment::number it is for
  bool more = false;         ///< with what else there is
};

/// What it says, the action first. Precondition: it is for that moment.
std::vector<std::string> hint_lines(const Hint& hint, GameScreen& table, const Moment& moment);

/// The same in one piece, for the mirror and for announcements.
std::string hint_text(const Hint& hint, GameScreen& table, const Moment& moment);

/// Draws rings and note over the table, whose controls are in frame.targets. `area`: what lies below the top bar.
void draw_hint(Frame& frame, const Hint& hint, GameScreen& table, const Moment& moment, const Rect& area);

}  // namespace ui

// The table of a game that has none of its own: who plays with which points, what is to be done, what was played last, and
// a button for each legal action by its text in the notation. It knows a game, not which, and asks no rules. game_row.cpp
// gives it to every game without a folder `ui`.
#pragma once

#include "ui/painted_pieces.h"
#include "ui/table_screen.h"

namespace ui::default_table {

struct Position {
  Moment moment;
  std::vector<std::string> actions;  ///< the legal ones, where a person decides; else none
};

/// The list of actions goes round: before its first page is the last.
struct Selection {
  int page = 0;
  friend bool operator==(const Selection&, const Selection&) = default;
};

using Piece = PieceOf<>;
struct View : TableView {
  std::vector<Piece> pieces;
};

Position position_of(const Moment& moment);
Selection reduce(const Selection& selection, std::string_view press, const Position& position, Intents& intents);
View make_view(const Position& position, const Selection& selection, const Rect& area, const Canvas& measure);
void draw(const View& view, const Instant& instant, PaintedPieces<Piece>& pictures, const Canvas& canvas);

std::string status(const Moment& moment);
std::string log_line(const Moment& moment, std::size_t index);
GameScreen::Ending ending(const Moment& moment);
HelpBook help(std::string_view name);
/// The seat's number on its colour.
void draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size);

}  // namespace ui::default_table

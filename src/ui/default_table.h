// The default table, for a game without one of its own: players with points, the prompt, the last actions, and a button for
// each legal action with its text in the notation. Independent of the game and its rules. game_row.cpp uses it for every game
// without a folder `ui`.
#pragma once

#include "ui/painted_pieces.h"
#include "ui/table_screen.h"

namespace ui::default_table {

struct Position {
  Moment moment;
  std::vector<std::string> actions;  ///< the legal ones if a person decides; else empty
};

/// The pages of the list of actions wrap around.
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
/// The signs of that many seats in a line.
void draw_seats(const Canvas& canvas, const Rect& rect, int seats);

}  // namespace ui::default_table

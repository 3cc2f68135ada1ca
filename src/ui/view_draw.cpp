#include "ui/view.h"

#include <algorithm>

namespace ui {

void paint(const SurfacePiece& piece, const PieceState&, const Canvas& canvas) {
  draw_surface(canvas, piece.rect, piece.surface, piece.radius, piece.edge);
}

void paint(const LinePiece& piece, const PieceState&, const Canvas& canvas) {
  draw_text_in(canvas, piece.rect, piece.text, piece.style);
}

void paint(const ParagraphPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_paragraph(canvas, piece.x, piece.y, piece.width, piece.text, piece.style);
}

void paint(const NumberPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_number(canvas, piece.x, piece.centre_y, piece.value, piece.style, piece.prefix);
}

void paint(const IconPiece& piece, const PieceState&, const Canvas& canvas) {
  draw_icon(canvas, piece.icon, piece.cx, piece.cy, piece.size, piece.colour);
}

void paint(const ButtonPiece& piece, const PieceState& state, const Canvas& canvas) {
  draw_button(canvas, piece.rect, piece.kind, state.state(!piece.enabled), piece.label, piece.icon);
}

void paint(const IconButtonPiece& piece, const PieceState& state, const Canvas& canvas) {
  draw_icon_button(canvas, piece.rect, state.state(!piece.enabled), piece.icon, piece.mark);
}

void paint(const FocusRingPiece& piece, const PieceState& state, const Canvas& canvas) {
  if (state.focused) draw_focus_ring(canvas, piece.rect, piece.radius);
}

void paint(const PicturePiece& piece, const PieceState&, const Canvas& canvas) {
  piece.draw(canvas, piece.rect, piece.what);
}

}  // namespace ui

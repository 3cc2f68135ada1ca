// A cache of the painted pieces of a view. A piece is painted again only if it or its state has changed; all of them
// together are one mesh, so that a frame without changes costs one draw command. Independent of game and time.
#pragma once

#include <cstddef>
#include <vector>

#include "ui/art/mesh.h"
#include "ui/view.h"

namespace ui {

template <class Piece>
class PaintedPieces {
 public:
  /// `state_of(piece)` gives the PieceState of this frame; all of it is drawn moved by `shift`.
  template <class StateOf>
  void draw(const Canvas& canvas, const std::vector<Piece>& pieces, StateOf&& state_of, Point shift = {}) {
    const Light light = light_of(canvas);
    bool changed = painted_.size() != pieces.size() || light != light_;
    if (light != light_) painted_.clear();
    light_ = light;
    painted_.resize(pieces.size());
    ImDrawList list(canvas.list._Data);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const PieceState state = state_of(pieces[i]);
      Painted& kept = painted_[i];
      if (kept.whole && kept.state == state && kept.piece == pieces[i]) continue;
      const Canvas paper = offscreen_canvas(list, canvas);
      const Drawing::Start start = Drawing::start(paper);
      std::visit([&](const auto& piece) { paint(piece, state, paper); }, pieces[i]);
      kept.drawing.take(paper, start);
      kept.piece = pieces[i];
      kept.state = state;
      kept.whole = changed = true;
    }
    if (changed) {
      const Canvas paper = offscreen_canvas(list, canvas);
      const Drawing::Start start = Drawing::start(paper);
      std::size_t vertices = 0, indices = 0;
      for (const Painted& kept : painted_) {
        vertices += kept.drawing.vertices().size();
        indices += kept.drawing.indices().size();
      }
      list.VtxBuffer.reserve(static_cast<int>(vertices));  // once, instead of growing piece by piece
      list.IdxBuffer.reserve(static_cast<int>(indices));
      for (const Painted& kept : painted_) kept.drawing.copy_to(paper);
      mesh_.take(paper, start);
    }
    mesh_.draw(canvas, shift.x, shift.y);
  }

 private:
  struct Painted {
    Piece piece;
    PieceState state;
    Drawing drawing;
    bool whole = false;
  };

  std::vector<Painted> painted_;
  Light light_;
  Mesh mesh_;
};

}  // namespace ui

// The part of a table that is larger than its window, as a map on a small screen: moved along one axis by a finger, the mouse
// or the wheel, or on a glide to what should be in sight. State of the frontend; a view lies where it lies unmoved, and what
// is drawn and pressed of that part is shifted.
#pragma once

#include "app/settings.h"
#include "ui/art/rect.h"
#include "ui/art/shape.h"

namespace ui {

/// What of a view moves.
struct ScrollArea {
  Rect window;           ///< what lies outside is cut off
  Rect cover;            ///< a sheet over the window, below which nothing is pressed
  bool sideways = true;  ///< the way leads to the right; else upwards
  float most = 0;        ///< how far it can be moved, CSS pixels; 0: not at all
};

/// What should be in sight: distances along the way.
struct Sight {
  float from = 0, to = 0;
  friend bool operator==(const Sight&, const Sight&) = default;
};

class Scroll {
 public:
  /// Moves as little as shows it all (or else its beginning), once for each sight and window: on a glide, or at once where
  /// nothing may move and in another window. True while it glides.
  bool show(const ScrollArea& area, const Sight& sight, double now_ms, app::Speed speed);
  /// Hears finger, mouse and wheel. True: it has moved. Call once in a frame, before anything is pressed.
  bool drag(const ScrollArea& area);
  /// The pointer moves it: letting go presses nothing.
  bool dragged() const { return dragged_; }

  /// In whole pixels, so that text stays sharp.
  Point shift(const ScrollArea& area) const;
  /// Where something of the part that moves can be pressed; empty when it is out of sight.
  Rect placed(const ScrollArea& area, const Rect& rect) const;

 private:
  float at_ = 0, from_ = 0, to_ = 0;
  double start_ms_ = 0;
  bool gliding_ = false, dragged_ = false;
  Sight sight_{-1, -1};  ///< the last one that was moved to
  Rect window_;
};

}  // namespace ui

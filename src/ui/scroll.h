// Scrolling of a part of a table that is larger than its window, such as a map on a small screen: along one axis, by touch,
// mouse or wheel, or animated to what should be visible. State of the frontend; views use unscrolled coordinates, and drawing
// and hit testing are shifted.
#pragma once

#include <vector>

#include "app/settings.h"
#include "ui/art/rect.h"
#include "ui/art/shape.h"

namespace ui {

/// What should be visible: an interval along the scroll axis.
struct Sight {
  float from = 0, to = 0;
  friend bool operator==(const Sight&, const Sight&) = default;
};

/// The scrolling part of a view.
struct ScrollArea {
  Rect window;                 ///< what lies outside is cut off
  Rect cover;                  ///< a sheet over the window, below which nothing is pressed
  bool sideways = true;        ///< the way leads to the right; else upwards
  float most = 0;              ///< how far it can be moved, CSS pixels; 0: not at all
  std::vector<Sight> whole{};  ///< what the edges of the window should not cut, if the sight leaves a choice
};

class Scroll {
 public:
  /// Scrolls as little as needed to show it all (or else its start) with little cut at the edges, once for each sight and window: animated, or at once if
  /// animations are off or the window has changed. True while it is animated.
  bool show(const ScrollArea& area, const Sight& sight, double now_ms, app::Speed speed);
  /// Handles touch, mouse and wheel. True: it has moved. Call once a frame, before any press.
  bool drag(const ScrollArea& area);
  /// The pointer is dragging: its release presses nothing.
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

// A bar beside the table: a view that is made when something has changed, what its controls are doing in this frame, and
// drawing, which only reads.
#pragma once

#include <optional>
#include <utility>

#include "ui/art/still.h"
#include "ui/panels/panel_view.h"

namespace ui {

/// `Shown`: what the view depends on besides place, light and language; compared in every frame.
template <class Shown>
class Bar {
 public:
  /// Calls `make(builder)` if something has changed. An empty area: there is no bar.
  template <class Make>
  void update(const Canvas& canvas, const Rect& area, Shown shown, Make&& make) {
    Made made{area, light_of(canvas), wording(), std::move(shown)};
    if (made_ == made) return;
    made_ = std::move(made);
    view_ = {};
    ++views_made_;
    if (area.empty()) return;
    PanelBuilder build(canvas, view_, area);
    make(build);
  }
  /// Adds its controls to the frame, and the intent of the one that is pressed.
  void hear(Frame& frame) { ui::hear(view_, touches_, frame); }
  void draw(const Canvas& canvas) const { ui::draw(view_, touches_, canvas); }
  /// How often the view was made, for tests.
  int views_made() const { return views_made_; }

 private:
  struct Made {
    Rect area;
    Light light;
    base::Wording wording;
    Shown shown;
    friend bool operator==(const Made&, const Made&) = default;
  };

  std::optional<Made> made_;
  PanelView view_;
  Touches touches_;
  int views_made_ = 0;
};

}  // namespace ui

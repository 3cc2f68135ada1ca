// The panel of statistics: sums, computer players met, people, latest games.
#pragma once

#include <optional>

#include "app/statistics.h"
#include "ui/panels/flow.h"

namespace ui {

class StatisticsPanel {
 public:
  /// Begins with that kind of game.
  void open(app::GameKind kind);

  struct Wish {
    bool forget = false;                ///< everything, and that was asked twice
    std::optional<app::GameSpec> deal;  ///< to be played again
  };
  Wish draw(PanelFlow& flow, const app::Statistics& statistics);

 private:
  app::GameKind kind_ = app::GameKind::splendor;
  bool forget_asked_ = false;
};

}  // namespace ui

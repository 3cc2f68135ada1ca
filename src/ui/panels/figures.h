// Large numbers and named bars, of which panels that count something are made.
#pragma once

#include <string>
#include <vector>

#include "ui/panels/panel_view.h"
#include "ui/words.h"

namespace ui {

struct LargeFigure {
  Text label;
  std::string number;
};
/// With their labels, as many in a line as there is room for.
void build_figures(PanelBuilder& build, const std::vector<LargeFigure>& figures);

/// A name, a share of a whole as a bar, and what it is in words.
void build_share_bar(PanelBuilder& build, const std::string& name, float share, const std::string& words);

}  // namespace ui

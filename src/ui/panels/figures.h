// Large numbers and labelled bars, for panels with statistics.
#pragma once

#include <string>
#include <vector>

#include "ui/game_screen.h"
#include "ui/panels/panel_view.h"
#include "ui/words.h"

namespace ui {

struct LargeFigure {
  Text label;
  std::string number;
};
/// Large numbers with their labels, as many in a line as fit.
void build_figures(PanelBuilder& build, const std::vector<LargeFigure>& figures);

/// A bar for a share with its words, at the right of a line; returns the rectangle left for a name.
Rect build_share_line(PanelBuilder& build, float share, const std::string& words);
/// The same with a name, which is above it if too long.
void build_share_bar(PanelBuilder& build, const std::string& name, float share, const std::string& words);

/// A number by source: the words side by side, or wrapped if that is too wide, and a bar with the shares.
class SourceLines {
 public:
  using Source = GameScreen::Ending::Row::Source;
  SourceLines(const PanelBuilder& build, const std::vector<Source>& sources, float width);

  /// Of the words and of the bar below.
  float height() const;
  void build(PanelBuilder& build, const Rect& rect, const PlayerColour& colour, int whole) const;
  /// ", 5 cards: 9 points".
  const std::string& spoken() const { return spoken_; }

 private:
  float between() const { return size_ * 1.1f; }
  float line_height() const { return size_ * 1.35f; }

  std::vector<std::string> words_;
  std::vector<float> widths_;
  std::vector<int> parts_;
  std::string spoken_;
  float size_, shade_;
  bool beside_ = true;
};

}  // namespace ui

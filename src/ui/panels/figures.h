// Large numbers and named bars, of which panels that count something are made.
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
/// With their labels, as many in a line as there is room for.
void build_figures(PanelBuilder& build, const std::vector<LargeFigure>& figures);

/// A share of a whole as a bar, and what it is in words, at the right of a line; says what is left for a name.
Rect build_share_line(PanelBuilder& build, float share, const std::string& words);
/// With a name, above it where that is too long.
void build_share_bar(PanelBuilder& build, const std::string& name, float share, const std::string& words);

/// What a number is made of, in words beside each other, or below where that is too wide, and as shares of a whole.
class SourceLines {
 public:
  using Source = GameScreen::Ending::Row::Source;
  SourceLines(const PanelBuilder& build, const std::vector<Source>& sources, float width);

  /// Of the words and of the bar below.
  float height() const;
  void build(PanelBuilder& build, const Rect& rect, int seat, int whole) const;
  /// ", 5 cards: 9, 2 nobles: 6".
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

// Small charts of the panels, drawn on the canvas and said in words: lines that share their width, and columns. Each line is
// named where it ends, or in a legend above where that is too narrow; a grid has its numbers beside it.
#pragma once

#include <string>
#include <vector>

#include "base/text.h"
#include "ui/art/shape.h"
#include "ui/view.h"

namespace ui {

class PanelBuilder;
struct GameRow;

/// Polylines in the unit square, (0, 0) at its lower left.
struct ChartPiece {
  struct Line {
    const PlayerColour* colour;  ///< of its seat; nullptr: neutral, and each point is a dot
    std::vector<Point> points;
  };
  /// Where something happened on a line: a mistake, or luck.
  struct Mark {
    Point at;
    bool luck;
  };
  Rect rect;
  std::vector<Line> lines;
  std::vector<float> levels;  ///< heights of the grid
  std::vector<Mark> marks;
};
void paint(const ChartPiece& piece, const PieceState& state, const Canvas& canvas);

/// A column of a bar chart; its lower part, in another colour, is what was won.
struct ColumnPiece {
  Rect rect;
  float share, won;  ///< of the height, 0 .. 1; won <= share
};
void paint(const ColumnPiece& piece, const PieceState& state, const Canvas& canvas);

struct Chart {
  struct Line {
    int seat = -1;
    std::string name{};   ///< at its end, or in the legend by the sign of its seat; "" for none
    std::string value{};  ///< before the name
    std::string spoken{};
    std::vector<Point> points{};
  };
  struct Number {
    float at;  ///< 0 .. 1
    std::string text;
  };
  std::string title;
  std::vector<Line> lines{};
  std::vector<Number> levels{};      ///< at the left, from the bottom
  std::vector<Number> ticks{};       ///< below, from the left; evenly fewer of them where there is no room for all
  const base::Text* tick = nullptr;  ///< what they count, said with the first one: "Round {0}"
  std::vector<ChartPiece::Mark> marks{};
};

/// Charts one below the other with the same width. `row`: of the game whose seats have lines; nullptr if none has.
void build_charts(PanelBuilder& build, const std::vector<Chart>& charts, const GameRow* row);

/// Grid levels from 0 to `most`, at most `room` of them; heights are relative to `whole`.
std::vector<Chart::Number> chart_levels(int most, float whole, int room);

struct Column {
  int number = 0, won = 0;
  std::string above{}, below{}, spoken{};
  int picture = 0;  ///< drawn below the column, if the caller can draw it
};
/// A bar chart: columns side by side, as high as their numbers.
void build_columns(PanelBuilder& build, const std::vector<Column>& columns,
                   void (*draw)(const Canvas&, const Rect&, int picture) = nullptr);

}  // namespace ui

#include "ui/panels/chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/art/paint.h"
#include "ui/game_row.h"
#include "ui/panels/panel_view.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr float kPadX = 8, kPadY = 10;  ///< from the edge of a chart's ground to its lines
constexpr float kBesideGround = 6, kBesideSign = 4, kBesideValue = 5;  ///< gaps of what stands at the end of a line

struct EndLabel {
  const Chart::Line* line;
  float y;  ///< of its middle
};

/// Where the lines end, moved apart so that each can be read, within the ground of the chart.
std::vector<EndLabel> build_end_labels(const Chart& chart, const Rect& ground, const Rect& inside, float height) {
  std::vector<EndLabel> labels;
  for (const Chart::Line& line : chart.lines)
    if (!line.points.empty() && !(line.name.empty() && line.value.empty()))
      labels.push_back({&line, inside.bottom() - inside.h * line.points.back().y});
  std::stable_sort(labels.begin(), labels.end(), [](const EndLabel& a, const EndLabel& b) { return a.y < b.y; });
  float highest = ground.y + height / 2;
  for (EndLabel& label : labels) {
    label.y = std::max(label.y, highest);
    highest = label.y + height;
  }
  float lowest = ground.bottom() - height / 2;
  for (std::size_t i = labels.size(); i-- > 0; lowest = labels[i].y - height)
    labels[i].y = std::min(labels[i].y, lowest);
  return labels;
}

/// What all charts of a column have the same room for.
struct Margins {
  float left = 0, right = 0;
  bool names = true;  ///< else lines end in their signs, which a legend explains
};

Margins build_margins(const PanelBuilder& build, const std::vector<Chart>& charts, float size, float sign, bool names) {
  Margins margins{.names = names};
  const auto width = [&](std::string_view text, Face face) { return text_width(build.canvas, text, face, size); };
  for (const Chart& chart : charts) {
    for (const Chart::Number& level : chart.levels)
      margins.left = std::max(margins.left, width(level.text, Face::regular) + 6);
    for (const Chart::Line& line : chart.lines) {
      float w = kBesideGround + (line.seat >= 0 ? sign + kBesideSign : 0);
      if (!line.value.empty()) w += width(line.value, Face::bold) + kBesideValue;
      if (names || line.seat < 0) w += width(line.name, Face::regular) + 2;
      margins.right = std::max(margins.right, w);
    }
  }
  const float most = build.width() * 0.36f;
  if (names && margins.right > most) return build_margins(build, charts, size, sign, false);
  margins.right = std::min(margins.right, most);
  return margins;
}

/// The signs with their names, in as many lines as they need. Charts of one column have the same lines.
void build_legend(PanelBuilder& build, const Chart& chart, float size, float sign, const GameRow* row) {
  constexpr float kBetween = 14;
  const float line_h = std::max(size * kLineHeight, sign) + 4;
  Rect place = build.take(line_h);
  float x = place.x;
  for (const Chart::Line& line : chart.lines) {
    if (line.seat < 0 || line.name.empty()) continue;
    const float name_w = text_width(build.canvas, line.name, Face::regular, size) + 2;
    const float w = std::min(sign + kBesideSign + name_w, place.w);
    if (x > place.x && x + w > place.right()) {
      place = build.take(line_h);
      x = place.x;
    }
    build.picture(Rect::centred(x + sign / 2, place.centre_y(), sign, sign), row->draw_seat, line.seat);
    build.line({x + sign + kBesideSign, place.y, w - sign - kBesideSign, place.h}, line.name,
               {.size = size, .colour = build.canvas.theme.text});
    x += w + kBetween;
  }
  build.gap(8);
}

/// Every one, every second, … of the numbers below a chart: as many as have room.
void build_ticks(PanelBuilder& build, const Chart& chart, const Rect& whole, const Rect& inside, float size) {
  const float apart = 0.75f * size;  // more than a space, so that they do not read as one number
  std::vector<LinePiece> labels;
  for (std::size_t step = 1; step <= chart.ticks.size(); ++step) {
    labels.clear();
    float free = whole.x;
    bool fits = true;
    for (std::size_t i = step - 1; i < chart.ticks.size(); i += step) {
      const Chart::Number& tick = chart.ticks[i];
      const std::string text = chart.tick != nullptr && labels.empty() ? tr(*chart.tick, tick.text) : tick.text;
      const float w = text_width(build.canvas, text, Face::regular, size) + 2;
      const float x = std::min(inside.x + inside.w * tick.at - w / 2, whole.right() - w);
      fits = fits && x >= free;
      labels.push_back({{x, whole.y + 4, w, whole.h - 4}, text, {.size = size, .colour = build.canvas.theme.muted}});
      free = x + w + apart;
    }
    if (fits) break;
  }
  for (LinePiece& label : labels) build.add(std::move(label));
}

void build_chart(PanelBuilder& build, const Chart& chart, const Margins& margins, float size, float sign,
                 const GameRow* row) {
  const Theme& theme = build.canvas.theme;
  const float line_h = size * kLineHeight;
  build.paragraph(chart.title, true);
  for (const Chart::Line& line : chart.lines)
    if (!line.spoken.empty()) build.say(line.name.empty() ? line.spoken : labelled(line.name, line.spoken));
  const float least = line_h * static_cast<float>(chart.lines.size()) + 2 * kPadY;
  const Rect whole = build.take(std::max(least, std::clamp(build.width() * 0.3f, 104.0f, 170.0f)));
  const Rect ground{whole.x + margins.left, whole.y, whole.w - margins.left - margins.right, whole.h};
  const Rect inside = ground.inset(kPadX, kPadY);
  build.surface(ground, Surface::well, space::kSmallRadius);
  ChartPiece piece{.rect = inside, .lines = {}, .levels = {}, .marks = chart.marks};
  for (const Chart::Number& level : chart.levels) {
    piece.levels.push_back(level.at);
    build.line({whole.x, inside.bottom() - inside.h * level.at, margins.left - 6, 0}, level.text,
               {.size = size, .colour = theme.muted, .align = Align::right});
  }
  for (const Chart::Line& line : chart.lines)
    piece.lines.push_back({line.seat >= 0 ? &row->seat_colour(line.seat) : nullptr, line.points});
  build.add(std::move(piece));
  for (const EndLabel& label : build_end_labels(chart, ground, inside, line_h)) {
    float x = ground.right() + kBesideGround;
    if (label.line->seat >= 0) {
      build.picture(Rect::centred(x + sign / 2, label.y, sign, sign), row->draw_seat, label.line->seat);
      x += sign + kBesideSign;
    }
    if (!label.line->value.empty()) {
      const float w = text_width(build.canvas, label.line->value, Face::bold, size) + kBesideValue;
      build.line({x, label.y, std::min(w, whole.right() - x), 0}, label.line->value,
                 {.face = Face::bold, .size = size, .colour = theme.text});
      x += w;
    }
    if (margins.names || label.line->seat < 0)
      build.line({x, label.y, whole.right() - x, 0}, label.line->name, {.size = size, .colour = theme.text});
  }
  if (!chart.ticks.empty()) {
    const Rect below = build.take(line_h + 4);
    build_ticks(build, chart, {whole.x, below.y, whole.w, below.h}, inside, size);
  }
  build.gap(10);
}

}  // namespace

void paint(const ChartPiece& piece, const PieceState&, const Canvas& canvas) {
  const Theme& theme = canvas.theme;
  const Rect& rect = piece.rect;
  const auto place = [&](Point at) { return ImVec2{rect.x + rect.w * at.x, rect.bottom() - rect.h * at.y}; };
  for (const float level : piece.levels) {
    const float y = canvas.snap(rect.bottom() - rect.h * level);
    fill_rect(canvas, {rect.x, y, rect.w, canvas.pixel}, with_opacity(theme.muted, theme.flat ? 0.7f : 0.35f));
  }
  // Piece by piece with round joints: a mitred line is nothing where it turns back sharply.
  const auto stroke = [&](const std::vector<Point>& points, ImU32 colour, float width) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const ImVec2 from = place(points[i]), to = place(points[i + 1]);
      line(canvas, from.x, from.y, to.x, to.y, colour, width);
    }
  };
  for (const ChartPiece::Line& one : piece.lines) {
    if (one.colour != nullptr) {
      stroke(one.points, one.colour->edge, 4);
      stroke(one.points, one.colour->base, 2);
      continue;
    }
    stroke(one.points, theme.accent_line, 2);
    for (const Point& point : one.points) {
      const ImVec2 at = place(point);
      fill_disc(canvas, at.x, at.y, 4, theme.accent_line);
    }
  }
  constexpr float kMark = 8;
  std::vector<ImVec2> marked;
  for (const ChartPiece::Mark& mark : piece.marks) {
    ImVec2 at = place(mark.at);
    for (const ImVec2& other : marked)  // a mistake and luck at one moment: one above the other
      if (std::hypot(at.x - other.x, at.y - other.y) < 2 * kMark)
        at = {other.x, other.y + (other.y + 3 * kMark < piece.rect.bottom() ? 2 : -2) * kMark};
    marked.push_back(at);
    fill_disc(canvas, at.x, at.y, kMark, theme.ground_deep);
    fill_disc(canvas, at.x, at.y, kMark - 1.5f, mark.luck ? theme.accent : theme.danger);
    draw_icon(canvas, mark.luck ? Icon::plus : Icon::minus, at.x, at.y, kMark * 1.6f,
              mark.luck ? theme.on_accent : theme.ground_deep);
  }
}

void paint(const ColumnPiece& piece, const PieceState&, const Canvas& canvas) {
  const auto column = [&](float share, ImU32 colour) {
    const float h = canvas.snap(piece.rect.h * share);
    if (h > 0)
      fill_rounded(canvas, {piece.rect.x, piece.rect.bottom() - h, piece.rect.w, h}, std::min(4.0f, h / 2), colour,
                   Corners::top);
  };
  column(piece.share, mix(canvas.theme.well, canvas.theme.muted, 0.6f));
  column(piece.won, canvas.theme.accent_line);
}

std::vector<Chart::Number> chart_levels(int most, float whole, int room) {
  constexpr std::array kSteps{1, 2, 5, 10, 20, 50, 100, 200, 500};
  const auto step = std::find_if(kSteps.begin(), kSteps.end() - 1, [&](int one) { return most / one + 1 <= room; });
  std::vector<Chart::Number> levels;
  for (int level = 0; level <= most; level += *step)
    levels.push_back({static_cast<float>(level) / whole, std::to_string(level)});
  return levels;
}

void build_charts(PanelBuilder& build, const std::vector<Chart>& charts, const GameRow* row) {
  const float size = type::kLabel * build.scale(), sign = size * 1.2f;
  const Margins margins = build_margins(build, charts, size, sign, true);
  if (!margins.names && row != nullptr) build_legend(build, charts.front(), size, sign, row);
  for (const Chart& chart : charts) build_chart(build, chart, margins, size, sign, row);
}

void build_columns(PanelBuilder& build, const std::vector<Column>& columns,
                   void (*draw)(const Canvas&, const Rect&, int picture)) {
  const Theme& theme = build.canvas.theme;
  const float scale = build.scale(), size = type::kLabel * scale, line_h = size * kLineHeight;
  int most = 1;
  for (const Column& column : columns) most = std::max(most, column.number);
  const float picture = draw != nullptr ? 24 * scale : 0, high = 76 * scale;
  const Rect whole = build.take(line_h + high + 4 + std::max(line_h, picture));
  const float w = std::min(whole.w / static_cast<float>(std::max<std::size_t>(columns.size(), 1)), 84 * scale);
  float x = whole.x;
  for (const Column& column : columns) {
    const Rect place{x + w * 0.14f, whole.y + line_h, w * 0.72f, high};
    const float share = static_cast<float>(column.number) / static_cast<float>(most);
    build.add(ColumnPiece{place, share, static_cast<float>(column.won) / static_cast<float>(most)});
    const float least = size_in_line(build.canvas, w - 2, column.above, size, Face::bold);
    build.line({x, place.bottom() - high * share - line_h, w, line_h}, column.above,
               {.face = Face::bold, .size = least, .colour = theme.text, .align = Align::centre});
    if (draw != nullptr)
      build.picture(Rect::centred(x + w / 2, whole.bottom() - picture / 2, picture, picture), draw, column.picture);
    build.line(
        {x, whole.bottom() - line_h, w, line_h}, column.below,
        {.size = size_in_line(build.canvas, w - 2, column.below, size), .colour = theme.muted, .align = Align::centre});
    if (!column.spoken.empty()) build.say(column.spoken);
    x += w;
  }
  build.gap(12);
}

}  // namespace ui

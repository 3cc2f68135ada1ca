#include "ui/panels/figures.h"

#include <algorithm>
#include <cmath>

namespace ui {

void build_figures(PanelBuilder& build, const std::vector<LargeFigure>& figures) {
  const Canvas& canvas = build.canvas;
  const float scale = build.scale(), between = 8, number = type::kTitle * scale, label = type::kLabel * scale;
  float least = 110 * scale;
  for (const LargeFigure& figure : figures)
    least = std::max({least, text_width(canvas, tr(figure.label), Face::regular, label) + 16,
                      text_width(canvas, figure.number, Face::black, number) + 24});
  const auto count = static_cast<float>(figures.size());
  const float fitting = std::max(1.0f, std::floor((build.width() + between) / (least + between)));
  const float lines = std::ceil(count / fitting), columns = std::ceil(count / lines);  // balances the lines
  const float w = (build.width() - (columns - 1) * between) / columns, h = (number + label) * 1.2f + 18;
  Rect line = build.take(h);
  float x = line.x;
  for (const LargeFigure& figure : figures) {
    if (x + w > line.right() + 1) {
      build.gap(between);
      line = build.take(h);
      x = line.x;
    }
    const Rect box{x, line.y, w, h};
    build.surface(box, Surface::well, space::kRadius);
    build.line({box.x, box.y + 8, box.w, number * 1.2f}, figure.number,
               {.face = Face::black, .size = number, .colour = canvas.theme.text, .align = Align::centre});
    build.line({box.x + 4, box.y + 8 + number * 1.2f, box.w - 8, label * 1.2f}, tr(figure.label),
               {.size = label, .colour = canvas.theme.muted, .align = Align::centre});
    build.say(labelled(tr(figure.label), figure.number));
    x += w + between;
  }
  build.gap(16);
}

Rect build_share_line(PanelBuilder& build, float share, const std::string& words) {
  const Canvas& canvas = build.canvas;
  const float size = type::kBody * build.scale();
  const Rect line = build.take(size * 1.9f);
  const float name_w = line.w * 0.46f, words_w = std::max(line.w * 0.2f, text_width(canvas, words, Face::bold, size));
  build.line({line.right() - words_w, line.y, words_w, line.h}, words,
             {.face = Face::bold, .size = size, .colour = canvas.theme.text, .align = Align::right});
  const Rect bar{line.x + name_w + 10, line.centre_y() - 5, line.w - name_w - words_w - 20, 10};
  if (bar.w > 24) build.add(ProgressPiece{bar, share});
  return {line.x, line.y, name_w, line.h};
}

void build_share_bar(PanelBuilder& build, const std::string& name, float share, const std::string& words) {
  const Canvas& canvas = build.canvas;
  const TextStyle style{.size = type::kBody * build.scale(), .colour = canvas.theme.text};
  const bool above = text_width(canvas, name, style.face, style.size) > build.width() * 0.46f;
  build.say(labelled(name, words));
  if (above) {
    const float h = paragraph_height(canvas, build.width(), name, style.face, style.size);
    const Rect place = build.take(h + 4);
    build.ViewBuilder::paragraph(place.x, place.y + 4, place.w, name, style);
  }
  const Rect left = build_share_line(build, share, words);
  if (!above) build.line(left, name, style);
}

SourceLines::SourceLines(const PanelBuilder& build, const std::vector<Source>& sources, float width)
    : size_(type::kLabel * build.scale()), shade_(9 * build.scale()) {
  float all = 0;
  for (const Source& source : sources) {
    words_.push_back(source.label);
    widths_.push_back(shade_ + 5 + text_width(build.canvas, words_.back(), Face::regular, size_) + 2);
    parts_.push_back(source.points);
    spoken_ += ", " + words_.back();
    all += widths_.back() + between();
  }
  beside_ = all - between() <= width;
}

float SourceLines::height() const {
  const std::size_t lines = words_.empty() ? 0 : beside_ ? 1 : words_.size();
  return lines == 0 ? 0 : static_cast<float>(lines) * line_height() + 14;
}

void SourceLines::build(PanelBuilder& build, const Rect& rect, const PlayerColour& colour, int whole) const {
  float x = rect.x, y = rect.y;
  for (std::size_t i = 0; i < words_.size(); ++i) {
    build.add(ShadePiece{{x, y + (line_height() - shade_) / 2, shade_, shade_}, &colour, i});
    build.line({x + shade_ + 5, y, std::min(widths_[i], rect.w) - shade_ - 5, line_height()}, words_[i],
               {.size = size_, .colour = build.canvas.theme.muted});
    beside_ ? x += widths_[i] + between() : y += line_height();
  }
  build.add(SharesPiece{{rect.x, rect.y + height() - 10, rect.w, 6}, &colour, parts_, whole});
}

}  // namespace ui

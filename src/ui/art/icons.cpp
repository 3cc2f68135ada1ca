#include "ui/art/icons.h"

#include <algorithm>
#include <initializer_list>

#include "ui/art/paint.h"

namespace ui {
namespace {

/// A pen on the 24-unit grid.
class Pen {
 public:
  Pen(const Canvas& canvas, float cx, float cy, float size, ImU32 colour)
      : canvas_(canvas),
        unit_(size / 24),
        x_(cx - size / 2),
        y_(cy - size / 2),
        colour_(colour),
        width_(std::max(size / 12, 1.25f * canvas.pixel)) {}

  void path(std::initializer_list<ImVec2> points, bool closed = false) const {
    std::array<ImVec2, 24> out;
    std::size_t n = 0;
    for (const ImVec2& p : points) out[n++] = at(p.x, p.y);
    polyline(canvas_, out.data(), static_cast<int>(n), colour_, width_, closed);
  }
  void line(float x0, float y0, float x1, float y1) const { path({{x0, y0}, {x1, y1}}); }
  void solid(std::initializer_list<ImVec2> points) const {
    std::array<ImVec2, 24> out;
    std::size_t n = 0;
    for (const ImVec2& p : points) out[n++] = at(p.x, p.y);
    fill_convex(canvas_, out.data(), static_cast<int>(n), colour_);
  }
  void circle(float x, float y, float r) const {
    stroke_circle(canvas_, at(x, y).x, at(x, y).y, r * unit_, colour_, width_);
  }
  void dot(float x, float y, float r) const { fill_disc(canvas_, at(x, y).x, at(x, y).y, r * unit_, colour_); }
  /// Angles in turns clockwise from the right.
  void arc(float x, float y, float r, float from, float to) const {
    stroke_arc(canvas_, at(x, y).x, at(x, y).y, r * unit_, from, to, colour_, width_);
  }
  void box(float x, float y, float w, float h, float r) const {
    const float half = width_ / 2;
    stroke_rounded(canvas_, Rect{at(x, y).x, at(x, y).y, w * unit_, h * unit_}.inset(-half), r * unit_ + half, colour_,
                   width_);
  }
  void block(float x, float y, float w, float h, float r) const {
    fill_rounded(canvas_, {at(x, y).x, at(x, y).y, w * unit_, h * unit_}, r * unit_, colour_);
  }
  void shape(const ShapeView& shape, float x, float y, float w, float h) const {
    fill(canvas_, shape, {at(x, y).x, at(x, y).y, w * unit_, h * unit_}, colour_);
  }

 private:
  ImVec2 at(float x, float y) const { return {x_ + x * unit_, y_ + y * unit_}; }

  const Canvas& canvas_;
  float unit_, x_, y_;
  ImU32 colour_;
  float width_;
};

constexpr auto kCrownShape = shape<"0,.2 .28,.52 .5,0 .72,.52 1,.2 .88,1 .12,1">();

void speaker(const Pen& p) {
  p.path({{4, 9.5f}, {7.5f, 9.5f}, {12, 5.5f}, {12, 18.5f}, {7.5f, 14.5f}, {4, 14.5f}}, true);
}
void eye(const Pen& p) {
  p.path({{2.5f, 12},
          {5, 8.6f},
          {8.2f, 6.7f},
          {12, 6},
          {15.8f, 6.7f},
          {19, 8.6f},
          {21.5f, 12},
          {19, 15.4f},
          {15.8f, 17.3f},
          {12, 18},
          {8.2f, 17.3f},
          {5, 15.4f}},
         true);
  p.dot(12, 12, 3.1f);
}
/// Round arrow, open at the upper left; mirrored for redo.
void turn_back(const Pen& p, float flip) {
  const auto x = [flip](float v) { return flip > 0 ? v : 24 - v; };
  p.path({{x(8.5f), 4.5f}, {x(4), 9}, {x(8.5f), 13.5f}});
  p.path({{x(4.5f), 9},
          {x(14), 9},
          {x(16.4f), 9.5f},
          {x(18.4f), 10.9f},
          {x(19.6f), 13},
          {x(19.8f), 15},
          {x(19), 17.2f},
          {x(17.3f), 18.9f},
          {x(14.5f), 19.7f},
          {x(9), 19.7f}});
}
void chevron(const Pen& p, float dx, float dy) {
  p.path({{12 - 3.2f * dx - 6 * dy, 12 - 3.2f * dy - 6 * dx},
          {12 + 3.2f * dx, 12 + 3.2f * dy},
          {12 - 3.2f * dx + 6 * dy, 12 - 3.2f * dy + 6 * dx}});
}
void arrow(const Pen& p, float dx, float dy) {
  p.line(12 - 7 * dx, 12 - 7 * dy, 12 + 7 * dx, 12 + 7 * dy);
  p.path({{12 + 1.5f * dx - 5.5f * dy, 12 + 1.5f * dy - 5.5f * dx},
          {12 + 7 * dx, 12 + 7 * dy},
          {12 + 1.5f * dx + 5.5f * dy, 12 + 1.5f * dy + 5.5f * dx}});
}
void tray(const Pen& p) { p.path({{4.5f, 15.5f}, {4.5f, 19.5f}, {19.5f, 19.5f}, {19.5f, 15.5f}}); }
void gear(const Pen& p) {
  p.circle(12, 12, 3.0f);
  p.circle(12, 12, 6.4f);
  for (int i = 0; i < 8; ++i) {
    const ImVec2 u = on_circle(static_cast<float>(i) / 8);
    p.line(12 + u.x * 7.2f, 12 + u.y * 7.2f, 12 + u.x * 9.2f, 12 + u.y * 9.2f);
  }
}
void tower(const Pen& p) {
  p.path({{7.5f, 20},
          {8.2f, 10.5f},
          {6.5f, 9},
          {6.5f, 4.5f},
          {9.3f, 4.5f},
          {9.3f, 6.5f},
          {10.7f, 6.5f},
          {10.7f, 4.5f},
          {13.3f, 4.5f},
          {13.3f, 6.5f},
          {14.7f, 6.5f},
          {14.7f, 4.5f},
          {17.5f, 4.5f},
          {17.5f, 9},
          {15.8f, 10.5f},
          {16.5f, 20}},
         true);
}

void draw(const Pen& p, Icon icon) {
  switch (icon) {
    case Icon::none: break;
    case Icon::undo: turn_back(p, 1); break;
    case Icon::redo: turn_back(p, -1); break;
    case Icon::menu:
      for (const float y : {6.5f, 12.0f, 17.5f}) p.line(4, y, 20, y);
      break;
    case Icon::help:
      p.circle(12, 12, 9);
      p.path({{9.2f, 9.6f},
              {9.7f, 8.1f},
              {11, 7.2f},
              {12.6f, 7.1f},
              {14.2f, 8},
              {14.8f, 9.5f},
              {14.2f, 11},
              {12.6f, 12},
              {12, 13},
              {12, 13.8f}});
      p.dot(12, 16.9f, 1.3f);
      break;
    case Icon::share:
      p.line(8.2f, 10.8f, 15.8f, 6.7f);
      p.line(8.2f, 13.2f, 15.8f, 17.3f);
      p.dot(6, 12, 2.9f), p.dot(18, 5.6f, 2.9f), p.dot(18, 18.4f, 2.9f);
      break;
    case Icon::code:
      for (const ImVec2& corner : {ImVec2{4, 4}, ImVec2{13.5f, 4}, ImVec2{4, 13.5f}}) {
        p.box(corner.x, corner.y, 6.5f, 6.5f, 1);
        p.dot(corner.x + 3.25f, corner.y + 3.25f, 1.2f);
      }
      for (const ImVec2& spot :
           {ImVec2{14.5f, 14.5f}, ImVec2{19, 14.5f}, ImVec2{16.8f, 17.2f}, ImVec2{14.5f, 19.5f}, ImVec2{19.2f, 19.5f}})
        p.dot(spot.x, spot.y, 1.2f);
      break;
    case Icon::link:
      p.path({{10, 7.5f},
              {7.5f, 7.5f},
              {5.2f, 8.4f},
              {3.9f, 10.2f},
              {3.6f, 12},
              {3.9f, 13.8f},
              {5.2f, 15.6f},
              {7.5f, 16.5f},
              {10, 16.5f}});
      p.path({{14, 7.5f},
              {16.5f, 7.5f},
              {18.8f, 8.4f},
              {20.1f, 10.2f},
              {20.4f, 12},
              {20.1f, 13.8f},
              {18.8f, 15.6f},
              {16.5f, 16.5f},
              {14, 16.5f}});
      p.line(8.5f, 12, 15.5f, 12);
      break;
    case Icon::settings: gear(p); break;
    case Icon::log:
      p.path({{5.5f, 3.8f}, {14.5f, 3.8f}, {18.5f, 7.8f}, {18.5f, 20.2f}, {5.5f, 20.2f}}, true);
      for (const float y : {11.0f, 15.2f}) p.line(9, y, 15, y);
      break;
    case Icon::list:
      for (const float y : {6.5f, 12.0f, 17.5f}) {
        p.dot(5, y, 1.4f);
        p.line(9, y, 20, y);
      }
      break;
    case Icon::eye: eye(p); break;
    case Icon::eye_off:
      eye(p);
      p.line(4.5f, 19.5f, 19.5f, 4.5f);
      break;
    case Icon::check: p.path({{4.5f, 12.8f}, {9.8f, 18}, {19.5f, 6.8f}}); break;
    case Icon::cross:
      p.line(5.8f, 5.8f, 18.2f, 18.2f);
      p.line(18.2f, 5.8f, 5.8f, 18.2f);
      break;
    case Icon::arrow_left: arrow(p, -1, 0); break;
    case Icon::arrow_right: arrow(p, 1, 0); break;
    case Icon::arrow_up: arrow(p, 0, -1); break;
    case Icon::chevron_left: chevron(p, -1, 0); break;
    case Icon::chevron_right: chevron(p, 1, 0); break;
    case Icon::chevron_up: chevron(p, 0, -1); break;
    case Icon::chevron_down: chevron(p, 0, 1); break;
    case Icon::crown:
      p.shape(kCrownShape, 3, 5, 18, 11);
      p.block(5.1f, 17.3f, 13.8f, 2.4f, 0.8f);
      break;
    case Icon::hourglass:
      p.line(6, 3.8f, 18, 3.8f), p.line(6, 20.2f, 18, 20.2f);
      p.path({{7.5f, 4}, {7.5f, 7.4f}, {12, 12}, {16.5f, 7.4f}, {16.5f, 4}});
      p.path({{7.5f, 20}, {7.5f, 16.6f}, {12, 12}, {16.5f, 16.6f}, {16.5f, 20}});
      p.solid({{12, 14.2f}, {15.2f, 18.8f}, {8.8f, 18.8f}});
      break;
    case Icon::shield:
      p.path({{12, 3.4f}, {19.2f, 6}, {19.2f, 11.5f}, {17, 16.4f}, {12, 20.6f}, {7, 16.4f}, {4.8f, 11.5f}, {4.8f, 6}},
             true);
      break;
    case Icon::race:  // a pennant at a finish
      p.line(6, 3.5f, 6, 20.5f);
      p.path({{6, 4.5f}, {19, 4.5f}, {15.6f, 8.8f}, {19, 13}, {6, 13}});
      break;
    case Icon::scales:
      p.line(12, 4, 12, 19.6f);
      p.line(8, 19.6f, 16, 19.6f);
      p.line(4.6f, 6.6f, 19.4f, 6.6f);
      p.path({{4.6f, 6.6f}, {2.4f, 13}, {6.8f, 13}}, true);
      p.path({{19.4f, 6.6f}, {17.2f, 13}, {21.6f, 13}}, true);
      break;
    case Icon::plus:
      p.line(12, 5, 12, 19);
      p.line(5, 12, 19, 12);
      break;
    case Icon::minus: p.line(5, 12, 19, 12); break;
    case Icon::info:
      p.circle(12, 12, 9);
      p.line(12, 11, 12, 16.8f);
      p.dot(12, 7.6f, 1.35f);
      break;
    case Icon::warning:
      p.path({{12, 3.8f}, {21, 19.6f}, {3, 19.6f}}, true);
      p.line(12, 9.6f, 12, 14);
      p.dot(12, 16.8f, 1.25f);
      break;
    case Icon::first_player:
      p.line(5.5f, 3.5f, 5.5f, 20.5f);
      p.solid({{5.5f, 4}, {19.8f, 8.6f}, {5.5f, 13.2f}});
      break;
    case Icon::play: p.solid({{7, 4.2f}, {19.5f, 12}, {7, 19.8f}}); break;
    case Icon::pause:
      p.block(6.2f, 5, 4, 14, 1);
      p.block(13.8f, 5, 4, 14, 1);
      break;
    case Icon::skip:
      p.solid({{5.5f, 5}, {15, 12}, {5.5f, 19}});
      p.block(16, 5, 3, 14, 1);
      break;
    case Icon::skip_back:
      p.solid({{18.5f, 5}, {9, 12}, {18.5f, 19}});
      p.block(5, 5, 3, 14, 1);
      break;
    case Icon::replay:
      p.arc(12, 12.5f, 7.6f, -0.17f, 0.62f);
      p.path({{3.2f, 5.2f}, {4.8f, 9.8f}, {9.4f, 8.6f}});
      break;
    case Icon::hint:
      p.arc(12, 9.6f, 5.8f, 0.36f, 1.14f);
      p.path({{8, 13.9f}, {9.3f, 16.2f}, {14.7f, 16.2f}, {16, 13.9f}});
      p.line(9.8f, 18.9f, 14.2f, 18.9f);
      p.line(11, 21.2f, 13, 21.2f);
      break;
    case Icon::trophy:
      p.solid({{7, 3.8f}, {17, 3.8f}, {16.6f, 9.5f}, {14.6f, 12.6f}, {12, 13.6f}, {9.4f, 12.6f}, {7.4f, 9.5f}});
      p.path({{7, 5.4f}, {3.8f, 5.4f}, {4.4f, 8.6f}, {7.6f, 10.4f}});
      p.path({{17, 5.4f}, {20.2f, 5.4f}, {19.6f, 8.6f}, {16.4f, 10.4f}});
      p.line(12, 13, 12, 17.4f);
      p.block(7.6f, 17.8f, 8.8f, 2.6f, 0.8f);
      break;
    case Icon::book:
      p.path({{12, 6.6f},
              {9, 5.2f},
              {3.8f, 4.8f},
              {3.8f, 17.8f},
              {9, 18.2f},
              {12, 19.6f},
              {15, 18.2f},
              {20.2f, 17.8f},
              {20.2f, 4.8f},
              {15, 5.2f}},
             true);
      p.line(12, 6.8f, 12, 19);
      break;
    case Icon::download:
      p.line(12, 4, 12, 14.6f);
      p.path({{7.5f, 10.4f}, {12, 15}, {16.5f, 10.4f}});
      tray(p);
      break;
    case Icon::upload:
      p.line(12, 4.4f, 12, 15);
      p.path({{7.5f, 8.6f}, {12, 4}, {16.5f, 8.6f}});
      tray(p);
      break;
    case Icon::copy:
      p.box(8.6f, 8.6f, 11.4f, 11.4f, 2);
      p.path({{5.2f, 15.4f}, {4, 15.4f}, {4, 4}, {15.4f, 4}, {15.4f, 5.2f}});
      break;
    case Icon::trash:
      p.line(4, 6.5f, 20, 6.5f);
      p.path({{9, 6}, {9.4f, 3.6f}, {14.6f, 3.6f}, {15, 6}});
      p.path({{6, 7}, {7, 20.4f}, {17, 20.4f}, {18, 7}});
      p.line(10, 10.4f, 10.3f, 17), p.line(14, 10.4f, 13.7f, 17);
      break;
    case Icon::sound:
      speaker(p);
      p.arc(12.5f, 12, 4.4f, -0.14f, 0.14f);
      p.arc(12.5f, 12, 8.2f, -0.14f, 0.14f);
      break;
    case Icon::cards:
      p.box(9, 4.5f, 10.5f, 15, 1.8f);
      p.path({{6.4f, 6.4f}, {4, 7}, {4, 17.8f}, {6.4f, 18.6f}});
      break;
    case Icon::tower: tower(p); break;
    case Icon::reserve: p.path({{6.5f, 4}, {17.5f, 4}, {17.5f, 20}, {12, 15.6f}, {6.5f, 20}}, true); break;
    case Icon::swap:
      p.line(4.5f, 8, 19, 8), p.path({{15, 4}, {19, 8}, {15, 12}});
      p.line(5, 16, 19.5f, 16), p.path({{9, 12}, {5, 16}, {9, 20}});
      break;
    case Icon::edit:
      p.path({{4, 20}, {5.2f, 15.2f}, {15.8f, 4.6f}, {19.4f, 8.2f}, {8.8f, 18.8f}, {4, 20}});
      p.line(13.4f, 7, 17, 10.6f);
      break;
    case Icon::calendar:
      p.box(3.8f, 5.4f, 16.4f, 15, 2);
      p.line(4.2f, 10, 19.8f, 10);
      p.line(8.4f, 3.2f, 8.4f, 7), p.line(15.6f, 3.2f, 15.6f, 7);
      p.dot(8.4f, 14.8f, 1.3f), p.dot(12, 14.8f, 1.3f), p.dot(15.6f, 14.8f, 1.3f);
      break;
  }
}

}  // namespace

void draw_icon(const Canvas& canvas, Icon icon, float cx, float cy, float size, ImU32 colour) {
  draw(Pen(canvas, cx, cy, size, colour), icon);
}

}  // namespace ui

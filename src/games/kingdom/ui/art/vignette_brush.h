// Brushes for the small pictures of places: units of the vignette's radius about its centre, y down. Used by vignettes.cpp
// and motifs.cpp only.
#pragma once

#include <algorithm>
#include <array>

#include "games/kingdom/ui/art/storybook.h"
#include "ui/art/paint.h"

namespace kingdom_ui {

struct VignetteBrush {
  const ui::Canvas& canvas;
  const Storybook& book;
  float cx, cy, r;

  bool fine() const { return r / canvas.pixel >= 34; }  ///< room for windows and feathers
  float px(float x) const { return cx + x * r; }
  float py(float y) const { return cy + y * r; }
  float outline() const { return std::max(0.05f, 1.0f * canvas.pixel / r); }

  void rect(float x, float y, float w, float h, ImU32 c) const { fill_rect(canvas, {px(x), py(y), w * r, h * r}, c); }
  void round(float x, float y, float w, float h, float radius, ImU32 c, ui::Corners corners = ui::Corners::all) const {
    fill_rounded(canvas, {px(x), py(y), w * r, h * r}, radius * r, c, corners);
  }
  void disc(float x, float y, float radius, ImU32 c) const { fill_disc(canvas, px(x), py(y), radius * r, c); }
  void ellipse(float x, float y, float rx, float ry, ImU32 c) const {
    fill_ellipse(canvas, px(x), py(y), rx * r, ry * r, c);
  }
  void line(float x0, float y0, float x1, float y1, float w, ImU32 c) const {
    ui::line(canvas, px(x0), py(y0), px(x1), py(y1), c, std::max(canvas.pixel, w * r));
  }
  void bow(float x, float y, float radius, float from, float to, float w, ImU32 c) const {
    stroke_arc(canvas, px(x), py(y), radius * r, from, to, c, std::max(canvas.pixel, w * r));
  }
  void triangle(float x0, float y0, float x1, float y1, float x2, float y2, ImU32 c) const {
    std::array<ImVec2, 3> p{ImVec2{px(x0), py(y0)}, ImVec2{px(x1), py(y1)}, ImVec2{px(x2), py(y2)}};
    if ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0) < 0) std::swap(p[1], p[2]);
    fill_convex(canvas, p.data(), 3, c);
  }
  void quad(float x0, float y0, float x1, float y1, float x2, float y2, float x3, float y3, ImU32 c) const {
    std::array<ImVec2, 4> p{ImVec2{px(x0), py(y0)}, ImVec2{px(x1), py(y1)}, ImVec2{px(x2), py(y2)},
                            ImVec2{px(x3), py(y3)}};
    if ((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0) < 0) std::swap(p[1], p[3]);
    fill_convex(canvas, p.data(), 4, c);
  }
  void dome(float x, float y, float rx, float ry, ImU32 c) const {
    std::array<ImVec2, 13> p;
    for (std::size_t i = 0; i < p.size(); ++i) {
      const ImVec2 u = ui::on_circle(0.5f + static_cast<float>(i) / 24);
      p[i] = {px(x + u.x * rx), py(y + u.y * ry)};
    }
    fill_convex(canvas, p.data(), static_cast<int>(p.size()), c);
  }

  /// A wall with a pitched roof and an outline; x is the middle, y the foot.
  void house(float x, float y, float w, float wall, float roof, ImU32 wall_colour, ImU32 roof_colour) const {
    const float o = outline(), e = w * 0.14f;
    rect(x - w / 2 - o, y - wall - o, w + 2 * o, wall + 2 * o, book.outline);
    triangle(x - w / 2 - e - 1.8f * o, y - wall + o, x, y - wall - roof - 1.5f * o, x + w / 2 + e + 1.8f * o,
             y - wall + o, book.outline);
    rect(x - w / 2, y - wall, w, wall, wall_colour);
    triangle(x - w / 2 - e, y - wall, x, y - wall - roof, x + w / 2 + e, y - wall, roof_colour);
  }
  void door(float x, float y, float w, float h) const {
    round(x - w / 2, y - h, w, h, w / 2, book.door, ui::Corners::top);
  }
  void window(float x, float y, float size) const {
    round(x - size / 2, y - size / 2, size, size * 1.15f, size * 0.3f, book.window);
  }
  /// A tower with a pointed roof; x is the middle, y the foot.
  void tower(float x, float y, float w, float h, float roof, ImU32 wall_colour, ImU32 roof_colour) const {
    house(x, y, w, h, roof, wall_colour, roof_colour);
  }
  void flag(float x, float y, float h, ImU32 c) const {
    line(x, y, x, y - h, 0.045f, book.outline);
    triangle(x, y - h, x + h * 0.8f, y - h * 0.72f, x, y - h * 0.44f, c);
  }
  void tree(float x, float y, float h, ImU32 crown) const {
    rect(x - h * 0.06f, y - h * 0.42f, h * 0.12f, h * 0.42f, book.trunk);
    disc(x, y - h * 0.66f, h * 0.34f + outline() * 0.7f, ui::mix(crown, book.outline, 0.55f));
    disc(x, y - h * 0.66f, h * 0.34f, crown);
    disc(x - h * 0.10f, y - h * 0.76f, h * 0.15f, ui::mix(crown, ui::rgb(0xFFFFFF), 0.28f));
  }
  void pine(float x, float y, float h, ImU32 c) const {
    rect(x - h * 0.05f, y - h * 0.2f, h * 0.1f, h * 0.2f, book.trunk);
    triangle(x - h * 0.33f, y - h * 0.14f, x, y - h * 0.72f, x + h * 0.33f, y - h * 0.14f, c);
    triangle(x - h * 0.25f, y - h * 0.46f, x, y - h, x + h * 0.25f, y - h * 0.46f,
             ui::mix(c, ui::rgb(0xFFFFFF), 0.14f));
  }
};

/// The small thing that gives a place its name, in front of its houses (motifs.cpp).
enum class Motif : unsigned char {
  none,
  gulls,
  shell,
  rocks,
  boat,
  clover,
  lantern,
  beehive,
  lighthouse,
  steps,
  anchor,
  windmill,
  arch,
  duck,
  stall,
  sheep,
  oak,
  ladybird,
  bridge,
  hedgehog,
  bunting,
  foxglove,
  owl,
  goose,
  snowdrop,
  bell,
  brook,
  cloud,
  mesa,
  plums,
  rose,
  cherries,
  fountain,
  peacock,
  velvet,
  frost,
  fireflies,
  crystals,
  pines,
};
void draw_motif(const VignetteBrush& b, Motif motif);

}  // namespace kingdom_ui

#include "games/splendor/ui/art/pieces.h"

#include <algorithm>
#include <array>

#include "ui/art/paint.h"
#include "ui/art/widgets.h"
#include "ui/signs.h"

namespace splendor_ui {

using namespace ui;

namespace {

constexpr auto kMoon = shape<".62,.12 ~.3,.2 ~.16,.52 ~.34,.84 .68,.88 ~.52,.74 ~.44,.5 ~.48,.28">();
constexpr auto kLeaf = shape<".86,.12 ~.86,.5 ~.66,.78 .24,.8 ~.22,.46 ~.46,.2">();
constexpr auto kWave =
    shape<".1,.62 ~.24,.3 ~.52,.16 ~.82,.34 .86,.54 ~.74,.42 ~.6,.46 ~.6,.64 .88,.68 .88,.82 .12,.82 .1,.72">();
constexpr auto kBird =
    shape<".92,.36 .76,.44 ~.68,.68 ~.46,.78 .14,.86 .3,.66 .08,.26 ~.3,.3 .5,.46 ~.58,.3 ~.74,.22">();

void sun(const Canvas& canvas, float cx, float cy, float size, ImU32 colour) {
  fill_disc(canvas, cx, cy, size * 0.22f, colour);
  for (int i = 0; i < 8; ++i) {
    const ImVec2 u = on_circle(static_cast<float>(i) / 8);
    const float inner = size * 0.28f, outer = size * (i % 2 == 0 ? 0.45f : 0.40f), half = size * 0.065f;
    const std::array<ImVec2, 3> ray{ImVec2{cx + u.x * inner + u.y * half, cy + u.y * inner - u.x * half},
                                    ImVec2{cx + u.x * outer, cy + u.y * outer},
                                    ImVec2{cx + u.x * inner - u.y * half, cy + u.y * inner + u.x * half}};
    fill_convex(canvas, ray.data(), 3, colour);
  }
}

/// A brush for the parts of a tower: fills them, or first draws a wider outline below all of them.
struct TowerBrush {
  const Canvas& canvas;
  float outline;  ///< 0: fill
  ImU32 top, bottom;
  float top_y, bottom_y;

  void part(const ImVec2* points, int count) const {
    if (outline > 0)
      polyline(canvas, points, count, top, outline * 2, true);
    else
      fill_convex(canvas, points, count, top, bottom, top_y, bottom_y);
  }
  template <std::size_t N>
  void part(const std::array<ImVec2, N>& points) const {
    part(points.data(), static_cast<int>(N));
  }
  void box(float x, float y, float w, float h) const {
    part(std::array<ImVec2, 4>{ImVec2{x, y}, ImVec2{x + w, y}, ImVec2{x + w, y + h}, ImVec2{x, y + h}});
  }
};

/// Crowns of the towers, one for each seat: battlements, dome, pointed roof, lean-to roof, two horns.
void tower_crown(const TowerBrush& brush, int seat, const Rect& r) {
  const float w = r.w, x = r.x, cx = r.centre_x(), top = r.y, foot = r.y + r.h * 0.30f;
  switch (sign_of(seat)) {
    case 0:
      for (int i = 0; i < 3; ++i) brush.box(x + w * 0.4f * static_cast<float>(i), top, w * 0.2f, r.h * 0.17f);
      brush.box(x, top + r.h * 0.15f, w, foot - top - r.h * 0.15f);
      break;
    case 1: {
      std::array<ImVec2, 13> dome;
      for (std::size_t i = 0; i < dome.size(); ++i) {
        const ImVec2 u = on_circle(0.5f + static_cast<float>(i) / 24.0f);
        dome[i] = {cx + u.x * w * 0.5f, foot + u.y * r.h * 0.27f};
      }
      brush.box(cx - w * 0.04f, top - r.h * 0.03f, w * 0.08f, r.h * 0.08f);
      brush.part(dome);
      break;
    }
    case 2:
      brush.part(std::array<ImVec2, 3>{ImVec2{cx, top - r.h * 0.02f}, ImVec2{x + w * 1.06f, foot},
                                       ImVec2{x - w * 0.06f, foot}});
      break;
    case 3:
      brush.part(std::array<ImVec2, 4>{ImVec2{x, top + r.h * 0.20f}, ImVec2{x + w, top}, ImVec2{x + w, foot},
                                       ImVec2{x, foot}});
      break;
    default:
      for (const float side : {0.0f, 0.62f})
        brush.part(std::array<ImVec2, 3>{ImVec2{x + w * (side + 0.19f), top}, ImVec2{x + w * (side + 0.38f), foot},
                                         ImVec2{x + w * side, foot}});
      brush.box(x, top + r.h * 0.20f, w, r.h * 0.10f);
  }
}

void tower(const TowerBrush& brush, int seat, const Rect& r) {
  tower_crown(brush, seat, r);
  const float top = r.y + r.h * 0.28f, foot = r.bottom() - r.h * 0.10f;
  brush.part(std::array<ImVec2, 4>{ImVec2{r.x + r.w * 0.08f, top}, ImVec2{r.x + r.w * 0.92f, top},
                                   ImVec2{r.x + r.w * 0.98f, foot}, ImVec2{r.x + r.w * 0.02f, foot}});
  brush.box(r.x - r.w * 0.08f, foot - r.h * 0.03f, r.w * 1.16f, r.bottom() - foot + r.h * 0.03f);
}

}  // namespace

void draw_emblem_sign(const Canvas& canvas, int seat, float cx, float cy, float size, ImU32 colour) {
  const Rect box = Rect::square(cx, cy, size);
  switch (sign_of(seat)) {
    case 0: sun(canvas, cx, cy, size, colour); break;
    case 1: fill(canvas, kMoon, box.moved(size * 0.08f, 0), colour); break;
    case 2: fill(canvas, kLeaf, box, colour); break;
    case 3: fill(canvas, kWave, box, colour); break;
    default: fill(canvas, kBird, box, colour);
  }
}

void draw_emblem(const Canvas& canvas, int seat, float cx, float cy, float size) {
  const PlayerColour& c = player_colour(seat);
  const float r = size / 2, rim = std::max(canvas.pixel, size * 0.06f);
  if (canvas.theme.flat) {
    fill_disc(canvas, cx, cy, r, rgb(0xFFFFFF));
    fill_disc(canvas, cx, cy, r - std::max(1.5f, rim), rgb(0x000000));
    draw_emblem_sign(canvas, seat, cx, cy, size * 0.74f, rgb(0xFFFFFF));
    return;
  }
  fill_disc(canvas, cx, cy, r, c.edge);
  fill_disc(canvas, cx, cy, r - rim, mix(c.base, c.light, 0.25f), c.base);
  draw_emblem_sign(canvas, seat, cx, cy, size * 0.78f, c.edge);
  if (sign_of(seat) == 2 && size / canvas.pixel > 20)
    ui::line(canvas, cx - size * 0.20f, cy + size * 0.20f, cx + size * 0.14f, cy - size * 0.14f, c.base, size * 0.045f);
}

void draw_stronghold(const Canvas& canvas, int seat, float cx, float cy, float size) {
  const PlayerColour& c = player_colour(seat);
  const bool flat = canvas.theme.flat;
  const float w = size * 0.54f;
  const Rect r{cx - w / 2, cy - size * 0.47f, w, size * 0.93f};
  const float rim = std::max(canvas.pixel, size * 0.04f);
  if (!flat) fill_ellipse(canvas, cx, r.bottom() + rim, w * 0.70f, size * 0.07f, canvas.theme.shadow);
  tower({canvas, rim, rgb(0xFFFFFF), rgb(0xFFFFFF), 0, 1}, seat, r);
  tower({canvas, 0, flat ? rgb(0x000000) : mix(c.base, c.light, 0.2f), flat ? rgb(0x000000) : c.dark, r.y, r.bottom()},
        seat, r);
  if (flat) {
    draw_emblem_sign(canvas, seat, cx, cy + size * 0.14f, w * 0.86f, rgb(0xFFFFFF));
    return;
  }
  // The seat's sign on the wall, from a size where it can be read.
  if (size / canvas.pixel >= 22)
    draw_emblem_sign(canvas, seat, cx, cy + size * 0.12f, w * 0.78f, c.edge);
  else
    fill_rounded(canvas, {cx - w * 0.14f, cy + size * 0.08f, w * 0.28f, size * 0.24f}, w * 0.14f, c.edge, Corners::top);
}

void draw_strongholds(const Canvas& canvas, int seat, int count, float cx, float cy, float size) {
  const float step = size * 0.64f, first = cx - step * static_cast<float>(count - 1) / 2;
  for (int i = 0; i < count; ++i) draw_stronghold(canvas, seat, first + step * static_cast<float>(i), cy, size);
}

void draw_seat_ring(const Canvas& canvas, int seat, const Rect& rect, float radius) {
  const PlayerColour& c = player_colour(seat);
  const float gap = rect.w < 64 ? 0.5f : space::kRingGap;  // small ones stand close together
  draw_ring(canvas, rect, radius, c.edge, space::kLine + 1.5f, gap - 0.5f);
  draw_ring(canvas, rect, radius, c.base, space::kLine, gap);
  draw_seat_sign(canvas, seat, rect);
}

void draw_seat_sign(const Canvas& canvas, int seat, const Rect& rect) {
  constexpr float kOutside = 8;
  const float size = std::clamp(rect.w * 0.18f, 14.0f, 22.0f);
  draw_emblem(canvas, seat, rect.centre_x(), rect.y + size / 2 - kOutside, size);
}

void draw_seat_circle(const Canvas& canvas, int seat, float cx, float cy, float radius) {
  const PlayerColour& c = player_colour(seat);
  stroke_circle(canvas, cx, cy, radius, c.edge, space::kLine + 1.5f);
  stroke_circle(canvas, cx, cy, radius, c.base, space::kLine);
  draw_emblem(canvas, seat, cx, cy - radius, std::clamp(radius * 0.5f, 14.0f, 22.0f));
}

}  // namespace splendor_ui

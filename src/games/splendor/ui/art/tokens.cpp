#include "games/splendor/ui/art/tokens.h"

#include <algorithm>

#include "games/splendor/ui/art/pieces.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"
#include "ui/art/widgets.h"

namespace splendor_ui {

using namespace ui;

namespace {

constexpr float kThickness = 0.10f;  ///< of a chip, seen at an angle, per diameter
constexpr int kNotches = 8;

/// A chip's colour is its gem's, lifted where the gem itself is nearly black or nearly white.
struct ChipColours {
  ImU32 body, shade, notch, edge;
};
ChipColours chip_colours(Gem gem) {
  const GemColours& c = gem_colours(gem);
  switch (gem) {
    case Gem::white: return {rgb(0xDDE5EE), rgb(0xA3B2C4), rgb(0x7F92A8), rgb(0x5F7188)};
    case Gem::black: return {rgb(0x47434F), rgb(0x2A2731), rgb(0xA39DB0), rgb(0x8E889B)};
    default: return {c.base, c.dark, mix(c.light, rgb(0xFFFFFF), 0.35f), c.deep};
  }
}

void rings(const Canvas& canvas, float cx, float cy, float diameter, const TokenLook& look) {
  const float r = diameter / 2 + space::kRingGap;
  const float ring = std::max(2.0f, diameter * 0.05f);
  float outer = r;
  if (look.selected || look.can_take) {
    stroke_circle(canvas, cx, cy, r + ring / 2, look.selected ? canvas.theme.selected : canvas.theme.accent_line, ring);
    outer += ring + 1;
  } else if (look.toucher >= 0) {
    draw_seat_circle(canvas, look.toucher, cx, cy, r + ring / 2);
    outer += ring + 1;
  }
  if (look.focused) stroke_circle(canvas, cx, cy, outer + space::kRing / 2, canvas.theme.focus, space::kRing);
}

/// The side of a chip below its face.
void side(const Canvas& canvas, Gem gem, float cx, float cy, float diameter) {
  const ChipColours c = chip_colours(gem);
  const float r = diameter / 2, down = diameter * kThickness;
  const ImU32 edge = canvas.theme.flat ? rgb(0xFFFFFF) : c.edge;
  const ImU32 body = canvas.theme.flat ? rgb(0x000000) : c.shade;
  fill_disc(canvas, cx, cy + down, r, edge);
  fill_disc(canvas, cx, cy + down, r - std::max(canvas.pixel, diameter * 0.015f), body);
  if (canvas.theme.flat || diameter / canvas.pixel < 30) return;
  // The notches run down the rim; three of them face the viewer.
  for (const float turn : {0.145f, 0.25f, 0.355f}) {
    const ImVec2 u = on_circle(turn);
    const float half = diameter * (turn == 0.25f ? 0.06f : 0.045f);
    const float x = cx + u.x * (r - diameter * 0.03f), y = cy + u.y * r;
    fill_rect(canvas, {x - half, y - diameter * 0.03f, 2 * half, down + diameter * 0.005f},
              mix(c.notch, c.shade, 0.35f));
  }
}

void face(const Canvas& canvas, Gem gem, float cx, float cy, float diameter) {
  const ChipColours c = chip_colours(gem);
  const float r = diameter / 2;
  if (canvas.theme.flat) {
    fill_disc(canvas, cx, cy, r, rgb(0xFFFFFF));
    fill_disc(canvas, cx, cy, r - 2, rgb(0x000000));
    draw_gem(canvas, gem, cx, cy, diameter * 0.72f, {.shadow = false});
    return;
  }
  const float hair = std::max(canvas.pixel, diameter * 0.02f);
  fill_disc(canvas, cx, cy, r, c.edge);
  fill_disc(canvas, cx, cy, r - hair, mix(c.body, rgb(0xFFFFFF), 0.18f), c.body);
  const bool small = diameter / canvas.pixel < 30;
  const float inner = r * (small ? 0.80f : 0.74f);
  if (!small)
    for (int i = 0; i < kNotches; ++i) {
      const float turn = (static_cast<float>(i) + 0.5f) / kNotches;
      fill_sector(canvas, cx, cy, inner, r - hair, turn - 0.022f, turn + 0.022f, c.notch);
    }
  fill_disc(canvas, cx, cy, inner + hair, c.shade);
  fill_disc(canvas, cx, cy, inner, rgb(0xE4DAC6), rgb(0xF8F3E8));  // sunk: shaded at the top
  draw_gem(canvas, gem, cx, cy, inner * 2 * (gem == Gem::black ? 0.88f : small ? 0.84f : 0.80f), {.shadow = !small});
}

}  // namespace

void draw_token(const Canvas& canvas, Gem gem, float cx, float cy, float diameter, const TokenLook& look) {
  if (look.shadow && !canvas.theme.flat) {
    fill_disc(canvas, cx, cy + diameter * 0.07f, diameter * 0.505f, canvas.theme.shadow);
    fill_disc(canvas, cx, cy + diameter * 0.035f, diameter * 0.51f, canvas.theme.shadow);
  }
  face(canvas, gem, cx, cy, diameter);
  if (look.dimmed) fill_disc(canvas, cx, cy, diameter / 2, canvas.theme.dim);
  rings(canvas, cx, cy, diameter, look);
}

float pile_depth(float diameter, int count) { return diameter * kThickness * static_cast<float>(std::max(0, count)); }

void draw_pile(const Canvas& canvas, Gem gem, float cx, float top_cy, float diameter, int count, const PileLook& look) {
  const Theme& theme = canvas.theme;
  if (count <= 0) {
    fill_disc(canvas, cx, top_cy, diameter / 2, with_opacity(theme.well, 0.8f));
    stroke_circle(canvas, cx, top_cy, diameter / 2 - 1, theme.flat ? theme.muted : theme.panel_edge,
                  std::max(1.0f, diameter * 0.02f));
    draw_gem(canvas, gem, cx, top_cy, diameter * 0.5f, {.shadow = false, .ghost = true});
  } else {
    const float depth = pile_depth(diameter, count);
    if (!theme.flat) {
      fill_disc(canvas, cx + diameter * 0.02f, top_cy + depth + diameter * 0.05f, diameter * 0.52f, theme.shadow);
      fill_disc(canvas, cx + diameter * 0.01f, top_cy + depth + diameter * 0.02f, diameter * 0.51f, theme.shadow);
    }
    for (int i = count - 1; i >= 0; --i)
      side(canvas, gem, cx, top_cy + diameter * kThickness * static_cast<float>(i), diameter);
    face(canvas, gem, cx, top_cy, diameter);
    if (look.token.dimmed) fill_disc(canvas, cx, top_cy, diameter / 2, theme.dim);
  }
  float top = top_cy;
  for (int i = 0; i < look.taken; ++i) {
    top = top_cy - diameter * (0.18f + 0.1f * static_cast<float>(i));
    draw_token(canvas, gem, cx, top, diameter);
  }
  rings(canvas, cx, top, diameter, look.token);
  if (look.show_count)
    draw_count_disc(canvas, cx + diameter * 0.40f, top_cy + diameter * 0.36f, std::max(18.0f, diameter * 0.40f), count);
}

}  // namespace splendor_ui

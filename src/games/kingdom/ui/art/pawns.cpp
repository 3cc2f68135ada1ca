// The four travellers: animals in cloaks. Silhouettes differ by their ears.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/kingdom/ui/art/pieces.h"
#include "ui/art/paint.h"
#include "ui/signs.h"

namespace kingdom_ui {

using namespace ui;

namespace {

constexpr auto kCloak = shape<".34,0 .66,0 ~.82,.34 1,.9 ~.8,1 ~.5,1.04 ~.2,1 0,.9", 3>();
constexpr auto kPointedEar = shape<"0,1 ~.06,.4 .3,0 1,.8", 3>();
constexpr auto kSpikes = shape<
    "0,.78 .1,.62 0,.44 .14,.38 .12,.18 .28,.22 .34,.02 .46,.14 .5,0 .54,.14 .66,.02 .72,.22 .88,.18 .86,.38 "
    "1,.44 .9,.62 1,.78 .5,1",
    3>();

struct Fur {
  ImU32 coat, muzzle, inner;
};
constexpr std::array<Fur, 4> kFur{{
    {rgb(0xE2853A), rgb(0xFFF3E0), rgb(0x7A3A10)},  // fox
    {rgb(0x8C5C3A), rgb(0xE0BE94), rgb(0xC08A5C)},  // bear
    {rgb(0xCFC4B4), rgb(0xFFFAF0), rgb(0xF0B6B6)},  // hare
    {rgb(0x6E5846), rgb(0xF0D4AC), rgb(0x4A382A)},  // hedgehog
}};

/// There are fewer than signs.
int animal_of(int seat) { return sign_of(seat) % static_cast<int>(kFur.size()); }

/// A head of radius r about (x, y); `grow` widens every part, `paint` one colour for silhouettes, 0 for the real ones.
void head(const Canvas& canvas, int animal, float x, float y, float r, float grow, ImU32 paint) {
  const Fur& fur = kFur[static_cast<std::size_t>(animal)];
  const auto coat = paint != 0 ? paint : fur.coat;
  switch (animal) {
    case 0:
      for (const float side : {-1.0f, 1.0f}) {
        const float w = r * 0.95f, h = r * 1.15f;
        const Rect ear{x + side * r * 1.06f, y - r * 1.42f, -side * w, h};
        const Rect grown{ear.x + side * grow, ear.y - grow * 1.4f, -side * (w + 2 * grow), h + 2 * grow};
        fill(canvas, kPointedEar, grown, coat);
        if (paint == 0)
          fill(canvas, kPointedEar, {ear.x - side * r * 0.20f, ear.y + r * 0.36f, -side * w * 0.5f, h * 0.6f},
               fur.inner);
      }
      break;
    case 1:
      for (const float side : {-1.0f, 1.0f}) {
        fill_disc(canvas, x + side * r * 0.74f, y - r * 0.76f, r * 0.42f + grow, coat);
        if (paint == 0) fill_disc(canvas, x + side * r * 0.74f, y - r * 0.76f, r * 0.22f, fur.inner);
      }
      break;
    case 2:
      for (const float side : {-1.0f, 1.0f}) {
        fill_ellipse(canvas, x + side * r * 0.40f, y - r * 1.42f, r * 0.28f + grow, r * 0.92f + grow, coat);
        if (paint == 0) fill_ellipse(canvas, x + side * r * 0.40f, y - r * 1.38f, r * 0.13f, r * 0.64f, fur.inner);
      }
      break;
    default: {
      const Rect spikes{x - r * 1.38f - grow, y - r * 1.42f - grow, 2 * (r * 1.38f + grow), r * 2.5f + 2 * grow};
      fill(canvas, kSpikes, spikes, paint != 0 ? paint : fur.inner);
      if (paint == 0) fill(canvas, kSpikes, spikes.scaled(0.84f), fur.coat);
    }
  }
  if (animal != 3 || paint != 0) fill_disc(canvas, x, y, r + grow, coat);
  if (paint != 0) return;
  const ImU32 eye = rgb(0x241A12);
  switch (animal) {
    case 0: {
      const std::array<ImVec2, 3> cheek{ImVec2{x - r * 0.94f, y + r * 0.14f}, ImVec2{x + r * 0.94f, y + r * 0.14f},
                                        ImVec2{x, y + r * 1.02f}};
      fill_convex(canvas, cheek.data(), 3, fur.muzzle);
      fill_disc(canvas, x, y + r * 0.78f, r * 0.20f, eye);
      break;
    }
    case 1:
      fill_ellipse(canvas, x, y + r * 0.42f, r * 0.46f, r * 0.38f, fur.muzzle);
      fill_ellipse(canvas, x, y + r * 0.24f, r * 0.20f, r * 0.14f, eye);
      break;
    case 2:
      fill_ellipse(canvas, x, y + r * 0.46f, r * 0.52f, r * 0.36f, fur.muzzle);
      fill_disc(canvas, x, y + r * 0.26f, r * 0.14f, rgb(0xD9737A));
      break;
    default:
      fill_disc(canvas, x, y + r * 0.10f, r * 0.82f, fur.muzzle);
      fill_disc(canvas, x, y + r * 0.36f, r * 0.20f, eye);
  }
  for (const float side : {-1.0f, 1.0f}) fill_disc(canvas, x + side * r * 0.42f, y - r * 0.10f, r * 0.15f, eye);
}

}  // namespace

void draw_pawn(const Canvas& canvas, int seat, float x, float y, float height, const PawnLook& look) {
  const PlayerColour& c = pawn_colours(seat);
  const int animal = animal_of(seat);
  const bool flat = canvas.theme.flat;
  const float w = height * 0.62f;
  if (look.current) {
    fill_ellipse(canvas, x, y - height * 0.02f, w * 0.74f, height * 0.17f, flat ? canvas.theme.text : c.edge);
    fill_ellipse(canvas, x, y - height * 0.02f, w * 0.74f - 1.5f, height * 0.17f - 1.5f, c.light);
  }
  if (!flat) fill_ellipse(canvas, x, y - height * 0.015f, w * 0.52f, height * 0.09f, rgb(0x2A1C0C, 90));
  y -= look.lift;
  const Rect cloak{x - w / 2, y - height * 0.60f, w, height * 0.60f};
  const float hx = x, hy = y - height * 0.68f, hr = height * 0.20f;
  const float halo = std::max(1.5f, height * 0.045f), line = std::max(canvas.pixel, height * 0.028f);
  const auto silhouette = [&](float grow, ImU32 colour) {
    fill(canvas, kCloak, cloak.inset(-grow), colour);
    head(canvas, animal, hx, hy, hr, grow, colour);
  };
  silhouette(halo + line, flat ? rgb(0xFFFFFF) : rgb(0xFFFAEC));
  silhouette(line, flat ? rgb(0x000000) : c.edge);
  fill(canvas, kCloak, cloak, c.base);
  // Folds, clasp and hem.
  fill(canvas, kCloak, {cloak.x + w * 0.30f, cloak.y + cloak.h * 0.06f, w * 0.40f, cloak.h * 0.90f}, c.dark);
  fill(canvas, kCloak, {cloak.x + w * 0.36f, cloak.y + cloak.h * 0.10f, w * 0.28f, cloak.h * 0.86f}, c.light);
  head(canvas, animal, hx, hy, hr, 0, 0);
  fill_disc(canvas, x, y - height * 0.47f, height * 0.055f, rgb(0xFFD86B));
}

void draw_pawn_badge(const Canvas& canvas, int seat, float cx, float cy, float size) {
  const PlayerColour& c = pawn_colours(seat);
  const int animal = animal_of(seat);
  const float r = size / 2, hair = std::max(canvas.pixel, size * 0.05f);
  fill_disc(canvas, cx, cy, r, canvas.theme.flat ? rgb(0xFFFFFF) : c.edge);
  fill_disc(canvas, cx, cy, r - hair, canvas.theme.flat ? rgb(0x000000) : c.base);
  const float hr = r * (animal == 2 ? 0.46f : animal == 3 ? 0.50f : 0.56f);
  const float hy = cy + r * (animal == 2 ? 0.34f : animal == 3 ? 0.10f : 0.16f);
  head(canvas, animal, cx, hy, hr, hair * 0.6f, c.edge);
  head(canvas, animal, cx, hy, hr, 0, 0);
}

}  // namespace kingdom_ui

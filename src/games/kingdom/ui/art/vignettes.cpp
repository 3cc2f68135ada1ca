// The round pictures of harbours, towns, villages and the palace.
#include "games/kingdom/rules/data/sections.h"
#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/vignette_brush.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// By SpaceId.
constexpr std::array<Motif, kingdom::kSpaces.size()> kMotifs{
    Motif::gulls,      Motif::shell,     Motif::rocks,    Motif::boat,     Motif::clover,    // A1.a
    Motif::lantern,    Motif::beehive,                                                       //
    Motif::lighthouse, Motif::steps,     Motif::anchor,   Motif::windmill, Motif::rocks,     // A1.b
    Motif::arch,                                                                             //
    Motif::duck,       Motif::stall,     Motif::sheep,    Motif::oak,      Motif::ladybird,  // A2.a
    Motif::bridge,     Motif::hedgehog,  Motif::bunting,  Motif::foxglove, Motif::owl,       //
    Motif::goose,      Motif::snowdrop,  Motif::bell,     Motif::rocks,    Motif::steps,     // A2.b
    Motif::brook,      Motif::cloud,     Motif::mesa,                                        //
    Motif::plums,      Motif::rose,      Motif::cherries, Motif::fountain, Motif::peacock,   // A3.a
    Motif::velvet,     Motif::none,                                                          //
    Motif::frost,      Motif::fireflies, Motif::crystals, Motif::pines,    Motif::bridge,    // A3.b
    Motif::none,
};

ImU32 roof(const Storybook& book, unsigned i) {
  const std::array<ImU32, 5> roofs{book.roof_red, book.roof_blue, book.roof_plum, book.roof_green, book.roof_gold};
  return roofs[i % roofs.size()];
}

/// The lower part of a disc, below a gently curved horizon.
void ground(const VignetteBrush& b, float inner, float y, ImU32 colour) {
  std::array<ImVec2, 26> points;
  constexpr int kArc = 20, kHill = 6;
  // The circle below the horizon, from its right end to its left one.
  const float half = 0.25f - (y < 0 ? 0.02f : y * 0.20f);  // in turns; good enough for 0 .. 0.5
  std::size_t n = 0;
  for (int i = 0; i < kArc; ++i) {
    const ImVec2 u = on_circle(0.25f - half + 2 * half * static_cast<float>(i) / (kArc - 1));
    points[n++] = {b.px(u.x * inner), b.py(u.y * inner)};
  }
  const ImVec2 from = points[kArc - 1], to = points[0];
  for (int i = 1; i < kHill; ++i) {
    const float t = static_cast<float>(i) / kHill;
    points[n++] = {from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - b.r * 0.16f * 4 * t * (1 - t)};
  }
  fill_convex(b.canvas, points.data(), static_cast<int>(n), colour);
}

void village(const VignetteBrush& b, unsigned variant, bool snow) {
  const Storybook& book = b.book;
  const ImU32 top = snow ? book.snow : roof(book, variant);
  if (variant % 3 != 1) b.tree(-0.62f, 0.34f, 0.56f, book.wood);
  b.house(-0.22f, 0.40f, 0.52f, 0.36f, 0.40f, book.wall, top);
  b.door(-0.22f, 0.40f, 0.15f, 0.24f);
  if (b.fine()) b.window(-0.38f, 0.18f, 0.10f), b.window(-0.06f, 0.18f, 0.10f);
  b.rect(-0.06f, -0.36f, 0.10f, 0.20f, book.outline);
  if (variant % 2 == 0) {
    b.house(0.36f, 0.26f, 0.36f, 0.26f, 0.28f, book.wall_shade, snow ? book.snow : roof(book, variant + 2));
    b.window(0.36f, 0.14f, 0.11f);
  }
}

void town(const VignetteBrush& b, unsigned variant, bool snow) {
  const Storybook& book = b.book;
  const auto top = [&](unsigned i) { return snow ? book.snow : roof(book, variant + i); };
  b.tower(-0.46f, 0.34f, 0.26f, 0.62f, 0.36f, book.wall_shade, top(1));
  b.tower(0.46f, 0.34f, 0.26f, 0.52f, 0.32f, book.wall_shade, top(1));
  if (variant % 2 == 0) {
    b.tower(0.02f, 0.34f, 0.36f, 0.80f, 0.40f, book.wall, top(0));
    b.flag(0.02f, -0.84f, 0.26f, book.roof_red);
  } else {
    b.house(0.00f, 0.34f, 0.54f, 0.58f, 0.40f, book.wall, top(0));
    b.flag(-0.46f, -0.62f, 0.26f, book.roof_gold);
  }
  if (b.fine()) {
    b.window(-0.46f, -0.06f, 0.10f), b.window(0.46f, 0.02f, 0.10f);
    b.window(0.02f, -0.22f, 0.13f);
  }
  // The town's wall.
  b.rect(-0.66f, 0.16f, 1.32f, 0.28f, book.outline);
  b.rect(-0.62f, 0.20f, 1.24f, 0.24f, book.wall_shade);
  for (int i = 0; i < 6; ++i) b.rect(-0.62f + 0.23f * static_cast<float>(i), 0.12f, 0.12f, 0.09f, book.wall_shade);
  b.door(-0.18f, 0.44f, 0.20f, 0.22f);
}

void harbour(const VignetteBrush& b, unsigned variant) {
  const Storybook& book = b.book;
  b.house(-0.44f, 0.26f, 0.34f, 0.34f, 0.28f, book.wall, roof(book, variant));
  b.house(-0.06f, 0.22f, 0.30f, 0.46f, 0.30f, book.wall_shade, roof(book, variant + 1));
  b.window(-0.44f, 0.08f, 0.11f), b.window(-0.06f, -0.06f, 0.11f);
  // The pier.
  b.rect(-0.74f, 0.26f, 1.06f, 0.09f, book.road_edge);
  for (int i = 0; i < 5; ++i) b.rect(-0.68f + 0.23f * static_cast<float>(i), 0.32f, 0.06f, 0.16f, book.road_edge);
  for (const auto& [x, y] : std::array<std::array<float, 2>, 3>{{{-0.46f, 0.62f}, {0.42f, 0.72f}, {-0.10f, 0.74f}}})
    b.bow(x, y + 0.06f, 0.11f, 0.58f, 0.92f, 0.05f, book.wave);
}

void palace(const VignetteBrush& b, bool snow) {
  const Storybook& book = b.book;
  const ImU32 gold = snow ? mix(book.roof_gold, book.snow, 0.25f) : book.roof_gold;
  const float o = b.outline();
  const auto tower = [&](float x, float w, float h, ImU32 wall, ImU32 top) {
    b.rect(x - w / 2 - o, 0.40f - h - o, w + 2 * o, h + 2 * o, book.outline);
    b.rect(x - w / 2, 0.40f - h, w, h, wall);
    b.dome(x, 0.40f - h + o, w * 0.66f + o, w * 0.80f + o, book.outline);
    b.triangle(x - w * 0.20f, 0.40f - h - w * 0.62f, x, 0.40f - h - w * 1.30f, x + w * 0.20f, 0.40f - h - w * 0.62f,
               book.outline);
    b.dome(x, 0.40f - h, w * 0.66f, w * 0.80f, top);
    b.triangle(x - w * 0.13f, 0.40f - h - w * 0.60f, x, 0.40f - h - w * 1.15f, x + w * 0.13f, 0.40f - h - w * 0.60f,
               top);
    if (b.fine()) b.disc(x - w * 0.22f, 0.40f - h - w * 0.34f, w * 0.14f, with_opacity(rgb(0xFFFFFF), 0.55f));
  };
  tower(-0.60f, 0.22f, 0.62f, book.wall_shade, book.roof_blue);
  tower(0.60f, 0.22f, 0.62f, book.wall_shade, book.roof_blue);
  tower(-0.33f, 0.24f, 0.84f, book.wall, book.roof_plum);
  tower(0.33f, 0.24f, 0.84f, book.wall, book.roof_plum);
  tower(0.00f, 0.38f, 0.98f, book.wall, gold);
  b.flag(0.0f, -1.06f, 0.20f, book.roof_red);
  b.rect(-0.74f - o, 0.14f - o, 1.48f + 2 * o, 0.38f + 2 * o, book.outline);
  b.rect(-0.74f, 0.14f, 1.48f, 0.38f, book.wall);
  for (int i = 0; i < 8; ++i) b.rect(-0.74f + 0.196f * static_cast<float>(i), 0.04f, 0.11f, 0.11f, book.wall);
  for (const float x : {-0.60f, -0.33f, 0.33f, 0.60f}) b.window(x, -0.06f - (x * x < 0.2f ? 0.16f : 0.0f), 0.10f);
  b.window(0, -0.26f, 0.15f);
}

ImU32 ring_colour(const Storybook& book, SpaceKind kind) {
  switch (kind) {
    case SpaceKind::port: return mix(book.roof_blue, book.outline, 0.30f);
    case SpaceKind::city: return mix(book.roof_red, book.outline, 0.30f);
    case SpaceKind::village: return mix(book.wood_dark, book.outline, 0.25f);
    case SpaceKind::palace: break;
  }
  return mix(book.roof_gold, book.outline, 0.35f);
}

}  // namespace

void draw_vignette(const Canvas& canvas, kingdom::SpaceId space, float cx, float cy, float radius) {
  const Storybook& book = storybook_for(canvas.theme.kind);
  const kingdom::Space& place = kingdom::kSpaces[space];
  const bool flat = canvas.theme.flat;
  const bool snow = !flat && space >= 38;  // the Secret Pass lies high
  if (!flat) fill_disc(canvas, cx, cy + radius * 0.08f, radius * 1.03f, rgb(0x2A1C0C, 70));
  fill_disc(canvas, cx, cy, radius, flat ? rgb(0xFFFFFF) : ring_colour(book, place.kind));
  fill_disc(canvas, cx, cy, radius * 0.92f, book.vignette_ring);
  const float inner = 0.83f;
  fill_disc(canvas, cx, cy, radius * inner, book.vignette_sky,
            flat ? book.vignette_sky : mix(book.vignette_sky, book.land_high, 0.6f));
  const VignetteBrush b{canvas, book, cx, cy, radius};
  if (!flat) {
    if (place.kind == SpaceKind::port) {
      ground(b, inner, 0.10f, book.meadow);
      ground(b, inner, 0.42f, mix(book.sea, book.roof_blue, 0.28f));
    } else {
      ground(b, inner, 0.05f, snow ? book.snow : book.hill);
      ground(b, inner, 0.36f, snow ? mix(book.snow, book.sea, 0.25f) : book.meadow);
    }
  }
  switch (place.kind) {
    case SpaceKind::port: harbour(b, space); break;
    case SpaceKind::city: town(b, space, snow && space == 38); break;
    case SpaceKind::village: village(b, space, snow && space == 41); break;
    case SpaceKind::palace: palace(b, snow); break;
  }
  if (!flat) draw_motif(b, kMotifs[space]);
}

}  // namespace kingdom_ui

#include "games/splendor/ui/art/gems.h"

#include <algorithm>
#include <string_view>

#include "games/splendor/ui/art/gem_shapes.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"

namespace splendor_ui {

using namespace ui;

namespace {

using gem_shapes::GemShape;
using gem_shapes::kMaxCorners;
using gem_shapes::Tone;

using Corners8 = std::array<ImVec2, kMaxCorners + 1>;

ImU32 tone_colour(const GemColours& c, Tone tone) {
  switch (tone) {
    case Tone::light: return c.light;
    case Tone::base: return c.base;
    case Tone::dark: return c.dark;
    case Tone::deep: break;
  }
  return c.deep;
}

/// Corners of a unit-square outline around (cx, cy), `grow` pixels further out from the centre. The first corner is
/// repeated at the end.
Corners8 place(const std::array<Point, kMaxCorners>& points, int count, float cx, float cy, float size, float grow) {
  Corners8 out;
  const float factor = size + 2 * grow;
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
    out[i] = {cx + (points[i].x - 0.5f) * factor, cy + (points[i].y - 0.5f) * factor};
  out[static_cast<std::size_t>(count)] = out[0];
  return out;
}

void fill_ring(const Canvas& canvas, const Corners8& corners, int count, ImU32 colour) {
  fill_convex(canvas, corners.data(), count, colour);
}

ImVec2 between(ImVec2 a, ImVec2 b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

/// The facets around the table, neighbours of one tone as one polygon. Each is drawn as a fan from the middle that reaches
/// below the next one, so that no foreign colour shows through the smoothed joints.
void facets(const Canvas& canvas, const GemShape& shape, const GemColours& c, const Corners8& edge, ImVec2 centre) {
  const auto n = static_cast<std::size_t>(shape.corners);
  fill_ring(canvas, edge, shape.corners, tone_colour(c, shape.facets[0]));
  std::size_t first = 0;
  while (first < n && shape.facets[first] == shape.facets[0]) ++first;  // these are there already
  while (first < n) {
    std::size_t end = first + 1;
    while (end < n && shape.facets[end] == shape.facets[first]) ++end;
    std::array<ImVec2, kMaxCorners + 2> fan{centre};
    std::size_t k = 1;
    for (std::size_t i = first; i <= std::min(end + 1, n); ++i) fan[k++] = edge[i];
    fill_convex(canvas, fan.data(), static_cast<int>(k), tone_colour(c, shape.facets[first]));
    first = end;
  }
}

/// Fine work for larger sizes: lines where facets meet, a gleam over the upper left half of the table, its bevel.
void polish(const Canvas& canvas, const GemShape& shape, const GemColours& c, const Corners8& edge,
            const Corners8& table, float size) {
  const auto n = static_cast<std::size_t>(shape.corners);
  const float hair = std::max(canvas.pixel, size * 0.008f);
  // Each facet's star: a paler triangle from the middle of its outer edge to the corners of the table.
  for (std::size_t i = 0; i < n; ++i) {
    const ImVec2 foot = between(edge[i], edge[i + 1], 0.5f);
    const std::array<ImVec2, 3> star{foot, table[i + 1], table[i]};
    const bool lit = shape.facets[i] == Tone::light || shape.facets[i] == Tone::base;
    fill_convex(canvas, star.data(), 3, with_opacity(lit ? rgb(0xFFFFFF) : c.base, lit ? 0.22f : 0.30f));
  }
  const ImU32 seam = &shape == &gem_shapes::kWhite ? with_opacity(c.deep, 0.55f) : with_opacity(c.light, 0.35f);
  for (std::size_t i = 0; i < n; ++i) line(canvas, table[i].x, table[i].y, edge[i].x, edge[i].y, seam, hair);
}

/// The part of the table on the light's side of a diagonal through it, a little brighter.
void gleam(const Canvas& canvas, const GemShape& shape, const Corners8& table, float cx, float cy, float size,
           ImU32 colour) {
  const auto n = static_cast<std::size_t>(shape.corners);
  // Side of the line x + y * 0.7 = const that runs through a point slightly below the middle.
  const auto side = [&](ImVec2 p) { return (p.x - cx) + (p.y - cy) * 0.75f - size * 0.015f; };
  std::array<ImVec2, kMaxCorners + 3> part;
  std::size_t k = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const float a = side(table[i]), b = side(table[i + 1]);
    if (a <= 0) part[k++] = table[i];
    if ((a <= 0) != (b <= 0)) part[k++] = between(table[i], table[i + 1], a / (a - b));
  }
  if (k >= 3) fill_convex(canvas, part.data(), static_cast<int>(k), colour);
}

void sparkle(const Canvas& canvas, float x, float y, float size, ImU32 colour) {
  const float a = size, b = size * 0.16f;
  const std::array<ImVec2, 4> upright{ImVec2{x, y - a}, ImVec2{x + b, y}, ImVec2{x, y + a}, ImVec2{x - b, y}};
  const std::array<ImVec2, 4> level{ImVec2{x - a, y}, ImVec2{x, y - b}, ImVec2{x + a, y}, ImVec2{x, y + b}};
  fill_convex(canvas, upright.data(), 4, colour);
  fill_convex(canvas, level.data(), 4, colour);
}

void letter(const Canvas& canvas, Gem gem, float cx, float cy, float size, ImU32 colour) {
  const char c = gem_letter(gem);
  draw_text_middle(canvas, cx, cy, {&c, 1}, {Face::black, size * 0.5f, colour, Align::centre});
}

/// Text upon the table: dark on the pale ones, white on the others, which take a deeper tone for it.
bool is_pale(Gem gem) { return gem == Gem::white || gem == Gem::gold; }

void draw_stone(const Canvas& canvas, Gem gem, float cx, float cy, float size, const GemLook& look) {
  const GemShape& shape = *gem_shapes::kShapes[splendor::index_of(gem)];
  const GemColours& c = gem_colours(gem);
  const float device = size / canvas.pixel;
  const float rim = std::max(canvas.pixel * 0.9f, size * 0.035f);
  if (look.shadow && !look.sticker && device >= 20)
    fill_ring(canvas, place(shape.outline, shape.corners, cx, cy + size * 0.045f, size, canvas.pixel * 0.5f),
              shape.corners, canvas.theme.shadow);
  if (look.sticker) {
    const float paper = std::max(1.0f, size * 0.085f);
    fill_ring(canvas, place(shape.outline, shape.corners, cx, cy, size, paper), shape.corners, canvas.theme.paper);
  }
  // On a dark ground the black gem's own edge would vanish; a paler one stands in.
  const bool pale_rim = gem == Gem::black && !look.sticker && canvas.theme.kind == ThemeKind::dark;
  fill_ring(canvas, place(shape.outline, shape.corners, cx, cy, size, 0), shape.corners,
            pale_rim ? mix(c.light, c.base, 0.25f) : c.edge);

  const Corners8 edge = place(shape.outline, shape.corners, cx, cy, size, -rim);
  const Corners8 table = place(shape.table, shape.corners, cx, cy, size, device < 18 ? 0.02f * size : 0);
  facets(canvas, shape, c, edge, {cx, cy});
  const bool fine = device >= 52;
  if (fine) polish(canvas, shape, c, edge, table, size);
  if (canvas.letters && size >= 11) {
    fill_ring(canvas, table, shape.corners, is_pale(gem) ? c.light : c.dark);
    letter(canvas, gem, cx, cy, size, is_pale(gem) ? rgb(0x1B1F27) : rgb(0xFFFFFF));
    return;
  }
  float low = table[0].y, high = table[0].y;
  for (std::size_t i = 1; i < static_cast<std::size_t>(shape.corners); ++i) {
    low = std::min(low, table[i].y);
    high = std::max(high, table[i].y);
  }
  const float shade = gem == Gem::white ? 0.8f : 0.35f;
  fill_convex(canvas, table.data(), shape.corners, mix(c.base, c.light, 0.18f), mix(c.base, c.dark, shade), low, high);
  if (device >= 16) gleam(canvas, shape, table, cx, cy, size, with_opacity(c.light, 0.42f));
  if (fine)
    polyline(canvas, table.data(), shape.corners, with_opacity(gem == Gem::white ? c.deep : c.light, 0.7f),
             std::max(canvas.pixel, size * 0.01f), true);
  if (device >= 64) sparkle(canvas, cx - size * 0.2f, cy - size * 0.22f, size * 0.085f, rgb(0xFFFFFF, 235));
}

void draw_coin(const Canvas& canvas, float cx, float cy, float size, const GemLook& look) {
  const GemColours& c = gem_colours(Gem::gold);
  const float r = size * 0.47f, device = size / canvas.pixel;
  const float rim = std::max(canvas.pixel * 0.9f, size * 0.035f);
  if (look.shadow && !look.sticker)
    fill_disc(canvas, cx, cy + size * 0.045f, r + canvas.pixel * 0.5f, canvas.theme.shadow);
  if (look.sticker) fill_disc(canvas, cx, cy, r + std::max(1.0f, size * 0.085f), canvas.theme.paper);
  fill_disc(canvas, cx, cy, r, c.edge);
  // The rim catches light at the upper left and lies in shade at the lower right.
  fill_disc(canvas, cx, cy, r - rim, c.light, c.deep);
  const float face = size * 0.345f;
  fill_disc(canvas, cx, cy, face + std::max(canvas.pixel, size * 0.018f), c.dark);
  if (canvas.letters && size >= 11) {
    fill_disc(canvas, cx, cy, face, c.light);
    letter(canvas, Gem::gold, cx, cy, size, rgb(0x1B1F27));
    return;
  }
  fill_disc(canvas, cx, cy, face, c.light, c.dark);
  fill_disc(canvas, cx, cy + size * 0.02f, face - size * 0.02f, mix(c.base, c.light, 0.15f), c.base);
  if (device < 22) return;
  // Struck into it: a crown of three points.
  const float s = size * 0.40f, x = cx - s / 2, y = cy - s / 2;
  constexpr static auto kCrown =
      shape<".06,.26 .3,.5 .5,.12 .7,.5 .94,.26 .86,.7 .14,.7 .14,.7 .14,.7 .13,.66 .1,.48">();
  fill(canvas, kCrown, {x, y + size * 0.018f, s, s}, with_opacity(c.light, 0.9f));
  fill(canvas, kCrown, {x, y, s, s}, c.dark);
  fill_rounded(canvas, {x + s * 0.14f, y + s * 0.76f + size * 0.015f, s * 0.72f, s * 0.12f}, s * 0.04f,
               with_opacity(c.light, 0.9f));
  fill_rounded(canvas, {x + s * 0.14f, y + s * 0.76f, s * 0.72f, s * 0.12f}, s * 0.04f, c.dark);
  if (device >= 64) sparkle(canvas, cx - size * 0.27f, cy - size * 0.27f, size * 0.085f, rgb(0xFFFFFF, 235));
}

/// High contrast: one flat colour, two-pixel white outline with a black one round it (for paper), letter.
void draw_flat(const Canvas& canvas, Gem gem, float cx, float cy, float size) {
  const auto& flat = gem_shapes::kFlat[splendor::index_of(gem)];
  const ImU32 outline = rgb(0xFFFFFF);
  const float width = std::min(2.0f, std::max(canvas.pixel, size * 0.1f));
  if (gem == Gem::gold) {
    fill_disc(canvas, cx, cy, size * 0.48f + 1, rgb(0x000000));
    fill_disc(canvas, cx, cy, size * 0.48f, outline);
    fill_disc(canvas, cx, cy, size * 0.48f - width, flat.fill);
  } else {
    const GemShape& shape = *gem_shapes::kShapes[splendor::index_of(gem)];
    fill_ring(canvas, place(shape.outline, shape.corners, cx, cy, size, 1), shape.corners, rgb(0x000000));
    fill_ring(canvas, place(shape.outline, shape.corners, cx, cy, size, 0), shape.corners, outline);
    fill_ring(canvas, place(shape.outline, shape.corners, cx, cy, size, -width * (gem == Gem::black ? 1.42f : 1.1f)),
              shape.corners, flat.fill);
  }
  if (size >= 11) letter(canvas, gem, cx, cy, size * (gem == Gem::black ? 0.92f : 1.08f), flat.letter);
}

void draw_ghost(const Canvas& canvas, Gem gem, float cx, float cy, float size) {
  const ImU32 colour = with_opacity(canvas.theme.muted, 0.7f);
  const float width = std::max(canvas.pixel, size * 0.05f);
  if (gem == Gem::gold) {
    stroke_circle(canvas, cx, cy, size * 0.45f, colour, width);
    return;
  }
  const GemShape& shape = *gem_shapes::kShapes[splendor::index_of(gem)];
  const Corners8 edge = place(shape.outline, shape.corners, cx, cy, size, -width / 2);
  polyline(canvas, edge.data(), shape.corners, colour, width, true);
}

}  // namespace

const GemColours& gem_colours(Gem gem) { return gem_shapes::kColours[splendor::index_of(gem)]; }

char gem_letter(Gem gem) { return "WBGRKY"[splendor::index_of(gem)]; }

void draw_gem(const Canvas& canvas, Gem gem, float cx, float cy, float size, const GemLook& look) {
  if (look.ghost)
    draw_ghost(canvas, gem, cx, cy, size);
  else if (canvas.theme.flat)
    draw_flat(canvas, gem, cx, cy, size);
  else if (gem == Gem::gold)
    draw_coin(canvas, cx, cy, size, look);
  else
    draw_stone(canvas, gem, cx, cy, size, look);
}

void draw_no_gem(const Canvas& canvas, float cx, float cy, float size, ImU32 colour) {
  const float width = std::max(canvas.pixel, size * 0.07f);
  for (int i = 0; i < 6; ++i) {
    const float from = static_cast<float>(i) / 6.0f;
    stroke_arc(canvas, cx, cy, size * 0.40f, from, from + 0.09f, colour, width);
  }
}

void draw_any_gem(const Canvas& canvas, float cx, float cy, float size) {
  fill_disc(canvas, cx, cy, size * 0.5f, canvas.theme.flat ? rgb(0xFFFFFF) : rgb(0x3A3F49));
  const float outer = size * 0.5f - std::max(canvas.pixel, size * 0.04f);
  for (std::size_t i = 0; i < splendor::kGems.size(); ++i) {
    const float from = static_cast<float>(i) / 5 - 0.35f;
    const Gem gem = splendor::kGems[i];
    fill_sector(canvas, cx, cy, 0, outer, from, from + 0.2f,
                canvas.theme.flat ? gem_shapes::kFlat[i].fill : gem_colours(gem).base);
  }
  fill_disc(canvas, cx, cy, size * 0.17f, canvas.theme.flat ? rgb(0x000000) : rgb(0xFBF7EE));
}

}  // namespace splendor_ui

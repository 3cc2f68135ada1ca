#include "games/kingdom/ui/art/board_land.h"

#include <algorithm>
#include <cmath>

#include "games/kingdom/ui/art/vignette_brush.h"

namespace kingdom_ui {

using namespace ui;
using ui::Point;

namespace {

constexpr unsigned scramble(unsigned v) {
  v ^= v >> 16, v *= 0x7FEB352Du;
  v ^= v >> 15, v *= 0x846CA68Bu;
  return v ^ (v >> 16);
}
/// A pseudo-random number 0 .. 1 from a pair.
float chance(unsigned a, unsigned b) { return static_cast<float>(scramble(a * 9781u + b * 331u + 7u) % 4096) / 4096; }

/// What grows or lies on a side of a section.
enum class Thing : unsigned char {
  tree,
  trees,
  pines,
  rocks,
  mountain,
  snow_peak,
  snow_pines,
  field,
  hay,
  sheep,
  flowers,
  orchard,
  hill,
  cottage
};
using Things = std::array<Thing, 8>;
struct Country {
  Things things;
  ImU32 Storybook::*patches[3];
};
constexpr std::array<Country, kingdom::kSides> kCountries{{
    {{Thing::trees, Thing::field, Thing::flowers, Thing::tree, Thing::sheep, Thing::hay, Thing::hill, Thing::trees},
     {&Storybook::meadow, &Storybook::beach, &Storybook::field}},  // Sunny Shore
    {{Thing::rocks, Thing::pines, Thing::hill, Thing::tree, Thing::rocks, Thing::hill, Thing::flowers, Thing::pines},
     {&Storybook::hill, &Storybook::beach, &Storybook::meadow}},  // Lighthouse Cliffs
    {{Thing::trees, Thing::field, Thing::sheep, Thing::hay, Thing::cottage, Thing::tree, Thing::field, Thing::flowers},
     {&Storybook::field, &Storybook::meadow, &Storybook::hill}},  // Hundred Chimneys Valley
    {{Thing::mountain, Thing::pines, Thing::rocks, Thing::hill, Thing::pines, Thing::mountain, Thing::tree,
      Thing::flowers},
     {&Storybook::hill, &Storybook::meadow, &Storybook::land_high}},  // Royal Heights
    {{Thing::orchard, Thing::flowers, Thing::trees, Thing::orchard, Thing::hill, Thing::tree, Thing::flowers,
      Thing::orchard},
     {&Storybook::meadow, &Storybook::land_high, &Storybook::field}},  // Queen's Orchards
    {{Thing::snow_peak, Thing::snow_pines, Thing::rocks, Thing::snow_pines, Thing::snow_peak, Thing::pines,
      Thing::rocks, Thing::hill},
     {&Storybook::snow, &Storybook::land_high, &Storybook::hill}},  // Secret Pass
}};

class Land {
 public:
  Land(const Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup)
      : canvas_(canvas), layout_(layout), setup_(setup), book_(storybook_for(canvas.theme.kind)) {
    across_ = layout.sideways ? layout.map.h : layout.map.w;
    length_ = layout.sideways ? layout.map.w : layout.map.h;
    unit_ = layout.pawn / 1.5f;
    section_ = length_ / (setup.full ? 3.0f : 2.0f);
  }

  void paint() {
    fill_rect(canvas_, layout_.map, book_.sea);
    if (canvas_.theme.flat) {
      strip(-2, book_.land_edge);
      strip(0, book_.land);
      return;
    }
    waves();
    strip(-unit_ * 0.50f, mix(book_.sea, book_.shallows, 0.55f), false);
    strip(-unit_ * 0.28f, book_.shallows, false);
    strip(-unit_ * 0.02f, book_.land_edge);
    strip(unit_ * 0.03f, book_.beach);
    strip(unit_ * 0.20f, book_.land, false);
    patches();
    decorate();
    sea_things();
  }

 private:
  Point at(float along, float across) const {
    return layout_.sideways ? Point{layout_.map.x + along, layout_.map.y + across}
                            : Point{layout_.map.x + across, layout_.map.bottom() - along};
  }
  float along_of(Point p) const { return layout_.sideways ? p.x - layout_.map.x : layout_.map.bottom() - p.y; }
  float across_of(Point p) const { return layout_.sideways ? p.y - layout_.map.y : p.x - layout_.map.x; }
  std::size_t side_at(float along) const {
    auto row = static_cast<std::size_t>(std::clamp(along / section_, 0.0f, setup_.full ? 2.99f : 1.99f));
    if (!setup_.full && row == 1) row = 2;
    return side_index(setup_, row);
  }

  /// Distance of the coast from the side of the map; `far_side`: 0 or 1.
  float coast(float along, int far_side) const {
    const float phase = far_side != 0 ? 2.1f : 0.4f, wave = along / (unit_ * 3.1f);
    float inset =
        across_ * 0.026f + unit_ * (0.20f * std::sin(wave + phase) + 0.13f * std::sin(wave * 2.3f + phase * 3) + 0.10f);
    // Towards both ends the land narrows to a round cape.
    const auto cape = [&](float distance, float reach, float narrow) {
      const float t = std::clamp(distance / reach, 0.0f, 1.0f);
      inset = std::max(inset, inset + (across_ * narrow - inset) * (1 - std::sqrt(t * (2 - t))));
    };
    cape(along - section_ * 0.055f, section_ * 0.26f, 0.5f);
    cape(length_ - along + unit_ * 0.2f, section_ * 0.10f, 0.16f);
    return inset;
  }
  bool on_land(Point p, float margin) const {
    const float along = along_of(p), across = across_of(p);
    return along > section_ * 0.055f + margin && along < length_ - margin * 0.4f && across > coast(along, 0) + margin &&
           across < across_ - coast(along, 1) - margin;
  }

  /// The land, smaller by `inset` on all sides.
  void strip(float inset, ImU32 colour, bool soft_edge = true) const {
    const float step = std::max(8.0f, unit_ * 0.34f), start = section_ * 0.055f + inset;
    const int count = static_cast<int>((length_ - start) / step) + 2;
    ImDrawList& list = canvas_.list;
    const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
    const auto edge = [&](int i, int far_side) {
      const float along =
          std::min(start + step * static_cast<float>(i) * (i < 8 ? static_cast<float>(i) / 8 : 1), length_);
      const float c = std::min(coast(std::max(along - inset, section_ * 0.055f), far_side) + inset, across_ / 2);
      const Point p = at(along, far_side != 0 ? across_ - c : c);
      return ImVec2{p.x, p.y};
    };
    list.PrimReserve(6 * (count - 1), 2 * count);
    const auto first = static_cast<unsigned>(list._VtxCurrentIdx);
    for (int i = 0; i < count; ++i)
      list.PrimWriteVtx(edge(i, 0), uv, colour), list.PrimWriteVtx(edge(i, 1), uv, colour);
    for (unsigned i = 0; i + 1 < static_cast<unsigned>(count); ++i)
      for (const unsigned k : {0u, 1u, 2u, 1u, 3u, 2u}) list.PrimWriteIdx(static_cast<ImDrawIdx>(first + 2 * i + k));
    if (!soft_edge) return;
    // A soft edge: a thin line of the same colour along the coast.
    for (int far_side = 0; far_side < 2; ++far_side)
      for (int from = 0; from + 1 < count; from += 40) {
        std::array<ImVec2, 41> run;
        int n = 0;
        for (int i = from; i < count && n < 41; ++i) {
          const ImVec2 p = edge(i, far_side);
          if (n == 0 || std::abs(run[static_cast<std::size_t>(n - 1)].x - p.x) +
                                std::abs(run[static_cast<std::size_t>(n - 1)].y - p.y) >
                            0.5f)
            run[static_cast<std::size_t>(n++)] = p;
        }
        if (n > 1) polyline(canvas_, run.data(), n, colour, 2);
      }
  }

  void wave(Point p, float size) const {
    for (int i = 0; i < 2; ++i)
      stroke_arc(canvas_, p.x + size * (i == 0 ? -0.85f : 0.85f), p.y + size * 0.5f, size, 0.60f, 0.90f, book_.wave,
                 std::max(1.2f, size * 0.16f));
  }

  /// A grid over the map, its points moved at random.
  struct Grid {
    float step;
    float along, across;  ///< of a step: where it begins
    float wobble;         ///< of a step
    unsigned salt;
  };
  /// Numbers go on from `number`; visit(number, point).
  template <class Visit>
  void scatter(const Grid& grid, unsigned& number, Visit&& visit) const {
    for (float along = grid.step * grid.along; along < length_; along += grid.step)
      for (float across = grid.step * grid.across; across < across_; across += grid.step) {
        ++number;
        const auto moved = [&](float to, unsigned salt) {
          return to + (chance(number, salt) - 0.5f) * grid.step * grid.wobble;
        };
        visit(number, at(moved(along, grid.salt), moved(across, grid.salt + 1)));
      }
  }

  void waves() const {
    unsigned number = 0;
    scatter({unit_ * 1.7f, 0.4f, 0.4f, 0.5f, 1}, number, [&](unsigned n, Point p) {
      if (!on_land(p, -unit_ * 0.8f) && chance(n, 3) < 0.7f) wave(p, unit_ * 0.20f);
    });
  }

  void patches() const {
    unsigned number = 0;
    scatter({unit_ * 3.4f, 0.5f, 0.4f, 0.8f, 11}, number, [&](unsigned n, Point p) {
      const float size = unit_ * (1.1f + 0.9f * chance(n, 13));
      if (!on_land(p, size * 1.25f)) return;
      const Country& country = kCountries[side_at(along_of(p))];
      const ImU32 colour = mix(book_.land, book_.*country.patches[n % 3], 0.75f);
      fill_ellipse(canvas_, p.x, p.y, size, size * 0.62f, colour);
      fill_ellipse(canvas_, p.x - size * 0.55f, p.y + size * 0.22f, size * 0.7f, size * 0.42f, colour);
      fill_ellipse(canvas_, p.x + size * 0.60f, p.y - size * 0.20f, size * 0.62f, size * 0.40f, colour);
    });
  }

  /// Nothing of the game within `size` of p.
  bool free_at(Point p, float size) const {
    if (!on_land(p, size * 0.9f + unit_ * 0.16f)) return false;
    const Rect box = Rect::square(p.x, p.y, 2 * size);
    const auto touches = [&](const Rect& r) {
      return !r.empty() && box.x < r.right() && r.x < box.right() && box.y < r.bottom() && r.y < box.bottom();
    };
    for (const SpacePlace& place : layout_.spaces) {
      if (!place.in_play) continue;
      const float dx = place.at.x - p.x, dy = place.at.y - p.y, reach = place.radius * 1.12f + size;
      if (dx * dx + dy * dy < reach * reach || touches(place.label) || touches(place.tile)) return false;
    }
    for (const RoadPlace& road : layout_.roads) {
      if (!road.in_play) continue;
      if (touches(road.banner)) return false;
      const float reach = size + unit_ * 0.24f;
      for (const Point& q : road.path)
        if ((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y) < reach * reach) return false;
    }
    for (const Rect& medal : layout_.medals)
      if (touches(medal)) return false;
    return true;
  }

  void decorate() const {
    struct Spot {
      Point p;
      float size;
      Thing thing;
      unsigned seed;
    };
    std::vector<Spot> spots;
    const auto clear_of_others = [&](Point p, float size) {
      for (const Spot& other : spots)
        if (std::abs(other.p.x - p.x) < (other.size + size) * 0.95f &&
            std::abs(other.p.y - p.y) < (other.size + size) * 0.80f)
          return false;
      return true;
    };
    // Large things first, then smaller ones in what is left.
    unsigned number = 0;
    for (const float size : {1.15f, 0.80f, 0.55f, 0.36f})
      scatter({unit_ * size * 1.3f, 0.5f, 0.5f, 0.6f, 21}, number, [&](unsigned n, Point p) {
        const float s = unit_ * size;
        if (chance(n, 23) > (size < 0.5f ? 0.20f : 0.66f) || !free_at(p, s) || !clear_of_others(p, s)) return;
        const Country& country = kCountries[side_at(along_of(p))];
        Thing thing = country.things[scramble(n * 5u + 1u) % country.things.size()];
        // Mountains and fields want room; a single tree wants little.
        const bool wide = thing == Thing::mountain || thing == Thing::snow_peak || thing == Thing::field ||
                          thing == Thing::hill || thing == Thing::orchard || thing == Thing::trees ||
                          thing == Thing::cottage;
        if (size < 0.5f && wide)
          thing = thing == Thing::snow_peak  ? Thing::snow_pines
                  : thing == Thing::mountain ? Thing::rocks
                  : thing == Thing::field    ? Thing::flowers
                                             : Thing::tree;
        if (size > 1 && !wide) return;
        spots.push_back({p, s, thing, n});
      });
    std::sort(spots.begin(), spots.end(), [](const Spot& a, const Spot& b) { return a.p.y < b.p.y; });
    for (const Spot& spot : spots) draw_thing({canvas_, book_, spot.p.x, spot.p.y, spot.size}, spot.thing, spot.seed);
  }

  void peak(const VignetteBrush& b, float x, float w, float h, ImU32 light, ImU32 dark) const {
    b.triangle(x - w, 0.7f, x, 0.7f - h, x + w, 0.7f, light);
    b.triangle(x, 0.7f, x, 0.7f - h, x + w, 0.7f, dark);
    b.triangle(x - w * 0.32f, 0.7f - h * 0.68f, x, 0.7f - h, x + w * 0.32f, 0.7f - h * 0.68f, book_.snow);
  }

  void draw_thing(const VignetteBrush& b, Thing thing, unsigned seed) const {
    const float v = chance(seed, 31);
    const ImU32 soft = with_opacity(rgb(0x3A2A18), 0.13f);
    switch (thing) {
      case Thing::tree:
        b.ellipse(0.06f, 0.72f, 0.5f, 0.14f, soft);
        b.tree(0, 0.72f, 1.45f, v < 0.5f ? book_.wood : mix(book_.wood, book_.field, 0.3f));
        break;
      case Thing::trees:
        b.ellipse(0, 0.70f, 0.9f, 0.18f, soft);
        b.tree(-0.48f, 0.42f, 1.05f, book_.wood_dark);
        b.tree(0.50f, 0.50f, 1.10f, book_.wood_dark);
        b.tree(0.02f, 0.74f, 1.30f, book_.wood);
        break;
      case Thing::pines:
      case Thing::snow_pines: {
        const ImU32 c = thing == Thing::pines ? book_.wood_dark : mix(book_.wood_dark, book_.snow, 0.45f);
        b.ellipse(0, 0.70f, 0.8f, 0.16f, soft);
        b.pine(-0.42f, 0.52f, 1.05f, c);
        b.pine(0.44f, 0.56f, 0.95f, c);
        b.pine(0.04f, 0.76f, 1.30f, c);
        break;
      }
      case Thing::rocks:
        b.dome(-0.30f, 0.60f, 0.44f, 0.46f, book_.rock_dark);
        b.dome(0.28f, 0.64f, 0.42f, 0.66f, book_.rock);
        b.dome(0.62f, 0.66f, 0.22f, 0.26f, book_.rock_dark);
        break;
      case Thing::mountain:
      case Thing::snow_peak: {
        const bool snow = thing == Thing::snow_peak;
        const ImU32 light = snow ? mix(book_.rock, book_.snow, 0.5f) : book_.rock,
                    dark = snow ? mix(book_.rock_dark, book_.snow, 0.35f) : book_.rock_dark;
        b.ellipse(0, 0.72f, 1.0f, 0.16f, soft);
        peak(b, -0.42f, 0.55f, 0.95f, light, dark);
        peak(b, 0.26f, 0.70f, 1.45f, light, dark);
        break;
      }
      case Thing::field:
        b.round(-0.85f, -0.45f, 1.7f, 1.05f, 0.28f, book_.field_line);
        b.round(-0.80f, -0.41f, 1.6f, 0.97f, 0.25f, book_.field);
        for (int i = 0; i < 4; ++i)
          b.rect(-0.62f, -0.24f + 0.21f * static_cast<float>(i), 1.24f, 0.055f, book_.field_line);
        break;
      case Thing::hay:
        b.dome(0, 0.55f, 0.55f, 0.85f, book_.field_line);
        b.dome(-0.04f, 0.52f, 0.45f, 0.72f, book_.field);
        b.rect(-0.5f, 0.5f, 1.0f, 0.07f, book_.field_line);
        break;
      case Thing::sheep:
        for (const auto& [x, y] : std::array<std::array<float, 2>, 2>{{{-0.35f, 0.0f}, {0.42f, 0.34f}}}) {
          b.rect(x - 0.20f, y + 0.10f, 0.09f, 0.26f, book_.outline);
          b.rect(x + 0.10f, y + 0.10f, 0.09f, 0.26f, book_.outline);
          b.ellipse(x, y, 0.36f, 0.25f, book_.rock_dark);
          b.ellipse(x, y - 0.01f, 0.32f, 0.21f, book_.snow);
          b.ellipse(x - 0.34f, y - 0.06f, 0.12f, 0.15f, book_.outline);
        }
        break;
      case Thing::flowers: {
        const std::array<ImU32, 3> colours{rgb(0xE8738A), rgb(0xF7F3E2), rgb(0xC99AD8)};
        for (unsigned i = 0; i < 5; ++i) {
          const float x = (chance(seed, 40 + i) - 0.5f) * 1.3f, y = (chance(seed, 50 + i) - 0.5f) * 1.1f;
          b.rect(x - 0.03f, y, 0.06f, 0.26f, book_.wood_dark);
          b.disc(x, y, 0.14f, colours[(seed + i) % 3]);
        }
        break;
      }
      case Thing::orchard:
        for (int row = 0; row < 2; ++row)
          for (int i = 0; i < 3; ++i) {
            const float x = -0.58f + 0.58f * static_cast<float>(i), y = 0.10f + 0.64f * static_cast<float>(row);
            b.rect(x - 0.04f, y - 0.3f, 0.08f, 0.3f, book_.trunk);
            b.disc(x, y - 0.46f, 0.27f, book_.wood_dark);
            b.disc(x, y - 0.48f, 0.23f, book_.wood);
            b.disc(x + 0.08f, y - 0.46f, 0.08f, rgb(seed % 2 == 0 ? 0xD6453B : 0x8A4AA6));
          }
        break;
      case Thing::hill:
        b.dome(0.30f, 0.55f, 0.66f, 0.62f, book_.hill_dark);
        b.dome(-0.28f, 0.60f, 0.70f, 0.78f, book_.hill);
        b.bow(-0.30f, 0.42f, 0.34f, 0.62f, 0.80f, 0.06f, book_.hill_dark);
        break;
      case Thing::cottage:
        b.ellipse(0, 0.58f, 0.75f, 0.14f, soft);
        b.rect(0.22f, -0.62f, 0.17f, 0.42f, book_.outline);
        b.house(0, 0.56f, 0.86f, 0.50f, 0.52f, book_.wall, seed % 2 == 0 ? book_.roof_red : book_.roof_plum);
        b.door(-0.06f, 0.56f, 0.22f, 0.34f);
        for (int i = 0; i < 3; ++i)
          b.disc(0.34f + 0.14f * static_cast<float>(i), -0.76f - 0.15f * static_cast<float>(i),
                 0.10f + 0.03f * static_cast<float>(i), with_opacity(rgb(0xFFFFFF), 0.6f));
        break;
    }
  }

  /// A boat and a whale in the bay.
  void sea_things() const {
    const float bay = section_ * 0.10f;
    const Point boat = at(bay, across_ * 0.13f), whale = at(bay * 0.9f, across_ * 0.87f);
    const float size = unit_ * 1.05f;
    draw_motif({canvas_, book_, boat.x - size * 0.2f, boat.y - size * 0.45f, size}, Motif::boat);
    const VignetteBrush b{canvas_, book_, whale.x, whale.y, size};
    const ImU32 back = mix(book_.roof_blue, book_.outline, 0.25f);
    b.dome(0, 0.2f, 0.52f, 0.40f, back);
    b.triangle(0.42f, 0.2f, 0.74f, -0.22f, 0.60f, 0.2f, back);
    b.triangle(0.60f, 0.0f, 0.86f, -0.06f, 0.64f, -0.20f, back);
    b.disc(-0.28f, 0.06f, 0.06f, rgb(0xFFFFFF));
    for (const float side : {-1.0f, 1.0f})
      b.bow(side * 0.14f - 0.05f, -0.30f, 0.14f, side < 0 ? 0.5f : 0.55f, side < 0 ? 0.95f : 1.0f, 0.06f,
            rgb(0xFFFFFF));
    b.ellipse(0.05f, 0.22f, 0.80f, 0.10f, book_.shallows);
  }

  const Canvas& canvas_;
  const KingdomLayout& layout_;
  const kingdom::Setup& setup_;
  const Storybook& book_;
  float across_ = 0, length_ = 0, unit_ = 0, section_ = 0;
};

}  // namespace

void paint_land(const Canvas& canvas, const KingdomLayout& layout, const kingdom::Setup& setup) {
  Land(canvas, layout, setup).paint();
}

}  // namespace kingdom_ui

#include "ui/kingdom/map_places.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "ui/kingdom/storybook.h"

namespace ui {
namespace {

using kingdom::kRoads;
using kingdom::kSpaces;
using kingdom::RoadId;
using kingdom::SpaceId;

constexpr float kLeastRadius = 23, kLargestRadius = 64;  ///< of a vignette; 44 px across at the least
constexpr float kPalace = 1.4f;                          ///< the palace's vignette is so much larger
/// A section is at least so many radii long, and the map at least so many across, for flags and names to find room.
constexpr float kSectionRadii = 15.5f, kAcrossRadii = 15.5f;

float length(Point d) { return std::sqrt(d.x * d.x + d.y * d.y); }
Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }

float overlap_area(const Rect& a, const Rect& b) {
  const float w = std::min(a.right(), b.right()) - std::max(a.x, b.x),
              h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/// How deep a disc reaches into a rectangle.
float disc_depth(const Rect& rect, Point centre, float radius) {
  const float dx = std::max({rect.x - centre.x, 0.0f, centre.x - rect.right()}),
              dy = std::max({rect.y - centre.y, 0.0f, centre.y - rect.bottom()});
  return std::max(0.0f, radius - std::sqrt(dx * dx + dy * dy));
}

int letters_in(std::string_view text) {
  int n = 0;
  for (const char c : text) n += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  return n;
}

/// Small and fixed, so that bends look the same everywhere.
unsigned scramble(unsigned v) {
  v ^= v >> 16, v *= 0x7FEB352Du;
  v ^= v >> 15, v *= 0x846CA68Bu;
  return v ^ (v >> 16);
}

/// Places the things of the map that shall not cover each other.
class MapMaker {
 public:
  MapMaker(const KingdomLayoutInput& in, KingdomLayout& out) : setup_(in.setup), out_(out) {
    sections_ = setup_.full ? 3 : 2;
    across_ = out.sideways ? out.board.h : out.board.w;
    const float view = out.sideways ? out.board.w : out.board.h;
    const float fit = view / static_cast<float>(sections_);
    radius_ = std::clamp(std::min(fit / kSectionRadii, across_ / kAcrossRadii), kLeastRadius, kLargestRadius);
    section_ = std::max(fit, kSectionRadii * radius_);
    text_scale_ = in.text_scale;
    const float map_length = section_ * static_cast<float>(sections_);
    out.max_scroll = std::max(0.0f, map_length - view);
    if (out.max_scroll < 1) out.max_scroll = 0;
    out.scroll = 0;
    out.map = out.sideways ? Rect{out.board.x, out.board.y, map_length, across_}
                           : Rect{out.board.x, out.board.bottom() - map_length, across_, map_length};
    out.pawn = radius_ * 1.5f;
  }

  void place() {
    for (std::size_t id = 0; id < kSpaces.size(); ++id)
      if (space_in_play(setup_, static_cast<SpaceId>(id))) place_space(static_cast<SpaceId>(id));
    for (std::size_t id = 0; id < kRoads.size(); ++id)
      if (road_in_play(setup_, static_cast<RoadId>(id))) place_road(static_cast<RoadId>(id));
    place_palace();
    for (int sweep = 0; sweep < 4; ++sweep) {
      for (std::size_t id = 0; id < kRoads.size(); ++id)
        if (out_.roads[id].in_play) place_banner(static_cast<RoadId>(id), sweep == 0);
      for (std::size_t id = 0; id < kSpaces.size(); ++id)
        if (out_.spaces[id].in_play) place_label(static_cast<SpaceId>(id));
    }
    for (RoadPlace& road : out_.roads)
      if (road.in_play)
        road.target = Rect::centred(road.banner.centre_x(), road.banner.centre_y(), std::max(44.0f, road.banner.w),
                                    std::max(44.0f, road.banner.h));
  }

 private:
  /// Place of a section from the port end.
  std::size_t row_of_section(std::size_t section) const { return section == 2 && !setup_.full ? 1 : section; }

  Point on_screen(std::size_t section, float x, float y) const {
    const float along = (static_cast<float>(row_of_section(section)) + 1 - y / 1000) * section_;
    const float across = x / 1000 * across_;
    return out_.sideways ? Point{out_.map.x + along, out_.map.y + across}
                         : Point{out_.map.x + across, out_.map.bottom() - along};
  }
  Point on_screen(std::size_t section, kingdom::Point at) const {
    return on_screen(section, static_cast<float>(at.x), static_cast<float>(at.y));
  }

  void place_space(SpaceId id) {
    const kingdom::Space& space = kSpaces[id];
    SpacePlace& place = out_.spaces[id];
    place.in_play = true;
    place.at = on_screen(kingdom::section_of_space(id), space.at);
    place.radius = radius_ * (space.kind == kingdom::SpaceKind::palace ? kPalace : 1);
    place.target = Rect::square(place.at.x, place.at.y, std::max(44.0f, 2 * place.radius));
    if (mystery_index(setup_, id) >= 0)
      place.tile = Rect::square(place.at.x + radius_ * 0.85f, place.at.y - radius_ * 0.75f, radius_ * 0.95f);
  }

  void place_road(RoadId id) {
    const kingdom::Road& road = kRoads[id];
    RoadPlace& place = out_.roads[id];
    place.in_play = true;
    const std::size_t section = kingdom::section_of_road(id);
    const Point from = out_.spaces[start_of(setup_, id)].at, to = out_.spaces[road.to].at;
    Point through = (from + to) * 0.5f;
    if (road.enters()) {
      through = on_screen(section, slot_x(road.slot), 1000);
    } else if (road.bends()) {
      through = on_screen(section, road.via);
    } else {
      // A gentle bend, left or right by chance: roads of a storybook are never straight.
      const Point d = to - from;
      const float bend = (static_cast<float>(scramble(id * 7u + 3u) % 200) / 100 - 1) * 0.05f;
      through = through + Point{-d.y, d.x} * (bend < 0 ? bend - 0.025f : bend + 0.025f);
    }
    // A quadratic curve that passes `through` when it has gone its share of the way.
    const float before = length(through - from), after = length(to - through);
    const float share = std::clamp(before / std::max(1.0f, before + after), 0.25f, 0.75f), rest = 1 - share;
    const Point control = (through - from * (rest * rest) - to * (share * share)) * (1 / (2 * share * rest));
    constexpr int kFine = 64;
    std::array<Point, kFine + 1> fine{};
    std::array<float, kFine + 1> walked{};
    for (int i = 0; i <= kFine; ++i) {
      const float t = static_cast<float>(i) / kFine, r = 1 - t;
      const auto at = static_cast<std::size_t>(i);
      fine[at] = from * (r * r) + control * (2 * r * t) + to * (t * t);
      walked[at] = i == 0 ? 0 : walked[at - 1] + length(fine[at] - fine[at - 1]);
    }
    std::size_t at = 0;
    for (std::size_t i = 0; i < place.path.size(); ++i) {
      const float want = walked[kFine] * static_cast<float>(i) / static_cast<float>(place.path.size() - 1);
      while (at + 1 < kFine && walked[at + 1] < want) ++at;
      const float step = walked[at + 1] - walked[at];
      place.path[i] = fine[at] + (fine[at + 1] - fine[at]) * (step > 0 ? (want - walked[at]) / step : 0);
    }
  }

  void place_palace() {
    const SpacePlace& palace = out_.spaces[palace_of(setup_)];
    const float gate = palace.radius * 0.9f;
    out_.gates = Rect::centred(palace.at.x, palace.at.y + palace.radius * 0.5f, gate, gate * 0.9f);
    const float medal = std::max(44.0f, radius_ * 1.25f), gap = 4;
    for (std::size_t i = 0; i < out_.medals.size(); ++i) {
      const float side = i < 2 ? -1.0f : 1.0f;
      const float away =
          palace.radius + gap * 2 + medal / 2 + (medal + gap) * static_cast<float>(i < 2 ? 1 - i : i - 2);
      const float beyond = std::max(0.0f, std::min(section_ * 0.05f, section_ * 0.13f - medal / 2 - 2));
      out_.medals[i] = out_.sideways ? Rect::square(palace.at.x + beyond, palace.at.y + side * away, medal)
                                     : Rect::square(palace.at.x + side * away, palace.at.y - beyond, medal);
    }
  }

  /// What a rectangle on the map would cover, 0 for nothing. `road`, `space`: whose banner or label it is.
  float covers(const Rect& rect, int road, int space) const {
    float cost = 0;
    const Rect inside = out_.map.inset(3);
    cost += (rect.w * rect.h - overlap_area(rect, inside)) * 4;
    const float scale = radius_;
    for (std::size_t i = 0; i < kSpaces.size(); ++i) {
      const SpacePlace& other = out_.spaces[i];
      if (!other.in_play) continue;
      if (static_cast<int>(i) != space) {
        cost += disc_depth(rect, other.at, other.radius + 3) * scale * 1.5f;
        if (!other.label.empty()) cost += overlap_area(rect.inset(-1), other.label);
      }
      if (!other.tile.empty()) cost += overlap_area(rect, other.tile) * 2;
    }
    for (const Rect& medal : out_.medals) cost += overlap_area(rect, medal.inset(-2)) * 2;
    for (std::size_t i = 0; i < kRoads.size(); ++i) {
      const RoadPlace& other = out_.roads[i];
      if (!other.in_play || static_cast<int>(i) == road) continue;
      if (!other.banner.empty()) cost += overlap_area(rect.inset(-3), other.banner) * 2;
      int points = 0;  // of other roads below it
      const Rect near = rect.inset(-2);
      for (const Point& p : other.path) points += near.contains(p.x, p.y);
      cost += static_cast<float>(points) * scale * (space >= 0 ? 0.25f : 0.8f);
    }
    return cost;
  }

  void place_banner(RoadId id, bool first) {
    RoadPlace& place = out_.roads[id];
    const int total = kRoads[id].cost.total();
    const float picture = std::clamp(radius_ * 0.66f, 15.0f, 34.0f), pad = std::max(3.0f, picture * 0.22f);
    place.picture = picture;
    if (first) place.banner = {};
    const int wanted_rows = out_.sideways && total <= 4 ? 1 : total <= 3 ? 1 : 2;
    float best = 1e9f;
    RoadPlace chosen = place;
    for (const int rows : {wanted_rows, 3 - wanted_rows}) {
      const int columns = (total + rows - 1) / rows;
      const float w = static_cast<float>(columns) * picture + static_cast<float>(columns - 1) + 2 * pad,
                  h = static_cast<float>(rows) * picture + static_cast<float>(rows - 1) + 2 * pad;
      for (int step = 0; step <= 12; ++step) {
        const float t = 0.5f + static_cast<float>((step + 1) / 2) * (step % 2 == 0 ? 0.035f : -0.035f);
        const Point at = point_at(place, t), tangent = point_at(place, t + 0.05f) - point_at(place, t - 0.05f);
        const float l = std::max(0.01f, length(tangent));
        for (const int aside : {0, 1, -1, 2, -2}) {
          const float off = static_cast<float>(aside) * std::min(w, h) * 0.3f;
          const Rect rect = Rect::centred(at.x - tangent.y / l * off, at.y + tangent.x / l * off, w, h);
          const float taste =
              (rows != wanted_rows ? 0.6f : 0) + std::abs(t - 0.5f) * 3 + static_cast<float>(std::abs(aside)) * 0.35f;
          if (taste * radius_ >= best) continue;
          const float cost = covers(rect, id, -1) + taste * radius_;
          if (cost < best) best = cost, chosen.banner = rect, chosen.rows = rows;
        }
      }
    }
    place = chosen;
  }

  static Point point_at(const RoadPlace& road, float t) {
    const float at = std::clamp(t, 0.0f, 1.0f) * (RoadPlace::kPoints - 1);
    const auto i = std::min(static_cast<std::size_t>(at), static_cast<std::size_t>(RoadPlace::kPoints - 2));
    return road.path[i] + (road.path[i + 1] - road.path[i]) * (at - static_cast<float>(i));
  }

  void place_label(SpaceId id) {
    SpacePlace& place = out_.spaces[id];
    const int letters = std::max(letters_in(kSpaces[id].name.en), letters_in(kSpaces[id].name.fr));
    const float size = map_name_size(radius_, text_scale_);
    // Lato Bold is about 0.56 of its size wide, per letter, in these names.
    const float w = static_cast<float>(letters) * size * 0.56f + size * 0.7f, h = size * 1.3f;
    // Long names take two lines where there is little room.
    const float w2 = static_cast<float>((letters + 1) / 2 + 3) * size * 0.56f + size * 0.7f, h2 = size * 2.4f;
    place.label = {};
    float best = radius_ * radius_ * 0.04f;  // more than this, and there is no label
    const auto consider = [&](float lw, float lh, bool above, float taste) {
      const float y = above ? place.at.y - place.radius - lh - 1 : place.at.y + place.radius + 1;
      float x = place.at.x - lw / 2;
      x = std::clamp(x, out_.map.x + 3, std::max(out_.map.x + 3, out_.map.right() - 3 - lw));
      const Rect rect{x, y, lw, lh};
      const float cost = covers(rect, -1, id) + taste;
      if (cost < best) best = cost, place.label = rect;
    };
    consider(w, h, false, 0);
    if (letters > 11) consider(w2, h2, false, 1);
    consider(w, h, true, 2);
    if (letters > 11) consider(w2, h2, true, 3);
  }

  kingdom::Setup setup_;
  KingdomLayout& out_;
  int sections_ = 2;
  float across_ = 0, section_ = 0, radius_ = 0, text_scale_ = 1;
};

}  // namespace

float map_name_size(float radius, float text_scale) {
  return std::clamp(radius * 0.42f * std::sqrt(text_scale), 12.0f, storybook::kBody * text_scale);
}

void place_map(const KingdomLayoutInput& in, KingdomLayout& out) {
  MapMaker(in, out).place();
  scroll_map(out, in.scroll);
}

void scroll_map(KingdomLayout& out, float scroll) {
  scroll = std::clamp(scroll, 0.0f, out.max_scroll);
  const float by = scroll - out.scroll;
  const float dx = out.sideways ? -by : 0, dy = out.sideways ? 0 : by;
  out.scroll = scroll;
  const auto move = [&](Rect& rect) { rect = rect.moved(dx, dy); };
  move(out.map);
  for (SpacePlace& place : out.spaces) {
    if (!place.in_play) continue;
    place.at = place.at + Point{dx, dy};
    move(place.target), move(place.label), move(place.tile);
  }
  for (RoadPlace& place : out.roads) {
    if (!place.in_play) continue;
    for (Point& p : place.path) p = p + Point{dx, dy};
    move(place.banner), move(place.target);
  }
  for (Rect& medal : out.medals) move(medal);
  move(out.gates);
}

float scroll_to_show(const KingdomLayout& layout, const kingdom::Setup& setup, SpaceId space) {
  if (layout.max_scroll <= 0) return 0;
  // Distances from the port end of the map.
  const auto along = [&](Point p) { return layout.sideways ? p.x - layout.map.x : layout.map.bottom() - p.y; };
  const SpacePlace& here = layout.spaces[space];
  const float margin = here.radius * 1.8f;
  const float low = along(here.at) - margin;
  float high = along(here.at) + margin;
  for (const RoadId road : roads_from(setup, space)) {
    const SpacePlace& there = layout.spaces[kRoads[road].to];
    high = std::max(high, along(there.at) + there.radius * 1.5f);
  }
  const float view = layout.sideways ? layout.board.w : layout.board.h;
  float scroll = layout.scroll;
  if (high > scroll + view) scroll = high - view;
  if (low < scroll) scroll = low;  // the traveller comes first
  return std::clamp(scroll, 0.0f, layout.max_scroll);
}

Point pawn_at(const KingdomLayout& layout, SpaceId space, int index, int count) {
  const SpacePlace& place = layout.spaces[space];
  const float step = layout.pawn * 0.42f;
  const float middle = static_cast<float>(count - 1) / 2;
  const float x = place.at.x + (static_cast<float>(index) - middle) * step;
  // Those in between stand a little further in front.
  const float front = count > 2 && index % 2 == 1 ? layout.pawn * 0.12f : 0;
  return {x, place.at.y + place.radius * 0.62f + front};
}

Point on_road(const KingdomLayout& layout, RoadId road, float t) {
  const RoadPlace& place = layout.roads[road];
  const float at = std::clamp(t, 0.0f, 1.0f) * (RoadPlace::kPoints - 1);
  const auto i = std::min(static_cast<std::size_t>(at), static_cast<std::size_t>(RoadPlace::kPoints - 2));
  return place.path[i] + (place.path[i + 1] - place.path[i]) * (at - static_cast<float>(i));
}

}  // namespace ui

#include "games/kingdom/ui/map_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string_view>
#include <utility>
#include <vector>

#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/name_room.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;
using ui::Point;

namespace {

constexpr float kLeastRadius = 23, kLargestRadius = 64;  ///< of a vignette; 44 px across at the least
constexpr float kLongestRoad = 0.63f;                    ///< A3.b.r1, along the journey
constexpr float kLeastName = 12;                         ///< type size of names
constexpr float kPalace = 1.4f;                          ///< the palace's vignette is so much larger
/// Least length of a section and least width of the map, in radii, so that flags and names find room.
constexpr float kSectionRadii = 14, kAcrossRadii = 12.5f;
constexpr float kBeyond = 1.15f;
constexpr float kLonger = 1.1f;  ///< factor by which a section grows that is not long enough

float length(Point d) { return std::sqrt(d.x * d.x + d.y * d.y); }
Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }

/// From a point to a rectangle; 0: within it.
float distance(const Rect& rect, Point point) {
  return length({std::max({rect.x - point.x, 0.0f, point.x - rect.right()}),
                 std::max({rect.y - point.y, 0.0f, point.y - rect.bottom()})});
}

/// How deep a disc reaches into a rectangle.
float disc_depth(const Rect& rect, Point centre, float radius) {
  return std::max(0.0f, radius - distance(rect, centre));
}

/// A fixed integer hash, so that bends look the same everywhere.
unsigned scramble(unsigned v) {
  v ^= v >> 16, v *= 0x7FEB352Du;
  v ^= v >> 15, v *= 0x846CA68Bu;
  return v ^ (v >> 16);
}

/// Places the elements of the map so that they do not cover each other.
class MapMaker {
 public:
  /// `attempt`: 0 is the largest that may fit, each further one a little smaller or, below that, longer.
  MapMaker(const KingdomLayoutInput& in, KingdomLayout& out, int attempt)
      : setup_(in.setup), language_(in.language), out_(out) {
    sections_ = setup_.full ? 3 : 2;
    across_ = out.sideways ? out.board.h : out.board.w;
    const float view = out.sideways ? out.board.w : out.board.h;
    const float fit = view / static_cast<float>(sections_);
    // Larger text means larger pictures, too.
    least_ = std::max(kLeastRadius, std::min(kLeastRadius * std::pow(in.text_scale, 0.35f), across_ / 15));
    radius_ = std::clamp(std::min(fit / kSectionRadii, across_ / kAcrossRadii), least_, kLargestRadius);
    section_ = std::max(fit, kSectionRadii * radius_);
    for (int i = 0; i < attempt; ++i)
      if (radius_ > least_)
        radius_ = std::max(least_, radius_ * 0.94f);
      else
        section_ *= kLonger;
    text_scale_ = in.text_scale;
    const float map_length = section_ * static_cast<float>(sections_);
    out.max_scroll = std::max(0.0f, std::floor(map_length - view));
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
    for (std::size_t id = 0; id < kSpaces.size(); ++id)
      if (out_.spaces[id].in_play) spaces_.push_back(static_cast<SpaceId>(id));
    for (std::size_t id = 0; id < kRoads.size(); ++id)
      if (out_.roads[id].in_play) roads_.push_back(static_cast<RoadId>(id));
    for (RoadPlace& road : out_.roads) road.banner = {};
    for (SpacePlace& space : out_.spaces) space.label = space.spare = {};
    // Every flag and name is placed; then those that cover something again. A name without a place displaces a flag, which is
    // placed anew, as long as that helps.
    constexpr int kAll = 2, kMost = 12, kPatience = 4;
    KingdomLayout best = out_;
    int least = 0, without_gain = 0;
    for (int sweep = 0; sweep < kMost && without_gain < kPatience; ++sweep) {
      for (const RoadId id : roads_)
        if (sweep < kAll || covers_something(id)) place_banner(id);
      flags_give_way_ = without_gain % 2 == 1;
      for (const SpaceId id : spaces_)
        if (sweep < kAll || !name_is_free(id)) place_label(id);
      flags_give_way_ = false;
      const int covered = count_what_is_covered();
      without_gain = sweep < kAll || covered < least ? 0 : without_gain + 1;
      if (sweep == 0 || covered < least) least = covered, best = out_;
      if (covered == 0) break;
    }
    out_ = best;
    leave_out_names();
    for (RoadPlace& road : out_.roads)
      if (road.in_play) road.target = pressed(road.banner);
  }

  /// Number of flags that still cover something, and of names without a place.
  int crowded() const { return crowded_; }
  int nameless() const { return nameless_; }

  /// Vignettes may shrink; then a map that scrolls anyway may become longer, as long as the longest road, some two thirds of a
  /// section, is visible nearly as a whole.
  bool may_change() const {
    const float view = out_.sideways ? out_.board.w : out_.board.h;
    return radius_ > least_ ||
           (out_.max_scroll > 0 && section_ * kLonger * kLongestRoad + radius_ * 3 <= view * kBeyond);
  }

 private:
  static Rect pressed(const Rect& banner) {
    return Rect::centred(banner.centre_x(), banner.centre_y(), std::max(44.0f, banner.w), std::max(44.0f, banner.h));
  }

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
    starts_[id] = start_of(setup_, id);
    const Point from = out_.spaces[starts_[id]].at, to = out_.spaces[road.to].at;
    Point through = (from + to) * 0.5f;
    if (road.enters()) {
      through = on_screen(section, slot_x(road.slot), 1000);
    } else if (road.bends()) {
      through = on_screen(section, road.via);
    } else {
      // A gentle bend, left or right at random.
      const Point d = to - from;
      const float bend = (static_cast<float>(scramble(id * 7u + 3u) % 200) / 100 - 1) * 0.06f;
      through = through + Point{-d.y, d.x} * (bend < 0 ? bend - 0.03f : bend + 0.03f);
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

  /// The area of other elements that a rectangle on the map would cover. `road`, `space`: whose flag or name it is. May stop
  /// early once it exceeds `limit`.
  float covers(const Rect& rect, int road, int space, float limit) const {
    const Rect inside = out_.map.inset(3);
    float area = (rect.w * rect.h - rect.clipped(inside).area()) * 4;
    for (const SpaceId i : spaces_) {
      if (area > limit) return area;
      const SpacePlace& other = out_.spaces[i];
      area += rect.clipped(other.tile).area() * 2;
      if (static_cast<int>(i) == space) continue;
      area += disc_depth(rect, other.at, other.radius + 3) * radius_ * 1.5f;
      if (!other.label.empty()) area += rect.inset(-1).clipped(other.label).area();
    }
    for (const Rect& medal : out_.medals) area += rect.clipped(medal.inset(-2)).area() * 2;
    const Rect apart = rect.inset(-3), press = pressed(rect);
    for (const RoadId i : roads_) {
      if (area > limit) return area;
      const RoadPlace& other = out_.roads[i];
      if (static_cast<int>(i) == road || other.banner.empty()) continue;
      area += apart.clipped(other.banner).area() * (flags_give_way_ ? 0.1f : 2.0f);
      // Touch targets of roads from the same place must not overlap.
      if (road >= 0 && starts_[i] == starts_[static_cast<std::size_t>(road)])
        area += press.clipped(pressed(other.banner)).area();
    }
    return area;
  }
  static constexpr float kNothing = 1;  ///< an overlap below this is ignored
  bool covers_something(RoadId id) const { return covers(out_.roads[id].banner, id, -1, kNothing) > kNothing; }
  bool name_is_free(SpaceId id) const {
    const Rect& label = out_.spaces[id].label;
    return !label.empty() && covers(label, -1, id, kNothing) <= kNothing;
  }

  /// Points of other roads below a rectangle.
  int hides_roads(const Rect& rect, int road) const {
    int points = 0;
    const Rect near = rect.inset(-2);
    for (const RoadId i : roads_)
      if (static_cast<int>(i) != road)
        for (const Point& p : out_.roads[i].path) points += near.contains(p.x, p.y);
    return points;
  }

  /// Flags and names that cover something.
  int count_what_is_covered() const {
    return static_cast<int>(
        std::count_if(roads_.begin(), roads_.end(), [&](RoadId id) { return covers_something(id); }) +
        std::count_if(spaces_.begin(), spaces_.end(), [&](SpaceId id) { return !name_is_free(id); }));
  }

  /// Whether a name there hides nothing, though it may stand closer to something than it should.
  bool hides_nothing(const Rect& rect, SpaceId space) const {
    const Rect around = rect.inset(-1.5f);
    if (around.clipped(out_.map).area() < around.area()) return false;
    for (const SpaceId id : spaces_) {
      const SpacePlace& other = out_.spaces[id];
      if (around.clipped(other.tile).area() > 0) return false;
      if (id == space) continue;
      if (around.clipped(other.label).area() > 0 || disc_depth(around, other.at, other.radius) > 0) return false;
    }
    const auto is_hidden = [&](const Rect& other) { return around.clipped(other).area() > 0; };
    return std::none_of(out_.medals.begin(), out_.medals.end(), is_hidden) &&
           std::none_of(roads_.begin(), roads_.end(), [&](RoadId id) { return is_hidden(out_.roads[id].banner); });
  }

  /// Where it hides nothing, as near as possible; nowhere if there is no such place.
  void squeeze_in_label(SpaceId id) {
    float best = 1e9f;
    for (const float beyond : {0.0f, radius_ * 0.25f})
      for_each_label(id, beyond, [&](const Rect& rect, float penalty) {
        const float cost = penalty * radius_ + beyond * 4;
        if (cost < best && hides_nothing(rect, id)) best = cost, out_.spaces[id].label = rect;
      });
  }

  /// Drops the names that cover something and find no other place; draw_spare_name shows them when needed.
  void leave_out_names() {
    for (const SpaceId id : spaces_)
      if (!name_is_free(id)) out_.spaces[id].label = {};
    constexpr float kLargeText = 1.5f;  // beyond it a map with all its names would be one without room to press
    for (const SpaceId id : spaces_)
      if (out_.spaces[id].label.empty() && text_scale_ <= kLargeText) squeeze_in_label(id);
    std::vector<SpaceId> without;
    for (const SpaceId id : spaces_)
      if (out_.spaces[id].label.empty()) without.push_back(id);
    nameless_ = static_cast<int>(without.size());
    constexpr int kSweeps = 3;  // the first ones may have to make room for others
    for (int sweep = 0; sweep < kSweeps; ++sweep)
      for (const SpaceId id : without) place_spare(id);
    for (const RoadId id : roads_) crowded_ += covers_something(id);
  }

  void place_banner(RoadId id) {
    RoadPlace& place = out_.roads[id];
    const int total = kRoads[id].cost.total();
    const float picture = std::clamp(radius_ * 0.62f, 15.0f, 34.0f), pad = std::max(3.0f, picture * 0.22f);
    place.picture = picture;
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
          const float off = static_cast<float>(aside) * std::min(w, h) * 0.22f;
          const Rect rect = Rect::centred(at.x - tangent.y / l * off, at.y + tangent.x / l * off, w, h);
          const float penalty =
              (rows != wanted_rows ? 0.6f : 0) + std::abs(t - 0.5f) * 3 + static_cast<float>(std::abs(aside)) * 0.35f;
          if (penalty * radius_ >= best) continue;
          const float area = covers(rect, id, -1, best);
          if (area + penalty * radius_ >= best) continue;
          const float cost = area + (penalty + static_cast<float>(hides_roads(rect, id)) * 0.8f) * radius_;
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

  /// Calls visit(rectangle, penalty) for the places around a vignette where its name could stand, as near as possible; a lower
  /// `penalty` is better. `beyond`: additional distance.
  template <class Visit>
  void for_each_label(SpaceId id, float beyond, Visit&& visit) const {
    const SpacePlace& place = out_.spaces[id];
    const std::string_view name = kSpaces[id].name.words[static_cast<std::size_t>(language_)];
    const float full_size = map_name_size(radius_, text_scale_), least_size = std::min(full_size, kLeastName);
    const float reach = place.radius + std::max(3.0f, radius_ * 0.12f) + beyond;
    for (const float shrunk : {1.0f, 0.86f}) {
      const float size = std::max(full_size * shrunk, least_size);
      if (shrunk < 1 && size > full_size * 0.97f) break;
      for (const bool folded : {false, true}) {
        if (folded && name_break(name) == 0) continue;
        const NameRoom room = name_room(name, folded);
        const float w = room.w * size, h = room.h * size;
        constexpr int kDirections = 24;
        for (int i = 0; i < kDirections; ++i) {
          const float turn = static_cast<float>(i) / kDirections * 2 * std::numbers::pi_v<float>;
          const Point u{std::sin(turn), std::cos(turn)};  // the first is straight down
          const Point away = beside_disc(u, reach, w / 2, h / 2);
          Rect rect = Rect::centred(place.at.x + away.x, place.at.y + away.y, w, h);
          // At the ends of the map a name moves aside rather than off it.
          if (i == 0 || std::abs(away.y) > reach)
            rect.x = std::clamp(rect.x, out_.map.x + 3, std::max(out_.map.x + 3, out_.map.right() - 3 - w));
          if (disc_depth(rect, place.at, reach - 1) > 0) continue;
          visit(rect, (1 - u.y) * 0.4f + std::abs(u.x) * 0.5f + (folded ? 0.3f : 0) + (shrunk < 1 ? 0.8f : 0) +
                          (seems_of_another(rect, id) ? 6.0f : 0));
        }
      }
    }
  }

  /// The name would lie as near to another place as to its own.
  bool seems_of_another(const Rect& name, SpaceId id) const {
    const auto gap = [&](SpaceId space) { return distance(name, out_.spaces[space].at) - out_.spaces[space].radius; };
    const float own = gap(id);
    return std::any_of(spaces_.begin(), spaces_.end(), [&](SpaceId other) { return other != id && gap(other) <= own; });
  }

  /// Where it covers least, preferably below the vignette.
  void place_label(SpaceId id) {
    Rect& label = out_.spaces[id].label;
    label = {};
    float best = 1e9f;
    for_each_label(id, 0, [&](const Rect& rect, float penalty) {
      if (penalty * radius_ >= best) return;
      const float covered = covers(rect, -1, id, best);
      if (covered + penalty * radius_ >= best) return;
      const float cost = covered + (penalty + 0.3f * static_cast<float>(hides_roads(rect, -1))) * radius_;
      if (cost < best) best = cost, label = rect;
    });
  }

  /// A place for a name that is drawn over the map: it may not cover a place or a road that can be chosen while it is shown,
  /// from there or from where a road leads there.
  void place_spare(SpaceId id) {
    std::vector<RoadId> chosen_from;
    for (const RoadId road : roads_) {
      const bool beside = std::any_of(roads_.begin(), roads_.end(),
                                      [&](RoadId to) { return kRoads[to].to == id && starts_[to] == starts_[road]; });
      if (beside || starts_[road] == id) chosen_from.push_back(road);
    }
    std::vector<SpaceId> named_together;  // a place, and those that roads lead to from there
    for (const RoadId road : chosen_from)
      for (const SpaceId other : {starts_[road], kRoads[road].to})
        if (other != id) named_together.push_back(other);
    float best = 1e9f;
    for (const float beyond : {0.0f, radius_ * 0.4f, radius_ * 0.8f, radius_ * 1.3f, radius_ * 1.8f, radius_ * 2.4f})
      for_each_label(id, beyond, [&](const Rect& rect, float penalty) {
        float cost = covers(rect, -1, id, 1e9f) * 0.02f + penalty * radius_ + beyond * 4;
        for (const SpaceId other : spaces_)
          cost += disc_depth(rect, out_.spaces[other].at, out_.spaces[other].radius) * radius_ * 9;
        for (const SpaceId other : named_together) {
          const SpacePlace& beside = out_.spaces[other];
          cost += rect.inset(-2).clipped(beside.label.empty() ? beside.spare : beside.label).area() * 9;
        }
        for (const RoadId road : chosen_from) cost += rect.inset(-2).clipped(out_.roads[road].banner).area() * 9;
        cost += (rect.w * rect.h - rect.clipped(out_.map).area()) * 9;
        if (cost < best) best = cost, out_.spaces[id].spare = rect;
      });
  }

  /// The way from the centre of a disc, in a direction, to the centre of a rectangle of that half size that just touches it.
  static Point beside_disc(Point u, float radius, float half_w, float half_h) {
    float near = 0, far = radius + half_w + half_h;
    for (int i = 0; i < 12; ++i) {
      const float d = (near + far) / 2;
      const float dx = std::max(0.0f, std::abs(u.x) * d - half_w), dy = std::max(0.0f, std::abs(u.y) * d - half_h);
      (dx * dx + dy * dy < radius * radius ? near : far) = d;
    }
    return u * far;
  }

  kingdom::Setup setup_;
  base::Language language_;
  KingdomLayout& out_;
  int sections_ = 2;
  float across_ = 0, section_ = 0, radius_ = 0, least_ = 0, text_scale_ = 1;
  std::array<SpaceId, kRoads.size()> starts_{};
  std::vector<SpaceId> spaces_;  ///< in play
  std::vector<RoadId> roads_;
  bool flags_give_way_ = false;
  int crowded_ = 0, nameless_ = 0;
};

}  // namespace

float map_name_size(float radius, float text_scale) {
  return std::clamp(radius * 0.42f * std::pow(text_scale, 0.4f), kLeastName, storybook::kBody * text_scale);
}

void place_map(const KingdomLayoutInput& in, KingdomLayout& out) {
  // Shrinks, then lengthens the map until nothing is covered and every place has its name; or keeps the best attempt.
  constexpr int kAttempts = 20;
  std::pair<int, int> best{};
  KingdomLayout chosen;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    KingdomLayout layout = out;
    MapMaker maker(in, layout, attempt);
    maker.place();
    const std::pair result{maker.crowded(), maker.nameless()};
    if (attempt == 0 || result < best) best = result, chosen = layout;
    if (best == std::pair{0, 0} || (best.first == 0 && !maker.may_change())) break;
  }
  out = chosen;
}

namespace {

constexpr float kBesideName = 3;

/// Distances from the port end of the map.
float along(const KingdomLayout& layout, Point p) {
  return layout.sideways ? p.x - layout.map.x : layout.map.bottom() - p.y;
}

Sight stretch_of(const KingdomLayout& layout, const Rect& rect) {
  return {along(layout, {rect.x, rect.bottom()}) - kBesideName, along(layout, {rect.right(), rect.y}) + kBesideName};
}

}  // namespace

Sight sight_of(const KingdomLayout& layout, const kingdom::Setup& setup, SpaceId space) {
  const SpacePlace& here = layout.spaces[space];
  const float at = along(layout, here.at);
  Sight sight{at - here.radius * 1.35f, at + here.radius * 1.8f};
  const auto with_name = [&](const SpacePlace& place) {
    const Rect& name = place.label.empty() ? place.spare : place.label;
    if (name.empty()) return;
    const Sight stretch = stretch_of(layout, name);
    sight = {std::min(sight.from, stretch.from), std::max(sight.to, stretch.to)};
  };
  with_name(here);
  for (const RoadId road : roads_from(setup, space)) {
    const SpacePlace& there = layout.spaces[kRoads[road].to];
    sight.to = std::max(sight.to, along(layout, there.at) + there.radius * 1.15f);
    with_name(there);
  }
  return sight;
}

std::vector<Sight> names_along(const KingdomLayout& layout) {
  std::vector<Sight> names;
  if (layout.max_scroll <= 0) return names;
  for (const SpacePlace& place : layout.spaces)
    if (place.in_play && !place.label.empty()) names.push_back(stretch_of(layout, place.label));
  return names;
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

}  // namespace kingdom_ui

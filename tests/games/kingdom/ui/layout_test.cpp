// Where everything of Kingdom of Splendor stands, on every size of screen and of text, for every board.
#include "games/kingdom/ui/layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "support/check.h"

using namespace kingdom_ui;
using namespace ui;
using kingdom::kRoads;
using kingdom::kSpaces;
using kingdom::RoadId;
using kingdom::Setup;
using kingdom::SpaceId;

namespace {

struct Size {
  float width, height;
};
constexpr std::array<Size, 8> kSizes{
    {{360, 640}, {390, 844}, {640, 360}, {1024, 768}, {1280, 720}, {1440, 900}, {1920, 1080}, {2560, 1440}}};

std::string text_of(const KingdomLayoutInput& in) {
  char text[160];
  std::snprintf(text, sizeof text, "%.0fx%.0f text %.0f %%, %d travellers, %s %d%d%d%s, %s",
                static_cast<double>(in.width), static_cast<double>(in.height), static_cast<double>(in.text_scale) * 100,
                in.setup.players, in.setup.full ? "full" : "short", static_cast<int>(in.setup.sides[0]),
                static_cast<int>(in.setup.sides[1]), static_cast<int>(in.setup.sides[2]),
                in.setup.mysteries ? ", Mysteries" : "", base::facts(in.language).code);
  return text;
}

struct LaidOut {
  KingdomLayoutInput in;
  KingdomLayout layout;
};

/// Every size, text scale and language with every board: two and three sections, all sides, with and without the Mysteries.
const std::vector<LaidOut>& every_layout() {
  static const std::vector<LaidOut> all = [] {
    std::vector<LaidOut> made;
    for (const Size& size : kSizes)
      for (const float scale : {1.0f, 2.0f})
        for (int board = 0; board < 20; ++board) {
          Setup setup;
          setup.full = board >= 4;
          setup.mysteries = board >= 12;
          for (std::size_t i = 0; i < 3; ++i) setup.sides[i] = static_cast<kingdom::Side>(board >> i & 1);
          if (!setup.full)
            setup.sides = {static_cast<kingdom::Side>(board & 1), kingdom::Side::a,
                           static_cast<kingdom::Side>(board >> 1 & 1)};
          setup.players = static_cast<std::uint8_t>(2 + board % 3);
          for (const base::Language language : base::kEveryLanguage) {
            const KingdomLayoutInput in{
                .width = size.width, .height = size.height, .text_scale = scale, .setup = setup, .language = language};
            made.push_back({in, layout_kingdom(in)});
          }
        }
    return made;
  }();
  return all;
}

struct Place {
  std::string name;
  Rect rect;
};

/// What lies side by side around the map.
std::vector<Place> table_places(const KingdomLayoutInput& in, const KingdomLayout& layout) {
  std::vector<Place> all{{"top bar", layout.top_bar}, {"board", layout.board},   {"own", layout.own},
                         {"guide", layout.guide},     {"speech", layout.speech}, {"stack", layout.stack}};
  for (std::size_t i = 0; i < layout.supply.size(); ++i) all.push_back({"pile " + std::to_string(i), layout.supply[i]});
  for (std::size_t i = 0; in.setup.mysteries && i < layout.market.size(); ++i)
    all.push_back({"market " + std::to_string(i), layout.market[i]});
  for (std::size_t i = 0; i < in.setup.players; ++i) all.push_back({"player " + std::to_string(i), layout.players[i]});
  return all;
}

constexpr float kSlack = 0.01f;  // of floating point

bool overlap(const Rect& a, const Rect& b, float least = kSlack) {
  return a.x < b.right() - least && b.x < a.right() - least && a.y < b.bottom() - least && b.y < a.bottom() - least;
}
bool inside(const Rect& rect, const Rect& of) {
  return rect.x >= of.x - kSlack && rect.y >= of.y - kSlack && rect.right() <= of.right() + kSlack &&
         rect.bottom() <= of.bottom() + kSlack;
}
bool disc_touches(const Rect& rect, Point at, float radius) {
  const float dx = std::max({rect.x - at.x, 0.0f, at.x - rect.right()}),
              dy = std::max({rect.y - at.y, 0.0f, at.y - rect.bottom()});
  return dx * dx + dy * dy < radius * radius;
}

/// look(input, layout, wrong) adds what is wrong.
template <class Look>
void check_every_layout(Look&& look) {
  for (const LaidOut& one : every_layout()) {
    std::string wrong;
    look(one.in, one.layout, wrong);
    CHECK_MESSAGE(wrong == "", text_of(one.in) << ": " << wrong);
  }
}

/// The roads that can be chosen while the name of a place is shown: from there, and from where a road leads there.
std::vector<RoadId> chosen_beside(const Setup& setup, SpaceId space) {
  std::vector<RoadId> all;
  for (std::size_t i = 0; i < kSpaces.size(); ++i) {
    const auto from = static_cast<SpaceId>(i);
    if (!space_in_play(setup, from)) continue;
    const auto roads = roads_from(setup, from);
    const bool leads_there =
        std::any_of(roads.begin(), roads.end(), [&](RoadId road) { return kRoads[road].to == space; });
    if (from == space || leads_there) all.insert(all.end(), roads.begin(), roads.end());
  }
  return all;
}

void around_the_map() {
  check_every_layout([](const KingdomLayoutInput& in, const KingdomLayout& layout, std::string& wrong) {
    const auto all = table_places(in, layout);
    const Rect screen{0, 0, in.width, in.height};
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!inside(all[i].rect, screen) || all[i].rect.empty()) wrong += all[i].name + " is outside; ";
      for (std::size_t k = i + 1; k < all.size(); ++k)
        if (overlap(all[i].rect, all[k].rect)) wrong += all[i].name + " over " + all[k].name + "; ";
    }
    if (!inside(layout.sheet, screen)) wrong += "sheet is outside";
  });
}

void large_enough_to_press() {
  check_every_layout([](const KingdomLayoutInput& in, const KingdomLayout& layout, std::string& wrong) {
    const auto look = [&](const char* name, const Rect& rect) {
      if (rect.w < 44 - kSlack || rect.h < 44 - kSlack)
        wrong += std::string(name) + ' ' + std::to_string(rect.w) + 'x' + std::to_string(rect.h) + "; ";
    };
    for (const Rect& pile : layout.supply) look("pile", pile);
    look("stack", layout.stack);
    if (in.setup.mysteries)
      for (const Rect& tile : layout.market) look("market", tile);
    for (std::size_t i = 0; i < in.setup.players; ++i) look("player", layout.players[i]);
    for (const Rect& medal : layout.medals) look("medal", medal);
    for (const SpacePlace& place : layout.spaces)
      if (place.in_play) look("space", place.target);
    for (const RoadPlace& road : layout.roads)
      if (road.in_play) look("road", road.target);
  });
}

void nothing_covered() {
  check_every_layout([](const KingdomLayoutInput&, const KingdomLayout& layout, std::string& wrong) {
    std::vector<Place> flat;  // all but the discs
    for (std::size_t i = 0; i < kRoads.size(); ++i)
      if (layout.roads[i].in_play) flat.push_back({kRoads[i].id, layout.roads[i].banner});
    for (std::size_t i = 0; i < layout.medals.size(); ++i) flat.push_back({"medal", layout.medals[i]});
    for (std::size_t i = 0; i < kSpaces.size(); ++i)
      if (!layout.spaces[i].label.empty())
        flat.push_back({std::string("name ") + kSpaces[i].id, layout.spaces[i].label});
    for (std::size_t i = 0; i < flat.size(); ++i) {
      if (!inside(flat[i].rect, layout.map)) wrong += flat[i].name + " leaves the map; ";
      for (std::size_t k = i + 1; k < flat.size(); ++k)
        if (overlap(flat[i].rect, flat[k].rect, 1)) wrong += flat[i].name + " over " + flat[k].name + "; ";
    }
    for (std::size_t i = 0; i < kSpaces.size(); ++i) {
      const SpacePlace& place = layout.spaces[i];
      if (!place.in_play) continue;
      if (!inside(Rect::square(place.at.x, place.at.y, 2 * place.radius), layout.map))
        wrong += std::string(kSpaces[i].id) + " leaves the map; ";
      for (const Place& other : flat)
        if (disc_touches(other.rect, place.at, place.radius - 1)) wrong += other.name + " over " + kSpaces[i].id + "; ";
      for (std::size_t k = i + 1; k < kSpaces.size(); ++k) {
        const SpacePlace& second = layout.spaces[k];
        if (second.in_play &&
            std::hypot(second.at.x - place.at.x, second.at.y - place.at.y) < place.radius + second.radius)
          wrong += std::string(kSpaces[i].id) + " over " + kSpaces[k].id + "; ";
      }
    }
  });
}

void flags_apart() {
  check_every_layout([](const KingdomLayoutInput& in, const KingdomLayout& layout, std::string& wrong) {
    for (std::size_t id = 0; id < kSpaces.size(); ++id) {
      if (!space_in_play(in.setup, static_cast<SpaceId>(id))) continue;
      const auto roads = roads_from(in.setup, static_cast<SpaceId>(id));
      for (const RoadId a : roads)
        for (const RoadId b : roads)
          if (a < b && overlap(layout.roads[a].target, layout.roads[b].target, 1))
            wrong += std::string(kRoads[a].id) + " and " + kRoads[b].id + "; ";
    }
  });
}

void places_named() {
  check_every_layout([](const KingdomLayoutInput& in, const KingdomLayout& layout, std::string& wrong) {
    int nameless = 0, places = 0;
    for (std::size_t i = 0; i < kSpaces.size(); ++i) {
      const SpacePlace& place = layout.spaces[i];
      places += place.in_play;
      nameless += place.in_play && place.label.empty();
      if (place.in_play && place.label.empty() == place.spare.empty()) wrong += std::string(kSpaces[i].id) + "; ";
    }
    const bool phone = std::min(in.width, in.height) < 600, laptop = in.height < 800 || in.text_scale > 1;
    if (nameless > (phone ? places / 3 : laptop ? 2 : 0)) wrong += std::to_string(nameless) + " without names";
  });
}

void spare_names_beside() {
  check_every_layout([](const KingdomLayoutInput& in, const KingdomLayout& layout, std::string& wrong) {
    for (std::size_t i = 0; i < kSpaces.size(); ++i) {
      const SpacePlace& place = layout.spaces[i];
      // With twice as large letters on the narrowest phone four long names have no such place.
      if (!place.in_play || !place.label.empty() || in.text_scale > 1) continue;
      for (std::size_t k = 0; k < kSpaces.size(); ++k)
        if (layout.spaces[k].in_play && disc_touches(place.spare, layout.spaces[k].at, layout.spaces[k].radius - 1))
          wrong += std::string(kSpaces[i].id) + " over " + kSpaces[k].id + "; ";
      for (const RoadId road : chosen_beside(in.setup, static_cast<SpaceId>(i)))
        if (overlap(place.spare, layout.roads[road].banner, 1))
          wrong += std::string(kSpaces[i].id) + " over " + kRoads[road].id + "; ";
    }
    // Those of a place and of what lies ahead of it are shown together.
    for (std::size_t i = 0; i < kSpaces.size() && in.text_scale <= 1; ++i) {
      if (!layout.spaces[i].in_play) continue;
      std::vector<SpaceId> shown{static_cast<SpaceId>(i)};
      for (const RoadId road : roads_from(in.setup, static_cast<SpaceId>(i))) shown.push_back(kRoads[road].to);
      for (const SpaceId a : shown)
        for (const SpaceId b : shown)
          if (const SpacePlace& one = layout.spaces[a]; one.label.empty() && a != b) {
            const SpacePlace& other = layout.spaces[b];
            if (overlap(one.spare, other.label.empty() ? other.spare : other.label, 1))
              wrong += std::string(kSpaces[a].id) + " over the name of " + kSpaces[b].id + "; ";
          }
    }
  });
}

void names_at_their_places() {
  check_every_layout([](const KingdomLayoutInput& in, const KingdomLayout& layout, std::string& wrong) {
    if (in.text_scale > 1) return;
    int most =  // a long name may find no such place on a phone
        std::min(in.width, in.height) < 600 ? 1 : 0;
    for (std::size_t i = 0; i < kSpaces.size(); ++i) {
      const SpacePlace& place = layout.spaces[i];
      if (!place.in_play) continue;
      const Rect& name = place.label.empty() ? place.spare : place.label;
      const auto gap = [&](const SpacePlace& to) {
        const float x = std::clamp(to.at.x, name.x, name.right()) - to.at.x;
        const float y = std::clamp(to.at.y, name.y, name.bottom()) - to.at.y;
        return std::hypot(x, y) - to.radius;
      };
      const bool seems_of_another = std::any_of(
          layout.spaces.begin(), layout.spaces.end(),
          [&](const SpacePlace& other) { return &other != &place && other.in_play && gap(other) < gap(place); });
      if (seems_of_another && most-- <= 0) wrong += std::string(kSpaces[i].id) + "; ";
    }
  });
}

void roads_and_flags() {
  check_every_layout([](const KingdomLayoutInput& in, const KingdomLayout& layout, std::string& wrong) {
    for (std::size_t i = 0; i < kRoads.size(); ++i) {
      const auto id = static_cast<RoadId>(i);
      const RoadPlace& road = layout.roads[i];
      CHECK(road.in_play == road_in_play(in.setup, id));
      if (!road.in_play) continue;
      const Point from = layout.spaces[start_of(in.setup, id)].at, to = layout.spaces[kRoads[i].to].at;
      const Point a = road.path.front(), b = road.path.back();
      if (std::hypot(a.x - from.x, a.y - from.y) > 1 || std::hypot(b.x - to.x, b.y - to.y) > 1)
        wrong += std::string(kRoads[i].id) + " misses a place; ";
      bool hangs = false;
      for (float t = 0; t <= 1; t += 0.01f) {
        const Point p = on_road(layout, id, t);
        hangs = hangs || road.banner.inset(-2).contains(p.x, p.y);
      }
      if (!hangs) wrong += std::string(kRoads[i].id) + " has its flag elsewhere; ";
      // Onward is to the right, or upwards.
      if (layout.sideways ? to.x <= from.x : to.y >= from.y) wrong += std::string(kRoads[i].id) + " leads back; ";
    }
  });
}

void every_place_can_be_shown() {
  for (const auto& [in, layout] : every_layout()) {
    const ScrollArea area{.window = layout.board, .cover = {}, .sideways = layout.sideways, .most = layout.max_scroll};
    Scroll scroll;
    for (std::size_t i = 0; i < kSpaces.size(); ++i) {
      const auto id = static_cast<SpaceId>(i);
      if (!space_in_play(in.setup, id)) continue;
      scroll.show(area, sight_of(layout, in.setup, id), 0, app::Speed::off);
      const Point by = scroll.shift(area);
      CHECK(std::abs(by.x + by.y) <= layout.max_scroll);
      const SpacePlace& place = layout.spaces[i];
      CHECK(inside(Rect::square(place.at.x + by.x, place.at.y + by.y, 2 * place.radius), layout.board.inset(-1)));
    }
  }
}

/// Of those who travel there: the names of where one stands and of where its roads lead.
void names_on_the_way_are_whole() {
  int seen = 0, cut = 0;
  for (const LaidOut& one : every_layout()) {
    const KingdomLayout& layout = one.layout;
    if (layout.max_scroll <= 0) continue;
    const ScrollArea area{.window = layout.board,
                          .cover = {},
                          .sideways = layout.sideways,
                          .most = layout.max_scroll,
                          .whole = names_along(layout)};
    const float length = layout.sideways ? layout.board.w : layout.board.h;
    Scroll scroll;
    for (std::size_t i = 0; i < kSpaces.size(); ++i) {
      const auto id = static_cast<SpaceId>(i);
      if (!space_in_play(one.in.setup, id)) continue;
      const Sight sight = sight_of(layout, one.in.setup, id);
      scroll.show(area, sight, 0, app::Speed::off);
      if (sight.to - sight.from > length) continue;
      const Point by = scroll.shift(area);
      const auto whole = [&](SpaceId space) {
        const SpacePlace& place = layout.spaces[space];
        const Rect& name = place.label.empty() ? place.spare : place.label;
        if (name.empty()) return;
        ++seen;
        if (!inside(name.moved(by.x, by.y), layout.board.inset(-1))) ++cut;
      };
      whole(id);
      for (const RoadId road : roads_from(one.in.setup, id)) whole(kRoads[road].to);
    }
  }
  CHECK(seen > 1000);
  CHECK(cut == 0);
}

}  // namespace

// One test, so that the layouts are made once.
TEST_CASE("storybook: the journey at every size, on every board" * doctest::test_suite("slow")) {
  SUBCASE("everything around the map lies inside the screen and beside each other") { around_the_map(); }
  SUBCASE("what can be pressed is at least 44 pixels wide and high") { large_enough_to_press(); }
  SUBCASE("flags, places, medals and names of the map do not cover each other") { nothing_covered(); }
  SUBCASE("from each place, the flags of its roads can be pressed apart from each other") { flags_apart(); }
  SUBCASE("every place has its name on the map, except two at most on a small laptop, and more on phones") {
    places_named();
  }
  SUBCASE("a name that is shown only when it must be read covers no place and no road that can be chosen then") {
    spare_names_beside();
  }
  SUBCASE("a name lies nearer to its own place than to any other") { names_at_their_places(); }
  SUBCASE("roads run from their first place to their last, and flags hang on them") { roads_and_flags(); }
  SUBCASE("the map can be moved to show any place and what lies ahead of it") { every_place_can_be_shown(); }
  SUBCASE("the names of where one stands and of where one can go are not cut by the window") {
    names_on_the_way_are_whole();
  }
}

TEST_CASE("storybook: cells of an area are equal squares inside it") {
  for (const Rect area : {Rect{10, 10, 200, 40}, Rect{0, 0, 60, 60}, Rect{5, 5, 30, 200}})
    for (int count = 1; count <= 11; ++count) {
      const float side = cell_in(area, count, 0, 48).w;
      CHECK(side > 8);
      for (int i = 0; i < count; ++i) {
        const Rect cell = cell_in(area, count, i, 48);
        CHECK(cell.w == side);
        CHECK(cell.h == side);
        CHECK(inside(cell, area.inset(-0.1f)));
        for (int k = i + 1; k < count; ++k) CHECK(!overlap(cell, cell_in(area, count, k, 48)));
      }
    }
}

TEST_CASE("storybook: a screen of no size, or of any other, is laid out without trouble" *
          doctest::test_suite("slow")) {
  for (const float width : {0.0f, 1.0f, 320.0f, 899.0f, 1100.0f, 8000.0f})
    for (const float height : {0.0f, 1.0f, 300.0f, 560.0f, 5000.0f}) {
      Setup setup;
      setup.sides = {kingdom::Side::a, kingdom::Side::a, kingdom::Side::a};
      const KingdomLayout layout = layout_kingdom({.width = width, .height = height, .setup = setup});
      CHECK(layout.pawn > 0);
      CHECK(std::isfinite(layout.max_scroll));
    }
}

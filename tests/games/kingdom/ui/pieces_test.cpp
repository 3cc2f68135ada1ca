// The storybook's pieces: inside their places, different in shape, and cheap enough to be drawn in every frame.
#include "games/kingdom/ui/art/pieces.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/guide.h"
#include "support/check.h"
#include "support/picture.h"
#include "support/triangles.h"

using namespace kingdom_ui;
using namespace ui;
using kingdom::Token;
using support::Paper;
using support::Picture;

namespace {

constexpr std::array<ThemeKind, kThemeCount> kThemes{ThemeKind::dark, ThemeKind::light, ThemeKind::high_contrast};

Canvas canvas_of(const Paper& paper, ThemeKind kind, bool letters = false) {
  return canvas_on(paper.list(), kingdom_theme(kind), paper.fonts, letters);
}

template <class Draw>
void look_at(const Paper& paper, ThemeKind kind, const Rect& bounds, Draw&& draw) {
  for (const bool letters : {false, true}) {
    paper.clear();
    draw(canvas_of(paper, kind, letters));
    support::check_list(paper.list(), bounds);
  }
}

/// Of a drawing on white, the pixels that are not white.
template <class Draw>
std::vector<bool> silhouette(const Paper& paper, float size, Draw&& draw) {
  paper.clear();
  draw(canvas_of(paper, ThemeKind::light));
  Picture picture(size, size, 1, rgb(0xFFFFFF));
  picture.draw(paper.list(), paper);
  std::vector<bool> covered;
  for (float y = 0.5f; y < size; ++y)
    for (float x = 0.5f; x < size; ++x) covered.push_back((picture.at(x, y) & 0xFFFFFFu) != 0xFFFFFFu);
  return covered;
}

/// Pixels that two of them do not share, of those that either covers.
double difference(const std::vector<bool>& a, const std::vector<bool>& b) {
  int either = 0, one = 0;
  for (std::size_t i = 0; i < a.size(); ++i) either += a[i] || b[i], one += a[i] != b[i];
  return static_cast<double>(one) / std::max(1, either);
}

kingdom::Setup full_board(int side) {
  kingdom::Setup setup;
  for (kingdom::Side& s : setup.sides) s = static_cast<kingdom::Side>(side);
  return setup;
}

}  // namespace

TEST_CASE("storybook: pieces stay in their places") {
  for (const ThemeKind kind : kThemes)
    for (const float ratio : {1.0f, 3.0f}) {
      const Paper paper(ratio, kind);
      CAPTURE(static_cast<int>(kind));
      CAPTURE(ratio);
      for (const float size : {12.0f, 24.0f, 64.0f}) {
        CAPTURE(size);
        const Rect box = Rect::square(200, 200, size);
        for (int i = 0; i < kingdom::kTokenKinds; ++i) {
          const auto token = static_cast<Token>(i);
          CAPTURE(i);
          look_at(paper, kind, box.inset(-1 - size * 0.04f),
                  [&](const Canvas& c) { draw_resource(c, token, 200, 200, size); });
          look_at(paper, kind, box.inset(-12), [&](const Canvas& c) {
            draw_kingdom_token(c, token, 200, 200, size, {.can_take = true, .focused = true, .dimmed = true});
          });
        }
        for (const float turned : {0.0f, 0.4f, 1.0f}) {
          look_at(paper, kind, box.inset(-12),
                  [&](const Canvas& c) { draw_city_tile(c, box, 7, turned, {.selected = true}); });
          for (int e = 0; e <= kingdom::kEffects; ++e)
            look_at(paper, kind, box.inset(-12), [&](const Canvas& c) {
              draw_village_tile(c, box, static_cast<kingdom::Effect>(e), turned, {.focused = true});
            });
        }
        for (int medal = 0; medal <= kingdom::kMedals; ++medal)
          look_at(paper, kind, box.inset(-12), [&](const Canvas& c) { draw_medal(c, box, medal, {.can_take = true}); });
        for (const float open : {0.0f, 0.5f, 1.0f})
          look_at(paper, kind, box.inset(-2), [&](const Canvas& c) { draw_gate_sign(c, 200, 200, size, open); });
        for (int seat = 0; seat < 4; ++seat) {
          CAPTURE(seat);
          look_at(paper, kind, box.inset(-2), [&](const Canvas& c) { draw_pawn_badge(c, seat, 200, 200, size); });
          look_at(paper, kind, Rect{200 - size * 0.6f, 200 - size * 1.3f, size * 1.2f, size * 1.5f}.inset(-4),
                  [&](const Canvas& c) { draw_pawn(c, seat, 200, 200, size, {.current = true, .lift = size * 0.1f}); });
        }
      }
      for (std::size_t id = 0; id < kingdom::kSpaces.size(); ++id) {
        CAPTURE(id);
        look_at(paper, kind, Rect::square(200, 200, 60).inset(-14),
                [&](const Canvas& c) { draw_vignette(c, static_cast<kingdom::SpaceId>(id), 200, 200, 30); });
      }
      for (int mood = 0; mood < 4; ++mood)
        look_at(paper, kind, Rect{100, 100, 72, 84}.inset(-6), [&](const Canvas& c) {
          draw_guide(c, {100, 100, 72, 84}, static_cast<GuideMood>(mood), 700);
        });
      look_at(paper, kind, Rect{100, 100, 300, 90}.inset(-10), [&](const Canvas& c) {
        draw_speech(c, {100, 100, 300, 90});
        const Rect inside = inside_speech({100, 100, 300, 90});
        CHECK(inside.w > 240);
        CHECK(inside.h > 60);
      });
    }
}

TEST_CASE("storybook: piles, stacks and travellers' panels stay in their places") {
  for (const ThemeKind kind : kThemes) {
    const Paper paper(2, kind);
    for (const Rect rect : {Rect{100, 100, 44, 48}, Rect{100, 100, 90, 70}})
      for (const int count : {0, 1, 7}) {
        look_at(paper, kind, rect.inset(-8), [&](const Canvas& c) { draw_supply(c, rect, Token::apple, count); });
        look_at(paper, kind, rect.inset(-8), [&](const Canvas& c) { draw_city_stack(c, rect, count * 2); });
      }
    kingdom::Traveller traveller;
    traveller.tokens = kingdom::Tokens({.mushroom = 2, .apple = 3, .water = 2, .gold = 1});
    for (const int tile : {0, 5, 9, 14, 19}) traveller.tiles.insert(static_cast<kingdom::TileId>(tile));
    traveller.medal = 3;
    for (const Rect rect :
         {Rect{100, 100, 84, 44}, Rect{100, 100, 190, 52}, Rect{100, 100, 310, 60}, Rect{100, 100, 620, 78}})
      for (int seat = 0; seat < 4; ++seat)
        look_at(paper, kind, rect.inset(-10), [&](const Canvas& c) {
          draw_traveller(c, rect, seat, traveller, "Maximilian-Johannes",
                         {.active = seat == 1, .closes = true, .focused = seat == 2});
        });
  }
}

TEST_CASE("storybook: resources and travellers differ in outline, not only in colour") {
  const Paper paper(1, ThemeKind::light);
  std::vector<std::vector<bool>> resources, pawns;
  for (int i = 0; i < kingdom::kTokenKinds; ++i)
    resources.push_back(
        silhouette(paper, 40, [&](const Canvas& c) { draw_resource(c, static_cast<Token>(i), 20, 20, 36); }));
  for (int seat = 0; seat < 4; ++seat)
    pawns.push_back(silhouette(paper, 64, [&](const Canvas& c) { draw_pawn(c, seat, 32, 58, 48); }));
  for (std::size_t a = 0; a < resources.size(); ++a)
    for (std::size_t b = a + 1; b < resources.size(); ++b) {
      CAPTURE(a);
      CAPTURE(b);
      CHECK(difference(resources[a], resources[b]) > 0.10);
    }
  for (std::size_t a = 0; a < pawns.size(); ++a)
    for (std::size_t b = a + 1; b < pawns.size(); ++b) {
      CAPTURE(a);
      CAPTURE(b);
      CHECK(difference(pawns[a], pawns[b]) > 0.03);
    }
}

TEST_CASE("storybook: a tile on edge is thin, a turned one shows another side") {
  const Paper paper(1, ThemeKind::light);
  const auto width = [&](float turned) {
    paper.clear();
    draw_city_tile(canvas_of(paper, ThemeKind::light), {100, 100, 60, 60}, 4, turned);
    float low = 1e9f, high = -1e9f;
    for (const ImDrawVert& v : paper.list().VtxBuffer) low = std::min(low, v.pos.x), high = std::max(high, v.pos.x);
    return high - low;
  };
  CHECK(width(0) > 58);
  CHECK(width(0.5f) < 4);
  CHECK(width(1) > 58);
}

TEST_CASE("storybook: the static picture is painted once, scrolls with the map, and is clipped to the window") {
  const Paper paper(1, ThemeKind::light);
  const Canvas c = canvas_of(paper, ThemeKind::light);
  const kingdom::Setup setup = full_board(0);
  const KingdomLayout layout = layout_kingdom({.width = 390, .height = 844, .setup = setup});
  BoardPicture picture;
  const auto drawn = [&](Point shift) {
    paper.clear();
    picture.draw(BoardPicture::Layer::ground, c, layout, setup, shift);
    std::vector<ImVec2> corners;
    support::for_each_triangle(paper.list(),
                               [&](const ImDrawVert& p, const ImDrawVert& q, const ImDrawVert& r, const ImVec4&) {
                                 corners.insert(corners.end(), {p.pos, q.pos, r.pos});
                               });
    return corners;
  };
  const auto before = drawn({}), moved = drawn({0, 120});
  REQUIRE(before.size() != 0);
  REQUIRE(moved.size() == before.size());
  float off = 0;  // nothing was left behind
  for (std::size_t i = 0; i < moved.size(); ++i)
    off = std::max({off, std::abs(moved[i].x - before[i].x), std::abs(moved[i].y - before[i].y - 120)});
  CHECK(off < 0.01f);
  bool window = true;
  for (const ImDrawCmd& command : paper.list().CmdBuffer)
    if (command.ElemCount > 0 || Mesh::of(command) != nullptr)
      window =
          window && command.ClipRect.y >= layout.board.y - 0.01f && command.ClipRect.w <= layout.board.bottom() + 0.01f;
  CHECK(window);
}

TEST_CASE("storybook: a name is on the map where the window shows the whole of it") {
  const Paper paper(1, ThemeKind::light);
  const Canvas c = canvas_of(paper, ThemeKind::light);
  const kingdom::Setup setup = full_board(0);
  for (const Point size : {Point{390, 844}, Point{640, 360}}) {
    const KingdomLayout layout = layout_kingdom({.width = size.x, .height = size.y, .setup = setup});
    BoardPicture picture;
    int cut = 0;
    std::ptrdiff_t most = 0;
    for (float by = 0; by <= layout.max_scroll; by += 40) {
      const Point shift = layout.sideways ? Point{-by, 0} : Point{0, by};
      paper.clear();
      picture.draw(BoardPicture::Layer::places, c, layout, setup, shift);
      const auto& commands = paper.list().CmdBuffer;
      const auto meshes = std::count_if(commands.begin(), commands.end(),
                                        [](const ImDrawCmd& command) { return Mesh::of(command) != nullptr; });
      std::ptrdiff_t whole = 0;
      for (const SpacePlace& place : layout.spaces) {
        const Rect name = place.label.moved(shift.x, shift.y);
        if (name.empty()) continue;
        const float seen = name.clipped(layout.board).area();
        const bool is_whole = seen > name.area() * 0.999f;
        whole += is_whole ? 1 : 0;
        cut += seen > 0 && !is_whole ? 1 : 0;
      }
      most = std::max(most, whole);
      CHECK(meshes == 1 + whole);  // and the places themselves
    }
    CHECK(cut > 0);
    CHECK(most > 3);
  }
}

TEST_CASE("storybook: a whole board stays within its budget of vertices") {
  // Kept on the graphics side, where each is transformed in every frame.
  for (const int side : {0, 1}) {
    const Paper paper(1, ThemeKind::light);
    const Canvas c = canvas_of(paper, ThemeKind::light);
    const kingdom::Setup setup = full_board(side);
    const KingdomLayout layout = layout_kingdom({.width = 1280, .height = 720, .setup = setup});
    BoardPicture picture;
    picture.draw(BoardPicture::Layer::ground, c, layout, setup);
    picture.draw(BoardPicture::Layer::places, c, layout, setup);
    CHECK(paper.list().VtxBuffer.Size == 0);
    std::size_t vertices = 0;
    for (const ImDrawCmd& command : paper.list().CmdBuffer)
      if (const Mesh* mesh = Mesh::of(command)) vertices += mesh->drawing().vertices().size();
    CHECK(vertices < 90'000);
    CHECK(vertices > 10'000);
  }
}

TEST_CASE("storybook: a road that can be taken is highlighted, and its flag ticks what the traveller has") {
  const Paper paper(1, ThemeKind::light);
  const Canvas c = canvas_of(paper, ThemeKind::light);
  const kingdom::Setup setup = full_board(0);
  const KingdomLayout layout = layout_kingdom({.width = 1280, .height = 720, .setup = setup});
  const kingdom::RoadId road = *roads_from(setup, port_of(setup)).begin();
  const auto count = [&](const RoadLook& look, bool line) {
    paper.clear();
    line ? draw_road_line(c, layout, road, look) : draw_road_flag(c, layout, road, look);
    return paper.list().VtxBuffer.Size;
  };
  const kingdom::Tokens cost = kingdom::kRoads[road].cost;
  CHECK(count({.state = RoadState::payable}, true) >
        count({.state = RoadState::missing, .marks = {.shown = true, .missing = cost}}, true));
  CHECK(count({.state = RoadState::payable_wild}, true) > count({.state = RoadState::payable}, true));  // dashes
  CHECK(count({.state = RoadState::missing, .marks = {.shown = true}}, false) >
        count({.state = RoadState::missing, .marks = {.shown = true, .missing = cost}}, false));
  CHECK(count({.focused = true}, false) > 0);
}

TEST_CASE("storybook: fireworks come, and go") {
  const Paper paper(1, ThemeKind::dark);
  const auto count = [&](float elapsed) {
    paper.clear();
    draw_celebration(canvas_of(paper, ThemeKind::dark), {0, 0, 800, 600}, elapsed);
    return paper.list().VtxBuffer.Size;
  };
  CHECK(count(-1) == 0);
  CHECK(count(2000) > 200);
  CHECK(count(2000) == count(2000));
  CHECK(count(kingdom_ui::duration::kCelebration) == 0);
}

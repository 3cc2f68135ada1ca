// Triangulation of outlines: nothing is missing, nothing overlaps.
#include "ui/art/shape.h"

#include "support/check.h"

using namespace ui;

namespace {

float twice_area(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

void check_cut(const ShapeView& shape) {
  float outline = 0;
  for (int i = 0; i < shape.count; ++i) {
    const Point &a = shape.points[i], &b = shape.points[(i + 1) % shape.count];
    outline += a.x * b.y - b.x * a.y;
  }
  float cut = 0;
  for (int i = 0; i < shape.count - 2; ++i) {
    const std::uint8_t* t = shape.triangles + 3 * i;
    const float piece = twice_area(shape.points[t[0]], shape.points[t[1]], shape.points[t[2]]);
    CHECK(piece >= -1e-4f);
    cut += piece;
  }
  CHECK(outline > 0);  // clockwise on the screen
  CHECK(cut == doctest::Approx(outline).epsilon(1e-3));
}

constexpr auto kSquare = shape<"0,0 1,0 1,1 0,1">();
constexpr auto kOtherWay = shape<"0,1 1,1 1,0 0,0">();
constexpr auto kHollow = shape<"0,0 1,0 1,1 .6,1 .5,.2 .4,1">();
constexpr auto kComb = shape<"0,1 0,0 .2,.8 .3,0 .4,.8 .5,0 .6,.8 .7,0 .8,.8 1,0 1,1">();
constexpr auto kRound = shape<"~.5,0 ~1,.5 ~.5,1 ~0,.5">();

}  // namespace

TEST_CASE("a square is two triangles whichever way it is drawn") {
  CHECK(ShapeView(kSquare).count == 4);
  check_cut(kSquare);
  check_cut(kOtherWay);
}

TEST_CASE("concave outlines are filled exactly") {
  check_cut(kHollow);
  check_cut(kComb);
}

TEST_CASE("smooth nodes become curves that pass through them") {
  check_cut(kRound);
  const ShapeView round = kRound;
  CHECK(round.count == 16);
  bool passes = false;
  for (int i = 0; i < round.count; ++i) passes = passes || (round.points[i].x == 1 && round.points[i].y == 0.5f);
  CHECK(passes);
}

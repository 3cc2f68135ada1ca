// A copy of what was painted has to be what painting again would give, wherever it stands in the list.
#include "ui/art/still.h"

#include "games/splendor/ui/art/cards.h"
#include "support/check.h"
#include "support/paper.h"

using namespace ui;

namespace {

struct Key {
  CardLook look;
  friend bool operator==(const Key&, const Key&) = default;
};

/// All triangles by their corners, so that only what is seen counts.
std::vector<float> corners(const ImDrawList& list) {
  std::vector<float> all;
  for (const ImDrawIdx index : list.IdxBuffer) {
    const ImDrawVert& vertex = list.VtxBuffer[static_cast<int>(index)];
    all.insert(all.end(), {vertex.pos.x, vertex.pos.y, vertex.uv.x, vertex.uv.y, static_cast<float>(vertex.col >> 8),
                           static_cast<float>(vertex.col & 255)});
  }
  return all;
}

}  // namespace

TEST_CASE("what was painted once is copied, and painted anew when anything about it changes") {
  const support::Paper paper;
  const Rect rect{40, 30, 90, 126};
  Still<Key> still;
  int painted = 0;
  const auto frame = [&](const Canvas& canvas, const CardLook& look, bool through_still) {
    paper.clear();
    draw_empty_slot(canvas, {300, 30, 90, 126});  // something before it
    const auto paint = [&] {
      ++painted;
      draw_card(canvas, rect, 17, look);
    };
    if (through_still)
      still.draw(canvas, {look}, paint);
    else
      paint();
    draw_empty_slot(canvas, {400, 30, 90, 126});  // and after it
    return corners(paper.list());
  };
  const CardLook plain{.missing = 2}, ringed{.ring = Ring::affordable};
  const Canvas canvas = paper.canvas();
  CHECK(frame(canvas, plain, true) == frame(canvas, plain, false));
  painted = 0;
  CHECK(frame(canvas, plain, true) == frame(canvas, plain, false));
  CHECK(painted == 1);  // by the one without
  CHECK(frame(canvas, ringed, true) == frame(canvas, ringed, false));
  const Canvas lettered = paper.canvas(true);
  painted = 0;
  CHECK(frame(lettered, ringed, true) == frame(lettered, ringed, false));
  CHECK(painted == 2);
}

// A copy of what was painted has to be what painting again would give, wherever it stands in the list.
#include "ui/art/still.h"

#include "games/splendor/ui/art/cards.h"
#include "support/check.h"
#include "support/paper.h"

using namespace ui;

namespace {

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

TEST_CASE("a copy is what painting again would give, wherever it stands in the list") {
  const support::Paper paper;
  const Canvas canvas = paper.canvas();
  Drawing drawing;
  const auto frame = [&](auto&& draw) {
    paper.clear();
    splendor_ui::draw_empty_slot(canvas, {300, 30, 90, 126});  // something before it
    draw();
    splendor_ui::draw_empty_slot(canvas, {400, 30, 90, 126});  // and after it
    return corners(paper.list());
  };
  const auto paint = [&] {
    splendor_ui::draw_card(canvas, {40, 30, 90, 126}, 17, {.ring = splendor_ui::Ring::affordable, .missing = 2});
  };
  const auto painted = frame(paint);
  paper.clear();
  const Drawing::Start start = Drawing::start(canvas);
  paint();
  drawing.take(canvas, start);
  CHECK(!drawing.empty());
  CHECK(frame([&] { drawing.copy_to(canvas); }) == painted);
}

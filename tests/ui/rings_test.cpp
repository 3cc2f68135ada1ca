// The rings by which lessons and hints mark what they speak of.
#include <algorithm>

#include "support/check.h"
#include "support/frames.h"
#include "ui/note.h"

TEST_CASE_FIXTURE(support::Frames, "the ring of a lesson lies around what it marks, and hides nothing of it") {
  const ui::Rect flag{200, 200, 80, 44}, card{400, 200, 90, 126};
  frame_at(0, {}, [&](ui::Frame& frame) {
    targets.add({.id = "flag", .rect = flag, .label = "3 apples"});
    targets.add({.id = "card", .rect = card, .label = "A card"});
    ui::draw_rings(frame, {"flag", "card"});
  });
  const auto corners_in = [&](const ui::Rect& rect) {
    const auto& all = paper.list().VtxBuffer;
    return std::count_if(all.begin(), all.end(),
                         [&](const ImDrawVert& corner) { return rect.contains(corner.pos.x, corner.pos.y); });
  };
  constexpr float kBadge = 14;  // lies on the upper edge of a card
  CHECK(corners_in(flag.inset(3)) == 0);
  CHECK(corners_in({card.x + 3, card.y + kBadge, card.w - 6, card.h - kBadge - 3}) == 0);
  CHECK(corners_in(flag.inset(-8)) > 0);
  CHECK(corners_in(card.inset(-8)) > 0);
}

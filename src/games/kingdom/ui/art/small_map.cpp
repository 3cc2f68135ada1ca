#include "games/kingdom/ui/art/small_map.h"

#include "games/kingdom/ui/art/pieces.h"

namespace kingdom_ui {

using namespace ui;

void draw_small_map(const Canvas& canvas, const Rect& rect, const SmallMap& map) {
  const auto place = [&](const ImVec2& share) { return ImVec2{rect.x + rect.w * share.x, rect.y + rect.h * share.y}; };
  for (const auto& [from, to] : map.roads) canvas.list.AddLine(place(from), place(to), canvas.theme.muted, 1.5f);
  for (const ImVec2& space : map.spaces) canvas.list.AddCircleFilled(place(space), 2.2f, canvas.theme.text);
  for (std::size_t seat = 0; seat < map.pawns.size(); ++seat) {
    const ImVec2 at = place(map.pawns[seat]);
    draw_pawn(canvas, static_cast<int>(seat), at.x + static_cast<float>(seat) * 4 + 2, at.y + 5, rect.h * 0.34f);
  }
}

}  // namespace kingdom_ui

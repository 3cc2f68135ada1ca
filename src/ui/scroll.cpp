#include "ui/scroll.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/motion.h"
#include "ui/theme.h"

namespace ui {

namespace {

constexpr float kWheel_px = 60;

/// The place nearest to `at` that shows the whole sight and where the edges of the window cut least of ScrollArea::whole.
float without_cuts(const ScrollArea& area, const Sight& sight, float length, float at) {
  const float least = std::max(0.0f, sight.to - length), most = std::min(area.most, sight.from);
  const auto cuts = [&](float place) {
    return std::count_if(area.whole.begin(), area.whole.end(), [&](const Sight& one) {
      const auto cut = [&](float edge) { return one.from < edge && edge < one.to; };
      return cut(place) || cut(place + length);
    });
  };
  float best = at;
  auto fewest = cuts(at);
  const auto consider = [&](float place) {
    if (place < least || place > most) return;
    const auto cut = cuts(place);
    if (cut > fewest || (cut == fewest && std::abs(place - at) >= std::abs(best - at))) return;
    best = place;
    fewest = cut;
  };
  for (const Sight& one : area.whole)
    for (const float place : {one.from, one.to, one.from - length, one.to - length}) consider(place);
  return best;
}

}  // namespace

bool Scroll::show(const ScrollArea& area, const Sight& sight, double now_ms, app::Speed speed) {
  if (area.window != window_ || !(sight == sight_)) {
    const bool jump = area.window != window_ || speed_factor(speed) <= 0;
    window_ = area.window;
    sight_ = sight;
    const float length = area.sideways ? area.window.w : area.window.h;
    to_ = std::clamp(at_, 0.0f, area.most);
    if (sight.to > to_ + length) to_ = sight.to - length;
    if (sight.from < to_) to_ = sight.from;
    to_ = without_cuts(area, sight, length, std::clamp(to_, 0.0f, area.most));
    from_ = jump ? to_ : at_;
    start_ms_ = now_ms;
    gliding_ = true;
  }
  if (!gliding_) return false;
  const float length_ms = duration::kGlide * std::max(speed_factor(speed), 0.01f);
  const float share = std::clamp(static_cast<float>(now_ms - start_ms_) / length_ms, 0.0f, 1.0f);
  at_ = from_ + (to_ - from_) * smooth(share);
  gliding_ = share < 1 && from_ != to_;
  return gliding_;
}

bool Scroll::drag(const ScrollArea& area) {
  if (area.most <= 0) return false;
  const ImGuiIO& io = ImGui::GetIO();
  const bool let_go = !ImGui::IsMouseDown(0) && !ImGui::IsMouseReleased(0);
  if (ImGui::IsMouseClicked(0) || let_go) dragged_ = false;
  const Rect& window = area.window;
  float move = 0;
  if (window.contains(io.MouseClickedPos[0].x, io.MouseClickedPos[0].y) && ImGui::IsMouseDragging(0, space::kDrag)) {
    dragged_ = true;
    move = area.sideways ? -io.MouseDelta.x : io.MouseDelta.y;
  } else if (window.contains(io.MousePos.x, io.MousePos.y) && io.MouseWheel != 0) {
    move = (area.sideways ? -kWheel_px : kWheel_px) * io.MouseWheel;
  }
  if (move == 0) return false;
  gliding_ = false;
  at_ = std::clamp(at_ + move, 0.0f, area.most);
  return true;
}

Point Scroll::shift(const ScrollArea& area) const {
  const float whole = std::round(std::clamp(at_, 0.0f, area.most));
  return area.sideways ? Point{-whole, 0} : Point{0, whole};
}

Rect Scroll::placed(const ScrollArea& area, const Rect& rect) const {
  const Point by = shift(area);
  Rect seen = rect.moved(by.x, by.y).clipped(area.window);
  if (area.cover.contains(seen.centre_x(), seen.centre_y())) return {};
  if (area.cover.contains(seen.centre_x(), seen.bottom() - 1)) seen.h = area.cover.y - seen.y;
  return seen;
}

}  // namespace ui

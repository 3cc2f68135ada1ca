#include "ui/targets.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>

namespace ui {

namespace {

/// The visible part of the current window.
Rect view_of_window() {
  const ImRect& clip = ImGui::GetCurrentWindow()->InnerClipRect;
  return {clip.Min.x, clip.Min.y, clip.GetWidth(), clip.GetHeight()};
}

/// A finger that scrolls a panel, or swipes, may stay over the target that it touched, which must not be pressed.
bool drawn_along(bool touch) {
  const bool scrolls = ImGui::GetScrollMaxY() > 0;
  const float least = scrolls ? space::kDrag : space::kSwipe;
  return (scrolls || touch) && ImGui::GetIO().MouseDragMaxDistanceSqr[0] > least * least;
}

}  // namespace

void Targets::begin_frame(const FrameInfo& frame) {
  count_ = 0;
  places_.clear();
  has_keys_ = frame.focused;
  touch_ = frame.touch;
  now_ms_ = frame.time_ms;
  blocked_ = pointer_ignored_ = accepted_ = false;
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  const bool moves = pointer.x != pointer_x_ || pointer.y != pointer_y_;
  if (next_hot_id_ != told_id_) told_id_.clear();
  if (next_hot_id_ != hot_id_) {
    hot_id_ = next_hot_id_;
    hot_since_ms_ = now_ms_;
    const bool by_pointer = !touch_ && hot_id_ != focused_id_;
    rests_ = by_pointer && !moves && !pointer_moved_;
  } else if (rests_ && moves) {
    hot_since_ms_ = now_ms_;
    rests_ = false;
  }
  pointer_x_ = pointer.x;
  pointer_y_ = pointer.y;
  pointer_moved_ = moves;
  const bool elsewhere = !touch_ && hot_id_ != pinned_id_;
  if (elsewhere || ImGui::IsMouseClicked(0) || ImGui::IsKeyPressed(ImGuiKey_Escape)) pinned_id_.clear();
  next_hot_id_.clear();
  focused_id_.clear();
}

Hit Targets::add(const Control& control, const Rect& rect) {
  if (blocked_ || rect.empty()) return {};
  if (count_ == all_.size()) all_.emplace_back();
  Control& target = all_[count_++] = control;
  target.rect = rect;
  ImGui::SetCursorScreenPos({target.rect.x, target.rect.y});
  ImGui::PushID(target.id.c_str());
  Hit hit;
  // Of two, one within the other, the first has the pointer: to Dear ImGui both are hovered.
  const auto hovered = [] { return ImGui::IsItemHovered() && ImGui::GetHoveredID() == ImGui::GetItemID(); };
  bool pressed =
      ImGui::InvisibleButton("##target", {target.rect.w, target.rect.h}) && !drawn_along(touch_) && !pointer_ignored_;
  ImGui::PopID();
  const bool held_long =
      touch_ && !target.tooltip().empty() && target.id == hot_id_ && now_ms_ - hot_since_ms_ >= duration::kLongPress;
  const bool looks = (pressed && held_long) || (hovered() && ImGui::IsMouseClicked(1));
  if (looks) {  // a long press shows its tooltip
    pinned_id_ = next_hot_id_ = target.id;
    pressed = false;
  }
  const Rect place = squeezed(target.rect, view_of_window());
  if (pressed) {
    set_focus(target, place);
    hide_focus();
  } else if (target.id == focus_id_) {
    focus_place_ = place;
    if (reveal_) ImGui::ScrollToItem();
    reveal_ = false;
  }
  const bool over = hovered();
  hit.held = ImGui::IsItemActive() && !pointer_ignored_;
  hit.hot = over && (!touch_ || hit.held);
  hit.focused = focus_shown_ && has_keys_ && target.id == focus_id_;
  const bool asked = take_press(target.id);
  (target.enabled ? hit.clicked : hit.refused) = pressed || asked;
  accepted_ = accepted_ || hit.clicked;
  const bool by_key = asked && hit.focused && !target.enlarges;
  if ((pressed && !touch_) || by_key) {
    rests_ = true;  // its tooltip would lie over what it brought, or say again why nothing came
    if (hit.clicked && target.enlarges) told_id_ = target.id;
  }
  if (hit.hot || hit.focused) next_hot_id_ = target.id;
  if (hit.focused) focused_id_ = target.id;
  places_.push_back(place);
  return hit;
}

void Targets::set_focus(const Control& target, const Rect& place) {
  focus_id_ = target.id;
  focus_place_ = place;
}

const Control* Targets::find(std::string_view id) const {
  for (const Control& one : all())
    if (one.id == id) return &one;
  return nullptr;
}

bool Targets::move_focus(Arrow arrow, bool wrap) {
  if (count_ == 0) return false;
  const Control* here = find(focus_id_);
  std::optional<std::size_t> next = 0;
  if (here != nullptr)
    next = next_thing(places_, static_cast<std::size_t>(here - all_.data()), arrow, wrap);
  else if (!focus_id_.empty())
    next = nearest_thing(places_, focus_place_);
  focus_shown_ = true;
  if (!next) return false;
  set_focus(all_[*next], places_[*next]);
  reveal_ = true;
  return true;
}

bool Targets::take_press(std::string_view id) {
  if (pressed_id_ != id) return false;
  pressed_id_.clear();
  return true;
}

const Control* Targets::tooltip(double& wait_ms) const {
  wait_ms = 0;
  const bool pinned = !pinned_id_.empty();
  if (!pinned && hot_id_.empty()) return nullptr;
  const Control* target = find(pinned ? pinned_id_ : hot_id_);
  if (target == nullptr || target->tooltip().empty()) return nullptr;
  if (pinned) return target;
  if (rests_ || (!touch_ && hot_id_ == told_id_)) return nullptr;
  const double delay = touch_             ? duration::kLongPress
                       : target->enlarges ? duration::kEnlargeDelay
                                          : duration::kTooltipDelay;
  wait_ms = std::max(0.0, hot_since_ms_ + delay - now_ms_);
  return wait_ms > 0 ? nullptr : target;
}

}  // namespace ui

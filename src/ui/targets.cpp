#include "ui/targets.h"

#include <imgui.h>

#include <algorithm>

namespace ui {

void Targets::begin_frame(const FrameInfo& frame) {
  all_.clear();
  touch_ = frame.touch;
  now_ms_ = frame.time_ms;
  blocked_ = false;
  cover_ = {};
  if (next_hot_id_ != hot_id_) {
    hot_id_ = next_hot_id_;
    hot_since_ms_ = now_ms_;
  }
  next_hot_id_.clear();
  focused_id_.clear();
}

Hit Targets::add(Target target) {
  if (blocked_ || target.rect.empty()) return {};
  if (cover_.contains(target.rect.centre_x(), target.rect.centre_y())) return {};
  if (cover_.contains(target.rect.centre_x(), target.rect.bottom() - 1)) target.rect.h = cover_.y - target.rect.y;
  ImGui::SetCursorScreenPos({target.rect.x, target.rect.y});
  ImGui::PushID(target.id.c_str());
  Hit hit;
  const bool pressed = ImGui::InvisibleButton("##target", {target.rect.w, target.rect.h});
  ImGui::PopID();
  const bool over = ImGui::IsItemHovered();
  hit.held = ImGui::IsItemActive();
  hit.hot = over && (!touch_ || hit.held);
  hit.focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  const bool asked = take_press(target.id);
  (target.enabled ? hit.clicked : hit.refused) = pressed || asked;
  if (hit.hot || hit.focused) next_hot_id_ = target.id;
  if (hit.focused) focused_id_ = target.id;
  all_.push_back(std::move(target));
  return hit;
}

bool Targets::take_press(std::string_view id) {
  if (pressed_id_ != id) return false;
  pressed_id_.clear();
  return true;
}

const Target* Targets::tooltip(bool& waiting) const {
  waiting = false;
  if (hot_id_.empty()) return nullptr;
  const auto target = std::find_if(all_.begin(), all_.end(), [&](const Target& t) { return t.id == hot_id_; });
  if (target == all_.end() || target->hint.empty()) return nullptr;
  const double delay = touch_ ? duration::kLongPress : duration::kTooltipDelay;
  waiting = now_ms_ - hot_since_ms_ < delay;
  return waiting ? nullptr : &*target;
}

}  // namespace ui

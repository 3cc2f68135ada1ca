// Pressable controls, and the description of a button. Views hold controls (view.h), Targets does the hit testing and focus
// (targets.h), the mirror lists them. Nothing here draws.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "ui/art/widgets.h"

namespace ui {

struct Control {
  std::string id;      ///< stable: "card:L1-05", "menu", "take"
  Rect rect;           ///< CSS pixels of the canvas
  std::string label;   ///< for the mirror and the tooltip
  std::string hint{};  ///< more about it, or why it is disabled
  bool enabled = true;
  bool pressed = false;      ///< a toggle that is on
  bool on_table = false;     ///< a thing on the table, described elsewhere in the mirror: not listed among its controls
  bool enlarges = false;     ///< a card or a tile: the tooltip shows it enlarged (GameScreen::draw_enlarged)
  bool scrolls = false;      ///< lies in the scrolling part of its view (scroll.h)
  bool tells_label = false;  ///< its tooltip is the label; it has no hint
  bool is_button = false;    ///< with words or an icon, for something to do
  bool any_moment = false;   ///< a press counts though it was made for an earlier position (counts_at_any_moment)
  /// Of `rect`, on each side: room for a finger around what is seen.
  float beyond_x = 0, beyond_y = 0;
  const std::string& tooltip() const { return tells_label ? label : hint; }
  /// What a lesson or a hint marks.
  Rect seen() const { return rect.inset(std::min(beyond_x, rect.w / 2), std::min(beyond_y, rect.h / 2)); }
  friend bool operator==(const Control&, const Control&) = default;
};

/// As in a Control.
struct ThingStates {
  bool enabled = true, pressed = false, enlarges = false, scrolls = false;
};

inline constexpr int kNoControl = -1;

/// Interaction state of a control in this frame.
struct Touch {
  bool hot = false, held = false, focused = false;
  ControlState state(bool disabled = false) const { return {hot, held, disabled, focused}; }
  friend bool operator==(const Touch&, const Touch&) = default;
};

/// Of each control of a view, by its index.
class Touches {
 public:
  Touch operator[](int control) const {
    return control < 0 || control >= static_cast<int>(all_.size()) ? Touch{} : all_[static_cast<std::size_t>(control)];
  }
  void clear() { all_.clear(); }
  void push_back(Touch touch) { all_.push_back(touch); }
  friend bool operator==(const Touches&, const Touches&) = default;

 private:
  std::vector<Touch> all_;
};

struct Button {
  std::string id;
  std::string label;
  ButtonKind kind = ButtonKind::secondary;
  Icon icon = Icon::none;
  bool enabled = true;
  std::string hint{};     ///< why it is disabled, or more about it
  bool pressed = false;   ///< a toggle that is on
  bool on_table = false;  ///< the mirror offers it elsewhere

  Control control(const Rect& rect) const {
    return {.id = id,
            .rect = rect,
            .label = label,
            .hint = hint,
            .enabled = enabled,
            .pressed = pressed,
            .on_table = on_table,
            .is_button = true};
  }
  /// With an icon only, the label becomes the tooltip.
  Control icon_control(const Rect& rect) const {
    Control control = this->control(rect);
    control.tells_label = hint.empty();
    return control;
  }
  /// With an icon only.
  IconMark icon_mark() const {
    return pressed ? IconMark::chosen : kind == ButtonKind::primary ? IconMark::can : IconMark::none;
  }
};

}  // namespace ui

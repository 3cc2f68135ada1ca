// Something that can be pressed, and a button as it is asked for. Views hold controls (view.h), Targets finds out which of
// them the pointer or the keyboard is on (targets.h), the mirror lists them. Nothing here draws.
#pragma once

#include <string>
#include <vector>

#include "ui/art/widgets.h"

namespace ui {

struct Control {
  std::string id;      ///< stable: "card:L1-05", "menu", "take"
  Rect rect;           ///< CSS pixels of the canvas
  std::string label;   ///< for the mirror and the tooltip
  std::string hint{};  ///< more, or why it is off
  bool enabled = true;
  bool pressed = false;   ///< a switch that is on
  bool on_table = false;  ///< a thing of the table, which the mirror describes by itself: not listed among controls
  bool enlarges = false;  ///< a card or a tile: its tooltip shows it large (GameScreen::draw_enlarged)
  bool scrolls = false;   ///< lies in the part of its view that moves (scroll.h)
  friend bool operator==(const Control&, const Control&) = default;
};

/// As in a Control.
struct ThingStates {
  bool enabled = true, pressed = false, enlarges = false, scrolls = false;
};

inline constexpr int kNoControl = -1;

/// How one control is touched in this frame.
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
  std::string hint{};     ///< why it is off, or more about it
  bool pressed = false;   ///< a switch that is on
  bool on_table = false;  ///< the mirror offers it elsewhere

  Control control(const Rect& rect) const { return {id, rect, label, hint, enabled, pressed, on_table}; }
  /// With an icon only, the label becomes the tooltip.
  Control icon_control(const Rect& rect) const {
    return {id, rect, label, hint.empty() ? label : hint, enabled, pressed, on_table};
  }
  /// An icon button in the colours of what is chosen.
  bool chosen() const { return pressed || kind == ButtonKind::primary; }
};

}  // namespace ui

// The registry of everything that can be pressed. A view adds a target where it draws it; mouse and touch press it there,
// arrow keys move the focus ring between targets, the text mirror, a shortcut or a test presses it by its id. So everything
// on the canvas is accessible by keyboard and screen reader.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/control.h"
#include "ui/frontend.h"
#include "ui/navigation.h"

namespace ui {

/// What happens to a target in this frame.
struct Hit : Touch {
  bool clicked = false;  ///< pressed while enabled
  bool refused = false;  ///< pressed while disabled: say why
};

class Targets {
 public:
  /// `touch`: a finger was used last, so there is no hover.
  void begin_frame(const FrameInfo& frame);

  /// Adds a control to the current ImGui window and returns its interaction; `rect`: where it can be pressed now.
  Hit add(const Control& control) { return add(control, control.rect); }
  Hit add(const Control& control, const Rect& rect);

  /// Targets below an open panel are visible but inactive: add() returns no interaction while blocked.
  void set_blocked(bool blocked) { blocked_ = blocked; }
  bool blocked() const { return blocked_; }
  /// What is added while the pointer is ignored can be hovered, and pressed by key or by its id, but not by the press of mouse or
  /// finger that goes on: it began on something else.
  void ignore_pointer_press(bool ignored) { pointer_ignored_ = ignored; }

  /// Presses a target by its id in the next frame in which it is added.
  void press(std::string_view id) { pressed_id_ = id; }
  /// True if press() was called for `id` (which may be something not drawn, as "undo"); consumes it.
  bool take_press(std::string_view id);
  void drop_press() { pressed_id_.clear(); }
  /// Whether a press, or a key that stands for one, was accepted in this frame.
  bool accepted() const { return accepted_; }
  void accept_key() { accepted_ = true; }

  std::span<const Control> all() const { return {all_.data(), count_}; }
  /// Of this frame, or before it of the last one; nullptr: there is none of that id.
  const Control* find(std::string_view id) const;

  /// Moves the focus ring to the next target of the last frame (navigation.h) and shows it; starts at the first target, or near
  /// a focused one that is gone. False: with `wrap` off, nothing lies that way.
  bool move_focus(Arrow arrow, bool wrap);
  /// Hides the focus ring; the next arrow key continues from where it was.
  void hide_focus() { focus_shown_ = false; }
  /// Id of the target with the focus ring in the last frame; "" for none.
  std::string_view focused() const { return focused_id_; }

  /// The target whose tooltip is to be shown: under the pointer, or held by a finger for a while; nullptr if none, or while
  /// `wait_ms` are still to pass, which begin when the pointer has moved: what comes to lie under it is not pointed at, and what
  /// was pressed, by key too, is understood; a card or tile that the pointer has pressed is not enlarged until it has left it.
  /// The right button shows it at once; after a long press, which does not count as a press, it stays until the next touch.
  const Control* tooltip(double& wait_ms) const;

 private:
  void set_focus(const Control& target, const Rect& place);

  std::vector<Control> all_;  ///< the first count_ of them; the rest is spare memory for the next frame
  std::size_t count_ = 0;
  std::vector<Rect> places_;  ///< of all_, those scrolled out of view moved to its edge
  std::string pressed_id_;
  std::string pinned_id_;  ///< whose tooltip stays
  std::string hot_id_, next_hot_id_, focused_id_;
  std::string focus_id_;  ///< where the next arrow starts
  Rect focus_place_;
  bool focus_shown_ = false;
  bool reveal_ = false;  ///< the focus has moved: scroll it into sight
  bool has_keys_ = false;
  std::string told_id_;  ///< a card or tile that was pressed: not enlarged until the pointer has left it
  double hot_since_ms_ = 0;
  float pointer_x_ = 0, pointer_y_ = 0;
  bool pointer_moved_ = false;  ///< in the last frame
  bool rests_ = false;          ///< the hot target was pressed, or came under a pointer that has not moved since
  double now_ms_ = 0;
  bool touch_ = false;
  bool blocked_ = false;
  bool pointer_ignored_ = false;
  bool accepted_ = false;
};

}  // namespace ui

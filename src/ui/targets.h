// Everything that can be pressed, in one registry. A view adds a target where it draws it; mouse and touch press it
// there, arrow keys lead a ring from one to the next, the text mirror, a shortcut or a test presses it by its id. So
// nothing on the canvas is out of reach of a keyboard or a screen reader.
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
  bool refused = false;  ///< pressed while off: say why
};

class Targets {
 public:
  /// `touch`: a finger was used last, nothing is hot without being held.
  void begin_frame(const FrameInfo& frame);

  /// Adds a control to the present ImGui window and says what happens to it; `rect`: where it can be pressed now.
  Hit add(const Control& control) { return add(control, control.rect); }
  Hit add(const Control& control, const Rect& rect);

  /// Things below an open panel are seen but not pressed: add() answers nothing while blocked.
  void set_blocked(bool blocked) { blocked_ = blocked; }
  bool blocked() const { return blocked_; }

  /// Presses a target by its id in the next frame in which it is added.
  void press(std::string_view id) { pressed_id_ = id; }
  /// True when press() asks for `id` (which may stand for something not drawn, as "undo"); forgets it.
  bool take_press(std::string_view id);
  void drop_press() { pressed_id_.clear(); }

  std::span<const Control> all() const { return {all_.data(), count_}; }

  /// Takes the keyboard's ring to the next target of the last frame (navigation.h) and shows it, or begins at the first
  /// target, or near the one that had the ring and is gone. False: with `wrap` off, nothing lies that way.
  bool move_focus(Arrow arrow, bool wrap);
  /// The ring goes out; the next arrow leads on from where it was.
  void hide_focus() { focus_shown_ = false; }
  /// Of the target with the keyboard's ring in the last frame; "" for none.
  std::string_view focused() const { return focused_id_; }

  /// The target under the pointer, or held by a finger for a while, for its tooltip; nullptr when none, or while
  /// `wait_ms` still have to pass. The right button shows it at once; after a long press, which presses nothing, it stays
  /// until the next touch.
  const Control* tooltip(double& wait_ms) const;

 private:
  const Control* find(std::string_view id) const;
  void set_focus(const Control& target, const Rect& place);

  std::vector<Control> all_;  ///< the first count_ of them; the rest lends its memory to the next frame
  std::size_t count_ = 0;
  std::vector<Rect> places_;  ///< of all_, with what is scrolled away squeezed to the edge
  std::string pressed_id_;
  std::string pinned_id_;  ///< whose tooltip stays
  std::string hot_id_, next_hot_id_, focused_id_;
  std::string focus_id_;  ///< where the next arrow starts
  Rect focus_place_;
  bool focus_shown_ = false;
  bool reveal_ = false;  ///< the focus has moved: scroll it into sight
  bool has_keys_ = false;
  double hot_since_ms_ = 0;
  double now_ms_ = 0;
  bool touch_ = false;
  bool blocked_ = false;
};

}  // namespace ui

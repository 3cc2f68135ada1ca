// Panels are columns: each piece is placed below the one before it. The flow keeps the place, draws the piece, and
// collects the words for the text mirror.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/press.h"

namespace ui {

class PanelFlow {
 public:
  PanelFlow(Frame& frame, const Rect& column, std::vector<std::string>& words);

  Frame& frame() { return frame_; }
  float width() const { return column_.w; }
  float scale() const { return scale_; }
  /// Height used so far.
  float used() const { return y_ - column_.y; }

  /// A free rectangle of the whole width.
  Rect take(float height);
  void gap(float height) { y_ += height; }

  /// Words for the text mirror only, of something drawn by the caller.
  void say(std::string_view text) { words_.emplace_back(text); }

  void heading(std::string_view text);
  void paragraph(std::string_view text, bool muted = false);
  /// A button over the whole width.
  bool button(const Press& button);
  /// A label with a choice of several at its right or, where that is too narrow, below. Returns the new choice.
  int choice(std::string_view id, std::string_view label, const std::vector<std::string>& options, int chosen);
  /// A label with a switch.
  bool toggle(std::string_view id, std::string_view label, bool on);
  struct Tab {
    std::string id, label;
  };
  /// Tabs in as many lines as they need. Returns the one to be open next.
  std::size_t tabs(const std::vector<Tab>& tabs, std::size_t open);
  /// A row of a menu: icon, label, value. True when pressed.
  bool row(std::string_view id, std::string_view label, Icon icon, std::string_view value = {}, bool enabled = true);

 private:
  Frame& frame_;
  Rect column_;
  float y_;
  float scale_;
  std::vector<std::string>& words_;
};

}  // namespace ui

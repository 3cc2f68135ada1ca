// What lies over everything for a while: a notice and the tooltip of the control that is pointed at.
#pragma once

#include <string>

#include "app/host.h"
#include "ui/game_screen.h"

namespace ui {

class Notices {
 public:
  explicit Notices(app::Host& host) : host_(host) {}

  /// Shows it for some seconds and has it read out.
  void say(std::string text);
  /// Said last.
  const std::string& text() const { return text_; }
  void draw(Frame& frame) const;

 private:
  app::Host& host_;
  std::string text_;
  double until_ms_ = 0;
};

void draw_tooltip(Frame& frame);

}  // namespace ui

// What lies over everything for a while: a notice and the tooltip of the control that is pointed at.
#pragma once

#include <string>

#include "app/host.h"
#include "ui/game_screen.h"
#include "ui/words.h"

namespace ui {

/// Why storage has not taken the game, and what can be done.
Text refusal_words(app::StoreResult why);

class Notices {
 public:
  explicit Notices(app::Host& host) : host_(host) {}

  /// Shows it for some seconds and has it read out: beside the control of that id as long as there is one, else on top.
  void say(std::string text, std::string beside = {});
  /// Said last.
  const std::string& text() const { return text_; }
  void draw(Frame& frame) const;

 private:
  app::Host& host_;
  std::string text_, beside_;
  double until_ms_ = 0;
};

/// With the card or the tile of the control, large, where it has one.
void draw_tooltip(Frame& frame, const GameScreen& table);

}  // namespace ui

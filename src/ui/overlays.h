// Temporary overlays: a notice, and the tooltip of the control under the pointer.
#pragma once

#include <string>

#include "app/host.h"
#include "ui/game_screen.h"
#include "ui/words.h"

namespace ui {

/// Why the game could not be stored, and what can be done.
Text refusal_words(app::StoreResult why);

class Notices {
 public:
  explicit Notices(app::Host& host) : host_(host) {}

  /// Shows a notice for some seconds and announces it: beside the control of that id if it is on screen, else at the top.
  void say(std::string text, std::string beside = {});
  /// The same in answer to a press that did nothing (why it was refused, what it asked about), until withdraw_answer().
  void answer(std::string text, std::string beside);
  void withdraw_answer();
  /// Whatever it says is not shown any more.
  void withdraw();
  /// Said last; "" if that was withdrawn.
  const std::string& text() const { return text_; }
  void draw(Frame& frame) const;

 private:
  app::Host& host_;
  std::string text_, beside_;
  double until_ms_ = 0;
  bool answers_ = false;
};

/// With the enlarged card or tile of the control, if it has one.
void draw_tooltip(Frame& frame, const GameScreen& table);

}  // namespace ui

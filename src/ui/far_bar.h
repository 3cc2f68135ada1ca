// The bar of a game by links that waits for a remote player: whom it waits for, and buttons to send the own link and to open
// theirs. It takes the table's place for such bars (GameScreen::moment_bar).
#pragma once

#include <cstdint>
#include <string>

#include "ui/bar.h"

namespace ui {

/// What to do with links now, in a sentence; "" for nothing.
std::string far_words(const app::Session& session);

/// The primary button to send the link: by the system's share sheet, or to the clipboard.
Button send_button(const app::Session& session, bool can_share);
Intent send_intent(bool can_share);
/// The dialog into which a link is pasted.
Intent ask_for_link();

class FarBar {
 public:
  /// Makes the view if something has changed. `area`: empty where the game waits for nobody, or there is no room.
  void update(const Canvas& canvas, const Moment& moment, bool can_share, const Rect& area);
  void hear(Frame& frame) { bar_.hear(frame); }
  void draw(const Canvas& canvas) const { bar_.draw(canvas); }
  int views_made() const { return bar_.views_made(); }

 private:
  struct Shown {
    std::uint64_t moment;
    bool unsent, can_share;
    friend bool operator==(const Shown&, const Shown&) = default;
  };
  Bar<Shown> bar_;
};

}  // namespace ui

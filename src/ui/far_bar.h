// The bar of a game by links that waits for a remote player: whom it waits for, and buttons to send the own link and to open
// theirs. It takes the table's place for such bars (GameScreen::moment_bar).
#pragma once

#include "ui/game_screen.h"

namespace ui {

/// What to do with links now, in a sentence; "" for nothing.
std::string far_words(const app::Session& session);

/// The primary button to send the link: by the system's share sheet, or to the clipboard.
Button send_button(const app::Session& session, bool can_share);
Intent send_intent(bool can_share);
/// The dialog into which a link is pasted.
Intent ask_for_link();

/// Precondition: the game waits for a remote player. Draws nothing in an empty area.
void draw_far_bar(Frame& frame, const Moment& moment, bool can_share, const Rect& area);

}  // namespace ui

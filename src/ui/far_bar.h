// A game by links that waits for somebody far away: what it waits for, and the ways to send one's link and to open theirs.
// They stand where the table has room for them (GameScreen::moment_bar).
#pragma once

#include "ui/game_screen.h"

namespace ui {

/// What there is to do with links now, in a sentence; "" where nothing waits for one.
std::string far_words(const app::Session& session);

/// The way that the link of the game goes out first: by the system's share sheet, or to the clipboard.
Button send_button(const app::Session& session, bool can_share);
Intent send_intent(bool can_share);
/// The dialog into which a link is pasted.
Intent ask_for_link();

/// Precondition: the game waits for somebody far away. An empty area: it is not there.
void draw_far_bar(Frame& frame, const Moment& moment, bool can_share, const Rect& area);

}  // namespace ui

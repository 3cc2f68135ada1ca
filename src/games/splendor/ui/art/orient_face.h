// The face of an Orient card: a lantern in an arch, with the card's effect painted on its paper. Internal to ui/art.
#pragma once

#include <optional>

#include "games/splendor/ui/art/card_frame.h"

namespace splendor_ui {

/// Everything but shadow, dimming, cost and rings, which cards.cpp adds as to any card.
void draw_orient_face(const card_frame::CardFace& face, CardId card, std::optional<Gem> copied);

/// Sign at the place of the bonus: two coins, two gems, the copied colour or an open ring.
void draw_orient_bonus(const card_frame::CardFace& face, CardId card, std::optional<Gem> copied);

/// The price "two own cards of a colour" in place of the cost column.
void draw_discard_price(const card_frame::CardFace& face, Gem colour);

}  // namespace splendor_ui

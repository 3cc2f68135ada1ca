// What one player may know.
//
// Known to all: the table, every count, face-up reserves, everything bought. Known to their owner: blind reserves and
// cards being chosen from. Known to nobody: the order of a deck. (RULINGS, "Known information")
#pragma once

#include "base/player_view.h"
#include "base/random.h"
#include "games/splendor/rules/state.h"

namespace splendor {

/// The back of a card is face_down(deck).
using PlayerView = base::PlayerView<GameState>;

/// [view.known] Precondition: 0 <= player < setup.players.
PlayerView view_for(const GameState& state, int player);

/// What somebody who sits at no seat may see: the view without any blind reserve.
PlayerView view_for_nobody(const GameState& state);

/// [view.known] The cards in play whose place a view does not show: they lie in a deck, or face down before somebody else.
CardSet unseen_cards(const GameState& shown);

/// [view.redeal] A whole state that agrees with the view: what the viewer cannot know is dealt at random, uniformly.
GameState determinise(const PlayerView& view, base::RandomSource& random);

}  // namespace splendor

// What a traveller may know. Purses, tiles and the marketplace are open to all; nobody knows the order of the
// stack or the faces of village tiles that have not been turned. So every seat has the same view, apart from its number.
#pragma once

#include "base/player_view.h"
#include "base/random.h"
#include "games/kingdom/rules/state.h"

namespace kingdom {

/// The backs are kHiddenTile and Effect::hidden.
using PlayerView = base::PlayerView<GameState>;

/// [kingdom.view] Precondition: 0 <= player < setup.players.
PlayerView view_for(const GameState& state, int player);

/// [kingdom.view.redeal] A whole state that agrees with the view: what nobody knows is dealt at random, uniformly.
GameState determinise(const PlayerView& view, base::RandomSource& random);

}  // namespace kingdom

// The guide's voice: one or two short sentences that say what can be done now, and the lessons of a guided game. Pure
// functions of the game, so that a saved or linked game goes on where it was.
#pragma once

#include <string>
#include <vector>

#include "app/session.h"
#include "games/kingdom/rules/state.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

/// The typed position of a session of this game.
const kingdom::GameState& state_at(const app::Session& session, std::size_t index);

/// True where the traveller plays once more since a village was reached.
bool plays_again(const app::Session& session);

/// The village tile that the last action turned; Effect::none when it turned none.
kingdom::Effect found_effect(const app::Session& session);

/// What the traveller to act can do. Precondition: the game is not over.
std::string advice(const app::Session& session);

/// The lessons that are due at the cursor: those whose moment has come now and had not come at any earlier decision of a
/// person. Empty when a computer is to act.
std::vector<ui::Text> lessons_due(const app::Session& session);

}  // namespace kingdom_ui

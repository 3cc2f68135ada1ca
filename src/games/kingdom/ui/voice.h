// The guide's texts: one or two short sentences about what can be done now. Pure functions of the game, so that a saved or
// linked game continues alike.
#pragma once

#include <string>

#include "app/session.h"
#include "games/kingdom/rules/state.h"
#include "games/kingdom/ui/position.h"
#include "games/kingdom/ui/selection.h"
#include "ui/lesson.h"

namespace kingdom_ui {

/// The typed position of a session of this game.
const kingdom::GameState& state_at(const app::Session& session, std::size_t index);

/// True if the traveller has an extra turn for a village after the first `index` actions.
bool plays_again(const app::Session& session, std::size_t index);

/// The village tile that the last action turned; Effect::none if it turned none.
kingdom::Effect found_effect(const app::Session& session);

/// Words only, or with inline pictures of places and pieces, encoded as two characters: the kind of picture, and which of
/// them.
enum class SpeechStyle : std::uint8_t { words, pictures };
inline constexpr char kPlaceMark = '\x01', kTokenMark = '\x02', kFirstMarked = '!';
std::string place_mark(kingdom::SpaceId space);
std::string token_marks(kingdom::Tokens tokens);

/// What the traveller to act can do. Precondition: the game is not over.
std::string advice(const app::Session& session, SpeechStyle style = SpeechStyle::words);

/// An action is being animated, and the guide describes it.
bool tells_of_action(const Position& position);

/// What the guide says now.
struct Said {
  std::string words;
  std::string pictures{};  ///< the same with inline pictures; "": none
  const std::string& drawn() const { return pictures.empty() ? words : pictures; }
};
Said said(const Position& position, const Selection& selection);

/// There is a hint, which the guide says; it does so as long as nothing is chosen.
bool gives_hint(const Position& position);
bool tells_hint(const Position& position, const Selection& selection);

/// The lesson shown now; nullptr: none.
const ui::Tip* lesson_told(const Position& position, const Selection& selection);

}  // namespace kingdom_ui

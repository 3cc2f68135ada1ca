// The guide's voice: one or two short sentences that say what can be done now. Pure functions of the game, so that a saved or
// linked game goes on where it was.
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

/// True where the traveller plays once more since a village was reached, after so many actions.
bool plays_again(const app::Session& session, std::size_t index);

/// The village tile that the last action turned; Effect::none when it turned none.
kingdom::Effect found_effect(const app::Session& session);

/// Words only, or with pictures of places and things among them, as marks: a character that says which kind of picture, and
/// one that says which of them.
enum class Telling : std::uint8_t { words, pictures };
inline constexpr char kPlaceMark = '\x01', kTokenMark = '\x02', kFirstMarked = '!';
std::string place_mark(kingdom::SpaceId space);
std::string token_marks(kingdom::Tokens tokens);

/// What the traveller to act can do. Precondition: the game is not over.
std::string advice(const app::Session& session, Telling telling = Telling::words);

/// An action is on its way, and the guide tells of it.
bool tells_of_action(const Position& position);

/// What the guide says now, whatever that is: it is one voice.
struct Said {
  std::string words;
  std::string pictures{};  ///< the same with pictures; "": there are none
  const std::string& drawn() const { return pictures.empty() ? words : pictures; }
};
Said said(const Position& position, const Selection& selection);

/// The lesson that is told just now; nullptr: none.
const ui::Told* lesson_told(const Position& position, const Selection& selection);

}  // namespace kingdom_ui

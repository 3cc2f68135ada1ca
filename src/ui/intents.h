// From a press to a change: a press names what was pressed and the position that it was made for; it results in a new
// selection and in intents, which the app carries out in one place after the frame was rendered.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/day.h"
#include "app/host.h"
#include "app/session.h"
#include "app/settings.h"

namespace ui {

/// By mouse, touch, key, text mirror or test, for the position with that number (Moment::number). Dropped if another
/// position is shown by then, unless its control counts at any moment.
struct Press {
  std::string id;  ///< of a control, or of an action in the mirror (action_press.h)
  std::uint64_t moment = 0;
};

/// One row each in panels/panels.cpp.
enum class Panel : std::uint8_t {
  none,
  menu,
  new_game,
  share,
  statistics,
  settings,
  help,
  about,
  log,
  open_link,
  ending,
  message,
  later_moves,
  games,
  not_stored,
  code,
  review,
  known,
  learn,
  puzzles,
  puzzle,
  today,
  warning,
  set_up
};

/// Requests of panels and top bar to the app.
namespace intent {

struct Open {
  Panel panel;
};
struct ClosePanel {};
/// A page of the help: of the form's game while that is open, else of the current game.
struct OpenHelp {
  std::string page;
};
struct OpenStatistics {
  app::GameKind kind;
};
/// The form for a new game, with that deal or a fresh one.
struct OpenForm {
  std::optional<app::GameSpec> deal;
};
/// One of the form's own controls.
struct PressForm {
  std::string id;
};
struct StartGame {};
/// The same players on another deal; the next seat begins.
struct Rematch {};
struct SameDealAgain {};
/// A game of the library by its id: open, rename (asks for the name), delete, export.
struct OpenGame {
  std::string id;
};
struct RenameGame {
  std::string id;
};
struct DeleteGame {
  std::string id;
};
struct RestoreGame {};
struct ExportGame {
  std::string id;
};
struct ExportAllGames {};
struct ExportStatistics {};
/// The player gives up the game that could not be stored: the waiting one replaces it. Or storing is tried again.
struct LetGo {};
struct StoreAgain {};
struct Step {
  bool forward;
};
struct GoTo {
  std::size_t cursor;
};
/// Continues from the earlier position shown, with the pending action if there is one. The later moves are stored as a game of
/// their own, or may be lost if there is no room.
struct PlayOn {
  bool let_go = false;
};
struct HandOutLink {
  bool whole_game, share;
};
/// The same link as a QR code, for another device to read.
struct ShowCode {
  bool whole_game;
};
struct SaveFile {};
struct ChooseFile {};
struct Ask {
  app::TextQuestion question;
};
struct Change {
  app::Settings settings;
};
/// `seat`: who the player is, in a game by links that is new here.
/// A position is played at once, or else looked at where it can be changed.
struct AcceptLink {
  int seat = -1;
  bool play = false;
};
/// The first press asks; the confirmation is at another place, so that a double press does not confirm.
struct ForgetStatistics {
  bool sure = false;
};
/// Everything that the page keeps on this device.
struct ForgetEverything {
  bool sure = false;
};
struct TakeTab {};
struct ShowLicences {};
/// By the device's own voice. Precondition: Moment::reads_aloud.
struct ReadAloud {
  std::string words;
};
/// Starts a tutorial game: one of GameRow::courses.
struct Learn {
  app::GameKind kind;
  std::size_t course = 0;
};
/// Turns the lessons of the running game on or off (Moment::guided).
struct Guide {
  bool on;
};
/// What would a strong player do?
struct AskHint {};
/// Plays the action despite the warning.
struct PlayAnyway {};
/// Replays the turns since the viewer's own.
struct ShowAgain {};
/// Starts the puzzle at that index of the list.
struct OpenPuzzle {
  std::size_t place;
};
/// Restarts the current puzzle.
struct TryAgain {};
/// Shows a day in the panel; none: today. Or only its month in the calendar.
struct ShowDay {
  std::optional<app::Day> day{};
};
struct ShowMonth {
  app::Day day;
};
/// The deal or the puzzle of a day. `counts`: as the attempt that counts, which is only offered on its day; else to practise.
struct PlayDay {
  app::Day day;
  bool puzzle = false, counts = false;
};
/// One line on how the deal (or the puzzle) of a day went, with the link of the day; or the link alone as a QR code.
struct ShareDay {
  app::Day day;
  enum class How : std::uint8_t { copy, share, code } how;
  bool puzzle = false;
};

/// In the panel in which a position is set up.
struct ChangePosition {
  enum class How : std::uint8_t { take, clear, undo, advise, play, copy, share, code } how;
};

}  // namespace intent

using Intent =
    std::variant<std::monostate, intent::Open, intent::ClosePanel, intent::OpenHelp, intent::OpenStatistics,
                 intent::OpenForm, intent::PressForm, intent::StartGame, intent::Rematch, intent::SameDealAgain,
                 intent::OpenGame, intent::RenameGame, intent::DeleteGame, intent::RestoreGame, intent::ExportGame,
                 intent::ExportAllGames, intent::ExportStatistics, intent::LetGo, intent::StoreAgain, intent::Step,
                 intent::GoTo, intent::PlayOn, intent::HandOutLink, intent::ShowCode, intent::SaveFile,
                 intent::ChooseFile, intent::Ask, intent::Change, intent::AcceptLink, intent::ForgetStatistics,
                 intent::ForgetEverything, intent::TakeTab, intent::ShowLicences, intent::Learn, intent::Guide,
                 intent::AskHint, intent::ShowAgain, intent::OpenPuzzle, intent::TryAgain, intent::ShowDay,
                 intent::ShowMonth, intent::PlayDay, intent::ShareDay, intent::ReadAloud, intent::PlayAnyway,
                 intent::ChangePosition>;

template <class... Kinds>
bool is_one_of(const Intent& what) {
  return (std::holds_alternative<Kinds>(what) || ...);
}

/// It opens, closes, sets or lists something, and leaves the game on the table as it is: so it means the same in every position.
inline bool counts_at_any_moment(const Intent& what) {
  return is_one_of<intent::Open, intent::ClosePanel, intent::OpenHelp, intent::OpenStatistics, intent::OpenForm,
                   intent::PressForm, intent::RenameGame, intent::DeleteGame, intent::RestoreGame, intent::ExportGame,
                   intent::ExportAllGames, intent::ExportStatistics, intent::ChooseFile, intent::Ask, intent::Change,
                   intent::ForgetStatistics, intent::ForgetEverything, intent::TakeTab, intent::ShowLicences,
                   intent::Guide, intent::ShowDay, intent::ShowMonth, intent::ShareDay, intent::ReadAloud>(what);
}

struct Intents {
  std::optional<int> play;  ///< index among the legal actions
  std::string said;         ///< what the press has turned up on the table, to be announced
  std::string description;  ///< what the press asked about: what lies or stands there
  std::string refusal;      ///< why a press was refused
  std::string pressed;      ///< the id of what was pressed: `description` or `refusal` is shown beside it
  std::vector<Intent> others;

  void refuse(std::string why, std::string_view id) {
    refusal = std::move(why);
    pressed = id;
  }
};

}  // namespace ui

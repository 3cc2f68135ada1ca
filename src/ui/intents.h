// What goes from a press to a change: a press names what was pressed and the position that it was made for; what it leads
// to, besides another selection, are intents, which the app carries out in one place after the frame was rendered.
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

/// Made by mouse, touch, key, text mirror or test, for the position with that number (Moment::number). One that comes
/// when another position is shown is dropped.
struct Press {
  std::string id;  ///< of a control, or "act:N" for an action by its number in the mirror
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

/// A question for the name of a game: this and the id of the game.
inline constexpr std::string_view kRename = "rename:";

/// What panels and the top bar ask of the app.
namespace intent {

struct Open {
  Panel panel;
};
struct ClosePanel {};
/// A page of the help: of the form's game while that is open, else of the game that is played.
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
/// A game of the library by its id: played, given another name (asked for), deleted, exported.
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
/// What could not be stored may go: the game that waits takes its place. Or it is tried again.
struct LetGo {};
struct StoreAgain {};
struct Step {
  bool forward;
};
struct GoTo {
  std::size_t cursor;
};
/// The game goes on from the earlier moment that is shown, with the action that was asked about if there is one. The later
/// moves stay as a game of their own, or may be lost where there is no room for them.
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
/// Pressed once it asks; the answer stands at another place, so that a double press is none.
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
/// A game to learn by is begun: one of GameRow::courses.
struct Learn {
  app::GameKind kind;
  std::size_t course = 0;
};
/// The lessons of the running game are told, or no more (Moment::guided).
struct Guide {
  bool on;
};
/// What would a strong player do?
struct AskHint {};
/// What is warned of is played all the same.
struct PlayAnyway {};
/// The turns since one's own.
struct ShowAgain {};
/// The puzzle at that place of the list, from its beginning.
struct OpenPuzzle {
  std::size_t place;
};
/// The one that is played, from its beginning.
struct TryAgain {};
/// What there is on a day; none: today. Or its month in the calendar alone.
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
/// One line on how the deal of a day went.
struct ShareDay {
  app::Day day;
  bool share = false;
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

struct Intents {
  std::optional<int> play;  ///< index among the legal actions
  std::string refusal;      ///< something was pressed that cannot be: say why
  std::string refused;      ///< what that was, by its id: it is said beside it
  std::vector<Intent> others;

  void refuse(std::string why, std::string_view id) {
    refusal = std::move(why);
    refused = id;
  }
};

}  // namespace ui

// The input of panels, and the functions that build them; the table of panels is in panels.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/game_flow.h"
#include "app/library.h"
#include "app/link_offer.h"
#include "app/puzzle_play.h"
#include "app/reviewer.h"
#include "app/settings.h"
#include "app/statistics.h"
#include "ui/daily.h"
#include "ui/game_row.h"
#include "ui/panels/new_game.h"
#include "ui/panels/panel_view.h"
#include "ui/set_up.h"
#include "ui/turns.h"

namespace ui {

class Confirmations;
class DailyPlay;
class GameSwitcher;
class Panels;

/// The content of Panel::message.
struct PanelMessage {
  std::string text;
  bool of_damage = false;  ///< of a save that could not be read
};

/// The content of Panel::code.
struct PanelCode {
  std::string address;
  bool whole_game = false;
  bool set_up = false;      ///< a position
  bool shown_here = false;  ///< the one that is being set up
  bool of_day = false;      ///< of the day that is looked at
};

/// What is asked about in Panel::warning: an action that throws much of the chance to win away.
struct PanelWarning {
  std::string action, worth;           ///< in words
  std::vector<TurnLine> line_of_play;  ///< how play could go on after it
};

/// Everything that a panel may show. Nothing in it changes while one is made.
struct PanelContext {
  Moment moment;
  const GameScreen& table;
  const app::GameFlow& flow;
  const app::Settings& settings;
  const app::Statistics& statistics;
  const app::Library& library;
  const GameSwitcher& switcher;
  const app::LinkOffer& offer;
  const app::Library::RelatedGame& related_game;   ///< the stored game to which the offered link belongs
  const DayCards& cards;                           ///< of that link
  const std::vector<std::size_t>& linked_puzzles;  ///< places in DailyPlay::puzzles(): the link leads to these
  const NewGameForm& form;
  bool newcomer;  ///< nothing was ever played here
  const Panels& panels;
  const Confirmations& confirmations;
  const app::Reviewer& reviewer;
  const app::PuzzlePlay& puzzle;
  const DailyPlay& daily;
  const SetUp& set_up;
  bool can_share = false, can_vibrate = false;
  bool counted = false;  ///< the game shown has just become part of the statistics

  const GameRow& row() const { return game_row(moment.session.spec().kind); }
};

/// The name of a game of the library, or who plays it.
std::string game_title(const app::Library::Game& game);

/// The task: "Win in 2 turns"; the row is that of its game.
std::string task_words(const app::Puzzle& puzzle, const GameRow& row);

/// The button of a panel that stays in sight, however far its content is scrolled.
struct PinnedButton {
  Button button;
  Intent intent;
  bool first = false;  ///< of the panel's controls for keyboard and mirror; else it follows the content
};
PinnedButton start_of_form(const PanelContext& context);
/// The rematch, or what comes before it: the link to send, the results of the day.
PinnedButton next_after_ending(const PanelContext& context);

void build_menu(PanelBuilder& build, const PanelContext& context);
void build_new_game(PanelBuilder& build, const PanelContext& context);
void build_share(PanelBuilder& build, const PanelContext& context);
void build_statistics(PanelBuilder& build, const PanelContext& context);
void build_settings(PanelBuilder& build, const PanelContext& context);
void build_help(PanelBuilder& build, const PanelContext& context);
void build_about(PanelBuilder& build, const PanelContext& context);
void build_log(PanelBuilder& build, const PanelContext& context);
void build_open_link(PanelBuilder& build, const PanelContext& context);
void build_ending(PanelBuilder& build, const PanelContext& context);
void build_message(PanelBuilder& build, const PanelContext& context);
void build_later_moves(PanelBuilder& build, const PanelContext& context);
void build_games(PanelBuilder& build, const PanelContext& context);
void build_not_stored(PanelBuilder& build, const PanelContext& context);
void build_review(PanelBuilder& build, const PanelContext& context);
void build_known(PanelBuilder& build, const PanelContext& context);
void build_learn(PanelBuilder& build, const PanelContext& context);
void build_code(PanelBuilder& build, const PanelContext& context);
void build_puzzles(PanelBuilder& build, const PanelContext& context);
void build_puzzle(PanelBuilder& build, const PanelContext& context);
void build_today(PanelBuilder& build, const PanelContext& context);
void build_warning(PanelBuilder& build, const PanelContext& context);
void build_set_up(PanelBuilder& build, const PanelContext& context);

/// How play could go on: in words, and below that in pictures. Nothing where there is none.
void build_line_of_play(PanelBuilder& build, const std::vector<TurnLine>& line_of_play);

}  // namespace ui

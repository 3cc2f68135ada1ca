// The game that is played, with its table: what a play, a step through the history or another game changes on the table, in
// storage, in the statistics and in what is announced; and when a computer player is asked.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/adviser.h"
#include "app/computer_players.h"
#include "app/day_book.h"
#include "app/eyes_open.h"
#include "app/game_flow.h"
#include "app/library.h"
#include "app/puzzle_play.h"
#include "app/reviewer.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
#include "app/yardstick.h"
#include "ui/game_row.h"
#include "ui/hint.h"
#include "ui/overlays.h"
#include "ui/panels/panel.h"

namespace ui {

class GamePlay {
 public:
  GamePlay(app::Host& host, const app::SettingsStore& settings, app::Library& library, Notices& notices);

  const app::GameFlow& flow() const { return flow_; }
  const app::Session& session() const { return flow_.session(); }
  const app::ComputerPlayers& computers() const { return computers_; }
  app::StatisticsStore& statistics() { return statistics_; }
  const app::StatisticsStore& statistics() const { return statistics_; }
  GameScreen& table() { return *table_; }
  const GameScreen& table() const { return *table_; }
  /// The row of the table's game.
  const GameRow& row() const { return *row_; }
  /// Precondition, as of all below: a game has begun.
  Moment moment() const;
  bool in_motion() const { return table_->in_motion(time_ms_); }
  /// On the clock of frames.
  void set_time(double ms);
  /// What may be heard now: what has arrived on the table, a turn that came, the end.
  std::vector<Heard> take_heard() { return std::exchange(heard_, {}); }

  /// Shows a game; nothing is stored.
  void begin(app::Session session);
  /// A game begins and becomes an entry of the library. The one before keeps its own, unless nothing was played in it.
  void begin_entry(app::Session session);
  /// Shows a game of the library to which more has come by a link: what comes after the cursor is played to its end, one
  /// action after the other, unless something else is done meanwhile.
  void begin_arriving(app::Session session);
  void go_on_arriving();
  /// A puzzle, as an entry of its own; or once more the one that is played, in its entry.
  void begin_puzzle(const app::Puzzle& puzzle);
  void try_puzzle_again();
  const app::PuzzlePlay& puzzle() const { return puzzle_; }
  app::PuzzlePlay& puzzle() { return puzzle_; }
  /// The game that has just begun is the attempt of a day, if that has had none. Until its end nothing is taken back and
  /// nothing is hinted at.
  void begin_attempt(const app::Days::Open& attempt);
  const std::optional<app::Days::Open>& attempt() const { return attempt_; }
  /// It was this game, or the puzzle that has just ended.
  std::optional<app::Days::Open> attempt_over() const;
  /// The puzzle of an attempt is open no more, since another one was begun: it goes on.
  void take_up_puzzle(const app::Puzzle& puzzle);
  app::DayBook& days() { return days_; }
  const app::DayBook& days() const { return days_; }
  /// The strongest computer plays the deal of a day that the player has finished, while the worker has nothing else to do.
  void go_on_measuring();
  bool strongest_plays(app::Day day) const { return yardstick_.day() == day && yardstick_.goes_on(); }
  /// What another tab has saved becomes what is shown here: always, or only where it has gone on with this game.
  void take_stored_game();
  void take_later_state();
  void set_owns_game(bool owns);

  /// Precondition: it is legal.
  void play(int action);
  void play_on();
  /// Later moves that undo would not bring back, as a game of that name in the library; false when it has no room for them.
  bool keep_later_moves(std::string_view name);
  void step(bool forward);
  void go_to(std::size_t cursor);
  /// The turns since one's own are seen once more.
  void show_again();
  void save();
  /// The link of what is shown goes out.
  void mark_sent();
  /// What could not be stored is tried again.
  void save_again();

  /// The lamp was pressed: asks for a hint on the moment shown; then more of it; then puts it away.
  void ask_hint();
  /// For the moment shown; nullptr for none.
  const Hint* hint() const { return hint_ && hint_->moment == flow_.moment() && !hint_->away ? &*hint_ : nullptr; }
  /// Why none is given; "" where one can be.
  std::string_view no_hint() const;
  bool hint_asked() const { return adviser_.thinking(); }

  /// Everybody's chance to win, by seat, for eyes that are open; nullptr for those that are not, or have seen nothing yet.
  const std::vector<double>* chances() const;
  /// The position shown is weighed, where a bar or a warning needs it and the worker has nothing else to do.
  void go_on_weighing();
  /// What an action is that should be asked about first; nullptr for none. Nobody waits for that to be known.
  const app::EyesOpen::Weighed::Option* warned_of(int action) const;
  PanelWarning warning_of(const app::EyesOpen::Weighed::Option& option);

  /// The whole game, decision after decision, while the worker has nothing else to do. Precondition: it is over.
  void begin_review() { reviewer_.look_at(flow_.session(), library_.review()); }
  /// True when more came of it at once.
  bool go_on_reviewing();
  const app::Reviewer& reviewer() const { return reviewer_; }
  /// What is to be said on the table about the moment shown: a hint, or what was better where the look back found a mistake.
  std::optional<TableNote> note();

  /// The worker is needed for something else.
  void rest();

  void ask_computer();
  void hear_computer(const app::Event& event);

  /// True once, when the puzzle is solved or a wrong turn was answered, and that was seen.
  bool take_puzzle_end() { return puzzle_.active() && !in_motion() && puzzle_.take_end(); }
  /// True once, when the game is over and its last move was seen.
  bool take_ending();
  /// The game shown has just become part of the statistics.
  bool counted() const { return counted_; }

 private:
  /// Of the action that leads from position(index) on.
  Pace pace_of(std::size_t index) const;
  void history_shown(std::size_t before);
  void play_one(int action);
  void tell_refusal();
  void announce_hint();
  /// Neither the attempt of a day nor a puzzle is played with open eyes.
  bool may_see() const { return flow_.owns_game() && !attempt_ && !puzzle_.active(); }
  /// The attempt of a day that is played in the entry shown, and not over.
  void find_attempt();
  /// Its end, once it has come to it.
  void settle_attempt();
  /// What the look back has found is kept once it is done: with the game, and its accuracy in the statistics.
  void keep_review();
  void count_hint();
  /// Whatever the worker was asked was about another moment.
  void stop_thinking();

  app::Host& host_;
  const app::SettingsStore& settings_;
  app::Library& library_;
  Notices& notices_;
  app::GameFlow flow_;
  app::ComputerPlayers computers_;
  app::Adviser adviser_;
  app::EyesOpen eyes_;
  app::Reviewer reviewer_;
  app::PuzzlePlay puzzle_;
  app::DayBook days_;
  std::optional<app::Days::Open> attempt_, settled_;
  app::Yardstick yardstick_;
  std::optional<Hint> hint_;
  Courses courses_;
  app::StatisticsStore statistics_;
  const GameRow* row_;                       ///< of the table's game
  std::optional<std::size_t> lessons_from_;  ///< Moment::lessons_from
  std::unique_ptr<GameScreen> table_;
  double time_ms_ = 0;
  std::vector<Heard> heard_;
  bool turn_due_ = false;  ///< it is the turn of somebody here since the last action, which is still seen
  bool counted_ = false;
  bool arriving_ = false;
  bool worker_failed_ = false;  ///< the last answer had to be made here
};

}  // namespace ui

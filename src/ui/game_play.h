// The game on the table, as it goes on: it begins, actions are played, moments of its history are shown, computer players and
// hints are asked for, it ends. What is stored, asked, shown and counted with it is done by the parts of this class.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/game_flow.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
#include "ui/daily_attempt.h"
#include "ui/game_keeper.h"
#include "ui/hint_button.h"
#include "ui/note_maker.h"
#include "ui/shown_table.h"
#include "ui/thinking.h"

namespace ui {

class GamePlay {
 public:
  GamePlay(app::Host& host, const app::SettingsStore& settings, app::Library& library, app::StatisticsStore& statistics,
           app::DayBook& days, Notices& notices);

  const app::GameFlow& flow() const { return flow_; }
  const app::Session& session() const { return flow_.session(); }
  const app::PuzzlePlay& puzzle() const { return puzzle_; }
  const Thinking& thinking() const { return thinking_; }
  const app::ComputerPlayers& computers() const { return thinking_.computers(); }

  // ---- On the table

  const GameScreen& table() const { return table_.screen(); }
  /// The row of the table's game.
  const GameRow& row() const { return table_.row(); }
  /// Precondition, as of all below: a game has begun.
  Moment moment() const;
  /// A game for the statistics: no puzzle, no position that was set up, no lesson that begins in the middle of a game.
  bool as_usual() const;
  bool in_motion() const { return table_.in_motion(); }
  /// What flies arrives at once; else a look at the last turn ends; else nothing happens.
  void skip_motion();
  void draw_table(Frame& frame, const Rect& area) { table_.screen().draw(frame, moment(), area); }
  // As in GameScreen, for the moment shown.
  void tell(const TableNote* note) { table_.screen().tell(note); }
  void press(std::string_view id, Intents& intents) { table_.screen().press(id, moment(), intents); }
  bool key(char key, Intents& intents) { return table_.screen().key(key, moment(), intents); }
  /// On the clock of frames.
  void set_time(double ms) { table_.set_time(moment(), ms); }
  /// The sounds that are due: arrivals on the table, the start of a turn, the end.
  std::vector<Sound> take_heard() { return table_.take_heard(); }
  /// Replays the animation of the turns since the viewer's own.
  void show_again();
  /// The note about the position shown (note_maker.h).
  const std::optional<TableNote>& note() {
    return notes_.note(moment(), table(), {hint(), puzzle_, thinking_.reviewer()});
  }
  /// How often it was made, for tests.
  int notes_made() const { return notes_.made(); }

  // ---- A game begins

  /// Shows a game; nothing is stored.
  void begin(app::Session session);
  /// A game begins and becomes an entry of the library. The one before keeps its own, unless nothing was played in it.
  void begin_entry(app::Session session);
  /// Shows a game of the library that a link has continued: the actions after the cursor are animated one after the other,
  /// unless something else is done meanwhile.
  void begin_arriving(app::Session session);
  void go_on_arriving();
  /// Begins a puzzle as an entry of its own; or restarts the current one in its entry.
  void begin_puzzle(const app::Puzzle& puzzle);
  void try_puzzle_again();
  /// Resumes the puzzle of an attempt that was replaced by another puzzle.
  void resume_puzzle(const app::Puzzle& puzzle);
  /// Reads what is stored about puzzles, as other tabs may have written it.
  void read_puzzle_record() { puzzle_.read_record(); }
  /// The same when they are shown: what is tried now stays as it is known here.
  void load_puzzle_record();
  /// app::PuzzlePlay::take
  app::StoreResult take_puzzle_record(const app::PuzzleRecord& other) { return puzzle_.take(other); }
  /// DailyAttempt::begin
  void begin_attempt(const app::Days::Open& attempt) { attempt_.begin(attempt); }
  const std::optional<app::Days::Open>& attempt() const { return attempt_.open(); }
  std::optional<app::Days::Open> attempt_over() const { return attempt_.over(); }
  /// Shows what another tab has saved: always, or only if it has continued this game.
  void take_stored_game();
  void take_later_state();
  void set_owns_game(bool owns);

  // ---- It goes on

  /// Precondition: it is legal.
  void play(int action);
  void play_on();
  void step(bool forward);
  void go_to(std::size_t cursor);

  // ---- It is kept

  void save();
  /// Tries to store again what storage refused.
  void save_again();
  /// The link of the position shown was sent.
  void mark_sent();
  // As in GameKeeper.
  bool keep_later_moves(std::string_view name) { return keeper_.keep_later_moves(session(), name); }
  std::string_view other_line() const { return keeper_.other_line(session()); }
  bool line_put_aside() const { return keeper_.line_put_aside(); }
  void forget_other_line() { keeper_.forget_other_line(); }

  // ---- The worker is asked

  void ask_computer();
  /// The hint button was pressed (HintButton::press).
  void ask_hint();
  /// For the moment shown; nullptr for none.
  const Hint* hint() const { return hint_.shown(flow_.moment()); }
  bool hint_asked() const { return thinking_.hint_asked(); }
  /// Why there can be no hint; "" if there can.
  std::string_view no_hint() const { return why_no_hint(attempt_.runs(), puzzle_); }
  /// Has the position shown analysed, if the chances bar or a warning needs it.
  void go_on_weighing();
  /// Everybody's chance to win, by seat; nullptr if the setting is off or nothing is known yet.
  const std::vector<double>* chances() const;
  /// Warnings are wanted at the position shown, and its analysis is still to come.
  bool judgement_due() const;
  /// The option of an action that needs a warning first; nullptr for none, or while the judgement is due.
  const app::LiveAnalysis::Ratings::Option* warned_of(int action) const;
  PanelWarning warning_of(const app::LiveAnalysis::Ratings::Option& option);
  /// Starts the review of the whole game, decision by decision. Precondition: it is over.
  void begin_review() { thinking_.begin_review(session(), library_.review()); }
  /// True if it has grown at once.
  bool go_on_reviewing() { return flow_.owns_game() && thinking_.go_on_reviewing(session()); }
  /// Advice on a position that is set up (SetUp) is wanted: what has to make way for it is cancelled.
  void make_way_for_advice() { thinking_.make_way_for(WorkerUser::position); }
  /// It is wanted, or on its way.
  void set_advises_on_position(bool advises) { thinking_.set_advises_on_position(advises); }
  /// Lets the strongest computer play the deal of a day that the player has finished.
  void go_on_measuring();
  void hear_worker(const app::Event& event);

  // ---- It ends

  /// True once, when the puzzle is solved or a wrong turn was answered, after the animation.
  bool take_puzzle_end() { return puzzle_.active() && !in_motion() && puzzle_.take_end(); }
  /// How long the table stays uncovered yet, so that a rival's last turn is seen; 0: the game goes on, or its end may be shown.
  double last_look_ms() const;
  /// Something flies, or that look goes on: a click, or Enter, ends it.
  bool shows_a_turn() const { return in_motion() || last_look_ms() > 0; }
  /// True once, when the game is over, after the animation of its last move and the look at it.
  bool take_ending();
  /// The game shown has just become part of the statistics.
  bool counted() const { return counted_; }

 private:
  /// Animation pace of the action at position(index).
  Pace pace_of(std::size_t index) const;
  void history_shown(std::size_t before);
  void play_one(int action);
  /// Stores the end of a puzzle, and of the attempt that it may be.
  void settle_puzzle();
  /// In words, what the action at position(index) did and what is to be done now.
  void announce_action(std::size_t index);
  void announce_hint();
  /// Live analysis is not allowed in the attempt of a day, nor in a puzzle.
  bool may_analyse() const { return flow_.owns_game() && !attempt_.runs() && !puzzle_.active(); }
  /// Stores a finished review with the game, and its accuracy in the statistics.
  void keep_review();

  app::Host& host_;
  const app::SettingsStore& settings_;
  app::Library& library_;
  app::StatisticsStore& statistics_;
  app::DayBook& days_;
  Notices& notices_;
  app::GameFlow flow_;
  app::PuzzlePlay puzzle_;
  ShownTable table_;
  GameKeeper keeper_;
  DailyAttempt attempt_;
  Thinking thinking_;
  HintButton hint_;
  NoteMaker notes_;
  std::optional<std::size_t> lessons_from_;  ///< Moment::lessons_from
  bool counted_ = false;
  bool arriving_ = false;
};

}  // namespace ui

// The current game with its table: applies actions, steps through the history and changes of the game to table, storage,
// statistics and announcements; and decides when to ask a computer player.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/adviser.h"
#include "app/computer_players.h"
#include "app/day_benchmark.h"
#include "app/day_book.h"
#include "app/game_flow.h"
#include "app/library.h"
#include "app/live_analysis.h"
#include "app/puzzle_play.h"
#include "app/reviewer.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
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
  /// The sounds that are due: arrivals on the table, the start of a turn, the end.
  std::vector<Heard> take_heard() { return std::exchange(heard_, {}); }

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
  const app::PuzzlePlay& puzzle() const { return puzzle_; }
  app::PuzzlePlay& puzzle() { return puzzle_; }
  /// Makes the game that has just begun the attempt of a day, if there was none. Until its end undo and hints are disabled.
  void begin_attempt(const app::Days::Open& attempt);
  const std::optional<app::Days::Open>& attempt() const { return attempt_; }
  /// The attempt that this game, or the puzzle just ended, was; none if it was none or is not over.
  std::optional<app::Days::Open> attempt_over() const;
  /// Resumes the puzzle of an attempt that was replaced by another puzzle.
  void take_up_puzzle(const app::Puzzle& puzzle);
  app::DayBook& days() { return days_; }
  const app::DayBook& days() const { return days_; }
  /// Lets the strongest computer play the deal of a day that the player has finished, while the worker is idle.
  void go_on_measuring();
  bool strongest_plays(app::Day day) const { return day_benchmark_.day() == day && day_benchmark_.goes_on(); }
  /// Shows what another tab has saved: always, or only if it has continued this game.
  void take_stored_game();
  void take_later_state();
  void set_owns_game(bool owns);

  /// Precondition: it is legal.
  void play(int action);
  void play_on();
  /// Stores the game with its later moves as a game of that name in the library; false if there is no room.
  bool keep_later_moves(std::string_view name);
  /// The id of the stored game that is the other line of this one (Library::other_line); "" for none.
  std::string_view other_line();
  /// The library has changed: it is looked for again.
  void forget_other_line() { other_line_.reset(); }
  void step(bool forward);
  void go_to(std::size_t cursor);
  /// Replays the animation of the turns since the viewer's own.
  void show_again();
  void save();
  /// The link of the position shown was sent.
  void mark_sent();
  /// Tries to store again what storage refused.
  void save_again();

  /// The hint button was pressed: asks for a hint on the position shown; then shows its details; then hides it.
  void ask_hint();
  /// For the moment shown; nullptr for none.
  const Hint* hint() const { return hint_ && hint_->moment == flow_.moment() && !hint_->away ? &*hint_ : nullptr; }
  /// Why there can be no hint; "" if there can.
  std::string_view no_hint() const;
  bool hint_asked() const { return adviser_.thinking(); }

  /// Everybody's chance to win, by seat; nullptr if the setting is off or nothing is known yet.
  const std::vector<double>* chances() const;
  /// Has the position shown analysed, if the chances bar or a warning needs it and the worker is idle.
  void go_on_weighing();
  /// The option of an action that needs a warning first; nullptr for none. Does not wait for a running analysis.
  const app::LiveAnalysis::Ratings::Option* warned_of(int action) const;
  PanelWarning warning_of(const app::LiveAnalysis::Ratings::Option& option);

  /// Starts the review of the whole game, decision by decision, while the worker is idle. Precondition: it is over.
  void begin_review() { reviewer_.look_at(flow_.session(), library_.review()); }
  /// True if it has grown at once.
  bool go_on_reviewing();
  const app::Reviewer& reviewer() const { return reviewer_; }
  /// The note on the table about the position shown: a hint, or what was better if the review found a mistake here.
  const std::optional<TableNote>& note();
  /// How often it was made, for tests: not while only time passes.
  int notes_made() const { return notes_made_; }

  /// The worker is needed for something else.
  void rest();

  void ask_computer();
  void hear_computer(const app::Event& event);

  /// True once, when the puzzle is solved or a wrong turn was answered, after the animation.
  bool take_puzzle_end() { return puzzle_.active() && !in_motion() && puzzle_.take_end(); }
  /// True once, when the game is over, after the animation of its last move.
  bool take_ending();
  /// The game shown has just become part of the statistics.
  bool counted() const { return counted_; }

 private:
  /// Animation pace of the action at position(index).
  Pace pace_of(std::size_t index) const;
  void history_shown(std::size_t before);
  void play_one(int action);
  void tell_refusal();
  void announce_hint();
  /// Live analysis is not allowed in the attempt of a day, nor in a puzzle.
  bool may_analyse() const { return flow_.owns_game() && !attempt_ && !puzzle_.active(); }
  /// A game for the statistics: no puzzle, no position that was set up, no lesson that begins in the middle of a game.
  bool as_usual() const;
  /// Finds the unfinished attempt of a day that is played in the entry shown.
  void find_attempt();
  /// Records the attempt's result once it is over.
  void settle_attempt();
  /// Stores a finished review with the game, and its accuracy in the statistics.
  void keep_review();
  void count_hint();
  /// Cancels requests to the worker, since they were about another position.
  void stop_thinking();

  app::Host& host_;
  const app::SettingsStore& settings_;
  app::Library& library_;
  Notices& notices_;
  app::GameFlow flow_;
  app::ComputerPlayers computers_;
  app::Adviser adviser_;
  app::LiveAnalysis analysis_;
  app::Reviewer reviewer_;
  app::PuzzlePlay puzzle_;
  app::DayBook days_;
  std::optional<app::Days::Open> attempt_, settled_;
  app::DayBenchmark day_benchmark_;
  std::optional<Hint> hint_;
  Courses courses_;
  /// What the note depends on: the position shown, and what it is about.
  struct NoteMade {
    std::uint64_t moment;
    int viewer;
    bool hint, more, puzzle, mistake, luck;
    base::Wording wording;
    friend bool operator==(const NoteMade&, const NoteMade&) = default;
  };
  std::optional<NoteMade> note_made_for_;
  std::optional<TableNote> note_;
  int notes_made_ = 0;
  app::StatisticsStore statistics_;
  const GameRow* row_;                       ///< of the table's game
  std::optional<std::size_t> lessons_from_;  ///< Moment::lessons_from
  std::unique_ptr<GameScreen> table_;
  double time_ms_ = 0;
  std::optional<std::pair<std::string, app::GameRecord>> other_line_;  ///< as found last; an empty id: none
  std::vector<Heard> heard_;
  bool turn_due_ = false;  ///< a local player's turn has begun, but the last action is still being animated
  bool counted_ = false;
  bool arriving_ = false;
  bool worker_failed_ = false;  ///< the last answer had to be computed here
};

}  // namespace ui

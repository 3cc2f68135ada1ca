// What the worker is asked about games, one question of each kind at a time, in the order of worker_order.h: moves of computer
// players, hints, live analysis, the review of a finished game, and the strongest computer's game on the deal of a day. The
// caller says when something is wanted and carries out the answers.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/adviser.h"
#include "app/computer_players.h"
#include "app/day_benchmark.h"
#include "app/live_analysis.h"
#include "app/reviewer.h"
#include "ui/worker_order.h"

namespace ui {

class Thinking {
 public:
  explicit Thinking(app::Host& host)
      : computers_(host), adviser_(host), analysis_(host), reviewer_(host), day_benchmark_(host) {}

  const app::ComputerPlayers& computers() const { return computers_; }
  const app::LiveAnalysis& analysis() const { return analysis_; }
  const app::Reviewer& reviewer() const { return reviewer_; }
  bool hint_asked() const { return adviser_.thinking(); }
  bool strongest_plays(app::Day day) const { return day_benchmark_.day() == day && day_benchmark_.goes_on(); }

  // ---- Who uses the worker

  bool may_ask(WorkerUser user) const { return ui::may_ask(user, asking()); }
  /// Cancels what has to make way for that user (WorkerRow::stops).
  void make_way_for(WorkerUser user) { stop(row_of(user).stops); }
  /// Advice on a position that is set up, which is asked for elsewhere: it is wanted, or on its way.
  void set_advises_on_position(bool advises) { advises_on_position_ = advises; }

  // ---- Questions. Each is asked once, however often it is called; what has to make way is cancelled.

  /// Precondition: a computer player is to act.
  void ask_computer(const app::Session& session);
  /// Precondition: a person is to act.
  void ask_hint(const app::Session& session);

  // Those that wait for others: they do nothing where may_ask() is false.
  /// `viewer`: GameFlow::viewer. Precondition: a person is to act.
  void weigh(const app::Session& session, int viewer);
  /// Begins the review of the whole game, or goes on with it; `kept` as in app::Reviewer. Precondition: it is over.
  void begin_review(const app::Session& session, std::string_view kept) { reviewer_.look_at(session, kept); }
  /// True if the review has grown at once. Nothing happens if it is about another game.
  bool go_on_reviewing(const app::Session& session);
  /// Lets the strongest computer play that deal.
  void play_day(app::Day day, app::GameRecord deal);

  // ---- Answers

  struct Answer {
    std::optional<WorkerUser> to{};       ///< whose question is answered; none: it is none of these, or comes too late
    int action = 0;                       ///< to a computer player: its move, by its index
    std::optional<app::Advice> advice{};  ///< to the hint button
  };
  /// To `day` an answer is another move of that game; with the last, strongest_result() has how it ended.
  Answer hear(const app::Event& event, const app::Session& session);
  /// The day, and the result of the game on its deal, once that is over.
  struct OfDay {
    app::Day day;
    app::DayResult result;
  };
  std::optional<OfDay> strongest_result() const;
  /// Precondition: the event is an answer. True for the first that the worker failed to give, after any that it gave.
  bool begins_to_fail(const app::Event& event);

  // ---- The game goes on

  /// Another position is shown: what was asked about the one before is cancelled.
  void position_changed();
  /// Another game is shown.
  void game_changed();
  /// This tab does not play.
  void stop_all();

 private:
  WorkerUsers asking() const;
  void stop(WorkerUsers users);

  app::ComputerPlayers computers_;
  app::Adviser adviser_;
  app::LiveAnalysis analysis_;
  app::Reviewer reviewer_;
  app::DayBenchmark day_benchmark_;
  bool advises_on_position_ = false;
  bool failed_ = false;  ///< the last answer had to be computed here
};

}  // namespace ui

// The strongest computer's result on the deal of a day, from the player's seat: the worker plays it against the same rival,
// after the player's own game. It is not shipped with the page, where it would be a spoiler and a growing download; computed
// here it takes some seconds and is stored (app/days.h). If the worker fails there is none, since the fallback player is
// weaker; it is tried again at the next visit.
#pragma once

#include <optional>

#include "app/days.h"
#include "app/session.h"
#include "app/worker_question.h"

namespace app {

class DayBenchmark {
 public:
  explicit DayBenchmark(Host& host) : question_(host, "day") {}

  /// Begins that deal, or continues it; the strongest computer takes the person's seat.
  void play(Day day, GameRecord deal);
  /// Of the game begun last.
  const std::optional<Day>& day() const { return day_; }
  /// Asks for the next action, unless a request is running or the game is over.
  void ask();
  void stop() { question_.stop(); }
  bool asking() const { return question_.running(); }
  /// True if the event answers its request.
  bool hear(const Event& event);

  /// The game is unfinished and the worker answers.
  bool goes_on() const { return game_ && !game_->over() && !worker_fails_; }
  /// How it ended; none while it is played.
  std::optional<DayResult> result() const;

 private:
  WorkerQuestion question_;
  std::optional<Day> day_;
  std::optional<Session> game_;
  int seat_ = 0;
  bool worker_fails_ = false;
};

}  // namespace app

// What the strongest computer comes to on the deal of a day, from the seat that the player had: the worker plays its game
// against the same rival, after the player's own. It is not shipped with the page, where it would be a list of results to be
// read beforehand and a download that grows; played here it takes some seconds and is kept (app/days.h). Where the worker
// fails there is none, since what would think in its place is not the strongest; it is tried again at the next visit.
#pragma once

#include <optional>

#include "app/days.h"
#include "app/session.h"
#include "app/worker_question.h"

namespace app {

class Yardstick {
 public:
  explicit Yardstick(Host& host) : question_(host, "day") {}

  /// Begins that deal, or goes on with it; the person of the record is the strongest computer.
  void play(Day day, GameRecord deal);
  /// Of the game begun last.
  const std::optional<Day>& day() const { return day_; }
  /// Asks for the next action, unless it is asked already or there is none to ask for.
  void ask();
  void stop() { question_.stop(); }
  bool asking() const { return question_.running(); }
  /// True when the event answers its question.
  bool hear(const Event& event);

  /// It is being played, as far as the worker answers.
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

// What the strongest computer comes to on the deal of a day, from the seat that the player had: the worker plays its game
// against the same rival, after the player's own. It is not shipped with the page, where it would be a list of results to be
// read beforehand and a download that grows; played here it takes some seconds and is kept (app/days.h). Where the worker
// fails, the same players think here with a tenth of the work.
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
  bool plays(Day day) const { return day_ == day; }
  /// Asks for the next action, unless it is asked already or the game is over. Precondition: play() was called.
  void ask();
  void stop() { question_.stop(); }
  /// True when the event answers its question.
  bool hear(const Event& event);

  /// How it ended; none while it is played. Precondition: play() was called.
  std::optional<DayResult> result() const;

 private:
  WorkerQuestion question_;
  std::optional<Day> day_;
  std::optional<Session> game_;
  int seat_ = 0;
  bool worker_fails_ = false;
};

}  // namespace app

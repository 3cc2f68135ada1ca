// A game looked at again, decision after decision: the worker is asked about one at a time, so that what is known grows while
// one looks at it. Where the worker fails, each is judged here with a hundredth of the work. What it has found is kept with the
// game as a line of text, so that it need not be found again:
//
//   4f0c… 61 0 gems|550 450|350|500 take wbg;3 …    hash of the last position, number of decisions, then of each its index,
//   reason, everybody's chances, and the value of what was played and of the best action, in thousandths
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "app/worker_question.h"
#include "engine/review.h"

namespace app {

class Reviewer {
 public:
  explicit Reviewer(Host& host) : question_(host, "review") {}

  /// Looks at this game from its beginning, or goes on where that was begun. It keeps a copy. `kept`: what was found before, of
  /// which nothing is believed that does not belong to this game.
  void look_at(const Session& session, std::string_view kept = {});
  /// Asks about the next decision, unless something is asked or there is none. Precondition: look_at() was called.
  void ask();
  void stop() { question_.stop(); }
  bool asking() const { return question_.running(); }
  /// True when the event answers its question.
  bool hear(const Event& event);

  /// This is the game that it looks at.
  bool is_about(const Session& session) const;
  bool done() const { return game_ && game_->cursor() == game_->length(); }
  /// All of it, by the worker.
  bool thorough() const { return done() && !light_; }
  /// The line to be kept; "" where it could not be read again. Precondition: thorough().
  std::string kept() const;
  /// How much was looked at, 0 .. 1.
  float share() const;
  /// In the order of the game; without those where there was nothing to choose.
  const std::vector<engine::JudgedDecision>& decisions() const { return decisions_; }

 private:
  void skip_forced();
  /// On to the next decision, with what was judged of this one.
  void step(std::optional<engine::JudgedDecision> judged);
  /// What a kept line says of this game; nothing where it does not fit in every detail.
  std::optional<std::vector<engine::JudgedDecision>> decisions_in(std::string_view kept) const;

  WorkerQuestion question_;
  std::optional<Session> game_;  ///< its cursor is at the decision that comes next
  std::vector<engine::JudgedDecision> decisions_;
  bool worker_fails_ = false;
  bool light_ = false;  ///< something was judged here
};

}  // namespace app

// A game looked at again, decision after decision: the worker is asked about one at a time, so that what is known grows while
// one looks at it. Where the worker fails, each is judged here with a hundredth of the work.
#pragma once

#include <optional>
#include <vector>

#include "app/session.h"
#include "app/worker_question.h"
#include "engine/review.h"

namespace app {

class Reviewer {
 public:
  explicit Reviewer(Host& host) : question_(host, "review") {}

  /// Looks at this game from its beginning, or goes on where that was begun. It keeps a copy.
  void look_at(const Session& session);
  /// Asks about the next decision, unless something is asked or there is none. Precondition: look_at() was called.
  void ask();
  void stop() { question_.stop(); }
  bool asking() const { return question_.running(); }
  /// True when the event answers its question.
  bool hear(const Event& event);

  /// This is the game that it looks at.
  bool is_about(const Session& session) const;
  bool done() const { return game_ && game_->cursor() == game_->length(); }
  /// How much was looked at, 0 .. 1.
  float share() const;
  /// In the order of the game; without those where there was nothing to choose.
  const std::vector<engine::JudgedDecision>& decisions() const { return decisions_; }

 private:
  void skip_forced();
  /// On to the next decision, with what was judged of this one.
  void step(std::optional<engine::JudgedDecision> judged);

  WorkerQuestion question_;
  std::optional<Session> game_;  ///< its cursor is at the decision that comes next
  std::vector<engine::JudgedDecision> decisions_;
  bool worker_fails_ = false;
};

}  // namespace app

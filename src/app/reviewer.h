// Reviews a finished game decision by decision: the worker is asked about one at a time, so that the review grows while it
// is shown. If the worker fails, decisions are judged here with a hundredth of the work. The result is stored with the game
// as a line of text, so that it need not be computed again:
//
//   4f0c… 61 0 reason|550 450|350|500 take wbg>buy L1-07 wb;3 …    hash of the last position, number of decisions, then of each
//   its index, reason, everybody's chances, and the value of what was played and of the best action, in thousandths; of a mistake
//   also what would have followed
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

  /// Starts the review of this game, or resumes it. Keeps a copy. `kept`: the stored result, which is ignored unless it fits
  /// this game.
  void look_at(const Session& session, std::string_view kept = {});
  /// Asks about the next decision, unless a request is running or there is none. Precondition: look_at() was called.
  void ask();
  void stop() { question_.stop(); }
  bool asking() const { return question_.running(); }
  /// True if the event answers its request.
  bool hear(const Event& event);

  /// True if this is the game under review.
  bool is_about(const Session& session) const;
  bool done() const { return game_ && game_->cursor() == game_->length(); }
  /// Done, and all of it by the worker.
  bool thorough() const { return done() && !light_; }
  /// The line to be stored; "" if it could not be read back. Precondition: thorough().
  std::string kept() const;
  /// Progress, 0 .. 1.
  float share() const;
  /// In the order of the game; without those where there was nothing to choose.
  const std::vector<engine::JudgedDecision>& decisions() const { return decisions_; }

 private:
  void skip_forced();
  /// Records the judgement of this decision and moves to the next.
  void step(std::optional<engine::JudgedDecision> judged);
  /// Reads a stored line for this game; nothing if it does not fit in every detail.
  std::optional<std::vector<engine::JudgedDecision>> decisions_in(std::string_view kept) const;

  WorkerQuestion question_;
  std::optional<Session> game_;  ///< its cursor is at the decision that comes next
  std::vector<engine::JudgedDecision> decisions_;
  bool worker_fails_ = false;
  bool light_ = false;  ///< a decision was judged without the worker
};

}  // namespace app

// Computer players: the worker is asked when one is to move, and says what it plays. Where the worker fails, the same
// player thinks here with a tenth of the work. Plays nothing itself.
#pragma once

#include <optional>

#include "app/host.h"
#include "app/session.h"
#include "app/worker_question.h"

namespace app {

class ComputerPlayers {
 public:
  explicit ComputerPlayers(Host& host) : question_(host, "ai") {}

  /// Asks for the next action of the seat to act, unless it is asked already. Precondition: a computer is to act.
  void ask(const Session& session);
  /// The running question is nobody's any more; a late answer is not heard.
  void stop() { question_.stop(); }
  /// What the computer plays, by its index; none when the event answers no running question.
  std::optional<int> hear(const Event& event, const Session& session);

  bool thinking() const { return question_.running(); }
  /// Precondition: thinking().
  double asked_at_ms() const { return question_.asked_at_ms(); }

 private:
  WorkerQuestion question_;
};

}  // namespace app

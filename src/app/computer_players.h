// Computer players: asks the worker for the move when one is to act. If the worker fails, the same player searches here with
// a tenth of the work. The caller plays the action.
#pragma once

#include <optional>

#include "app/host.h"
#include "app/session.h"
#include "app/worker_question.h"

namespace app {

class ComputerPlayers {
 public:
  explicit ComputerPlayers(Host& host) : question_(host, "ai") {}

  /// Asks for the next action of the seat to act, unless that request is running. Precondition: a computer is to act.
  void ask(const Session& session);
  /// Drops the running request; a late answer is ignored.
  void stop() { question_.stop(); }
  /// What the computer plays, by its index; none if the event does not answer the running request.
  std::optional<int> hear(const Event& event, const Session& session);

  bool thinking() const { return question_.running(); }
  /// Precondition: thinking().
  double asked_at_ms() const { return question_.asked_at_ms(); }

 private:
  WorkerQuestion question_;
};

}  // namespace app

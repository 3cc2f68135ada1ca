// Computer players: the worker is asked when one is to move, and says what it plays. Where the worker fails, the same
// player thinks here with a tenth of the work. Plays nothing itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/host.h"
#include "app/session.h"

namespace app {

class ComputerPlayers {
 public:
  explicit ComputerPlayers(Host& host) : host_(host) {}

  /// Asks for the next action of the seat to act, unless it is asked already. Precondition: a computer is to act.
  void ask(const Session& session);
  /// The running question is nobody's any more; a late answer is not heard.
  void stop();
  /// What the computer plays, by its index; none when the event answers no running question.
  std::optional<int> hear(const Event& event, const Session& session);

  bool thinking() const { return !asked_id_.empty(); }
  /// Precondition: thinking().
  double asked_at_ms() const { return asked_at_ms_; }

 private:
  Host& host_;
  std::string asked_id_;  ///< of the running request to the worker; "" when none runs
  double asked_at_ms_ = 0;
  std::uint64_t asked_count_ = 0;
};

}  // namespace app

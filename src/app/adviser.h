// Hints: what the strongest computer player would do in the place of the person to act, why, and what else is nearly as good.
// It knows what that person may know. Each worker that there is searches with chance of its own, and what they find is merged:
// a hint is better on a device with more processors, where a player is the same on all. If they fail, the same player searches
// here with a tenth of the work.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/session.h"
#include "app/worker_question.h"

namespace app {

struct Advice {
  struct Option {
    int action = 0;                   ///< index among the legal ones
    int permille = 0;                 ///< chance to win with it
    std::vector<std::string> line{};  ///< engine::Thought::line, which is still to be checked
  };
  std::vector<Option> options;  ///< at least one: the strongest, then others by worth
  std::string reason;           ///< of the first, as engine::Thought has it
};

class Adviser {
 public:
  /// `kind`: as of WorkerQuestion, another one for each adviser.
  explicit Adviser(Host& host, std::string_view kind = "hint") : host_(host), question_(host, kind) {}

  /// Asks about the position shown, unless that request is already running. Precondition: a person is to act.
  void ask(const Session& session);
  void stop() { question_.stop(); }
  /// The advice; none if the event does not answer the running request.
  std::optional<Advice> hear(const Event& event, const Session& session);

  bool thinking() const { return question_.running(); }

 private:
  Host& host_;
  WorkerQuestion question_;
};

}  // namespace app

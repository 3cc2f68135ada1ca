// Eyes open: everybody's chance to win at the positions that are looked at, and what each action there is worth. It knows what
// whoever looks at the screen may know: where several persons play around it, nobody's secrets. The worker is asked once
// for each position, and what it said is kept; where it fails, a hundredth of the work is done here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/session.h"
#include "app/worker_question.h"

namespace app {

class EyesOpen {
 public:
  explicit EyesOpen(Host& host) : question_(host, "eyes") {}

  struct Weighed {
    std::vector<double> chances;  ///< by seat, for the best action; empty where nothing was compared
    struct Option {
      int action;  ///< index among the legal ones
      double chance;
      std::vector<std::string> line;  ///< engine::Thought::line of one that is warned of, which is still to be checked
    };
    std::vector<Option> options;  ///< the best first; not all that is legal
  };

  /// Another game is looked at.
  void forget();
  /// Asks about the position shown, unless something is asked or it is known. `viewer`: GameFlow::viewer. Precondition: a
  /// person is to act.
  void look_at(const Session& session, int viewer);
  void stop() { question_.stop(); }
  bool asking() const { return question_.running(); }
  /// True when the event answers its question. Precondition: that is still the position shown.
  bool hear(const Event& event, const Session& session) {
    if (!question_.ended_by(event)) return false;
    take(event, session);
    return true;
  }

  /// What is known of position(index); nullptr for nothing.
  const Weighed* at(const Session& session, std::size_t index) const;
  /// Of the position shown, or of the last one before it of which it is known; nullptr for none.
  const std::vector<double>* chances(const Session& session) const;

 private:
  void take(const Event& event, const Session& session);

  static constexpr std::size_t kMostKnown = 300;  ///< the earliest moments are asked about again

  using Place = std::pair<std::size_t, std::uint64_t>;  ///< actions before it, hash
  static Place place_of(const Session& session, std::size_t index) { return {index, session.position(index).hash()}; }

  WorkerQuestion question_;
  int viewer_ = -1;  ///< of the question
  std::map<Place, Weighed> known_;
};

/// An action that leaves less than this part of one's chance is warned of.
inline constexpr double kKeptChance = 0.8;
/// Less than this is not worth a word, nor can it be told.
inline constexpr double kLeastLoss = 0.04;

/// What an action is that throws away too much of the chance that there is; nullptr where it does not, or where that is not known.
const EyesOpen::Weighed::Option* thrown_away(const EyesOpen::Weighed& weighed, int action);

}  // namespace app

// Live analysis: everybody's chance to win at the positions shown, and what each action there is worth. It uses what the
// viewer may know: nobody's hidden cards where several persons share the screen. The worker is asked once for each position
// and its answer is cached; if it fails, the search runs here with a hundredth of the work.
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

class LiveAnalysis {
 public:
  explicit LiveAnalysis(Host& host) : question_(host, "analysis") {}

  struct Ratings {
    std::vector<double> chances;  ///< by seat, for the best action; empty where nothing was compared
    struct Option {
      int action;  ///< index among the legal ones
      double chance;
      std::vector<std::string> line;  ///< engine::Thought::line of an action to warn of, not validated yet
    };
    std::vector<Option> options;  ///< the best first; not all that is legal
  };

  /// Another game is shown.
  void forget();
  /// Asks about the position shown, unless a request is running or it is known. `viewer`: GameFlow::viewer. Precondition: a
  /// person is to act.
  void look_at(const Session& session, int viewer);
  void stop() { question_.stop(); }
  bool asking() const { return question_.running(); }
  /// True if the event answers its request. Precondition: that is still the position shown.
  bool hear(const Event& event, const Session& session) {
    if (!question_.ended_by(event)) return false;
    take(event, session);
    return true;
  }

  /// The analysis of position(index); nullptr for none.
  const Ratings* at(const Session& session, std::size_t index) const;
  /// Of the position shown, or of the latest analysed one before it; nullptr for none.
  const std::vector<double>* chances(const Session& session) const;

 private:
  void take(const Event& event, const Session& session);

  static constexpr std::size_t kMostKnown = 300;  ///< cached positions; the earliest are dropped first

  using Place = std::pair<std::size_t, std::uint64_t>;  ///< actions before it, hash
  static Place place_of(const Session& session, std::size_t index) { return {index, session.position(index).hash()}; }

  WorkerQuestion question_;
  int viewer_ = -1;  ///< of the running request
  std::map<Place, Ratings> known_;
};

/// The player is warned of an action that keeps less than this part of the chance to win.
inline constexpr double kKeptChance = 0.8;
/// Smaller losses of chance are noise: no warning.
inline constexpr double kLeastLoss = 0.04;

/// The option of an action that loses too much of the chance to win; nullptr if it does not, or if that is not known.
const LiveAnalysis::Ratings::Option* find_blunder(const LiveAnalysis::Ratings& weighed, int action);

}  // namespace app

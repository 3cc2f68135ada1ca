// How long a computer player may think: a number of positions, which is reproducible, or until a caller with a clock says
// stop. Rules and search have no clock.
#pragma once

#include <cstdint>

namespace base {

/// Tells a search when to stop, by a clock or another reason.
class Watch {
 public:
  virtual ~Watch() = default;
  /// Polled while a player thinks. Once true, stays true.
  virtual bool expired() const = 0;
};

struct Budget {
  // NOLINTNEXTLINE: a number of positions is a budget
  constexpr Budget(std::uint64_t most_nodes = 0, const Watch* asked = nullptr) : nodes(most_nodes), watch(asked) {}

  std::uint64_t nodes = 0;       ///< positions judged; 0: the level's own number, or as many as the watch allows
  const Watch* watch = nullptr;  ///< not owned; nullptr: nobody looks at a clock, and the answer repeats
  bool keeps_all = false;        ///< a search may keep all that it judged, two kilobytes for each of `nodes`

  bool expired() const { return watch != nullptr && watch->expired(); }
};

}  // namespace base

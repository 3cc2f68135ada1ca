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
  /// False if it never expires, and only wants to know that a player still thinks.
  virtual bool limits() const { return true; }
};

struct Budget {
  // NOLINTNEXTLINE: a number of positions is a budget
  constexpr Budget(std::uint64_t most_nodes = 0, const Watch* asked = nullptr) : nodes(most_nodes), watch(asked) {}

  std::uint64_t nodes = 0;  ///< positions judged; 0: the level's own number, or as many as a watch that limits allows
  const Watch* watch = nullptr;  ///< not owned; nullptr: nobody looks at a clock
  bool keeps_all = false;        ///< a search may keep all that it judged, two kilobytes for each of `nodes`

  bool expired() const { return watch != nullptr && watch->expired(); }
};

}  // namespace base

// Runs a search within a budget: in slices, polling the watch in between.
#pragma once

#include <algorithm>

#include "base/budget.h"

namespace splendor {

/// Searches until `nodes` positions have been evaluated, the search is finished, or the watch ends it; at least one slice.
/// Deterministic without a watch that expires.
template <class AnySearch>
void think(AnySearch& search, std::uint64_t nodes, const base::Budget& budget) {
  constexpr std::uint64_t kSlice = 64;
  std::uint64_t wanted = budget.watch == nullptr ? nodes : std::min(nodes, kSlice);
  for (;;) {
    const std::uint64_t before = search.nodes();
    search.step(wanted);
    const bool decided = search.nodes() == before;
    if (decided || wanted == nodes || budget.expired()) return;
    wanted = std::min(nodes, std::max(wanted, search.nodes()) + kSlice);
  }
}

}  // namespace splendor

// How a search spends a budget: in slices, with a look at the watch between two.
#pragma once

#include <algorithm>

#include "base/budget.h"

namespace splendor {

/// Goes on until `nodes` positions have been judged, the search has nothing more to do, or the watch ends it. At least one
/// slice is thought. Deterministic without a watch.
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

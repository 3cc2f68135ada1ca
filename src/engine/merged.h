// Searches of one position, each with chance of its own, merged at their roots: what several processors make of it together.
#pragma once

#include <vector>

#include "engine/game.h"

namespace engine {

/// The visits of each action are added up, its value is the mean of theirs, weighed by visits. Chosen is the one with most visits
/// among those that one of the searches chose, or before all others one that such a search knows to win; its reason,
/// continuation and chances are those of that search which visited it most. As many others as the search with most of them
/// has, the most visited first. Of one search: the same thought. Precondition: there is one; all are about the same
/// position.
Thought merged(const std::vector<Thought>& searches);

}  // namespace engine

#include "engine/merged.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/sorting.h"

namespace engine {

namespace {

/// What all searches say of one action; the line is that of the search which visited it most.
struct Total {
  Thought::Other all;
  std::uint64_t most = 0;  ///< visits in one search
};

void add(std::vector<Total>& totals, const Thought::Other& one) {
  const auto same =
      std::find_if(totals.begin(), totals.end(), [&](const Total& total) { return total.all.action == one.action; });
  if (same == totals.end()) return void(totals.push_back({one, one.visits}));
  Thought::Other& all = same->all;
  const double before = static_cast<double>(all.visits), now = static_cast<double>(one.visits);
  if (before + now > 0) all.value = (all.value * before + one.value * now) / (before + now);
  all.visits += one.visits;
  if (one.visits <= same->most) return;
  all.line = one.line;
  same->most = one.visits;
}

}  // namespace

Thought merged(const std::vector<Thought>& searches) {
  if (searches.size() == 1) return searches.front();
  std::vector<Total> totals;
  std::size_t others = 0;
  for (const Thought& search : searches) {
    add(totals, {search.action, search.value, search.line, search.visits});
    for (const Thought::Other& other : search.others) add(totals, other);
    others = std::max(others, search.others.size());
  }
  const auto total_of = [&](const Thought& search) -> const Thought::Other& {
    return std::find_if(totals.begin(), totals.end(), [&](const Total& one) { return one.all.action == search.action; })
        ->all;
  };
  const auto quality = [&](const Thought& search) {
    return std::tuple(search.value >= 1.0, total_of(search).visits, search.visits);
  };
  const Thought* chosen = &searches.front();
  for (const Thought& search : searches)
    if (quality(search) > quality(*chosen)) chosen = &search;
  Thought thought = *chosen;
  if (chosen->value < 1.0) thought.value = total_of(*chosen).value;
  thought.visits = total_of(*chosen).visits;
  thought.nodes = 0;
  for (const Thought& search : searches) thought.nodes += search.nodes;
  thought.others.clear();
  for (Total& total : totals)
    if (total.all.action != thought.action) thought.others.push_back(std::move(total.all));
  base::insertion_sort(thought.others.begin(), thought.others.end(),
                       [](const auto& a, const auto& b) { return a.visits > b.visits; });
  thought.others.resize(std::min(thought.others.size(), others));
  return thought;
}

}  // namespace engine

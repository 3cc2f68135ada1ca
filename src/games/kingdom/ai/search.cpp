#include "games/kingdom/ai/search.h"

#include <algorithm>

#include "base/sorting.h"
#include "games/kingdom/ai/playout.h"

namespace kingdom {

namespace {

struct Candidate {
  Action action;
  std::int64_t points = 0;                               ///< sum over its games
  std::array<std::int64_t, kMaxTravellers> victories{};  ///< of each seat, in kVictory

  int permille(int seat, std::uint64_t games) const {
    return static_cast<int>(victories[static_cast<std::size_t>(seat)] * 1000 /
                            (kVictory * static_cast<std::int64_t>(games)));
  }
};

/// One playout; adds its outcome for `seat`.
void try_out(GameState state, int seat, base::RandomSource random, Candidate& candidate) {
  const int start = state.turns;
  apply(state, candidate.action);
  const Outcome outcome = play_out(state, start, random);
  for (std::size_t of = 0; of < kMaxTravellers; ++of) candidate.victories[of] += outcome.victories[of];
  candidate.points += outcome.points[static_cast<std::size_t>(seat)];
}

/// Among the moves from `begin` on along one road: the one that leaves most tiles face up without spending more gold.
const Action* sparing_tiles(const Action* begin, const Action* end) {
  const Action* best = begin;
  for (const Action* move = begin; move != end; ++move)
    if (move->tokens.wild() == begin->tokens.wild() && move->tiles.count() < best->tiles.count()) best = move;
  return best;
}

}  // namespace

ActionList sensible_actions(const GameState& shown) {
  const ActionList all = legal_actions(shown);
  ActionList sensible;
  for (std::size_t i = 0; i < all.size();) {
    sensible.push_back(all[i]);
    std::size_t next = i + 1;
    if (all[i].kind == ActionKind::move) {
      while (next < all.size() && all[next].road == all[i].road) ++next;
      const Action* sparing = sparing_tiles(&all[i], all.data() + next);
      if (sparing != &all[i] && kSpaces[kRoads[all[i].road].to].kind != SpaceKind::city) sensible.push_back(*sparing);
    }
    i = next;
  }
  return sensible;
}

Plan plan(const PlayerView& view, const base::Budget& budget, std::uint64_t seed, const Action* about) {
  std::vector<Candidate> alive;
  std::optional<Candidate> asked;  // takes part in the playouts of all stages
  if (about != nullptr) asked = Candidate{.action = *about};
  for (const Action& action : sensible_actions(view.shown)) alive.push_back({.action = action});
  base::RandomSource random(seed);
  std::uint64_t stages = 1;
  while (std::size_t{1} << stages < alive.size()) ++stages;
  Plan result;
  std::uint64_t deals = 0;
  for (;;) {
    const std::uint64_t each = std::max<std::uint64_t>(1, budget.nodes / (stages * alive.size()));
    std::uint64_t played = 0;
    while (played < each && (deals + played == 0 || !budget.expired())) {
      ++played;
      const GameState whole = determinise(view, random);
      const base::RandomSource chance(random.next());
      for (Candidate& candidate : alive) try_out(whole, view.viewer, chance, candidate);
      if (asked) try_out(whole, view.viewer, chance, *asked);
    }
    deals += played;
    result.games += played * alive.size();
    base::insertion_sort(alive.begin(), alive.end(),
                         [](const Candidate& a, const Candidate& b) { return a.points > b.points; });
    if (alive.size() <= 2 || budget.expired()) break;
    alive.resize((alive.size() + 1) / 2);
  }
  result.action = alive.front().action;
  for (int seat = 0; seat < view.shown.setup.players; ++seat)
    result.permille[static_cast<std::size_t>(seat)] = alive.front().permille(seat, deals);
  result.visits = deals;
  if (asked)
    result.asked =
        PlannedOther{.action = asked->action, .permille = asked->permille(view.viewer, deals), .visits = deals};
  return result;
}

}  // namespace kingdom

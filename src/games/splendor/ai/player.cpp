#include "games/splendor/ai/player.h"

#include <algorithm>
#include <cassert>

#include "games/splendor/ai/handmade.h"
#include "games/splendor/ai/reason.h"
#include "games/splendor/ai/search.h"
#include "games/splendor/ai/thinking.h"
#include "games/splendor/ai/trained.h"
#include "games/splendor/ai/tree_search.h"
#include "games/splendor/rules/random_play.h"

namespace splendor {

namespace {

/// A turn is thought over once, at its start; what completes it gets less.
constexpr std::uint64_t kShareInsideTurn = 4;

std::uint64_t nodes_within(const base::Budget& budget, const base::Level& level, const GameState& shown) {
  if (budget.nodes != 0) return budget.nodes;
  if (budget.watch != nullptr) return base::kMaxNodes;
  return shown.phase == Phase::turn ? level.nodes : level.nodes / kShareInsideTurn;
}

/// The candidates besides the chosen action, by visits; of those for the same action only the first.
template <class AnySearch>
std::vector<Choice::Other> others_of(const AnySearch& search, const Action& chosen) {
  std::vector<Choice::Other> others;
  while (others.size() < Choice::kOthers) {
    typename AnySearch::Candidate next{};
    for (std::uint32_t i = 0; i < search.candidate_count(); ++i) {
      const auto candidate = search.candidate(i);
      const auto is_it = [&](const Choice::Other& other) { return other.action == candidate.action; };
      if (candidate.visits > next.visits && !(candidate.action == chosen) &&
          std::none_of(others.begin(), others.end(), is_it))
        next = candidate;
    }
    if (next.visits == 0) break;
    others.push_back({next.action, next.chance});
  }
  return others;
}

}  // namespace

Choice choose(const PlayerView& view, const base::Level& level, const base::Budget& budget, std::uint64_t seed) {
  assert(view.viewer == view.shown.to_act && !is_terminal(view.shown));
  Choice choice;
  ActionList legal = legal_actions(view.shown);
  if (legal.size() == 1) {
    choice.action = legal.front();
    return choice;
  }
  if (level.nodes == 0) {
    base::RandomSource random(seed);
    choice.action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    choice.reason = Reason::random;
    return choice;
  }
  const std::uint64_t nodes = nodes_within(budget, level, view.shown);
  const auto conclude = [&](auto search) {
    think(search, nodes, budget);
    const auto best = search.best();
    choice.action = best.action;
    choice.value = best.chance;
    choice.nodes = search.nodes();
    choice.others = others_of(search, best.action);
  };
  const Network* network = level.mind == base::Mind::trained ? trained_network(view.shown.setup) : nullptr;
  const HandmadeEvaluator evaluator;
  if (network != nullptr)
    conclude(TreeSearch(view, *network, seed));
  else
    conclude(Search(view, evaluator, seed, {.noise = level.noise}));
  explain(view, choice);
  return choice;
}

bool judge_position(const GameState& state) {
  const Network* network = trained_network(state.setup);
  if (network == nullptr) return false;
  ActionList scratch;
  Decisions decisions;
  Network::Judgement judgement;
  decisions.list(state, scratch);
  network->judge(state, decisions, judgement);
  return true;
}

}  // namespace splendor

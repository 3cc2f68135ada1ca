#include "games/splendor/ai/player.h"

#include <algorithm>
#include <cassert>

#include "base/sorting.h"
#include "games/splendor/ai/handmade.h"
#include "games/splendor/ai/reason.h"
#include "games/splendor/ai/search.h"
#include "games/splendor/ai/thinking.h"
#include "games/splendor/ai/trained.h"
#include "games/splendor/ai/tree_search.h"
#include "games/splendor/rules/random_play.h"

namespace splendor {

namespace {

/// Most of the budget is spent at the start of a turn; decisions inside it get less.
constexpr std::uint64_t kShareInsideTurn = 4;
/// How many positions of the hand-made evaluation stand in for one of the network, where a program has none.
constexpr std::uint64_t kHandmadeForOne = 36;

const Network* network_of(const base::Level& level) {
  return level.evaluator == base::EvaluatorKind::trained ? trained_network() : nullptr;
}

std::uint64_t nodes_within(const base::Budget& budget, const base::Level& level, const GameState& shown) {
  if (budget.nodes != 0) return budget.nodes;
  if (budget.watch != nullptr && budget.watch->limits()) return base::kMaxNodes;
  const std::uint64_t nodes = usual_nodes(level, trained_network() != nullptr);
  return shown.phase == Phase::turn ? nodes : nodes / kShareInsideTurn;
}

bool is_in(const std::vector<Choice::Other>& others, const Action& action) {
  return std::any_of(others.begin(), others.end(), [&](const Choice::Other& other) { return other.action == action; });
}

/// The candidates besides the chosen action, by visits; of those for the same action only the first.
template <class AnySearch>
std::vector<Choice::Other> others_of(const AnySearch& search, const Action& chosen) {
  std::vector<Choice::Other> others;
  while (others.size() < Choice::kOthers) {
    typename AnySearch::Candidate next{};
    for (std::uint32_t i = 0; i < search.candidate_count(); ++i) {
      const auto candidate = search.candidate(i);
      if (candidate.visits > next.visits && !(candidate.action == chosen) && !is_in(others, candidate.action))
        next = candidate;
    }
    if (next.visits == 0) break;
    others.push_back({next.action, next.chance, search.line(next.action), next.visits});
  }
  return others;
}

/// An action that got at least this fraction (1/n) of the search's nodes is rated by it; others get a search of that size.
/// The second value is used if all actions are to be rated.
constexpr std::uint64_t kEnough = 8, kEnoughOfAll = 32;

/// The value of an action by a search, or by a separate search of this action alone with so many nodes.
template <class AnySearch, class Begin>
Choice::Other weigh(const Action& action, const AnySearch& search, const Begin& begin, std::uint64_t nodes,
                    const base::Budget& budget) {
  for (std::uint32_t i = 0; i < search.candidate_count(); ++i) {
    const auto candidate = search.candidate(i);
    if (candidate.action == action && candidate.visits >= nodes)
      return {action, candidate.chance, search.line(action), candidate.visits};
  }
  auto own = begin(&action);
  think(own, nodes + 1, budget);
  return {.action = action, .value = own.best().chance, .line = own.line(action)};
}

/// All candidates besides the chosen action, the best first.
template <class AnySearch, class Begin>
std::vector<Choice::Other> all_others(const AnySearch& search, const Action& chosen, const Begin& begin,
                                      std::uint64_t nodes, const base::Budget& budget) {
  std::vector<Choice::Other> others;
  for (std::uint32_t i = 0; i < search.candidate_count(); ++i)
    if (const Action action = search.candidate(i).action; !(action == chosen) && !is_in(others, action))
      others.push_back(weigh(action, search, begin, nodes, budget));
  base::insertion_sort(others.begin(), others.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
  return others;
}

/// The mean chances of a search, with the viewer's replaced by that of the chosen action and the others scaled.
Chances chances_with(Chances mean, int viewer, double own) {
  const auto seat = static_cast<std::size_t>(viewer);
  const double rivals = 1.0 - mean[seat];
  for (double& chance : mean) chance = rivals > 0.0 ? chance * (1.0 - own) / rivals : 0.0;
  mean[seat] = own;
  return mean;
}

}  // namespace

std::uint64_t usual_nodes(const base::Level& level, bool has_network) {
  if (level.evaluator != base::EvaluatorKind::trained || has_network) return level.nodes;
  return std::min<std::uint64_t>(level.nodes * kHandmadeForOne, base::strongest_level().nodes);
}

Choice choose(const PlayerView& view, const base::Level& level, const base::Budget& budget, std::uint64_t seed,
              const Action* about, bool all) {
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
  const Network* network = network_of(level);
  /// `begin` makes a search of all actions, or of one alone.
  const auto conclude = [&](const auto& begin) {
    auto search = begin(nullptr);
    think(search, nodes, budget);
    const auto best = search.best();
    choice.action = best.action;
    choice.value = best.chance;
    choice.nodes = search.nodes();
    choice.visits = best.visits;
    choice.line = search.line(best.action);
    choice.others =
        all ? all_others(search, best.action, begin, nodes / kEnoughOfAll, budget) : others_of(search, best.action);
    choice.compared = true;
    choice.chances = chances_with(search.chances(), view.viewer, best.chance);
    if (about != nullptr)
      choice.asked = *about == best.action ? Choice::Other{best.action, best.chance, choice.line, best.visits}
                                           : weigh(*about, search, begin, nodes / kEnough, budget);
  };
  const HandmadeEvaluator evaluator;
  const Taste* taste = taste_of(level.style);
  TreeOptions options{.error = level.noise, .taste = taste};
  if (budget.keeps_all) options.most_kept = std::max(options.most_kept, static_cast<std::uint32_t>(nodes));
  if (network != nullptr)
    conclude([&](const Action* only) {
      options.only = only;
      return TreeSearch(view, *network, seed, options);
    });
  else
    conclude([&](const Action* only) {
      return Search(view, evaluator, seed, {.noise = level.noise, .only = only, .taste = taste});
    });
  explain(view, choice);
  return choice;
}

bool judge_position(const GameState& state) {
  const Network* network = trained_network();
  if (network == nullptr) return false;
  ActionList scratch;
  Decisions decisions;
  Network::Judgement judgement;
  decisions.list(state, scratch);
  network->judge(state, decisions, judgement);
  return true;
}

}  // namespace splendor

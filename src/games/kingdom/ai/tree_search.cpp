#include "games/kingdom/ai/tree_search.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "base/sorting.h"
#include "games/kingdom/ai/playout.h"

namespace kingdom {

namespace {

constexpr int kAsked = 8;             ///< samples of the heuristics at a new node
constexpr double kUnasked = 4.0;      ///< prior weight of every decision, in samples
constexpr double kExploration = 0.7;  ///< PUCT constant, for chances 0 .. 1
constexpr double kUnvisited = 0.1;    ///< how much worse than its node a decision counts before its first visit

class TreeSearch {
 public:
  /// Preconditions: the viewer is to act; at least two sensible actions. The view must outlive the search.
  TreeSearch(const PlayerView& view, std::uint64_t seed);

  /// One iteration with one playout. `first`: starts with this legal decision.
  void step(const Action* first = nullptr);

  /// Iterates until so many iterations have started with `first`.
  void look_at(const Action& first, std::uint64_t trips) {
    while (edges_[edge_of(0, first)].visits < trips) step(&first);
  }

  /// The most visited first decision; `asked` from the visits of `about`.
  Plan best(const Action* about, bool all) const;
  std::uint64_t games() const { return games_; }

 private:
  static constexpr std::uint32_t kNone = 0;  ///< the root is nobody's child

  struct Edge {
    Action action;
    std::uint32_t child = kNone;
    std::uint32_t next = kNone;  ///< of the same node; edges_[0] is unused
    std::uint32_t visits = 0;
    std::uint32_t offered = 0;  ///< iterations in which it was available
    int liked = 0;              ///< times that the heuristics chose it, of kAsked
    std::array<std::int64_t, kMaxTravellers> points{};
    std::array<std::int64_t, kMaxTravellers> victories{};
  };

  std::uint32_t edge_of(std::uint32_t node, const Action& action);
  std::uint32_t select(std::uint32_t node, const GameState& state);
  void expand(std::uint32_t node, const GameState& state);
  PlannedOther result_of(const Edge& edge) const;
  int permille(const Edge& edge, std::size_t seat) const {
    return static_cast<int>(edge.victories[seat] * 1000 / (kVictory * std::max<std::int64_t>(1, edge.visits)));
  }

  const PlayerView& view_;
  base::RandomSource random_;
  std::vector<std::uint32_t> nodes_;  ///< the first edge of each
  std::vector<int> seats_;            ///< who decides there
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> path_;     ///< edges of the current iteration
  std::vector<std::uint32_t> options_;  ///< edges that are available now
  std::uint64_t games_ = 0;
};

TreeSearch::TreeSearch(const PlayerView& view, std::uint64_t seed) : view_(view), random_(seed) {
  edges_.emplace_back();
  nodes_.push_back(kNone);
  expand(0, view.shown);
}

std::uint32_t TreeSearch::edge_of(std::uint32_t node, const Action& action) {
  for (std::uint32_t edge = nodes_[node]; edge != kNone; edge = edges_[edge].next)
    if (edges_[edge].action == action) return edge;
  const auto added = static_cast<std::uint32_t>(edges_.size());
  edges_.push_back({.action = action, .next = nodes_[node]});
  nodes_[node] = added;
  return added;
}

/// Adds edges with priors from a few samples of the heuristics, which are randomised.
void TreeSearch::expand(std::uint32_t node, const GameState& state) {
  seats_.push_back(state.to_act);
  if (is_terminal(state)) return;
  for (int i = 0; i < kAsked; ++i) ++edges_[edge_of(node, heuristic_action(state, kPlayoutHeuristics, random_))].liked;
}

std::uint32_t TreeSearch::select(std::uint32_t node, const GameState& state) {
  options_.clear();
  for (const Action& action : sensible_actions(state)) options_.push_back(edge_of(node, action));
  const std::size_t seat = state.to_act;
  double sum = 0.0;
  std::uint32_t visits = 0;
  for (const std::uint32_t option : options_) {
    Edge& edge = edges_[option];
    ++edge.offered;
    visits += edge.visits;
    sum += static_cast<double>(edge.points[seat]);
  }
  const double unvisited = visits == 0 ? 0.5 : sum / (visits * static_cast<double>(kVictory)) - kUnvisited;
  const double alike = kUnasked / static_cast<double>(options_.size());
  std::uint32_t best = kNone;
  double best_score = -1e9;
  for (const std::uint32_t option : options_) {
    const Edge& edge = edges_[option];
    const double quality = edge.visits == 0
                               ? unvisited
                               : static_cast<double>(edge.points[seat]) / (static_cast<double>(kVictory) * edge.visits);
    const double prior = (edge.liked + alike) / (kAsked + kUnasked);
    const double score =
        quality + kExploration * prior * std::sqrt(static_cast<double>(edge.offered)) / (1.0 + edge.visits);
    if (score > best_score) {
      best_score = score;
      best = option;
    }
  }
  return best;
}

void TreeSearch::step(const Action* first) {
  GameState state = determinise(view_, random_);
  const int since = state.turns;
  path_.clear();
  std::uint32_t node = 0;
  while (!is_terminal(state)) {
    const std::uint32_t at = first != nullptr && path_.empty() ? edge_of(0, *first) : select(node, state);
    path_.push_back(at);
    apply(state, edges_[at].action);
    node = edges_[at].child;
    if (node == kNone) {
      node = edges_[at].child = static_cast<std::uint32_t>(nodes_.size());
      nodes_.push_back(kNone);
      expand(node, state);
      break;
    }
  }
  const Outcome outcome = play_out(state, since, random_);
  ++games_;
  for (const std::uint32_t at : path_) {
    Edge& edge = edges_[at];
    ++edge.visits;
    for (std::size_t seat = 0; seat < kMaxTravellers; ++seat) {
      edge.points[seat] += outcome.points[seat];
      edge.victories[seat] += outcome.victories[seat];
    }
  }
}

/// The value of an action at the root, and its most visited continuation, whatever was drawn.
PlannedOther TreeSearch::result_of(const Edge& edge) const {
  constexpr std::size_t kLongest = 16;
  constexpr std::uint32_t kLeastVisits = 8;  // fewer are not reliable
  PlannedOther other{
      .action = edge.action, .permille = permille(edge, static_cast<std::size_t>(view_.viewer)), .visits = edge.visits};
  for (std::uint32_t node = edge.child; node != kNone && other.line.size() < kLongest;) {
    const Edge* most = nullptr;
    for (std::uint32_t at = nodes_[node]; at != kNone; at = edges_[at].next)
      if (most == nullptr || edges_[at].visits > most->visits) most = &edges_[at];
    if (most == nullptr || most->visits < kLeastVisits) break;
    other.line.push_back({seats_[node], most->action});
    node = most->child;
  }
  return other;
}

Plan TreeSearch::best(const Action* about, bool all) const {
  const Edge* most = nullptr;
  Plan plan;
  plan.games = games_;
  for (std::uint32_t at = nodes_[0]; at != kNone; at = edges_[at].next) {
    const Edge& edge = edges_[at];
    if (most == nullptr || edge.visits > most->visits) most = &edge;
    if (about != nullptr && edge.action == *about) plan.asked = result_of(edge);
  }
  plan.action = most->action;
  plan.visits = most->visits;
  plan.line = result_of(*most).line;
  std::vector<const Edge*> others;
  for (std::uint32_t at = nodes_[0]; at != kNone; at = edges_[at].next)
    if (&edges_[at] != most && edges_[at].visits > 0) others.push_back(&edges_[at]);
  if (!all) {
    base::insertion_sort(others.begin(), others.end(),
                         [](const Edge* a, const Edge* b) { return a->visits > b->visits; });
    others.resize(std::min(others.size(), Plan::kOthers));
  }
  for (const Edge* other : others) plan.others.push_back(result_of(*other));
  base::insertion_sort(plan.others.begin(), plan.others.end(),
                       [](const auto& a, const auto& b) { return a.permille > b.permille; });
  for (std::size_t seat = 0; seat < view_.shown.setup.players; ++seat) plan.permille[seat] = permille(*most, seat);
  return plan;
}

}  // namespace

Plan plan_by_tree(const PlayerView& view, const base::Budget& budget, std::uint64_t seed, const Action* about,
                  bool all) {
  constexpr std::uint64_t kShareOfAsked = 4, kShareOfAll = 32;
  TreeSearch tree(view, seed);
  do tree.step();
  while (tree.games() < budget.nodes && !budget.expired());
  if (about != nullptr)
    for (std::uint64_t trips = std::max<std::uint64_t>(1, tree.games() / kShareOfAsked); trips > 0; --trips)
      tree.step(about);
  const std::uint64_t least = tree.games() / kShareOfAll;
  if (all)
    for (const Action& action : sensible_actions(view.shown)) tree.look_at(action, least);
  return tree.best(about, all);
}

}  // namespace kingdom

#include "games/splendor/ai/search.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/math.h"
#include "games/splendor/ai/decisions.h"
#include "games/splendor/ai/heuristics.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// Cost of a ply that only exchanges tokens, as a chance to win.
constexpr double kIdleCost = 0.01;

/// A win is worth a little less for each ply it takes, so that a won game gets finished.
constexpr double kDelayCost = 0.001;

constexpr std::size_t kNone = ~std::size_t{0};

/// The player ends up with no more tokens than before.
bool is_idle(const GameState& state, const Ply& ply) {
  if (!is_take(ply.action.kind)) return false;
  int gained = ply.action.tokens.total();
  for (std::size_t i = 0; i < ply.follow_up_count; ++i)
    if (ply.follow_ups[i].kind == ActionKind::give_back) gained -= ply.follow_ups[i].tokens.total();
  return gained <= 0 && state.phase == Phase::turn;
}

/// Cards the player to act could deal with: the table and the own hand.
CardSet visible_to_mover(const GameState& state) {
  CardSet cards;
  for (int slot = 0; slot < slot_count(state); ++slot)
    if (state.slots[static_cast<std::size_t>(slot)] != kNoCard)
      cards.insert(state.slots[static_cast<std::size_t>(slot)]);
  for (std::size_t i = 0; i < state.player().reserved_count; ++i) cards.insert(state.player().reserved[i]);
  return cards;
}

}  // namespace

Search::Search(const PlayerView& view, const Evaluator& evaluator, std::uint64_t seed, const SearchOptions& options)
    : view_(view), evaluator_(evaluator), options_(options), random_(seed), plies_(evaluator), tree_(1) {
  assert(view.shown.to_act == view.viewer);
  if (options.taste != nullptr) liked_at_first_ = liking(*options.taste, view.shown, view.viewer);
}

void Search::step(std::uint64_t nodes) {
  if (tree_[0].edges.empty()) iterate();
  const auto wins = [](const Edge& edge) { return edge.wins; };
  if (std::any_of(tree_[0].edges.begin(), tree_[0].edges.end(), wins)) return;
  while (this->nodes() < nodes) iterate();
}

Search::Best Search::best() const {
  const Edge* best = nullptr;
  const auto quality = [](const Edge& edge) { return edge.sum / edge.visits + edge.bias; };
  for (const Edge& edge : tree_[0].edges) {
    if (edge.wins) return {edge.action, 1.0, edge.visits - 1};
    if (best == nullptr || edge.visits > best->visits ||
        (edge.visits == best->visits && quality(edge) > quality(*best)))
      best = &edge;
  }
  return {best->action, best->sum / best->visits, best->visits - 1};
}

Chances Search::chances() const {
  Chances mean = sum_;
  for (double& chance : mean) chance /= iterations_;
  return mean;
}

Line Search::line(const Action& first) const {
  Line line;
  std::size_t node = 0;
  const auto most_visited = [&](const Action* action) {
    const Edge* most = nullptr;
    for (const Edge& edge : tree_[node].edges)
      if ((action == nullptr || edge.action == *action) && (most == nullptr || edge.visits > most->visits))
        most = &edge;
    return most;
  };
  for (const Edge* edge = most_visited(&first); edge != nullptr;) {
    for (std::size_t i = 0; i < edge->follow_up_count; ++i)
      line.push_back({tree_[node].to_act, follow_ups_[edge->first_follow_up + i]});
    node = edge->child;
    if (node == 0 || line.size() >= kMostLineSteps) break;
    edge = most_visited(nullptr);
    if (edge == nullptr || edge->visits < kLeastVisits) break;
    line.push_back({tree_[node].to_act, edge->action});
  }
  return line;
}

void Search::iterate() {
  GameState state = determinise(view_, random_);
  path_.clear();
  std::size_t node = 0;
  Chances chances{};
  for (;;) {
    if (is_terminal(state)) {
      chances = result_of(state);
      for (double& chance : chances) chance *= 1.0 - kDelayCost * static_cast<double>(path_.size());
      ++nodes_;
      break;
    }
    if (tree_[node].edges.empty()) {
      chances = expand(node, state);
      break;
    }
    const CardSet visible = visible_to_mover(state);
    if (!((visible & tree_[node].seen) == visible)) add_new_plies(node, state);
    std::size_t chosen = select(tree_[node], state);
    if (chosen == kNone) {  // no known ply is legal in this deal
      list_.clear();
      plies_.list(state, false, list_);
      chances = add_edge(node, state, list_.front());
      set_priors(tree_[node]);
      break;
    }
    path_.push_back({node, chosen, state.to_act});
    Edge& edge = tree_[node].edges[chosen];
    apply(state, edge.action);
    finish_turn(state, {follow_ups_.data() + edge.first_follow_up, edge.follow_up_count}, scratch_);
    if (edge.child == 0 && !is_terminal(state)) {
      edge.child = static_cast<std::uint32_t>(tree_.size());
      const std::size_t child = edge.child;
      tree_.emplace_back();  // invalidates `edge`
      node = child;
    } else {
      node = edge.child;
    }
  }
  ++iterations_;
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) sum_[seat] += chances[seat];
  for (const Step& step : path_) {
    Edge& edge = tree_[step.node].edges[step.edge];
    ++edge.visits;
    edge.sum += chances[step.seat];
    ++tree_[step.node].visits;
  }
}

Chances Search::expand(std::size_t node, const GameState& state) {
  const bool at_root = node == 0;
  plies_.list(state, at_root, list_);
  if (at_root && options_.only != nullptr) {
    std::erase_if(list_, [&](const Ply& ply) { return !(ply.action == *options_.only); });
    if (list_.empty()) list_.push_back({.action = *options_.only});
  }
  const std::size_t seat = state.to_act;

  const bool impatient = state.turns >= kPatience * state.setup.players;
  if (impatient && !std::all_of(list_.begin(), list_.end(), [&](const Ply& ply) { return is_idle(state, ply); }))
    std::erase_if(list_, [&](const Ply& ply) { return is_idle(state, ply); });

  tree_[node].edges.reserve(list_.size());
  tree_[node].seen = visible_to_mover(state);
  tree_[node].to_act = state.to_act;
  Chances best{};
  double most = -1.0;
  for (std::size_t i = 0; i < list_.size(); ++i) {
    const Chances chances = add_edge(node, state, list_[i]);
    const Edge& edge = tree_[node].edges.back();
    if (chances[seat] + edge.bias > most) {
      most = chances[seat] + edge.bias;
      best = chances;
    }
  }
  set_priors(tree_[node]);
  return best;
}

Chances Search::add_edge(std::size_t node, const GameState& state, const Ply& ply) {
  GameState after = state;
  apply(after, ply.action);
  finish_turn(after, ply.rest(), scratch_);
  Chances chances = is_terminal(after) ? result_of(after) : evaluator_.evaluate(after);
  if (options_.taste != nullptr && !is_terminal(after)) {
    double& own = chances[static_cast<std::size_t>(view_.viewer)];
    own = liked(own, (liking(*options_.taste, after, view_.viewer) - liked_at_first_) / 2);
  }
  ++nodes_;

  Edge edge{.action = ply.action, .first_follow_up = static_cast<std::uint32_t>(follow_ups_.size())};
  edge.follow_up_count = static_cast<std::uint8_t>(ply.follow_up_count);
  follow_ups_.insert(follow_ups_.end(), ply.rest().begin(), ply.rest().end());
  edge.sum = chances[state.to_act];
  edge.wins = is_terminal(after) && edge.sum == 1.0;
  if (is_idle(state, ply)) edge.bias -= kIdleCost;
  if (node == 0 && options_.noise > 0.0) {
    const std::uint64_t draw = random_.next() >> 11;
    edge.bias += options_.noise * (static_cast<double>(draw) / 4503599627370496.0 - 1.0);
  }
  tree_[node].edges.push_back(edge);
  return chances;
}

void Search::add_new_plies(std::size_t node, const GameState& state) {
  plies_.list(state, false, list_);
  tree_[node].seen = tree_[node].seen | visible_to_mover(state);
  bool added = false;
  for (std::size_t i = 0; i < list_.size(); ++i) {
    if (knows(tree_[node], list_[i])) continue;
    add_edge(node, state, list_[i]);
    added = true;
  }
  if (added) set_priors(tree_[node]);
}

bool Search::knows(const Node& node, const Ply& ply) const {
  return std::any_of(node.edges.begin(), node.edges.end(), [&](const Edge& edge) {
    if (edge.action.kind != ply.action.kind || edge.action.card != ply.action.card) return false;
    return ply.action.card != kNoCard ||
           (edge.action.tokens == ply.action.tokens && edge.action.other == ply.action.other);
  });
}

void Search::set_priors(Node& node) const {
  double most = 0.0;
  const auto quality = [](const Edge& edge) { return edge.sum / edge.visits + edge.bias; };
  for (const Edge& edge : node.edges) most = std::max(most, quality(edge));
  double sum = 0.0;
  for (Edge& edge : node.edges) sum += edge.prior = base::exp_of((quality(edge) - most) / options_.prior_spread);
  for (Edge& edge : node.edges) edge.prior /= sum;
}

std::size_t Search::select(const Node& node, const GameState& state) const {
  const double scale = options_.exploration * std::sqrt(static_cast<double>(node.visits + 1));
  const auto score = [&](const Edge& edge) {
    return edge.sum / edge.visits + edge.bias + scale * edge.prior / (1 + edge.visits);
  };
  // The best ply is nearly always legal, so look for the next only if it is not.
  std::size_t best = kNone;
  double best_score = 0.0;
  std::vector<std::size_t> impossible;
  for (;;) {
    best = kNone;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
      if (std::find(impossible.begin(), impossible.end(), i) != impossible.end()) continue;
      const double s = score(node.edges[i]);
      if (best == kNone || s > best_score) {
        best = i;
        best_score = s;
      }
    }
    if (best == kNone || !why_illegal(state, node.edges[best].action)) return best;
    impossible.push_back(best);
  }
}

}  // namespace splendor

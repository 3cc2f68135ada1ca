#include "games/splendor/ai/tree_search.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <functional>

#include "base/sorting.h"
#include "games/splendor/ai/decisions.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// A proven chance from which on a position counts as won.
constexpr double kProven = 0.9;
/// So many decisions without a choice are skipped.
constexpr int kMostForced = 8;
/// A win is worth a little less for each decision that it takes, so that a won game gets finished.
constexpr double kLaterCost = 1e-6;

/// Drops exchanges of tokens from round kPatience on, unless there is nothing else.
void drop_exchanges(const GameState& state, Decisions& decisions) {
  if (state.phase != Phase::turn || state.turns < kPatience * state.setup.players ||
      state.player().tokens.total() < state.setup.token_limit())
    return;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < decisions.count; ++i)
    if (!is_take(decisions.action[i].kind)) decisions.action[kept++] = decisions.action[i];
  if (kept != 0) decisions.count = kept;
}

/// Puts a card that is still in the deck on its place `depth`, each with the same probability.
void deal_place(GameState& state, std::size_t deck, int depth, base::RandomSource& random) {
  const DeckState& ring = state.decks[deck];
  if (ring.count <= depth + 1) return;
  const auto place = [&](int at) -> CardId& {
    return state.deck_cards[kFirstCard[deck] + static_cast<std::size_t>((ring.first + at) % kDeckSizes[deck])];
  };
  const int from = depth + static_cast<int>(random.below(static_cast<std::uint32_t>(ring.count - depth)));
  std::swap(place(depth), place(from));
}

/// The decks of the root for an outcome of its decisions: turned so far that each outcome draws other cards, and the same for
/// all decisions, so that chance weighs as little as possible between them.
void turn_decks(GameState& root, std::uint32_t outcome, std::uint32_t most) {
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    const DeckState& ring = root.decks[deck];
    if (ring.count == 0 || !in_play(root.setup, static_cast<Deck>(deck))) continue;
    assert(ring.first == 0);  // as determinise() deals
    CardId* const first = root.deck_cards.data() + kFirstCard[deck];
    std::rotate(first, first + outcome * ring.count / most, first + ring.count);
  }
}

/// Deals at random what the next action could draw.
void deal(GameState& state, base::RandomSource& random) {
  for (std::size_t deck = 0; deck < kDeckCount; ++deck)
    for (int depth = 0; depth < 2 && in_play(state.setup, static_cast<Deck>(deck)); ++depth)
      deal_place(state, deck, depth, random);
}

/// 0 .. 1
double uniform(base::RandomSource& random) { return static_cast<double>(random.next() >> 11) / 9007199254740992.0; }

/// Puts any card that could lie there, each with the same probability, in the place of each placeholder.
void deal_placeholders(GameState& state, CardSet& placeholders, base::RandomSource& random) {
  CardSet dealt;
  for_each_card(placeholders, [&](CardId card) {
    CardId* place = nullptr;
    if (const int slot = slot_of(state, card); slot >= 0) place = &state.slots[static_cast<std::size_t>(slot)];
    for (PlayerState& player : state.players)
      if (const int at = reserve_of(player, card); at >= 0) place = &player.reserved[static_cast<std::size_t>(at)];
    if (place == nullptr) return;  // taken, since there was nothing else to choose
    const std::size_t deck = index_of(deck_of(card));
    const DeckState& ring = state.decks[deck];
    const auto choice = static_cast<int>(random.below(std::uint32_t{ring.count} + 1));
    if (choice < ring.count)
      std::swap(
          *place,
          state.deck_cards[kFirstCard[deck] + static_cast<std::size_t>((ring.first + choice) % kDeckSizes[deck])]);
    dealt.insert(*place);
  });
  placeholders = dealt;
}

/// What has come from a deck since then, to the table or to a hand.
CardSet drawn_since(const GameState& before, const GameState& now) {
  CardSet drawn;
  for (std::size_t slot = 0; slot < kSlotCount; ++slot)
    if (now.slots[slot] != before.slots[slot] && now.slots[slot] != kNoCard) drawn.insert(now.slots[slot]);
  for (std::size_t seat = 0; seat < now.setup.players; ++seat) {
    const PlayerState& player = now.players[seat];
    for (std::size_t i = 0; i < player.reserved_count; ++i)
      if (const CardId card = player.reserved[i];
          slot_of(before, card) < 0 && reserve_of(before.players[seat], card) < 0)
        drawn.insert(card);
  }
  return drawn;
}

/// Drops the decisions that name a placeholder; false: there are no others, and all stay.
bool drop_choices(CardSet placeholders, Decisions& decisions) {
  const auto is_placeholder = [&](CardId card) { return card < kCardCount && placeholders.contains(card); };
  std::size_t kept = 0;
  for (std::size_t i = 0; i < decisions.count; ++i) {
    const Action& action = decisions.action[i];
    if (is_placeholder(action.card) || (action.kind == ActionKind::move && is_placeholder(action.other))) continue;
    decisions.action[kept++] = action;
  }
  if (kept != 0) decisions.count = kept;
  return kept != 0;
}

}  // namespace

TreeSearch::TreeSearch(const PlayerView& view, const Network& network, std::uint64_t seed, const TreeOptions& options)
    : view_(view), network_(network), seed_(seed), options_(options), random_(seed) {
  assert(view.shown.to_act == view.viewer);
  for (int seat = 0; seat < view.shown.setup.players; ++seat)
    hides_ = hides_ || (seat != view.viewer && view.shown.players[static_cast<std::size_t>(seat)].blind != 0);
  if (options.taste != nullptr) liked_at_first_ = liking(*options.taste, view.shown, view.viewer);
  Node& root = tree_[tree_.take(1)];
  root = {};
  root.state = determinise(view, random_);
  decisions_.list(root.state, scratch_);
  judge_new(root);
  order(root, root.edge_count);
  if (options.only != nullptr) leave_only(*options.only);
  for (std::uint32_t i = 0; i < root.edge_count; ++i) root_priors_[i] = edges_[root.first_edge + i].prior;
  if (options.root_noise > 0.0) add_root_noise();
  if (options.error > 0.0) add_errors();
}

void TreeSearch::step(std::uint64_t nodes) {
  // Without room for decisions that were never visited, more visits would only blur what those before have found.
  while (nodes_ < nodes && !tree_[0].proven && tree_.size() < options_.most_kept) iterate();
}

TreeSearch::Best TreeSearch::best() const {
  const Node& root = tree_[0];
  const Edge* proven = nullptr;  // the best of those
  const Edge* open = nullptr;    // the most visited of the others
  const auto chance = [](const Edge& edge) { return edge.visits == 0 ? 0.0 : edge.sum / edge.visits; };
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    const Edge& edge = edges_[root.first_edge + i];
    if (edge.proven) {
      if (proven == nullptr || chance(edge) > chance(*proven)) proven = &edge;
    } else if (open == nullptr || edge.visits > open->visits) {  // the first of equals has the larger prior
      open = &edge;
    }
  }
  const bool decided = proven != nullptr && (open == nullptr || root.proven || chance(*proven) > chance(*open));
  const Edge* best = decided ? proven : open;
  return {best->action, best->visits == 0 ? chances()[static_cast<std::size_t>(view_.viewer)] : chance(*best),
          best->visits};
}

TreeSearch::Candidate TreeSearch::candidate(std::uint32_t i, std::uint32_t node) const {
  const Edge& edge = edges_[tree_[node].first_edge + i];
  return {edge.action, edge.visits, edge.visits == 0 ? 0.0 : edge.sum / edge.visits,
          static_cast<double>(node == 0 ? root_priors_[i] : edge.prior)};
}

Chances TreeSearch::chances(std::uint32_t node) const {
  Chances mean = tree_[node].sum;
  for (double& chance : mean) chance /= tree_[node].visits;
  return mean;
}

/// The nodes that an action leads to from any of these.
std::vector<std::uint32_t> TreeSearch::outcomes_of(const std::vector<std::uint32_t>& nodes,
                                                   const Action& action) const {
  std::vector<std::uint32_t> outcomes;
  for (const std::uint32_t node : nodes)
    for (std::uint32_t i = 0; i < tree_[node].edge_count; ++i)
      if (const Edge& edge = edges_[tree_[node].first_edge + i]; edge.action == action)
        for (std::uint32_t child = edge.first_child; child != kNone; child = tree_[child].next_sibling)
          outcomes.push_back(child);
  return outcomes;
}

Line TreeSearch::line(const Action& first) const {
  base::RandomSource random(0);
  GameState state = determinise(view_, random);  // nodes skip forced decisions, which are replayed here
  ActionList scratch;
  Decisions decisions;
  Line line;
  std::vector<std::uint32_t> nodes{0};
  for (Action next = first;;) {
    nodes = outcomes_of(nodes, next);
    apply(state, next);
    while (!is_terminal(state) && line.size() < kMostLineSteps) {
      decisions.list(state, scratch);
      if (decisions.count != 1) break;
      line.push_back({state.to_act, decisions.action[0]});
      apply(state, decisions.action[0]);
    }
    if (is_terminal(state) || line.size() >= kMostLineSteps) return line;
    struct Visited {
      Action action;
      std::uint32_t visits;
    };
    std::vector<Visited> visited;
    const auto visit = [&](const Action& action, std::uint32_t visits) {
      for (Visited& one : visited)
        if (one.action == action) return static_cast<void>(one.visits += visits);
      visited.push_back({action, visits});
    };
    for (const std::uint32_t at : nodes) {
      const Node& node = tree_[at];
      if (node.state.to_act != state.to_act || node.state.phase != state.phase) continue;
      const Edge* best = nullptr;  // in a proven position, which is not visited any more
      for (std::uint32_t i = 0; i < node.edge_count; ++i) {
        const Edge& edge = edges_[node.first_edge + i];
        if (!node.proven)
          visit(edge.action, edge.visits);
        else if (edge.proven && (best == nullptr || edge.sum / edge.visits > best->sum / best->visits))
          best = &edge;
      }
      if (best != nullptr) visit(best->action, std::max(node.visits, kLeastVisits));
    }
    const auto most = std::max_element(visited.begin(), visited.end(),
                                       [](const Visited& a, const Visited& b) { return a.visits < b.visits; });
    if (most == visited.end() || most->visits < kLeastVisits || why_illegal(state, most->action)) return line;
    next = most->action;
    line.push_back({state.to_act, next});
  }
}

/// Leaves the most likely decisions, as they are listed.
void TreeSearch::drop_unlikely() {
  std::array<double, Decisions::kMost> sorted = judgement_.preference;
  const auto last = sorted.begin() + kMostEdges - 1;
  std::nth_element(sorted.begin(), last, sorted.begin() + static_cast<std::ptrdiff_t>(decisions_.count),
                   std::greater<>());
  std::size_t equals = kMostEdges - static_cast<std::size_t>(
                                        std::count_if(sorted.begin(), last, [&](double one) { return one > *last; }));
  std::size_t kept = 0;
  for (std::size_t i = 0; i < decisions_.count; ++i) {
    const double preference = judgement_.preference[i];
    if (preference < *last || (preference == *last && equals == 0)) continue;
    if (preference == *last) --equals;
    decisions_.action[kept] = decisions_.action[i];
    judgement_.preference[kept++] = preference;
  }
  decisions_.count = kept;
}

/// Expands a node: evaluates its decisions, which are listed, with the position, and adds edges for the most promising.
Chances TreeSearch::judge_new(Node& node) {
  ++nodes_;
  const GameState& state = node.state;
  if (is_terminal(state)) {
    Chances result = result_of(state);
    for (double& chance : result) chance *= 1.0 - kLaterCost * static_cast<double>(depth_);
    node.proven = true;
    node.sum = result;
    node.visits = 1;
    return result;
  }
  drop_exchanges(state, decisions_);
  const bool may_hold_more = node.placeholders != CardSet{};
  if (may_hold_more && !drop_choices(node.placeholders, decisions_)) {
    node.placeholders = {};
    node.guessed = true;
  }
  network_.judge(state, decisions_, judgement_, options_.sharpness);
  if (options_.taste != nullptr) {
    double& own = judgement_.chances[static_cast<std::size_t>(view_.viewer)];
    own = liked(own, liking(*options_.taste, state, view_.viewer) - liked_at_first_);
  }

  node.whole = decisions_.count <= kMostEdges && !may_hold_more;
  if (decisions_.count > kMostEdges) drop_unlikely();
  const auto count = static_cast<std::uint32_t>(decisions_.count);
  node.first_edge = edges_.take(count);
  node.edge_count = static_cast<std::uint8_t>(count);
  node.to_act = state.to_act;
  Edge* const edges = &edges_[node.first_edge];
  for (std::size_t i = 0; i < count; ++i)
    edges[i] = Edge{.action = decisions_.action[i], .prior = static_cast<float>(judgement_.preference[i])};
  node.sum = judgement_.chances;
  node.visits = 1;
  return judgement_.chances;
}

/// Restricts the root to this decision, even if it was pruned.
void TreeSearch::leave_only(const Action& action) {
  Node& root = tree_[0];
  edges_[root.first_edge] = Edge{.action = action, .prior = 1.0f};
  root.edge_count = 1;
  root.whole = true;
}

/// Gives a few random decisions at the root a large part of the priors.
void TreeSearch::add_root_noise() {
  Node& root = tree_[0];
  std::array<double, kMostEdges> noise{};
  double sum = 0.0;
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    const double drawn = uniform(random_);
    const double fourth = drawn * drawn * drawn * drawn;
    sum += noise[i] = fourth * fourth + 1e-6;
  }
  std::array<std::pair<float, Edge>, kMostEdges> order;  // prior without noise, edge with it
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    Edge edge = edges_[root.first_edge + i];
    edge.prior = static_cast<float>((1.0 - options_.root_noise) * static_cast<double>(edge.prior) +
                                    options_.root_noise * noise[i] / sum);
    order[i] = {root_priors_[i], edge};
  }
  base::insertion_sort(order.begin(), order.begin() + root.edge_count,
                       [](const auto& a, const auto& b) { return a.second.prior > b.second.prior; });
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    root_priors_[i] = order[i].first;
    edges_[root.first_edge + i] = order[i].second;
  }
}

/// Each decision at the root gets an error of its own, which no number of visits corrects. What is proven is chosen without.
void TreeSearch::add_errors() {
  for (std::uint32_t i = 0; i < tree_[0].edge_count; ++i) {
    root_errors_[i] = static_cast<float>(options_.error * (2.0 * uniform(random_) - 1.0));
  }
}

/// Brings so many of the most likely edges to the front. Most nodes are visited too seldom to need more than a few in order.
void TreeSearch::order(Node& node, std::uint32_t count) {
  Edge* const edges = &edges_[node.first_edge];
  for (; node.ordered < count; ++node.ordered) {
    std::uint32_t most = node.ordered;
    for (std::uint32_t i = most + 1; i < node.edge_count; ++i)
      if (edges[i].prior > edges[most].prior) most = i;
    std::rotate(edges + node.ordered, edges + most, edges + most + 1);  // equals stay as the decisions are listed
  }
}

std::uint32_t TreeSearch::select(Node& node) {
  const std::size_t seat = node.to_act;
  const double scale = options_.exploration * std::sqrt(static_cast<double>(node.visits));
  const bool errs = options_.error > 0.0 && &node == &tree_[0];
  // The most likely come first, so those that were visited do.
  const Edge* const edges = &edges_[node.first_edge];
  double seen = 0.0;       // priors of decisions that were visited
  std::uint32_t open = 0;  // the first that was not
  std::uint32_t best = 0;
  double best_score = -1e9;
  const auto consider = [&](std::uint32_t i, double quality) {
    if (errs) quality += static_cast<double>(root_errors_[i]);
    const double score = quality + scale * static_cast<double>(edges[i].prior) / (1.0 + edges[i].visits);
    if (score <= best_score) return;
    best_score = score;
    best = i;
  };
  for (; open < node.edge_count && edges[open].visits != 0; ++open) {
    seen += static_cast<double>(edges[open].prior);
    if (!edges[open].proven) consider(open, edges[open].sum / edges[open].visits);  // else nothing more to learn
  }
  if (open < node.edge_count) {
    order(node, open + 1);
    consider(open, node.sum[seat] / node.visits - options_.unvisited * std::sqrt(seen));
  }
  return node.first_edge + best;
}

bool TreeSearch::play(GameState& state, const Action& action) {
  const auto cards_left = [&] {
    int sum = 0;
    for (const DeckState& deck : state.decks) sum += deck.count;
    return sum;
  };
  const int before = cards_left();
  apply(state, action);
  return cards_left() < before && !is_terminal(state);
}

std::uint32_t TreeSearch::child_to_visit(std::uint32_t parent, Edge& edge, bool& is_new) {
  const std::uint32_t most = parent == 0 ? options_.root_outcomes : options_.outcomes;
  is_new =
      edge.children == 0 || (edge.draws && edge.children < most && edge.children * options_.per_outcome <= edge.visits);
  if (!is_new) {
    std::uint32_t least = edge.first_child;
    for (std::uint32_t child = edge.first_child; child != kNone; child = tree_[child].next_sibling)
      if (tree_[child].visits < tree_[least].visits) least = child;
    return least;
  }
  const std::uint32_t place = tree_.take(1);
  Node& node = tree_[place];
  static_cast<NodeFacts&>(node) = {.guessed = tree_[parent].guessed};
  node.placeholders = tree_[parent].placeholders;
  std::memcpy(&node.state, &tree_[parent].state, sizeof node.state);
  if (parent != 0) {
    deal_placeholders(node.state, node.placeholders, random_);
    deal(node.state, random_);
  } else if (hides_) {
    base::RandomSource random(seed_ + edge.children);
    node.state = determinise(view_, random);
  } else {
    turn_decks(node.state, edge.children, most);
  }
  bool draws = play(node.state, edge.action);
  // Skips forced decisions, and leaves the list of the others for judge_new().
  for (int forced = 0; !is_terminal(node.state); ++forced) {
    decisions_.list(node.state, scratch_);
    if (decisions_.count != 1 || forced == kMostForced) break;
    deal(node.state, random_);
    draws = play(node.state, decisions_.action[0]) || draws;
  }
  if (is_terminal(node.state)) draws = false;
  if (parent != 0 && draws &&
      node.state.phase != Phase::keep) {  // [posts.draw-two] where it is, one chooses among them
    node.placeholders = node.placeholders | drawn_since(tree_[parent].state, node.state);
    draws = false;
  }
  if (parent == 0 && hides_ && !is_terminal(node.state)) draws = true;
  edge.draws = edge.draws || draws;
  node.next_sibling = edge.first_child;
  edge.first_child = place;
  ++edge.children;
  return place;
}

void TreeSearch::iterate() {
  depth_ = 0;
  std::uint32_t place = 0;
  Chances chances{};
  for (;;) {
    Node& node = tree_[place];
    if (node.proven || depth_ == kDeepest) {
      chances = node.sum;
      for (double& chance : chances) chance /= node.visits;
      // Counted here as well, or the least visited outcome of a decision would be a proven one for ever.
      ++node.visits;
      for (std::size_t s = 0; s < kMaxPlayers; ++s) node.sum[s] += chances[s];
      ++nodes_;
      break;
    }
    const std::uint32_t at = select(node);
    path_[depth_++] = {place, at};
    bool is_new = false;
    const std::uint32_t child = child_to_visit(place, edges_[at], is_new);
    if (is_new) {
      chances = judge_new(tree_[child]);
      place = child;
      break;
    }
    place = child;
  }
  for (std::size_t i = depth_; i-- > 0;) {
    Node& node = tree_[path_[i].node];
    Edge& edge = edges_[path_[i].edge];
    const std::size_t seat = node.to_act;
    ++edge.visits;
    edge.sum += chances[seat];
    ++node.visits;
    for (std::size_t s = 0; s < kMaxPlayers; ++s) node.sum[s] += chances[s];
    if (!edge.draws && !node.guessed && edge.children != 0 && tree_[edge.first_child].proven && !edge.proven) {
      const Node& child = tree_[edge.first_child];
      edge.proven = true;
      edge.sum = child.sum[seat] / child.visits * edge.visits;
      prove(node);
    }
    if (node.proven)
      for (std::size_t s = 0; s < kMaxPlayers; ++s) chances[s] = node.sum[s] / node.visits;
  }
}

/// A position is proven if its player has a winning decision, or if every decision is proven.
void TreeSearch::prove(Node& node) {
  const Edge* best = nullptr;
  bool all = node.whole;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    if (!edge.proven)
      all = false;
    else if (best == nullptr || edge.sum / edge.visits > best->sum / best->visits)
      best = &edge;
  }
  if (best == nullptr || (!all && best->sum / best->visits < kProven)) return;
  const Node& child = tree_[best->first_child];
  node.proven = true;
  for (std::size_t s = 0; s < kMaxPlayers; ++s) node.sum[s] = child.sum[s] / child.visits * node.visits;
}

}  // namespace splendor

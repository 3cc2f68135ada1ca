// Monte-Carlo tree search over single decisions, with a trained network for priors and chances (PUCT: Rosin 2011; Silver
// et al. 2017). Every player maximises the own chance to win (max^n), so any number can play.
//
// Chance nodes: what a decision at the root draws is sampled for each of a few outcomes, which become child nodes; the more a
// decision is visited, the more outcomes it gets (progressive widening: Couëtoux et al. 2011), and they are visited in turn.
// What the viewer cannot know is dealt anew for each of them. Below the root a decision has one outcome, and what it draws
// stays hidden: placeholders lie there, which nobody can choose and which are dealt anew for each position, so that the
// network sees the mean of what could lie there, and the tree need not branch for it. Proven wins and losses are propagated
// to the root.
//
// Nodes hold whole positions, so that walking down costs no rules. Not handled: what rivals infer from what others reserve.
#pragma once

#include <cstdint>

#include "base/random.h"
#include "games/splendor/ai/arena.h"
#include "games/splendor/ai/line.h"
#include "games/splendor/ai/network.h"
#include "games/splendor/ai/taste.h"
#include "games/splendor/rules/view.h"

namespace splendor {

struct TreeOptions {
  double exploration = 0.8;          ///< PUCT constant, for chances 0 .. 1
  double sharpness = 1.0;            ///< power of the priors
  double unvisited = 0.15;           ///< how much worse than its node a decision counts before its first visit, at most
  double root_noise = 0.0;           ///< share of random noise in the priors at the root, for self-play
  double error = 0.0;                ///< Level::noise: largest error in the chance of each decision at the root
  std::uint32_t root_outcomes = 6;   ///< most outcomes of a decision at the root that draws
  std::uint32_t outcomes = 6;        ///< the same below the root, of one that draws cards to choose from
  std::uint32_t per_outcome = 6;     ///< visits of a decision for each further outcome
  std::uint32_t most_kept = 20'000;  ///< positions; a tree takes some two kilobytes for each, and ends the search here
  const Action* only = nullptr;      ///< the one decision at the root, to know what that is worth; nullptr: all of them
  const Taste* taste = nullptr;      ///< the viewer's; nullptr: none
};

class TreeSearch {
 public:
  /// Preconditions: the viewer is to act; the game is not over. View and network must outlive the search.
  [[gnu::cold]] TreeSearch(const PlayerView& view, const Network& network, std::uint64_t seed,
                           const TreeOptions& options = {});

  /// Searches until the network has evaluated `nodes` positions in all, the result is proven or the tree is full. May be called
  /// again with more: the result depends on the total only.
  void step(std::uint64_t nodes);

  struct Best {
    Action action;
    double chance = 0.0;  ///< to win, for the viewer
    std::uint32_t visits = 0;
  };
  Best best() const;

  /// Positions evaluated, finished games included.
  std::uint64_t nodes() const { return nodes_; }

  /// The decisions at the root, or in another node, as they stand.
  struct Candidate {
    Action action;
    std::uint32_t visits = 0;
    double chance = 0.0;  ///< for the player to act there; 0 without visits
    double prior = 0.0;   ///< what the network says, without noise
  };
  std::uint32_t candidate_count(std::uint32_t node = 0) const { return tree_[node].edge_count; }
  Candidate candidate(std::uint32_t i, std::uint32_t node = 0) const;
  /// Everybody's chance to win.
  Chances chances(std::uint32_t node = 0) const;

  /// For lessons: the nodes are numbered; the root is 0.
  std::uint32_t node_count() const { return tree_.size(); }
  std::uint32_t visits(std::uint32_t node) const { return tree_[node].visits; }
  const GameState& state(std::uint32_t node) const { return tree_[node].state; }
  /// All that lies there could be chosen.
  bool is_known(std::uint32_t node) const { return tree_[node].placeholders == CardSet{} && !tree_[node].guessed; }
  /// The most visited line after a decision at the root, over all outcomes.
  [[gnu::cold]] Line line(const Action& first) const;

 private:
  static constexpr std::uint32_t kNone = 0;  ///< the root is nobody's child
  static constexpr std::uint32_t kMostEdges = 40;

  struct Edge {
    Action action;
    double sum = 0.0;  ///< of chances of the player who decides
    float prior = 0.0f;
    std::uint32_t visits = 0;
    std::uint32_t first_child = kNone;  ///< then by Node::next_sibling
    std::uint16_t children = 0;
    bool draws = false;   ///< has several outcomes; known once it has a child
    bool proven = false;  ///< sum / visits is exact
  };
  /// What walking down reads of a node: one line of the cache.
  struct alignas(64) NodeFacts {
    Chances sum{};  ///< of all visits, by seat
    std::uint32_t visits = 0;
    std::uint32_t first_edge = 0;
    std::uint32_t next_sibling = kNone;
    std::uint8_t edge_count = 0;
    std::uint8_t ordered =
        0;                    ///< so many edges stand where they belong, the most likely first; the others in any order
    std::uint8_t to_act = 0;  ///< state.to_act
    bool guessed = false;  ///< every decision named a placeholder: cards that only could lie there are taken for known
    bool whole = true;     ///< all decisions that there could be have edges
    bool proven = false;   ///< sum / visits is exact
  };
  struct Node : NodeFacts {
    GameState state;
    CardSet placeholders{};  ///< for what was drawn below the root and is not known
  };

  void iterate();
  std::uint32_t select(Node& node);
  void order(Node& node, std::uint32_t count);
  void drop_unlikely();
  std::uint32_t child_to_visit(std::uint32_t parent, Edge& edge, bool& is_new);
  /// True if something was drawn.
  static bool play(GameState& state, const Action& action);
  Chances judge_new(Node& node);
  void prove(Node& node);
  void add_root_noise();
  void add_errors();
  void leave_only(const Action& action);
  std::vector<std::uint32_t> outcomes_of(const std::vector<std::uint32_t>& nodes, const Action& action) const;

  const PlayerView& view_;
  const Network& network_;
  std::uint64_t seed_;
  TreeOptions options_;
  base::RandomSource random_;
  Arena<Node, 128> tree_;
  Arena<Edge, 4096> edges_;
  Decisions decisions_;
  ActionList scratch_;
  Network::Judgement judgement_;
  std::uint64_t nodes_ = 0;
  int liked_at_first_ = 0;                       ///< what the viewer likes and has already
  std::array<float, kMostEdges> root_priors_{};  ///< without noise
  std::array<float, kMostEdges>
      root_errors_{};   ///< of a weaker level: what it takes the chances of decisions to be more
  bool hides_ = false;  ///< rivals hold cards hidden from the viewer

  static constexpr std::size_t kDeepest = 128;  ///< decisions
  struct Step {
    std::uint32_t node, edge;
  };
  std::array<Step, kDeepest> path_;
  std::size_t depth_ = 0;
};

}  // namespace splendor

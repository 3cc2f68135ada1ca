// Monte-Carlo tree search over whole plies, with the evaluator instead of rollouts.
//
// Each iteration re-deals what the viewer cannot know and walks down one tree shared by all deals (information-set MCTS,
// "open loop": Cowling, Powley, Whitehouse 2012), choosing plies by PUCT (Rosin 2011; Silver et al. 2017) with priors
// from looking one ply ahead. Every player maximises the own chance to win (max^n), so any number can play. A leaf is
// expanded by evaluating the position after each of its plies; the best for the player to move is backed up.
//
// It assumes that rivals evaluate as it does, and it merges positions that differ only by what a deal revealed: a ply that
// is not legal in the current deal is skipped, one that a new card makes legal is added. Not handled: rivals' inference
// from what a player reserves unseen.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "games/splendor/ai/evaluator.h"
#include "games/splendor/ai/line.h"
#include "games/splendor/ai/plies.h"
#include "games/splendor/ai/taste.h"
#include "games/splendor/rules/view.h"

namespace splendor {

struct SearchOptions {
  double noise = 0.0;            ///< Level::noise
  double exploration = 0.6;      ///< PUCT constant
  double prior_spread = 0.1;     ///< difference of chances that makes a ply e times as likely
  const Action* only = nullptr;  ///< restricts the root to one action, to rate it; nullptr: all of them
  const Taste* taste = nullptr;  ///< the viewer's; nullptr: none
};

class Search {
 public:
  /// Preconditions: the viewer is to act; the game is not over. View and evaluator must outlive the search.
  Search(const PlayerView& view, const Evaluator& evaluator, std::uint64_t seed, const SearchOptions& options);

  /// Searches until `nodes` positions have been evaluated in all, or a ply wins at once; at least one ply ahead. May be
  /// called again with more: the result depends on the total only.
  void step(std::uint64_t nodes);

  struct Best {
    Action action;
    double chance = 0.0;  ///< to win, for the viewer
    std::uint32_t visits = 0;
  };
  /// Precondition: step() has been called.
  Best best() const;
  /// Everybody's chances, averaged over the search. Precondition: step() has been called.
  Chances chances() const;
  /// The most visited line after an action at the root. Precondition: step() has been called.
  [[gnu::cold]] Line line(const Action& first) const;

  std::uint64_t nodes() const { return nodes_ + plies_.judged(); }

  /// A ply at the root: its action and how often it was visited, the look ahead not counted. Precondition: step() has been
  /// called.
  struct Candidate {
    Action action;
    std::uint32_t visits = 0;
    double chance = 0.0;  ///< to win, for the viewer
  };
  std::size_t candidate_count() const { return tree_[0].edges.size(); }
  Candidate candidate(std::size_t i) const {
    const Edge& edge = tree_[0].edges[i];
    return {edge.action, edge.visits - 1, edge.sum / edge.visits};
  }

 private:
  struct Edge {
    Action action;
    std::uint32_t first_follow_up = 0;  ///< into follow_ups_
    std::uint8_t follow_up_count = 0;
    std::uint32_t child = 0;   ///< into tree_, 0: none yet
    std::uint32_t visits = 1;  ///< the one-ply look-ahead counts as one
    double sum = 0.0;          ///< of chances of the player who moves
    double prior = 0.0;
    double bias = 0.0;  ///< noise of weak levels, penalty for endless exchange of tokens
    bool wins = false;  ///< ends the game with the player who moves as its only winner
  };
  struct Node {
    std::vector<Edge> edges;
    CardSet seen;  ///< cards for which there are edges
    int to_act = 0;
    std::uint32_t visits = 0;
  };

  void iterate();
  Chances expand(std::size_t node, const GameState& state);
  void add_new_plies(std::size_t node, const GameState& state);
  /// Appends an edge for the ply and evaluates it; returns the chances after it.
  Chances add_edge(std::size_t node, const GameState& state, const Ply& ply);
  void set_priors(Node& node) const;
  std::size_t select(const Node& node, const GameState& state) const;
  bool knows(const Node& node, const Ply& ply) const;

  const PlayerView& view_;
  const Evaluator& evaluator_;
  SearchOptions options_;
  base::RandomSource random_;
  PlyMaker plies_;
  std::vector<Node> tree_;
  std::vector<Action> follow_ups_;
  std::vector<Ply> list_;
  ActionList scratch_;
  std::uint64_t nodes_ = 0;
  int liked_at_first_ = 0;  ///< what the viewer likes and has already
  Chances sum_{};           ///< of all iterations
  std::uint32_t iterations_ = 0;

  struct Step {
    std::size_t node;
    std::size_t edge;
    std::size_t seat;
  };
  std::vector<Step> path_;
};

}  // namespace splendor

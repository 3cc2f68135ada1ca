// Review of a game: what each decision was worth compared with the best one, and statistics of that. A decision is judged by
// what its player could know then; what a card turned up or drawn brought is luck, and reported apart.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"

namespace engine {

struct JudgedDecision {
  std::size_t index = 0;     ///< of the action in the game, from 0
  int seat = 0;              ///< who decided
  std::string played, best;  ///< texts of the actions; equal if nothing better was found
  double played_value = 0;   ///< chance to win of who decided, 0 .. 1, with the action that was played
  double best_value = 0;     ///< with the best one; not less
  std::vector<double>
      chances{};         ///< everybody's before the decision, by seat; they sum to 1, less if playouts stay undecided
  std::string reason{};  ///< Thought::reason of the best one
  std::vector<std::string> played_line{}, best_line{};  ///< Thought::line of each
  bool reveals = false;  ///< the action that was played turned up or drew something: Game::reveals

  double loss() const { return best_value - played_value; }
};

/// Nothing if there was no choice, or if the game does not compare actions there. The caller sets `index`.
/// A budget of 0 nodes: the level's own. Precondition: the action is legal.
std::optional<JudgedDecision> judge(const Game& before, std::string_view played, const base::Level& level,
                                    base::Budget budget, std::uint64_t seed, int share = 1);

/// A decision that loses at least this much is called a mistake.
inline constexpr double kMistake = 0.04;
/// Smallest gain that is reported as luck.
inline constexpr double kLuck = 0.05;

/// Indices of the greatest mistakes in the list, the greatest first; at most `most`. Those of `first`, a bit for each seat, come
/// before those of others.
std::vector<std::size_t> worst_decisions(const std::vector<JudgedDecision>& game, std::size_t most, unsigned first = 0);

struct Luck {
  std::size_t place = 0;  ///< index of the decision after which it came
  int seat = 0;           ///< who had it
  double gain = 0;        ///< of chance to win
};
/// The greatest gain of anybody between a decision that reveals something and the next one, which was not in the decision;
/// nothing below kLuck. Other changes say how far a search can see, not who was lucky.
std::optional<Luck> greatest_luck(const std::vector<JudgedDecision>& game);

/// How near a seat's decisions came to the best ones, 0 .. 100: each counts 100 without a loss, 80 with a loss of five in a
/// hundred, 64 with ten. Nothing without any.
std::optional<double> accuracy(const std::vector<JudgedDecision>& game, int seat);

}  // namespace engine

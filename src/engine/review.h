// A game looked at again: what each decision was worth beside the best one, and what follows from that. A decision is judged
// by what its player could know then; what a card turned up or drawn brought is luck, and told apart.
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
  std::string played, best;  ///< the texts of the actions; the same where nothing better was found
  double played_value = 0;   ///< chance to win of who decided, 0 .. 1, with the action that was played
  double best_value = 0;     ///< with the best one; not less
  std::vector<double>
      chances{};         ///< everybody's before the decision, by seat; they sum to 1, less where games stay open
  std::string reason{};  ///< Thought::reason of the best one
  std::vector<std::string> played_line{}, best_line{};  ///< Thought::line of each

  double loss() const { return best_value - played_value; }
};

/// Nothing where there was no choice, or where the game does not compare actions there. `index` is left to the caller.
/// A budget of no nodes is the level's own. Precondition: the action is legal.
std::optional<JudgedDecision> judge(const Game& before, std::string_view played, const base::Level& level,
                                    base::Budget budget, std::uint64_t seed, int share = 1);

/// From this loss on a decision is called a mistake.
inline constexpr double kMistake = 0.04;
/// From this gain on a turn of fortune is worth a word.
inline constexpr double kLuck = 0.05;

/// Places in the list of the greatest mistakes, the greatest first; `most` at the most.
std::vector<std::size_t> worst_decisions(const std::vector<JudgedDecision>& game, std::size_t most);

struct Luck {
  std::size_t place = 0;  ///< in the list: of the decision after which it came
  int seat = 0;           ///< who had it
  double gain = 0;        ///< of chance to win
};
/// The greatest gain of anybody between one decision and the next that was not in the decision; nothing below kLuck.
std::optional<Luck> greatest_luck(const std::vector<JudgedDecision>& game);

/// How near a seat's decisions came to the best ones, 0 .. 100: each counts 100 without a loss, 80 with a loss of five in a
/// hundred, 64 with ten. Nothing without any.
std::optional<double> accuracy(const std::vector<JudgedDecision>& game, int seat);

}  // namespace engine

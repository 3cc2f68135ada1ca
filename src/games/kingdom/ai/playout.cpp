#include "games/kingdom/ai/playout.h"

#include <bit>

namespace kingdom {

namespace {

constexpr int kPlayoutRounds = 40;
/// Deducted from the points for each round, so that a quicker win is worth more.
constexpr int kPriceOfRound = 5;

}  // namespace

Outcome play_out(GameState& state, int since, base::RandomSource& random) {
  const int players = state.setup.players, limit = since + players * kPlayoutRounds;
  while (!is_terminal(state) && state.turns < limit) apply(state, heuristic_action(state, kPlayoutHeuristics, random));
  const unsigned won = is_terminal(state) ? winners(state) : 0;
  const int price = kPriceOfRound * (state.turns - since) / players;
  Outcome outcome;
  for (int seat = 0; seat < players; ++seat) {
    const auto of = static_cast<std::size_t>(seat);
    outcome.victories[of] = (won >> seat & 1) != 0 ? kVictory / std::popcount(won) : 0;
    outcome.points[of] = outcome.victories[of] - price;
  }
  return outcome;
}

}  // namespace kingdom

#include "games/splendor/ai/handmade.h"

#include <algorithm>

#include "base/math.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// In the last round nothing counts but the final score: those who have had their turn keep theirs, the others add one
/// more turn. Log-odds of a point, and of the tie-break.
constexpr double kLastRoundPoint = 1.2;
constexpr double kLastRoundCard = 0.3;
constexpr double kLastRoundCity = 12.0;

double last_round_score(const GameState& state, int seat) {
  const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
  const bool still_plays = seat >= state.to_act;
  double score = kLastRoundPoint * player.prestige - kLastRoundCard * player.purchased;
  if (still_plays) score += kLastRoundPoint * gain_now(state, seat);
  if (state.setup.has(Module::cities) && modules::fulfils_city(state, seat)) score += kLastRoundCity;
  return score;
}

}  // namespace

Chances result_of(const GameState& state) {
  const unsigned first = winners(state);
  const double share = 1.0 / __builtin_popcount(first);
  Chances chances{};
  for (std::size_t seat = 0; seat < state.setup.players; ++seat)
    if ((first >> seat & 1) != 0) chances[seat] = share;
  return chances;
}

Chances HandmadeEvaluator::evaluate(const GameState& state) const {
  const std::size_t players = state.setup.players;
  Chances chances{};
  if (state.last_round) {
    for (std::size_t seat = 0; seat < players; ++seat) chances[seat] = last_round_score(state, static_cast<int>(seat));
  } else {
    const double progress = progress_of(state);
    std::array<double, kFeatures> weight;
    for (std::size_t i = 0; i < kFeatures; ++i) weight[i] = weights_[i].early + progress * weights_[i].late;
    for (std::size_t seat = 0; seat < players; ++seat) {
      const Features features = features_of(state, static_cast<int>(seat));
      double score = 0.0;
      for (std::size_t i = 0; i < kFeatures; ++i) score += weight[i] * features[i];
      chances[seat] = score;
    }
  }
  const double most = *std::max_element(chances.begin(), chances.begin() + static_cast<std::ptrdiff_t>(players));
  double sum = 0.0;
  for (std::size_t seat = 0; seat < players; ++seat) sum += chances[seat] = base::exp_of(chances[seat] - most);
  for (std::size_t seat = 0; seat < players; ++seat) chances[seat] /= sum;
  return chances;
}

}  // namespace splendor

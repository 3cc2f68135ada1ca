// The hand-made evaluator: a weighted sum of features.h for each player, turned into chances by a softmax. The features
// are ours, the weights were fitted to the results of self-play.
#pragma once

#include "games/splendor/ai/evaluator.h"
#include "games/splendor/ai/weights.h"

namespace splendor {

class HandmadeEvaluator final : public Evaluator {
 public:
  explicit HandmadeEvaluator(const Weights& weights = kWeights) : weights_(weights) {}

  Chances evaluate(const GameState& state) const override;

 private:
  const Weights& weights_;
};

}  // namespace splendor

#include "cli/elo.h"

#include <algorithm>
#include <cmath>

namespace cli {

double elo_of(double score) {
  const double p = std::clamp(score, 0.001, 0.999);
  return 400 * std::log10(p / (1 - p));
}

Strength strength(const std::vector<double>& samples) {
  Strength result;
  if (samples.empty()) return result;
  const double count = static_cast<double>(samples.size());
  double sum = 0, squares = 0;
  for (const double sample : samples) {
    sum += sample;
    squares += sample * sample;
  }
  result.score = sum / count;
  const double n = count + 2;
  const double mean = (sum + 1) / n;
  const double variance = (squares + 1) / n - mean * mean;
  const double reach = 1.96 * std::sqrt(std::max(0.0, variance) / n);
  result.score_low = std::max(0.0, std::min(result.score, mean - reach));
  result.score_high = std::min(1.0, std::max(result.score, mean + reach));
  result.elo = elo_of(result.score);
  result.elo_low = std::min(result.elo, elo_of(mean - reach));
  result.elo_high = std::max(result.elo, elo_of(mean + reach));
  return result;
}

}  // namespace cli

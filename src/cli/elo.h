// From the scores of a match to a difference in playing strength.
#pragma once

#include <vector>

namespace cli {

/// Elo difference that a score (0 .. 1) stands for. Ends short of infinity, at 0.1 % and 99.9 %.
double elo_of(double score);

struct Strength {
  double score = 0.5;    ///< mean
  double score_low = 0;  ///< 95 % interval
  double score_high = 1;
  double elo = 0;
  double elo_low = 0;  ///< 95 % interval
  double elo_high = 0;
};

/// From the mean scores of independent samples: one for each deal, all its seatings together, since games on the same
/// deal are not independent. Normal approximation, with one lost and one won sample added for the interval, so that a
/// clean sweep of three games does not look certain (after Agresti and Coull 1998).
Strength strength(const std::vector<double>& samples);

}  // namespace cli

// Strength from scores.
#include "cli/elo.h"

#include "doctest/doctest.h"

TEST_CASE("known points of the Elo scale") {
  CHECK(cli::elo_of(0.5) == doctest::Approx(0));
  CHECK(cli::elo_of(0.75) == doctest::Approx(190.8).epsilon(0.001));
  CHECK(cli::elo_of(0.25) == doctest::Approx(-190.8).epsilon(0.001));
  CHECK(cli::elo_of(10.0 / 11) == doctest::Approx(400).epsilon(0.001));
  CHECK(cli::elo_of(1) < 1300);
}

TEST_CASE("the interval holds the value, narrows with games, and is wide after a clean sweep") {
  std::vector<double> few, many;
  for (int i = 0; i < 1000; ++i) (i < 20 ? few : many).push_back(i % 4 == 0 ? 0.5 : i % 4 == 1 ? 0 : 1);
  const auto wide = cli::strength(few), narrow = cli::strength(many);
  CHECK(wide.elo_low < wide.elo);
  CHECK(wide.elo < wide.elo_high);
  CHECK(narrow.elo_high - narrow.elo_low < wide.elo_high - wide.elo_low);
  CHECK(narrow.score == doctest::Approx(0.625).epsilon(0.01));
  const auto sweep = cli::strength({1, 1, 1});
  CHECK(sweep.score == 1);
  CHECK(sweep.elo_low < 200);
  CHECK(cli::strength({}).score == 0.5);
}

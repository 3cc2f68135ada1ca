// splendor bench: speed of random play on one thread, a legal action chosen uniformly at each decision, deals included.
#include <chrono>
#include <cmath>

#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"

namespace cli {

namespace {

constexpr std::uint64_t kSeed = 20140101;  ///< always the same games, so that two runs compare
constexpr int kGamesBetweenLooks = 16;     ///< at the clock

double with_decimals(double value, double power) { return std::round(value * power) / power; }

}  // namespace

int bench(Arguments& arguments) {
  const auto dealer = dealer_option(arguments);
  const double limit_s = arguments.seconds("--seconds", 5);
  const bool json_only = arguments.flag("--json");
  if (const auto wrong = arguments.error()) return complain(*wrong);

  using Clock = std::chrono::steady_clock;
  base::RandomSource random(kSeed);
  std::uint64_t games = 0, plies = 0;
  double elapsed_s = 0;
  const auto start = Clock::now();
  while (elapsed_s < limit_s) {
    for (int i = 0; i < kGamesBetweenLooks; ++i) plies += dealer->random_game(random);
    games += kGamesBetweenLooks;
    elapsed_s = std::chrono::duration<double>(Clock::now() - start).count();
  }

  const double plies_per_s = static_cast<double>(plies) / elapsed_s;
  JsonLine answer;
  answer["games_per_s"] = with_decimals(static_cast<double>(games) / elapsed_s, 10);
  answer["plies_per_s"] = std::round(plies_per_s);
  answer["plies_per_game"] = with_decimals(static_cast<double>(plies) / static_cast<double>(games), 100);
  print_line(base::to_line(answer));
  if (!json_only)
    std::fprintf(stderr, "%.2f million plies a second, %.0f ns a ply, in %.1f s.\n", plies_per_s / 1e6,
                 1e9 / plies_per_s, elapsed_s);
  return kDone;
}

}  // namespace cli

// splendor bench: speed on one thread of random play, a legal action chosen uniformly at each decision, deals included; or
// with --eval of the network, at each position of such games.
#include <cmath>

#include "cli/clock.h"
#include "cli/command.h"
#include "cli/game.h"
#include "cli/lines.h"
#include "cli/messages.h"

namespace cli {

namespace {

constexpr std::uint64_t kSeed = 20140101;  ///< always the same games, so that two runs compare
constexpr int kGamesBetweenLooks = 16;     ///< at the clock

double with_decimals(double value, double power) { return std::round(value * power) / power; }

}  // namespace

namespace {

int bench_evaluation(const Dealer& dealer, double limit_s, bool json_only) {
  base::RandomSource random(kSeed);
  std::uint64_t judged = 0;
  const double start_s = processor_s();  // the runs are short, so other processes would distort wall time
  double elapsed_s = 0;
  while (elapsed_s < limit_s) {
    const std::uint64_t now = dealer.judged_game(random);
    if (now == 0) return complain(messages::nothing_to_judge_with, kNotAllOk);
    judged += now;
    elapsed_s = processor_s() - start_s;
  }
  const double judged_per_s = static_cast<double>(judged) / elapsed_s;
  JsonLine answer;
  answer["evaluations_per_s"] = std::round(judged_per_s);
  print_line(base::to_line(answer));
  if (!json_only)
    tell({messages::bench_network, decimal(judged_per_s / 1e3, 0), decimal(1e9 / judged_per_s, 0),
          decimal(elapsed_s, 1)});
  return kDone;
}

}  // namespace

int bench(Arguments& arguments) {
  const auto dealer = dealer_option(arguments);
  const double limit_s = arguments.seconds("--seconds", 5);
  const bool json_only = arguments.flag("--json");
  const bool evaluation = arguments.flag("--eval");
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (evaluation) return bench_evaluation(*dealer, limit_s, json_only);

  base::RandomSource random(kSeed);
  std::uint64_t games = 0, plies = 0;
  double elapsed_s = 0;
  const double start_s = wall_s();
  while (elapsed_s < limit_s) {
    for (int i = 0; i < kGamesBetweenLooks; ++i) plies += dealer->random_game(random);
    games += kGamesBetweenLooks;
    elapsed_s = wall_s() - start_s;
  }

  const double plies_per_s = static_cast<double>(plies) / elapsed_s;
  JsonLine answer;
  answer["games_per_s"] = with_decimals(static_cast<double>(games) / elapsed_s, 10);
  answer["plies_per_s"] = std::round(plies_per_s);
  answer["plies_per_game"] = with_decimals(static_cast<double>(plies) / static_cast<double>(games), 100);
  print_line(base::to_line(answer));
  if (!json_only)
    tell({messages::bench_plies, decimal(plies_per_s / 1e6, 2), decimal(1e9 / plies_per_s, 0), decimal(elapsed_s, 1)});
  return kDone;
}

}  // namespace cli

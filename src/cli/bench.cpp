// splendor bench: speed on one thread of random play, a legal action chosen uniformly at each decision, deals included; or
// with --eval of the network, at each position of such games; or with --search of the strongest computer player's search,
// in games with itself.
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
constexpr std::uint64_t kSearched = 3000;  ///< positions a decision

double with_decimals(double value, double power) { return std::round(value * power) / power; }

}  // namespace

namespace {

/// Repeats games, each of which counts something, until they have taken so long; what they counted in a second.
struct Speed {
  double per_s = 0, elapsed_s = 0;
};
template <class Game>
std::optional<Speed> speed_of(double limit_s, const Game& game) {
  base::RandomSource random(kSeed);
  std::uint64_t count = 0;
  const double start_s = processor_s();  // the runs are short, so other processes would distort wall time
  for (;;) {
    const std::uint64_t now = game(random);
    if (now == 0) return std::nullopt;
    count += now;
    const double elapsed_s = processor_s() - start_s;
    if (elapsed_s >= limit_s) return Speed{static_cast<double>(count) / elapsed_s, elapsed_s};
  }
}

int report(const std::optional<Speed>& speed, const char* key, const base::Text& sentence, bool json_only) {
  if (!speed) return complain(messages::nothing_to_judge_with, kNotAllOk);
  JsonLine answer;
  answer[key] = std::round(speed->per_s);
  print_line(base::to_line(answer));
  if (!json_only)
    tell({sentence, decimal(speed->per_s / 1e3, 0), decimal(1e9 / speed->per_s, 0), decimal(speed->elapsed_s, 1)});
  return kDone;
}

}  // namespace

int bench(Arguments& arguments) {
  const auto dealer = dealer_option(arguments);
  const double limit_s = arguments.seconds("--seconds", 5);
  const bool json_only = arguments.flag("--json");
  const bool evaluation = arguments.flag("--eval");
  const bool search = arguments.flag("--search");
  if (const auto wrong = arguments.error()) return complain(*wrong);
  if (evaluation)
    return report(speed_of(limit_s, [&](auto& random) { return dealer->judged_game(random); }), "evaluations_per_s",
                  messages::bench_network, json_only);
  if (search)
    return report(speed_of(limit_s, [&](auto& random) { return dealer->searched_game(kSearched, random); }),
                  "positions_per_s", messages::bench_search, json_only);

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

// splendor_learn match: whether one contestant beats another. Each deal is played with every seating; with more than two
// players A has one seat. An even score is 1 / players.
#include <array>
#include <cstdio>
#include <mutex>
#include <thread>

#include "cli/clock.h"
#include "cli/elo.h"
#include "games/splendor/learn/commands.h"
#include "games/splendor/learn/contestant.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"

namespace splendor::learn {

namespace {

struct Used {
  double seconds = 0;
  std::uint64_t decisions = 0, nodes = 0;
};

double play_seating(const std::array<const Contestant*, 2>& who, const Setup& setup, std::uint64_t deal, int seat_of_a,
                    std::uint64_t seed, std::array<Used, 2>& used) {
  base::RandomSource random(seed);
  ActionList scratch;
  GameState state = new_game(setup, deal);
  for (int plies = 0; !is_terminal(state) && plies < kMaxPlies; plies += state.phase == Phase::turn ? 1 : 0) {
    legal_actions(state, scratch);
    if (scratch.size() == 1) {
      apply(state, Action(scratch.front()));
      continue;
    }
    const std::size_t side = state.to_act == seat_of_a ? 0 : 1;
    const double start_s = cli::processor_s();
    const Thought thought = who[side]->think(state, random.next());
    used[side].seconds += cli::processor_s() - start_s;
    used[side].nodes += thought.nodes;
    ++used[side].decisions;
    apply(state, thought.action);
  }
  return result_of(state)[static_cast<std::size_t>(seat_of_a)];
}

}  // namespace

int match(base::Arguments& arguments) {
  const auto pass = arguments.integer("--pass", 0, 0, 100);
  const auto jobs = arguments.integer("--jobs", 1, 1, 64);
  const auto setups = Setups::read(arguments, {.seed = 7});
  const auto names = arguments.rest();
  if (const auto wrong = arguments.error()) return fail(*wrong);
  if (names.size() != 2 || !setups) return fail(std::string("who plays what?"));
  const auto a = Contestant::read(names[0]), b = Contestant::read(names[1]);
  if (!a || !b) return fail(std::string("who plays?"));

  std::mutex mutex;
  base::RandomSource random(setups->seed);
  std::int64_t begun = 0;
  std::vector<double> by_deal;
  std::array<Used, 2> used{};
  double fair = 0;
  const auto job = [&] {
    std::array<Used, 2> own{};
    for (;;) {
      std::uint64_t deal = 0, thoughts = 0;
      Setup setup;
      {
        const std::lock_guard lock(mutex);
        if (begun >= setups->games) break;
        setup = setups->draw(random);
        deal = random.next();
        thoughts = random.next();
        begun += setup.players;
      }
      double sum = 0;
      for (int seat = 0; seat < setup.players; ++seat)
        sum += play_seating({&*a, &*b}, setup, deal, seat, thoughts + static_cast<std::uint64_t>(seat), own);
      const std::lock_guard lock(mutex);
      by_deal.push_back(sum / setup.players);
      fair += 1.0 / setup.players;
    }
    const std::lock_guard lock(mutex);
    for (std::size_t side = 0; side < 2; ++side) {
      used[side].seconds += own[side].seconds;
      used[side].decisions += own[side].decisions;
      used[side].nodes += own[side].nodes;
    }
  };
  std::vector<std::thread> threads;
  for (std::int64_t i = 0; i < jobs; ++i) threads.emplace_back(job);
  for (std::thread& thread : threads) thread.join();

  const cli::Strength found = cli::strength(by_deal);
  std::printf("%s against %s, %lld games: %.1f %% [%.1f, %.1f], fair %.1f %%", names[0].c_str(), names[1].c_str(),
              static_cast<long long>(begun), 100 * found.score, 100 * found.score_low, 100 * found.score_high,
              100 * fair / static_cast<double>(by_deal.size()));
  for (const Used& side : used)
    std::printf("; %.2f ms, %.0f positions a decision", 1000 * side.seconds / static_cast<double>(side.decisions),
                static_cast<double>(side.nodes) / static_cast<double>(side.decisions));
  std::printf("\n");
  return 100 * found.score >= static_cast<double>(pass) ? 0 : 1;
}

}  // namespace splendor::learn

// Thousands of random games of every set-up. Minutes long, so left out of an ordinary run: `scripts/test soak`.
#include "core/deal.h"
#include "core/hash.h"
#include "core/invariants.h"
#include "core/random_play.h"
#include "support/check.h"

using namespace splendor;

namespace {

constexpr std::uint64_t kGamesEach = 2'000;

}  // namespace

TEST_CASE("every mix of modules with 2 to 5 players: 2,000 random games each, every invariant after each action" *
          doctest::test_suite("soak") * doctest::skip()) {
  std::uint64_t games = 0, actions = 0, stopped = 0;
  ActionList scratch;
  for (std::uint8_t modules = 0; modules < 16; ++modules)
    for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
      for (std::uint64_t seed = 1; seed <= kGamesEach; ++seed) {
        RandomSource random(seed * 128 + modules * 8u + players);
        GameState state = new_game({.players = players, .modules = modules}, random.next());
        int plies = 0;
        while (!is_terminal(state) && plies < kMaxPlies) {
          const Action action = random_action(state, random, scratch);
          if (const auto why = why_illegal(state, action)) FAIL(modules, ' ', players, ' ', seed, ": ", *why);
          apply(state, action);
          if (const auto broken = broken_invariant(state)) FAIL(modules, ' ', players, ' ', seed, ": ", *broken);
          ++actions;
          plies += starts_ply(state);
        }
        if (is_terminal(state)) REQUIRE(winners(state) != 0);
        stopped += !is_terminal(state);
        ++games;
      }
    }
  CHECK(games == 64 * kGamesEach);
  MESSAGE(games << " games of 64 set-ups, " << actions << " actions, " << stopped << " stopped after " << kMaxPlies
                << " plies");
}

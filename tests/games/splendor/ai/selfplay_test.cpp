// Whole games of the computer players: they end, and skill shows.
#include "games/splendor/ai/player.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

struct Game {
  unsigned winners = 0;
  int plies = 0;
};

/// `levels[seat]` plays; stops at kMaxPlies as automatic play does.
Game play(const Setup& setup, std::uint64_t seed, const std::array<const char*, kMaxPlayers>& levels) {
  GameState state = new_game(setup, seed);
  base::RandomSource thoughts(seed);
  Game game;
  while (!is_terminal(state) && game.plies < kMaxPlies) {
    const base::Level& level = *base::find_level(levels[state.to_act]);
    apply(state, choose(view_for(state, state.to_act), level, 0, thoughts.next()).action);
    if (starts_ply(state)) ++game.plies;
  }
  if (is_terminal(state)) game.winners = winners(state);
  return game;
}

}  // namespace

TEST_CASE("no endless exchange of tokens: games between equal players end" * doctest::test_suite("slow")) {
  for (int number = 0; number < kSetupNumbers; ++number) {
    const Setup setup = setup_number(number);
    CAPTURE(number);
    for (std::uint64_t seed = 0; seed < 3; ++seed)
      CHECK(play(setup, seed, {"easy", "easy", "easy", "easy", "easy"}).plies < kMaxPlies / 2);
  }
}

TEST_CASE("every level above random beats random" * doctest::test_suite("slow")) {
  struct Row {
    const char* level;
    int games;
  };
  for (const Row row : {Row{"easy", 100}, Row{"normal", 20}}) {
    int won = 0;
    for (int game = 0; game < row.games; ++game) {
      std::array<const char*, kMaxPlayers> levels;
      levels.fill("random");
      levels[static_cast<std::size_t>(game % 2)] = row.level;
      const unsigned winners = play({}, static_cast<std::uint64_t>(game / 2), levels).winners;
      won += winners == 1u << (game % 2) ? 1 : 0;
    }
    CAPTURE(row.level);
    CHECK(won * 100 >= row.games * 95);
  }
}

TEST_CASE("normal beats easy with three and with five players" * doctest::test_suite("slow")) {
  for (const int players : {3, 5}) {
    int won = 0;
    const int games = 6 * players;
    for (int game = 0; game < games; ++game) {
      std::array<const char*, kMaxPlayers> levels;
      levels.fill("easy");
      const int seat = game % players;
      levels[static_cast<std::size_t>(seat)] = "normal";
      const unsigned winners =
          play({.players = static_cast<std::uint8_t>(players)}, static_cast<std::uint64_t>(game / players), levels)
              .winners;
      won += (winners >> seat & 1) != 0 ? 1 : 0;
    }
    CAPTURE(players);
    CHECK(won * players > games);  // more than an even share
  }
}

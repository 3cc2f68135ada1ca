// Tastes: what each style likes, that it shows in whole games, and that other players are unchanged.
#include "games/splendor/ai/taste.h"

#include <cstring>

#include "base/hash.h"
#include "games/splendor/ai/player.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/rules.h"
#include "support/check.h"
#include "support/data.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

constexpr std::uint8_t kCourtier = 1, kPedlar = 2, kBanker = 3;

base::Level styled(const char* name, std::uint8_t style) {
  base::Level level = *base::find_level(name);
  level.style = style;
  return level;
}

/// What a seat came to in some games.
struct Habits {
  int nobles = 0, level_1 = 0, level_3 = 0, reserves = 0;
};

int of_level(const PlayerState& player, int level) {
  int count = 0;
  for_each_card(player.owned, [&](CardId card) { count += level_of(deck_of(card)) == level ? 1 : 0; });
  return count;
}

/// Each deal twice, with swapped seats.
std::array<Habits, 2> habits_of(const std::array<base::Level, 2>& who, int games, std::uint64_t nodes) {
  std::array<Habits, 2> habits;
  for (int game = 0; game < games; ++game) {
    GameState state = new_game({}, static_cast<std::uint64_t>(game / 2));
    base::RandomSource thoughts(static_cast<std::uint64_t>(game));
    const auto sits = [&](std::size_t seat) { return (seat + static_cast<std::size_t>(game)) % 2; };
    for (int decision = 0; !is_terminal(state) && decision < 600; ++decision) {
      const std::size_t side = sits(state.to_act);
      const Action action = choose(view_for(state, state.to_act), who[side], nodes, thoughts.next()).action;
      habits[side].reserves += action.kind == ActionKind::reserve || action.kind == ActionKind::reserve_deck ? 1 : 0;
      apply(state, action);
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
      Habits& sum = habits[sits(seat)];
      sum.nobles += __builtin_popcount(state.players[seat].nobles);
      sum.level_1 += of_level(state.players[seat], 1);
      sum.level_3 += of_level(state.players[seat], 3);
    }
  }
  return habits;
}

}  // namespace

TEST_CASE("a taste likes what it says: nobles and being near them, cheap cards, high cards and cards in hand") {
  const auto amount = [](std::uint8_t style, const GameState& state) { return liking(*taste_of(style), state, 0); };
  const GameState none = GameBuilder(2).build();
  const GameState cheap = GameBuilder(2).owns(0, "L1-01 L1-02").build();
  const GameState high = GameBuilder(2).owns(0, "L3-01").build();
  CHECK(amount(kPedlar, cheap) > amount(kPedlar, none));
  CHECK(amount(kPedlar, high) == amount(kPedlar, none));
  CHECK(amount(kBanker, high) > amount(kBanker, none));
  CHECK(amount(kBanker, cheap) == amount(kBanker, none));
  for (const Action& action : legal_actions(none)) {
    if (action.kind != ActionKind::reserve) continue;
    GameState after = none;
    apply(after, action);
    CHECK(amount(kBanker, after) > amount(kBanker, none));
    CHECK(amount(kCourtier, after) == amount(kCourtier, none));
  }
  GameState visited = none;
  visited.players[0].nobles = 1;
  CHECK(amount(kCourtier, visited) > amount(kCourtier, none));
  CHECK(amount(kBanker, visited) == amount(kBanker, none));
  CHECK(taste_of(0) == nullptr);
  CHECK(taste_of(kTastes.size() + 1) == nullptr);
}

TEST_CASE("a taste never changes a decided game, and chances stay within 0 and 1") {
  for (const int more : {-5000, -1000, -10, 0, 10, 1000, 5000}) {
    CHECK(liked(0.0, more) == 0.0);
    CHECK(liked(1.0, more) == 1.0);
    CHECK(liked(0.3, more) >= 0.0);
    CHECK(liked(0.3, more) <= 1.0);
  }
  CHECK(liked(0.5, 0) == 0.5);
  CHECK(liked(0.5, 100) > 0.5);
}

TEST_CASE("every style takes a win at once") {
  for (std::uint8_t style = 0; style <= kTastes.size(); ++style)
    for (const char* name : {"easy", "normal", "hard"}) {
      const GameState state = about_to_win(1).to_act(1).build();
      CHECK(to_string(choose(view_for(state, 1), styled(name, style), 300, 1).action) == "buy L3-18 rrrryyy");
    }
}

TEST_CASE("styles show in their games: more nobles, more cheap cards, more high cards and reserves" *
          doctest::test_suite("slow")) {
  constexpr int kGames = 80;
  for (const char* level : {"normal", "hard"}) {
    CAPTURE(level);
    const auto [nobles, high] = habits_of({styled(level, kCourtier), styled(level, kBanker)}, kGames, 150);
    CHECK(nobles.nobles > high.nobles);
    const auto [cheap, dear] = habits_of({styled(level, kPedlar), styled(level, kBanker)}, kGames, 150);
    CHECK(cheap.level_1 > dear.level_1 + kGames / 2);
    CHECK(dear.reserves > cheap.reserves);
    // A larger part of what it buys.
    CHECK(dear.level_3 * cheap.level_1 > cheap.level_3 * dear.level_1);
  }
}

TEST_CASE("choices of styles, the same on every platform") {
  for (const char* name : {"easy", "keen", "hard"})
    for (std::uint8_t style = 1; style <= kTastes.size(); ++style) {
      base::Hasher hasher;
      for (int number = 0; number < kSetupNumbers; number += 7) {
        const GameState state = random_position(setup_number(number), static_cast<std::uint64_t>(number), 31);
        if (is_terminal(state)) continue;
        const Choice choice = choose(view_for(state, state.to_act), styled(name, style), 200, 5);
        CHECK(why_illegal(state, choice.action) == std::nullopt);
        for (const char letter : to_string(choice.action)) hasher.add(static_cast<unsigned char>(letter));
        std::uint64_t bits = 0;
        std::memcpy(&bits, &choice.value, sizeof bits);
        hasher.add(bits);
      }
      support::note_hash("ai " + base::level_text(name, style), hasher.value());
    }
}

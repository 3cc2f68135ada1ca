// The network: what its input has and has not, and the same numbers everywhere. With made-up weights, since these properties
// hold for any; the trained ones are tested by playing.
#include "games/splendor/ai/network.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "base/hash.h"
#include "games/splendor/ai/lanes.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "games/splendor/rules/view.h"
#include "support/check.h"
#include "support/data.h"
#include "support/game_builder.h"
#include "support/made_up_network.h"

using namespace splendor;

namespace {

/// Calls visit(state, decisions) for positions of random games in every set-up.
template <class Visit>
void for_each_position(Visit&& visit) {
  ActionList scratch;
  Decisions decisions;
  for (int number = 0; number < kSetupNumbers; ++number) {
    const Setup setup = setup_number(number);
    base::RandomSource random(static_cast<std::uint64_t>(number));
    GameState state = new_game(setup, static_cast<std::uint64_t>(number));
    for (int decision = 0; decision < 160 && !is_terminal(state); ++decision) {
      if (decision % 5 == number % 5) {
        decisions.list(state, scratch);
        visit(state, decisions);
      }
      apply(state, random_action(state, random, scratch));
    }
  }
}

Network::Judgement judged(const Network& network, const GameState& state, const Decisions& decisions) {
  Network::Judgement judgement;
  network.judge(state, decisions, judgement);
  return judgement;
}

}  // namespace

TEST_CASE("SIMD sums of products equal those of plain integers") {
  base::RandomSource random(5);
  std::array<std::int16_t, 64> in;
  std::array<std::int16_t, 64> others;
  std::array<std::int8_t, 64 * 64> weights;
  for (auto& value : in) value = static_cast<std::int16_t>(random.below(2048) * (random.below(3) != 0));
  for (auto& value : others) value = static_cast<std::int16_t>(static_cast<int>(random.below(8000)) - 4000);
  for (auto& value : weights) value = static_cast<std::int8_t>(static_cast<int>(random.below(256)) - 128);
  std::array<std::int32_t, 64> out{};
  out[3] = 77;
  lanes::multiply(lanes::Pairs(in.data(), 64), weights.data(), 3, 64, out.data());
  for (std::size_t o = 0; o < 64; ++o) {
    std::int64_t sum = o == 3 ? 77 : 0;
    for (std::size_t i = 0; i < 64; ++i) sum += std::int64_t{in[i]} * weights[(i / 2 * 64 + o) * 2 + i % 2] * 8;
    CHECK(out[o] == sum);
  }
  std::int64_t product = 0;
  for (std::size_t i = 0; i < 64; ++i) product += std::int64_t{in[i]} * others[i];
  CHECK(lanes::dot(in.data(), others.data(), 64) == product);
  std::int16_t words[8] = {-5, 0, 7, 1000, 2000, -32768, 32767, 1};
  lanes::store(words, lanes::clipped(lanes::load(words), 1023));
  const std::int16_t clipped[8] = {0, 0, 7, 1000, 1023, 0, 1023, 1};
  CHECK(std::memcmp(words, clipped, sizeof words) == 0);
}

TEST_CASE("joined rows are the sums of the rows that they name") {
  namespace rows = object_rows;
  namespace joined = joined_rows;
  const auto parts_of = [](int row) {
    const joined::Parts parts = joined::parts_of(row);
    return std::vector<int>(parts.row.begin(), parts.row.begin() + static_cast<std::ptrdiff_t>(parts.count));
  };
  CHECK(parts_of(rows::kCity) == std::vector<int>{rows::kCity});
  CHECK(parts_of(joined::kNothing).empty());
  CHECK(parts_of(joined::distance(3, 5, 2)) ==
        std::vector<int>{rows::kBankLacks + 1, rows::kMissing + 3, rows::kRival + 5});
  CHECK(parts_of(joined::distance(8, joined::kFar + 1, 0)) == std::vector<int>{rows::kMissing + 8});
  CHECK(parts_of(joined::use(4, 7, true, 3)) ==
        std::vector<int>{rows::kWait + 4, rows::kBringsNoble, rows::kShort + 7, rows::kHand + 2});
  CHECK(parts_of(joined::use(0, 2, false, 0)) == std::vector<int>{rows::kWait, rows::kShort + 2});
  CHECK(parts_of(joined::totals(9, 4)) == std::vector<int>{rows::kTotal + 9, rows::kRivalTotal + 4});
  CHECK(parts_of(joined::totals(1, joined::kFarTotal + 1)) == std::vector<int>{rows::kTotal + 1});
}

TEST_CASE("a card says how near it brings the cities and the posts: by its colour and its points") {
  namespace rows = object_rows;
  GameBuilder builder(2, {Module::cities, Module::posts});
  builder.cities({"C1B", "C3A", "C5A"}).bonuses(0, "rrrkkk").post(0, Post::draw_two);
  builder.player().prestige = 9;
  /// The rows of the best card of that colour and these points, face up instead of the first one.
  const auto goal_rows_of = [&](Gem colour, int points) {
    const auto* const card = std::find_if(kCards.begin(), kCards.end(), [&](const Card& one) {
      return one.kind == CardKind::plain && one.bonus == colour && one.points == points;
    });
    REQUIRE(card != kCards.end());
    const auto id = static_cast<CardId>(card - kCards.begin());
    GameState state = builder.build();
    state.slots[0] = id;
    NetworkInput input;
    input.read(state);
    const NetworkInput::Range range = input.seats[0].objects[input.card_object[id]];
    std::vector<int> found;
    for (std::size_t i = range.first; i < std::size_t{range.first} + range.count; ++i)
      if (input.rows[i] >= rows::kForCity && input.rows[i] < rows::kCount) found.push_back(input.rows[i]);
    return found;
  };
  // C1B asks for 13 points, four red and three black cards; C5A for 14, four white and four of another colour; C3A for 17 points.
  CHECK(goal_rows_of(Gem::red, 4) == std::vector<int>{rows::for_city(0, 0), rows::kTowardsCities + 1});
  CHECK(goal_rows_of(Gem::red, 0) == std::vector<int>{rows::for_city(0, 4), rows::kTowardsCities + 1});
  CHECK(goal_rows_of(Gem::black, 0) == std::vector<int>{rows::for_city(1, 4), rows::kTowardsCities});
  CHECK(goal_rows_of(Gem::white, 5) ==
        std::vector<int>{rows::for_city(0, 3), rows::kTowardsCities, rows::kTowardsPost, rows::kTowardsPost + 5 + 1});
  CHECK(goal_rows_of(Gem::blue, 0) == std::vector<int>{rows::for_city(1, 4), rows::kTowardsPost + 2 * 5 + 2});
  builder.player().prestige = 15;
  CHECK(goal_rows_of(Gem::green, 2) == std::vector<int>{rows::for_city(0, 0), rows::kTowardsPost + 4 * 5 + 4});
  // What is far is not distinguished.
  CHECK(rows::for_city(5, 8) == rows::for_city(9, 17));
  CHECK(rows::for_city(5, 8) == rows::kForCity + rows::kForCityCount - 1);
}

TEST_CASE("decisions are legal, each once, and leave no card out that can be bought") {
  for_each_position([](const GameState& state, const Decisions& decisions) {
    REQUIRE(decisions.count > 0);
    for (std::size_t i = 0; i < decisions.count; ++i) {
      CHECK(why_illegal(state, decisions.action[i]) == std::nullopt);
      for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(decisions.action[i] == decisions.action[j]);
    }
    if (state.phase == Phase::give_back) return;
    for (const Action& action : legal_actions(state))
      CHECK(std::any_of(decisions.action.begin(),
                        decisions.action.begin() + static_cast<std::ptrdiff_t>(decisions.count),
                        [&](const Action& one) {
                          const bool purchase = one.kind == ActionKind::buy || one.kind == ActionKind::conquer;
                          return purchase ? one.kind == action.kind && one.card == action.card : one == action;
                        }));
  });
}

TEST_CASE("chances and preferences sum to one, in every set-up, and are the same bits everywhere") {
  const Network network = support::made_up_network(1);
  base::Hasher hasher;
  for_each_position([&](const GameState& state, const Decisions& decisions) {
    const Network::Judgement judgement = judged(network, state, decisions);
    double chances = 0, preferences = 0;
    const auto note = [&](double value) {
      std::uint64_t bits = 0;
      std::memcpy(&bits, &value, sizeof bits);
      hasher.add(bits);
    };
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
      CHECK(judgement.chances[seat] > 0);
      chances += judgement.chances[seat];
      note(judgement.chances[seat]);
    }
    for (std::size_t i = 0; i < decisions.count; ++i) {
      CHECK(judgement.preference[i] > 0);
      preferences += judgement.preference[i];
      note(judgement.preference[i]);
    }
    CHECK(chances == doctest::Approx(1));
    CHECK(preferences == doctest::Approx(1));
  });
  support::note_hash("network", hasher.value());
}

TEST_CASE("what the player to act cannot know has no influence on the network") {
  const Network network = support::made_up_network(2);
  base::RandomSource random(3);
  for_each_position([&](const GameState& state, const Decisions& decisions) {
    const GameState other = determinise(view_for(state, state.to_act), random);
    const Network::Judgement first = judged(network, state, decisions), second = judged(network, other, decisions);
    CHECK(first.chances == second.chances);
    for (std::size_t i = 0; i < decisions.count; ++i) CHECK(first.preference[i] == second.preference[i]);
  });
}

TEST_CASE("the order of cards in a row has no influence on the network") {
  const Network network = support::made_up_network(3);
  for_each_position([&](const GameState& state, const Decisions& decisions) {
    GameState other = state;
    for (std::size_t row = 0; row < 3; ++row)
      std::reverse(other.slots.begin() + static_cast<std::ptrdiff_t>(4 * row),
                   other.slots.begin() + static_cast<std::ptrdiff_t>(4 * row + 4));
    for (std::size_t row = 0; row < 3; ++row)
      std::reverse(other.modules.occupied.begin() + static_cast<std::ptrdiff_t>(4 * row),
                   other.modules.occupied.begin() + static_cast<std::ptrdiff_t>(4 * row + 4));
    const Network::Judgement first = judged(network, state, decisions), second = judged(network, other, decisions);
    CHECK(first.chances == second.chances);
    for (std::size_t i = 0; i < decisions.count; ++i) CHECK(first.preference[i] == second.preference[i]);
  });
}

TEST_CASE("rivals count by what they have and when they play, not by their seats") {
  const Network network = support::made_up_network(4);
  ActionList scratch;
  base::RandomSource random(9);
  GameState state = new_game({.players = 3}, 4);
  for (int decision = 0; decision < 60; ++decision) apply(state, random_action(state, random, scratch));
  GameState turned = state;  // everybody one seat on
  std::rotate(turned.players.begin(), turned.players.begin() + 2, turned.players.begin() + 3);
  turned.to_act = static_cast<std::uint8_t>((state.to_act + 1) % 3);
  Decisions decisions;
  decisions.list(state, scratch);
  const Network::Judgement first = judged(network, state, decisions), second = judged(network, turned, decisions);
  for (std::size_t seat = 0; seat < 3; ++seat)
    CHECK(first.chances[seat] == doctest::Approx(second.chances[(seat + 1) % 3]));
  for (std::size_t i = 0; i < decisions.count; ++i) CHECK(first.preference[i] == second.preference[i]);
}

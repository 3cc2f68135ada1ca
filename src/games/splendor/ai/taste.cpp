#include "games/splendor/ai/taste.h"

#include <algorithm>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"

namespace splendor {

namespace {

/// Nearness to a noble counts from fewer than so many missing bonuses on, as a part of the visit itself.
constexpr int kNear = 7;
constexpr int kVisit = 60;

/// 0 far away, then 1, 4, 9, …: steps count more the nearer the goal is.
constexpr int nearness(int missing) {
  const int steps = std::max(0, kNear - missing);
  return steps * steps;
}

int noble_parts(const GameState& state, const PlayerState& player) {
  int nearest = 0;
  for (const NobleId noble : state.nobles)
    if (noble != kNoNoble)
      nearest = std::max(nearest, nearness(player.bonuses.missing_for(kNobles[noble].requirement).total()));
  return kVisit * __builtin_popcount(player.nobles) + nearest;
}

int city_parts(const GameState& state, const PlayerState& player) {
  int nearest = 0;
  for (const std::uint8_t index : state.modules.cities) {
    const City& city = kCities[index];
    nearest = std::max(nearest, nearness(player.cards.missing_for(city.cards).total()));
  }
  return nearest;
}

}  // namespace

int liking(const Taste& taste, const GameState& state, int seat) {
  const PlayerState& player = state.players[static_cast<std::size_t>(seat)];
  int sum = 0;
  if (taste.noble != 0) sum += taste.noble * noble_parts(state, player) / kVisit;
  if (taste.city != 0 && state.setup.has(Module::cities)) sum += taste.city * city_parts(state, player) / kNear;
  if (taste.post != 0) sum += taste.post * __builtin_popcount(player.posts);
  for (std::size_t level = 0; level < 3; ++level) {
    if (taste.bought[level] == 0 && taste.orient == 0) continue;
    const int orient = (player.owned & kDeckCards[3 + level]).size();
    sum += taste.bought[level] * ((player.owned & kDeckCards[level]).size() + orient) + taste.orient * orient;
  }
  sum += taste.reserved * player.reserved_count;
  for (std::size_t i = 0; i < player.reserved_count; ++i)
    sum += taste.in_hand[static_cast<std::size_t>(level_of(deck_of(player.reserved[i])) - 1)];
  if (state.setup.has(Module::strongholds)) sum += taste.stronghold * (kStrongholdsEach - player.strongholds);
  return sum;
}

}  // namespace splendor

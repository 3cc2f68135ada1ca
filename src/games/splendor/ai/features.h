// The features of the hand-made evaluator: a row of numbers for each player. The weights (weights.h) were fitted to these,
// in this order; a changed feature needs new weights.
#pragma once

#include <array>
#include <cstddef>

#include "games/splendor/rules/state.h"

namespace splendor {

enum class Feature : std::uint8_t {
  // Prestige and tempo
  prestige,
  to_move,       ///< how soon the player's turn comes: 1 now, 0 after everybody else
  purchased,     ///< the tie-break
  gain_now,      ///< most prestige from one purchase now, with the noble it brings
  can_finish,    ///< that purchase ends the game
  short_of_end,  ///< prestige still missing after the two best purchases within reach
  // Engine
  bonuses,
  colours_1,  ///< colours with at least one bonus, ..
  colours_2,
  colours_3,
  colours_4,
  saved_1,  ///< gems saved by bonuses on the average face-up card of level 1, ..
  saved_2,
  saved_3,
  // Tokens
  gems,
  gold,
  crowded,      ///< tokens beyond seven
  useful_gems,  ///< gems that the average card in reach could use
  useful_colours,
  // Cards in reach
  points_0,  ///< best points among cards that can be bought now, ..
  points_1,  ///< .. after one turn of taking gems ..
  points_2,
  points_3,
  cards_0,  ///< number of such cards
  cards_1,
  worth_best,  ///< points and use of the bonus, less the further away
  worth_second,
  worth_all,
  // Reserved cards
  reserved,
  hand_full,
  reserved_worth,
  reserved_points,
  // Nobles
  noble_1,  ///< nobles that lack one bonus, ..
  noble_2,
  noble_3,
  noble_4,
  // Orient
  virtual_gold,
  // Strongholds
  held_worth,      ///< value of face-up cards held by own strongholds
  held_by_rivals,  ///< cards out of reach for that reason
  besieged,        ///< value of a card with all three strongholds, by its distance
  at_home,         ///< strongholds in hand
  // Cities
  city_cards,   ///< cards missing for the nearest city
  city_points,  ///< points missing for it
  city_done,
  city_second,      ///< distance of the second nearest
  cities_prestige,  ///< prestige, where the Cities are in play
  // Trading posts
  post_a,
  post_b,
  post_c,
  post_d,
  post_e,
  post_near,  ///< posts that lack one card
  count_,
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::count_);

using Features = std::array<double, kFeatures>;

/// How far the game has come, 0 .. 1. Weights are interpolated by it.
double progress_of(const GameState& state);

/// Precondition: a whole state at the start of a turn.
Features features_of(const GameState& state, int player);

/// Most prestige that one purchase now brings, nobles included.
int gain_now(const GameState& state, int player);

}  // namespace splendor

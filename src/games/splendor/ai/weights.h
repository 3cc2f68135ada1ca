// Weights of features.h, fitted to the results of self-play: row by row in the order of Feature.
#pragma once

#include "games/splendor/ai/features.h"

namespace splendor {

/// A feature counts early + progress * late, in log-odds of winning.
struct Weight {
  double early;
  double late;
};
using Weights = std::array<Weight, kFeatures>;

// clang-format off
inline constexpr Weights kWeights{{
    {0.3217, 0.1746},  // prestige
    {0.1446, 0.4114},  // to_move
    {-0.1264, 0.006226},  // purchased
    {0.0255, 0.3301},  // gain_now
    {0.1097, 0.2708},  // can_finish
    {0.1885, -0.253},  // short_of_end
    {0.2323, -0.2646},  // bonuses
    {0.271, -0.1893},  // colours_1
    {0.1539, -0.1845},  // colours_2
    {0.1393, -0.07541},  // colours_3
    {0.1226, -0.08623},  // colours_4
    {0.2811, -0.4049},  // saved_1
    {0.1574, -0.1088},  // saved_2
    {0.1465, -0.1861},  // saved_3
    {0.06678, -0.009113},  // gems
    {-0.2212, 0.08812},  // gold
    {-0.05063, -0.06389},  // crowded
    {-0.1484, -0.1004},  // useful_gems
    {0.02359, 0.01164},  // useful_colours
    {0.1666, -0.3412},  // points_0
    {0.002755, 0.1266},  // points_1
    {0.1717, -0.1041},  // points_2
    {0.006914, -0.02092},  // points_3
    {0.04326, 0.02988},  // cards_0
    {0.01241, 0.06523},  // cards_1
    {0.008576, 0.03354},  // worth_best
    {0.05516, -0.01447},  // worth_second
    {0.04764, -0.03371},  // worth_all
    {-0.1799, 0.09068},  // reserved
    {-0.1346, -0.08479},  // hand_full
    {0.09651, -0.02134},  // reserved_worth
    {-0.09684, 0.03166},  // reserved_points
    {1.062, -0.8559},  // noble_1
    {0.7663, -0.7854},  // noble_2
    {0.4009, -0.3253},  // noble_3
    {0.2677, -0.2905},  // noble_4
    {-0.3778, 0.04335},  // virtual_gold
    {-0.009125, -0.01758},  // held_worth
    {0.5494, 0.01341},  // held_by_rivals
    {-0.6758, -0.2842},  // besieged
    {-0.4135, -0.1446},  // at_home
    {-0.02643, -0.8771},  // city_cards
    {-0.06769, -0.3267},  // city_points
    {0, 0},  // city_done
    {-0.0835, -0.2808},  // city_second
    {-0.09242, -0.6206},  // cities_prestige
    {0.5943, -0.3698},  // post_a
    {-0.06338, 0.09136},  // post_b
    {0.02899, 0.1564},  // post_c
    {-0.01102, 0.02565},  // post_d
    {0.2062, 0.000495},  // post_e
    {0.034, 0.2725},  // post_near
}};
// clang-format on

}  // namespace splendor

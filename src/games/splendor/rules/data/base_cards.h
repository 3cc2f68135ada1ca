// The 90 development cards of the base game, in the order of their ids L1-01 .. L1-40, L2-01 .. L2-30, L3-01 .. L3-20.
// Source: the card list of the base game (2014 and 2024 editions have the same cards), checked against many published
// lists; facts only. Sums are checked below by the compiler.
#pragma once

#include <array>

#include "games/splendor/rules/card.h"

namespace splendor {

// clang-format off
inline constexpr std::array<Card, 90> kBaseCards{{
    {.level = 1, .points = 0, .bonus = Gem::white, .cost = Tokens({.blue = 3})},  // L1-01
    {.level = 1, .points = 0, .bonus = Gem::white, .cost = Tokens({.red = 2, .black = 1})},  // L1-02
    {.level = 1, .points = 0, .bonus = Gem::white, .cost = Tokens({.blue = 2, .black = 2})},  // L1-03
    {.level = 1, .points = 0, .bonus = Gem::white, .cost = Tokens({.blue = 1, .green = 1, .red = 1, .black = 1})},  // L1-04
    {.level = 1, .points = 0, .bonus = Gem::white, .cost = Tokens({.white = 3, .blue = 1, .black = 1})},  // L1-05
    {.level = 1, .points = 0, .bonus = Gem::white, .cost = Tokens({.blue = 2, .green = 2, .black = 1})},  // L1-06
    {.level = 1, .points = 0, .bonus = Gem::white, .cost = Tokens({.blue = 1, .green = 2, .red = 1, .black = 1})},  // L1-07
    {.level = 1, .points = 1, .bonus = Gem::white, .cost = Tokens({.green = 4})},  // L1-08
    {.level = 1, .points = 0, .bonus = Gem::blue, .cost = Tokens({.white = 1, .black = 2})},  // L1-09
    {.level = 1, .points = 0, .bonus = Gem::blue, .cost = Tokens({.black = 3})},  // L1-10
    {.level = 1, .points = 0, .bonus = Gem::blue, .cost = Tokens({.white = 1, .green = 1, .red = 1, .black = 1})},  // L1-11
    {.level = 1, .points = 0, .bonus = Gem::blue, .cost = Tokens({.green = 2, .black = 2})},  // L1-12
    {.level = 1, .points = 0, .bonus = Gem::blue, .cost = Tokens({.white = 1, .green = 2, .red = 2})},  // L1-13
    {.level = 1, .points = 0, .bonus = Gem::blue, .cost = Tokens({.white = 1, .green = 1, .red = 2, .black = 1})},  // L1-14
    {.level = 1, .points = 0, .bonus = Gem::blue, .cost = Tokens({.blue = 1, .green = 3, .red = 1})},  // L1-15
    {.level = 1, .points = 1, .bonus = Gem::blue, .cost = Tokens({.red = 4})},  // L1-16
    {.level = 1, .points = 0, .bonus = Gem::green, .cost = Tokens({.white = 2, .blue = 1})},  // L1-17
    {.level = 1, .points = 0, .bonus = Gem::green, .cost = Tokens({.red = 3})},  // L1-18
    {.level = 1, .points = 0, .bonus = Gem::green, .cost = Tokens({.white = 1, .blue = 1, .red = 1, .black = 1})},  // L1-19
    {.level = 1, .points = 0, .bonus = Gem::green, .cost = Tokens({.blue = 2, .red = 2})},  // L1-20
    {.level = 1, .points = 0, .bonus = Gem::green, .cost = Tokens({.white = 1, .blue = 3, .green = 1})},  // L1-21
    {.level = 1, .points = 0, .bonus = Gem::green, .cost = Tokens({.white = 1, .blue = 1, .red = 1, .black = 2})},  // L1-22
    {.level = 1, .points = 0, .bonus = Gem::green, .cost = Tokens({.blue = 1, .red = 2, .black = 2})},  // L1-23
    {.level = 1, .points = 1, .bonus = Gem::green, .cost = Tokens({.black = 4})},  // L1-24
    {.level = 1, .points = 0, .bonus = Gem::red, .cost = Tokens({.white = 3})},  // L1-25
    {.level = 1, .points = 0, .bonus = Gem::red, .cost = Tokens({.blue = 2, .green = 1})},  // L1-26
    {.level = 1, .points = 0, .bonus = Gem::red, .cost = Tokens({.white = 2, .red = 2})},  // L1-27
    {.level = 1, .points = 0, .bonus = Gem::red, .cost = Tokens({.white = 1, .blue = 1, .green = 1, .black = 1})},  // L1-28
    {.level = 1, .points = 0, .bonus = Gem::red, .cost = Tokens({.white = 2, .blue = 1, .green = 1, .black = 1})},  // L1-29
    {.level = 1, .points = 0, .bonus = Gem::red, .cost = Tokens({.white = 2, .green = 1, .black = 2})},  // L1-30
    {.level = 1, .points = 0, .bonus = Gem::red, .cost = Tokens({.white = 1, .red = 1, .black = 3})},  // L1-31
    {.level = 1, .points = 1, .bonus = Gem::red, .cost = Tokens({.white = 4})},  // L1-32
    {.level = 1, .points = 0, .bonus = Gem::black, .cost = Tokens({.green = 3})},  // L1-33
    {.level = 1, .points = 0, .bonus = Gem::black, .cost = Tokens({.green = 2, .red = 1})},  // L1-34
    {.level = 1, .points = 0, .bonus = Gem::black, .cost = Tokens({.white = 2, .green = 2})},  // L1-35
    {.level = 1, .points = 0, .bonus = Gem::black, .cost = Tokens({.white = 1, .blue = 1, .green = 1, .red = 1})},  // L1-36
    {.level = 1, .points = 0, .bonus = Gem::black, .cost = Tokens({.white = 2, .blue = 2, .red = 1})},  // L1-37
    {.level = 1, .points = 0, .bonus = Gem::black, .cost = Tokens({.white = 1, .blue = 2, .green = 1, .red = 1})},  // L1-38
    {.level = 1, .points = 0, .bonus = Gem::black, .cost = Tokens({.green = 1, .red = 3, .black = 1})},  // L1-39
    {.level = 1, .points = 1, .bonus = Gem::black, .cost = Tokens({.blue = 4})},  // L1-40
    {.level = 2, .points = 1, .bonus = Gem::white, .cost = Tokens({.green = 3, .red = 2, .black = 2})},  // L2-01
    {.level = 2, .points = 1, .bonus = Gem::white, .cost = Tokens({.white = 2, .blue = 3, .red = 3})},  // L2-02
    {.level = 2, .points = 2, .bonus = Gem::white, .cost = Tokens({.red = 5})},  // L2-03
    {.level = 2, .points = 2, .bonus = Gem::white, .cost = Tokens({.green = 1, .red = 4, .black = 2})},  // L2-04
    {.level = 2, .points = 2, .bonus = Gem::white, .cost = Tokens({.red = 5, .black = 3})},  // L2-05
    {.level = 2, .points = 3, .bonus = Gem::white, .cost = Tokens({.white = 6})},  // L2-06
    {.level = 2, .points = 1, .bonus = Gem::blue, .cost = Tokens({.blue = 2, .green = 2, .red = 3})},  // L2-07
    {.level = 2, .points = 1, .bonus = Gem::blue, .cost = Tokens({.blue = 2, .green = 3, .black = 3})},  // L2-08
    {.level = 2, .points = 2, .bonus = Gem::blue, .cost = Tokens({.blue = 5})},  // L2-09
    {.level = 2, .points = 2, .bonus = Gem::blue, .cost = Tokens({.white = 2, .red = 1, .black = 4})},  // L2-10
    {.level = 2, .points = 2, .bonus = Gem::blue, .cost = Tokens({.white = 5, .blue = 3})},  // L2-11
    {.level = 2, .points = 3, .bonus = Gem::blue, .cost = Tokens({.blue = 6})},  // L2-12
    {.level = 2, .points = 1, .bonus = Gem::green, .cost = Tokens({.white = 2, .blue = 3, .black = 2})},  // L2-13
    {.level = 2, .points = 1, .bonus = Gem::green, .cost = Tokens({.white = 3, .green = 2, .red = 3})},  // L2-14
    {.level = 2, .points = 2, .bonus = Gem::green, .cost = Tokens({.green = 5})},  // L2-15
    {.level = 2, .points = 2, .bonus = Gem::green, .cost = Tokens({.white = 4, .blue = 2, .black = 1})},  // L2-16
    {.level = 2, .points = 2, .bonus = Gem::green, .cost = Tokens({.blue = 5, .green = 3})},  // L2-17
    {.level = 2, .points = 3, .bonus = Gem::green, .cost = Tokens({.green = 6})},  // L2-18
    {.level = 2, .points = 1, .bonus = Gem::red, .cost = Tokens({.white = 2, .red = 2, .black = 3})},  // L2-19
    {.level = 2, .points = 1, .bonus = Gem::red, .cost = Tokens({.blue = 3, .red = 2, .black = 3})},  // L2-20
    {.level = 2, .points = 2, .bonus = Gem::red, .cost = Tokens({.black = 5})},  // L2-21
    {.level = 2, .points = 2, .bonus = Gem::red, .cost = Tokens({.white = 1, .blue = 4, .green = 2})},  // L2-22
    {.level = 2, .points = 2, .bonus = Gem::red, .cost = Tokens({.white = 3, .black = 5})},  // L2-23
    {.level = 2, .points = 3, .bonus = Gem::red, .cost = Tokens({.red = 6})},  // L2-24
    {.level = 2, .points = 1, .bonus = Gem::black, .cost = Tokens({.white = 3, .blue = 2, .green = 2})},  // L2-25
    {.level = 2, .points = 1, .bonus = Gem::black, .cost = Tokens({.white = 3, .green = 3, .black = 2})},  // L2-26
    {.level = 2, .points = 2, .bonus = Gem::black, .cost = Tokens({.white = 5})},  // L2-27
    {.level = 2, .points = 2, .bonus = Gem::black, .cost = Tokens({.blue = 1, .green = 4, .red = 2})},  // L2-28
    {.level = 2, .points = 2, .bonus = Gem::black, .cost = Tokens({.green = 5, .red = 3})},  // L2-29
    {.level = 2, .points = 3, .bonus = Gem::black, .cost = Tokens({.black = 6})},  // L2-30
    {.level = 3, .points = 3, .bonus = Gem::white, .cost = Tokens({.blue = 3, .green = 3, .red = 5, .black = 3})},  // L3-01
    {.level = 3, .points = 4, .bonus = Gem::white, .cost = Tokens({.black = 7})},  // L3-02
    {.level = 3, .points = 4, .bonus = Gem::white, .cost = Tokens({.white = 3, .red = 3, .black = 6})},  // L3-03
    {.level = 3, .points = 5, .bonus = Gem::white, .cost = Tokens({.white = 3, .black = 7})},  // L3-04
    {.level = 3, .points = 3, .bonus = Gem::blue, .cost = Tokens({.white = 3, .green = 3, .red = 3, .black = 5})},  // L3-05
    {.level = 3, .points = 4, .bonus = Gem::blue, .cost = Tokens({.white = 7})},  // L3-06
    {.level = 3, .points = 4, .bonus = Gem::blue, .cost = Tokens({.white = 6, .blue = 3, .black = 3})},  // L3-07
    {.level = 3, .points = 5, .bonus = Gem::blue, .cost = Tokens({.white = 7, .blue = 3})},  // L3-08
    {.level = 3, .points = 3, .bonus = Gem::green, .cost = Tokens({.white = 5, .blue = 3, .red = 3, .black = 3})},  // L3-09
    {.level = 3, .points = 4, .bonus = Gem::green, .cost = Tokens({.blue = 7})},  // L3-10
    {.level = 3, .points = 4, .bonus = Gem::green, .cost = Tokens({.white = 3, .blue = 6, .green = 3})},  // L3-11
    {.level = 3, .points = 5, .bonus = Gem::green, .cost = Tokens({.blue = 7, .green = 3})},  // L3-12
    {.level = 3, .points = 3, .bonus = Gem::red, .cost = Tokens({.white = 3, .blue = 5, .green = 3, .black = 3})},  // L3-13
    {.level = 3, .points = 4, .bonus = Gem::red, .cost = Tokens({.green = 7})},  // L3-14
    {.level = 3, .points = 4, .bonus = Gem::red, .cost = Tokens({.blue = 3, .green = 6, .red = 3})},  // L3-15
    {.level = 3, .points = 5, .bonus = Gem::red, .cost = Tokens({.green = 7, .red = 3})},  // L3-16
    {.level = 3, .points = 3, .bonus = Gem::black, .cost = Tokens({.white = 3, .blue = 3, .green = 5, .red = 3})},  // L3-17
    {.level = 3, .points = 4, .bonus = Gem::black, .cost = Tokens({.red = 7})},  // L3-18
    {.level = 3, .points = 4, .bonus = Gem::black, .cost = Tokens({.green = 3, .red = 6, .black = 3})},  // L3-19
    {.level = 3, .points = 5, .bonus = Gem::black, .cost = Tokens({.red = 7, .black = 3})},  // L3-20
}};
// clang-format on

namespace check {
constexpr int points_of_level(int level) {
  int sum = 0;
  for (const Card& card : kBaseCards) sum += card.level == level ? card.points : 0;
  return sum;
}
constexpr int cards_of(int level, Gem bonus) {
  int count = 0;
  for (const Card& card : kBaseCards) count += card.level == level && card.bonus == bonus ? 1 : 0;
  return count;
}
static_assert(points_of_level(1) == 5 && points_of_level(2) == 55 && points_of_level(3) == 80);
static_assert(cards_of(1, Gem::white) == 8 && cards_of(1, Gem::blue) == 8 && cards_of(1, Gem::green) == 8 &&
              cards_of(1, Gem::red) == 8 && cards_of(1, Gem::black) == 8);
static_assert(cards_of(2, Gem::white) == 6 && cards_of(2, Gem::blue) == 6 && cards_of(2, Gem::green) == 6 &&
              cards_of(2, Gem::red) == 6 && cards_of(2, Gem::black) == 6);
static_assert(cards_of(3, Gem::white) == 4 && cards_of(3, Gem::blue) == 4 && cards_of(3, Gem::green) == 4 &&
              cards_of(3, Gem::red) == 4 && cards_of(3, Gem::black) == 4);
}  // namespace check

}  // namespace splendor

// The 30 cards of the Orient, in the order of their ids O1-01 .. O1-10, O2-01 .. O2-10, O3-01 .. O3-10.
// Source: the 2025 box, The Sun Never Sets; facts only.
#pragma once

#include <array>

#include "games/splendor/rules/card.h"

namespace splendor {

// clang-format off
inline constexpr std::array<Card, 30> kOrientCards{{
    {.level = 1, .points = 0, .cost = Tokens({.white = 3}), .kind = CardKind::virtual_gold},  // O1-01
    {.level = 1, .points = 0, .cost = Tokens({.blue = 3}), .kind = CardKind::virtual_gold},  // O1-02
    {.level = 1, .points = 0, .cost = Tokens({.green = 3}), .kind = CardKind::virtual_gold},  // O1-03
    {.level = 1, .points = 0, .cost = Tokens({.red = 3}), .kind = CardKind::virtual_gold},  // O1-04
    {.level = 1, .points = 0, .cost = Tokens({.black = 3}), .kind = CardKind::virtual_gold},  // O1-05
    {.level = 1, .points = 0, .cost = Tokens({.white = 3, .red = 2}), .kind = CardKind::associate},  // O1-06
    {.level = 1, .points = 0, .cost = Tokens({.white = 2, .black = 3}), .kind = CardKind::associate},  // O1-07
    {.level = 1, .points = 0, .cost = Tokens({.blue = 3, .green = 2}), .kind = CardKind::associate},  // O1-08
    {.level = 1, .points = 0, .cost = Tokens({.blue = 2, .red = 3}), .kind = CardKind::associate},  // O1-09
    {.level = 1, .points = 0, .cost = Tokens({.green = 3, .black = 2}), .kind = CardKind::associate},  // O1-10
    {.level = 2, .points = 1, .bonus = Gem::white, .cost = Tokens({.green = 3, .red = 4}), .kind = CardKind::double_bonus},  // O2-01
    {.level = 2, .points = 1, .bonus = Gem::blue, .cost = Tokens({.red = 3, .black = 4}), .kind = CardKind::double_bonus},  // O2-02
    {.level = 2, .points = 1, .bonus = Gem::green, .cost = Tokens({.white = 4, .black = 3}), .kind = CardKind::double_bonus},  // O2-03
    {.level = 2, .points = 1, .bonus = Gem::red, .cost = Tokens({.white = 3, .blue = 4}), .kind = CardKind::double_bonus},  // O2-04
    {.level = 2, .points = 1, .bonus = Gem::black, .cost = Tokens({.blue = 3, .green = 4}), .kind = CardKind::double_bonus},  // O2-05
    {.level = 2, .points = 1, .cost = Tokens({.white = 4, .blue = 3, .black = 1}), .kind = CardKind::associate_take},  // O2-06
    {.level = 2, .points = 1, .cost = Tokens({.white = 3, .blue = 1, .green = 4}), .kind = CardKind::associate_take},  // O2-07
    {.level = 2, .points = 1, .cost = Tokens({.white = 1, .green = 3, .red = 4}), .kind = CardKind::associate_take},  // O2-08
    {.level = 2, .points = 1, .cost = Tokens({.blue = 4, .red = 1, .black = 3}), .kind = CardKind::associate_take},  // O2-09
    {.level = 2, .points = 1, .cost = Tokens({.green = 1, .red = 3, .black = 4}), .kind = CardKind::associate_take},  // O2-10
    {.level = 3, .points = 1, .bonus = Gem::white, .cost = Tokens({.blue = 6, .green = 3, .red = 1}), .kind = CardKind::take},  // O3-01
    {.level = 3, .points = 1, .bonus = Gem::blue, .cost = Tokens({.green = 6, .red = 3, .black = 1}), .kind = CardKind::take},  // O3-02
    {.level = 3, .points = 1, .bonus = Gem::green, .cost = Tokens({.white = 1, .red = 6, .black = 3}), .kind = CardKind::take},  // O3-03
    {.level = 3, .points = 1, .bonus = Gem::red, .cost = Tokens({.white = 3, .blue = 1, .black = 6}), .kind = CardKind::take},  // O3-04
    {.level = 3, .points = 1, .bonus = Gem::black, .cost = Tokens({.white = 6, .blue = 3, .green = 1}), .kind = CardKind::take},  // O3-05
    {.level = 3, .points = 3, .bonus = Gem::white, .kind = CardKind::discard_price, .discard = Gem::green},  // O3-06
    {.level = 3, .points = 3, .bonus = Gem::blue, .kind = CardKind::discard_price, .discard = Gem::red},  // O3-07
    {.level = 3, .points = 3, .bonus = Gem::green, .kind = CardKind::discard_price, .discard = Gem::black},  // O3-08
    {.level = 3, .points = 3, .bonus = Gem::red, .kind = CardKind::discard_price, .discard = Gem::white},  // O3-09
    {.level = 3, .points = 3, .bonus = Gem::black, .kind = CardKind::discard_price, .discard = Gem::blue},  // O3-10
}};
// clang-format on

}  // namespace splendor

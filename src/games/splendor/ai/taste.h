// A playing style, independent of strength: what a computer player likes to have. The search adds it to the evaluation, most
// in open positions and nothing in decided ones.
#pragma once

#include <array>
#include <cstdint>

#include "games/splendor/rules/state.h"

namespace splendor {

/// Weight of each of these, in thousandths of the largest possible addition.
struct Taste {
  int noble = 0;                 ///< a noble's visit, or being near one
  int city = 0;                  ///< being near a city
  int post = 0;                  ///< a trading post
  std::array<int, 3> bought{};   ///< a card of each level
  int orient = 0;                ///< a card of the Orient, besides
  int reserved = 0;              ///< a card in hand
  std::array<int, 3> in_hand{};  ///< for its level, besides
  int stronghold = 0;            ///< one on the table
};

/// Styles of base::Level from 1 on; style 0 has no taste. Links store indices into this table: append, never insert.
inline constexpr std::array<Taste, 3> kTastes{{
    {.noble = 1500, .city = 100, .post = 350, .bought = {60, 0, 0}},
    {.bought = {170, 0, 0}, .orient = 160},
    {.bought = {0, 0, 600}, .reserved = 100, .in_hand = {0, 0, 160}, .stronghold = 120},
}};

/// nullptr for style 0 and for unknown ones.
constexpr const Taste* taste_of(unsigned style) {
  return style == 0 || style > kTastes.size() ? nullptr : &kTastes[style - 1];
}

/// How much of what it likes a seat has. Integers, so that it is the same everywhere.
int liking(const Taste& taste, const GameState& state, int seat);

/// A chance to win, adjusted for having gained `more` of what is liked since the root of the search.
constexpr double liked(double chance, int more) {
  const double part = more < -1000 ? -1.0 : more > 1000 ? 1.0 : more / 1000.0;
  return chance + part * chance * (1.0 - chance);
}

}  // namespace splendor

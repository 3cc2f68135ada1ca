// The characters of Splendor's computer players, one for each taste (ai/taste.h): names and portraits.
#pragma once

#include <array>

#include "app/session.h"
#include "games/splendor/ai/taste.h"
#include "games/splendor/ui/art/characters.h"
#include "games/splendor/ui/words.h"
#include "ui/character.h"

namespace splendor_ui {

inline constexpr std::array<ui::Character, splendor::kTastes.size()> kCharacters{
    {{words::character_nobles, words::likes_nobles, words::livia_honour, words::livia_liking, words::livia_victory},
     {words::character_cheap, words::likes_cheap, words::jacopo_honour, words::jacopo_liking, words::jacopo_victory},
     {words::character_high, words::likes_high, words::sibylla_honour, words::sibylla_liking, words::sibylla_victory}}};

/// nullptr for a seat without.
constexpr const ui::Character* character_of(const app::Seat& seat) {
  return seat.style == 0 ? nullptr : &kCharacters[seat.style - 1u];
}

}  // namespace splendor_ui

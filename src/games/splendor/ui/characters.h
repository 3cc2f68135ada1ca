// The computers of Splendor that play with a taste of their own (ai/taste.h): names and faces.
#pragma once

#include <array>

#include "games/splendor/ai/taste.h"
#include "games/splendor/ui/art/characters.h"
#include "games/splendor/ui/words.h"
#include "ui/character.h"

namespace ui {

inline constexpr std::array<Character, splendor::kTastes.size()> kCharacters{
    {{words::character_nobles, words::likes_nobles},
     {words::character_cheap, words::likes_cheap},
     {words::character_high, words::likes_high}}};

}  // namespace ui

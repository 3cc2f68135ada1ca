// Resources and village tiles: counts and names. Facts of the game; the summaries are our own words.
#pragma once

#include <array>
#include <cstdint>

#include "games/kingdom/rules/sections.h"

namespace kingdom {

/// By Token, in the order of the notation; records and tile ids use the lower-case English name.
struct TokenNames {
  const char* id;
  Names name;
};
inline constexpr std::array<TokenNames, kTokenKinds> kTokenNames{{
    {"mushroom", {"Mushroom", "Champignon"}},
    {"apple", {"Apple", "Pomme"}},
    {"cabbage", {"Cabbage", "Chou"}},
    {"hazelnut", {"Hazelnut", "Noisette"}},
    {"water", {"Water", "Eau"}},
    {"gold", {"Gold", "Or"}},
    {"treasure", {"Treasure", "Trésor"}},
}};

/// What a village tile does. `hidden` is its back, `none` a village without one.
enum class Effect : std::uint8_t { tornado, treasure, drought, thief, gem, hidden, none };
inline constexpr int kEffects = 5;

struct VillageTile {
  const char* id;
  int count;
  Names name;
  Names summary;
};
// clang-format off
inline constexpr std::array<VillageTile, kEffects> kVillageTiles{{
    {"tornado", 1, {"Tornado", "Tornade"},
     {"The marketplace closes for the rest of the game", "Le marché ferme jusqu’à la fin de la partie"}},
    {"treasure", 2, {"Treasure", "Trésor"},
     {"Keep it in your purse and spend it once like a gold coin",
      "Gardez-le dans votre bourse et dépensez-le une fois comme une pièce d’or"}},
    {"drought", 2, {"Drought", "Sécheresse"},
     {"Everyone with more than 5 tokens goes down to 5", "Chacun redescend à 5 jetons au plus"}},
    {"thief", 2, {"Kind-hearted Thief", "Voleur au grand cœur"},
     {"Give one of your tokens to another traveller", "Donnez un de vos jetons à un autre voyageur"}},
    {"gem", 1, {"Queen’s Gem", "Gemme de la Reine"},
     {"Its owner wins alone if they reach the palace by the end",
      "Son propriétaire gagne seul s’il est au palais à la fin"}},
}};
// clang-format on
inline constexpr int kVillageTileCount = 8;  ///< all copies

}  // namespace kingdom

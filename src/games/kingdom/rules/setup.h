// The options of a game: number of travellers, board, with or without the Mysteries, who begins.
#pragma once

#include <array>
#include <cstdint>

#include "games/kingdom/rules/sections.h"

namespace kingdom {

inline constexpr int kMinTravellers = 2;
inline constexpr int kMaxTravellers = 4;

/// Which side of a section lies up.
enum class Side : std::uint8_t { a, b, random };

/// [kingdom.first] A seat, or a draw among all.
inline constexpr std::uint8_t kRandomSeat = 4;

struct Setup {
  std::uint8_t players = 2;  ///< kMinTravellers .. kMaxTravellers
  bool full = true;          ///< [kingdom.setup.short] all three sections, or the two ends only
  bool mysteries = false;    ///< [kingdom.mysteries] asks for the full board
  std::uint8_t first = 0;    ///< seat that begins, or kRandomSeat
  std::array<Side, kSections> sides{Side::random, Side::random, Side::random};  ///< A1, A2, A3

  /// [kingdom.setup.supply] 3, 5 or 7 of each resource for 2, 3 or 4 travellers.
  constexpr int resources_each() const { return 2 * players - 1; }
  static constexpr int kGold = 7;  ///< [kingdom.setup.gold] for any number

  /// Only the tiles are left to chance, as in every dealt game.
  constexpr bool drawn() const {
    for (const Side side : sides)
      if (side == Side::random) return false;
    return first < players;
  }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// Side of a section in play, as an index into kSectionSides. Precondition: setup.drawn().
constexpr std::size_t side_index(const Setup& setup, std::size_t section) {
  return 2 * section + static_cast<std::size_t>(setup.sides[section]);
}

}  // namespace kingdom

// How the sections of the board are described: places, roads and sides. The rows are in data/; board.h answers what the
// rules ask. Coordinates are thousandths of a section, which is 1000 wide and 800 high; y grows downwards, and roads run
// towards smaller y. Several sections are stacked: the port end at the bottom, the palace end at the top.
#pragma once

#include <array>
#include <cstdint>

#include "base/text.h"
#include "games/kingdom/rules/tokens.h"

namespace kingdom {

enum class SpaceKind : std::uint8_t { port, city, village, palace };

/// In thousandths: x of the width, y of the height of a section.
struct Point {
  std::int16_t x = 0, y = 0;

  friend constexpr bool operator==(Point, Point) = default;
};

/// By Language; one that lacks a language does not compile.
struct Names {
  template <class... Words>
  constexpr Names(Words... by_language) : words{by_language...} {
    static_assert(sizeof...(Words) == base::kLanguageCount);
  }

  std::array<const char*, base::kLanguageCount> words;
};

using SpaceId = std::uint8_t;  ///< index into kSpaces
using RoadId = std::uint8_t;   ///< index into kRoads
inline constexpr SpaceId kNoSpace = 255;
inline constexpr RoadId kNoRoad = 255;

/// A place where a pawn can stand.
struct Space {
  const char* id;  ///< as in records; both palaces are called `palace`
  SpaceKind kind;
  Point at;
  Names name;  ///< written below the place
};

/// Where roads cross from a section to the next one: a fifth, a half and four fifths of the shared edge.
enum class Slot : std::uint8_t { left, centre, right, none };
inline constexpr int kSlotsPerEdge = 3;
constexpr std::int16_t slot_x(Slot slot) { return slot == Slot::left ? 200 : slot == Slot::centre ? 500 : 800; }

/// From `from` to `to` within a section; or, with a slot, from whichever space below leads to that slot.
struct Road {
  const char* id;
  SpaceId from;  ///< kNoSpace with a slot
  SpaceId to;
  Slot slot;
  Tokens cost;
  Point banner;  ///< centre of the cost banner, in the section of `to`
  Point via;     ///< draw the road as a smooth curve through this point; {0, 0}: none

  constexpr bool enters() const { return slot != Slot::none; }
  constexpr bool bends() const { return via != Point{}; }
};

/// One side of a section: runs of kSpaces and kRoads. `name` and `character` are for the form of a new game.
struct SectionSide {
  const char* id;  ///< A1.a
  Names name;
  Names character;
  SpaceId first_space;
  std::uint8_t space_count;
  RoadId first_road;
  std::uint8_t road_count;
  SpaceId exits[kSlotsPerEdge];  ///< by slot of the upper edge; kNoSpace at the palace end
};

inline constexpr int kSections = 3;  ///< A1 (port end), A2 (centre), A3 (palace end)
inline constexpr int kSides = 6;     ///< A1.a, A1.b, A2.a ...

}  // namespace kingdom

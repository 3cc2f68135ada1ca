// Queries about the board, for rules and map: the spaces and roads in play, and which roads lead onward from a space.
#pragma once

#include <array>

#include "games/kingdom/rules/data/sections.h"
#include "games/kingdom/rules/setup.h"

namespace kingdom {

/// Sections in play, from the port end: [kingdom.setup.short] two or three. Index into Setup::sides.
constexpr bool section_in_play(const Setup& setup, std::size_t section) { return section != 1 || setup.full; }

constexpr const SectionSide& side_of(const Setup& setup, std::size_t section) {
  return kSectionSides[side_index(setup, section)];
}

namespace detail {
/// By space or road, the side that has it.
template <std::size_t kHowMany>
constexpr auto sides_of(std::uint8_t SectionSide::*first, std::uint8_t SectionSide::*count) {
  std::array<std::uint8_t, kHowMany> side{};
  for (std::size_t s = 0; s < kSides; ++s)
    for (std::size_t i = 0; i < kSectionSides[s].*count; ++i)
      side[kSectionSides[s].*first + i] = static_cast<std::uint8_t>(s);
  return side;
}
inline constexpr auto kSideOfSpace = sides_of<kSpaces.size()>(&SectionSide::first_space, &SectionSide::space_count);
inline constexpr auto kSideOfRoad = sides_of<kRoads.size()>(&SectionSide::first_road, &SectionSide::road_count);
}  // namespace detail

/// Section (0 .. 2) of a space or road, whichever board is in play.
constexpr std::size_t section_of_space(SpaceId space) { return detail::kSideOfSpace[space] / 2u; }
constexpr std::size_t section_of_road(RoadId road) { return detail::kSideOfRoad[road] / 2u; }

constexpr bool space_in_play(const Setup& setup, SpaceId space) {
  const std::size_t section = section_of_space(space);
  return section_in_play(setup, section) && side_index(setup, section) == detail::kSideOfSpace[space];
}
constexpr bool road_in_play(const Setup& setup, RoadId road) {
  const std::size_t section = section_of_road(road);
  return section_in_play(setup, section) && side_index(setup, section) == detail::kSideOfRoad[road];
}

/// The section beyond; kSections beyond the palace end.
constexpr std::size_t next_section(const Setup& setup, std::size_t section) {
  return section == 0 && !setup.full ? 2 : section + 1;
}

constexpr SpaceId port_of(const Setup& setup) { return side_of(setup, 0).first_space; }
constexpr SpaceId palace_of(const Setup& setup) {
  const SectionSide& end = side_of(setup, 2);
  return static_cast<SpaceId>(end.first_space + end.space_count - 1);
}

/// Roads that lead onward from a space, in the order of kRoads. No space has more than three.
struct RoadList {
  std::array<RoadId, 3> roads{kNoRoad, kNoRoad, kNoRoad};
  std::uint8_t count = 0;

  constexpr void add(RoadId road) { roads[count++] = road; }
  constexpr const RoadId* begin() const { return roads.data(); }
  constexpr const RoadId* end() const { return roads.data() + count; }
};

namespace detail {
/// The roads inside the section of each space.
constexpr std::array<RoadList, kSpaces.size()> kInnerRoads = [] {
  std::array<RoadList, kSpaces.size()> lists{};
  for (std::size_t road = 0; road < kRoads.size(); ++road)
    if (!kRoads[road].enters()) lists[kRoads[road].from].add(static_cast<RoadId>(road));
  return lists;
}();
}  // namespace detail

/// [kingdom.setup.board] The road through a slot of the lower section's edge belongs to the upper section.
constexpr RoadId entry_of(const SectionSide& upper, std::size_t slot) {
  return static_cast<RoadId>(upper.first_road + slot);
}

/// [kingdom.move.onward] One begins where one stands, and leads towards the palace.
constexpr RoadList roads_from(const Setup& setup, SpaceId space) {
  RoadList list = detail::kInnerRoads[space];
  const std::size_t section = section_of_space(space);
  const SectionSide& side = kSectionSides[detail::kSideOfSpace[space]];
  for (std::size_t slot = 0; slot < kSlotsPerEdge; ++slot)
    if (side.exits[slot] == space) list.add(entry_of(side_of(setup, next_section(setup, section)), slot));
  return list;
}

/// Space where a road begins on this board. Precondition: road_in_play(setup, road).
constexpr SpaceId start_of(const Setup& setup, RoadId road) {
  if (!kRoads[road].enters()) return kRoads[road].from;
  const std::size_t below = section_of_road(road) == 2 && !setup.full ? 0 : section_of_road(road) - 1;
  return side_of(setup, below).exits[static_cast<std::size_t>(kRoads[road].slot)];
}

/// The villages that have tiles, in the order of kSpaces.
inline constexpr int kMostMysteryVillages = 7;
struct VillageList {
  std::array<SpaceId, kMostMysteryVillages> spaces{};
  std::uint8_t count = 0;

  constexpr const SpaceId* begin() const { return spaces.data(); }
  constexpr const SpaceId* end() const { return spaces.data() + count; }
};
/// [kingdom.mysteries.villages] Those of the central section.
constexpr VillageList mystery_villages(const Setup& setup) {
  VillageList list;
  if (!setup.mysteries) return list;
  const SectionSide& side = side_of(setup, 1);
  for (std::size_t i = 0; i < side.space_count; ++i)
    if (kSpaces[side.first_space + i].kind == SpaceKind::village)
      list.spaces[list.count++] = static_cast<SpaceId>(side.first_space + i);
  return list;
}
/// Place in that list, or -1.
constexpr int mystery_index(const Setup& setup, SpaceId space) {
  const VillageList list = mystery_villages(setup);
  for (int i = 0; i < list.count; ++i)
    if (list.spaces[static_cast<std::size_t>(i)] == space) return i;
  return -1;
}

// The tables are what the functions above expect: ports first, palaces last, entries by slot, roads that climb.
static_assert([] {
  for (std::size_t s = 0; s < kSides; ++s) {
    const SectionSide& side = kSectionSides[s];
    const SpaceId last = static_cast<SpaceId>(side.first_space + side.space_count - 1);
    if ((kSpaces[side.first_space].kind == SpaceKind::port) != (s < 2)) return false;
    if ((kSpaces[last].kind == SpaceKind::palace) != (s >= 4)) return false;
    for (std::size_t i = 0; i < side.road_count; ++i) {
      const Road& road = kRoads[side.first_road + i];
      const bool entry = s >= 2 && i < kSlotsPerEdge;
      if (road.enters() != entry || (entry && static_cast<std::size_t>(road.slot) != i)) return false;
      if (!entry && kSpaces[road.to].at.y >= kSpaces[road.from].at.y) return false;
      if (road.cost.wild() != 0 || road.cost.total() < 3 || road.cost.total() > 7) return false;
    }
  }
  return true;
}());

// [kingdom.move.no-dead-end] On every board each space but the palace has an onward road that asks for two of a resource
// at most, so that even the supply of two travellers reaches for it.
static_assert([] {
  for (int mix = 0; mix < 16; ++mix) {
    const Setup setup{
        .full = (mix & 8) != 0,
        .sides = {static_cast<Side>(mix & 1), static_cast<Side>(mix >> 1 & 1), static_cast<Side>(mix >> 2 & 1)}};
    for (std::size_t space = 0; space < kSpaces.size(); ++space) {
      if (!space_in_play(setup, static_cast<SpaceId>(space)) || kSpaces[space].kind == SpaceKind::palace) continue;
      bool way_on = false;
      for (const RoadId road : roads_from(setup, static_cast<SpaceId>(space)))
        way_on = way_on || Tokens::each_resource(2).covers(kRoads[road].cost);
      if (!way_on) return false;
    }
  }
  return true;
}());

}  // namespace kingdom

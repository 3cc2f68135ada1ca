// The twenty city tiles, four of each resource, and sets of them.
#pragma once

#include <bit>
#include <cstdint>

#include "games/kingdom/rules/tokens.h"

namespace kingdom {

/// 4 x resource + copy - 1: mushroom-1 is 0, water-4 is 19.
using TileId = std::uint8_t;
inline constexpr int kTileCount = 20;
inline constexpr int kTilesEach = 4;        ///< of a resource
inline constexpr TileId kHiddenTile = 254;  ///< a place of the stack as seen by travellers
inline constexpr TileId kNoTile = 255;

constexpr Token resource_of(TileId tile) { return static_cast<Token>(tile / kTilesEach); }

/// A set of tiles, a bit for each.
struct TileSet {
  std::uint32_t bits = 0;

  constexpr bool contains(TileId tile) const { return (bits >> tile & 1) != 0; }
  constexpr void insert(TileId tile) { bits |= 1u << tile; }
  constexpr void erase(TileId tile) { bits &= ~(1u << tile); }
  constexpr bool empty() const { return bits == 0; }
  constexpr int count() const { return std::popcount(bits); }
  /// Of those that come before `tile` in ascending order, whether it is among them or not.
  constexpr int count_before(TileId tile) const { return std::popcount(bits & ((1u << tile) - 1)); }
  constexpr bool covers(TileSet other) const { return (other.bits & ~bits) == 0; }

  /// The tiles of one resource as four bits, the first copy lowest.
  constexpr unsigned of(Token resource) const { return bits >> (kTilesEach * index_of(resource)) & 15; }
  static constexpr TileSet of(Token resource, unsigned copies) { return {copies << (kTilesEach * index_of(resource))}; }

  /// One unit for each tile.
  constexpr Tokens worth() const {
    Tokens tokens;
    for (const Token resource : kResources) tokens += Tokens::of(resource, std::popcount(of(resource)));
    return tokens;
  }

  friend constexpr bool operator==(TileSet, TileSet) = default;
  friend constexpr TileSet operator|(TileSet a, TileSet b) { return {a.bits | b.bits}; }
  friend constexpr TileSet operator-(TileSet a, TileSet b) { return {a.bits & ~b.bits}; }
};

/// Calls visit(TileId) in ascending order.
template <class Visit>
constexpr void for_each_tile(TileSet tiles, Visit&& visit) {
  for (std::uint32_t bits = tiles.bits; bits != 0; bits &= bits - 1) visit(static_cast<TileId>(std::countr_zero(bits)));
}

inline constexpr TileSet kAllTiles{(1u << kTileCount) - 1};

}  // namespace kingdom

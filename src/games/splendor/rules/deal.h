// From a setup and a seed (or given orders) to the first state. The same deal everywhere, for ever: kDealVersion.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/result.h"
#include "core/state.h"

namespace splendor {

/// Number of the shuffle and of the order of legal actions. A link of another version is refused, not misread.
inline constexpr int kDealVersion = 1;

/// Everything chance decides before a game. Deck orders have the card drawn first in front; the first four (Orient: two)
/// are the opening row.
struct Deal {
  std::array<std::vector<CardId>, kDeckCount> decks;  ///< Orient decks empty without the module
  std::vector<NobleId> nobles;                        ///< players + 1, none with the Cities
  std::vector<std::uint8_t> cities;                   ///< three with the Cities
};

/// [base.setup] Shuffles by our own generator. Precondition: a valid setup.
Deal shuffle_deal(const Setup& setup, std::uint64_t seed);

/// Why a setup or a deal (from a record) cannot be played; nullopt: it can. Decks must hold each of their cards once.
std::optional<ParseError> why_bad_deal(const Setup& setup, const Deal& deal);

/// Precondition: !why_bad_deal(setup, deal).
GameState new_game(const Setup& setup, const Deal& deal);
GameState new_game(const Setup& setup, std::uint64_t seed);

}  // namespace splendor

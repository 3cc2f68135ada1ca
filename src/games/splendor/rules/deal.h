// From a setup and a seed (or given orders) to the first state. The same deal everywhere, for ever (base::kDealVersion).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.h"
#include "games/splendor/rules/state.h"

namespace splendor {

/// Everything chance decides before a game. Deck orders have the card drawn first in front; the first four (Orient: two)
/// are the opening row.
struct Deal {
  std::array<std::vector<CardId>, kDeckCount> decks;  ///< Orient decks empty without the module
  std::vector<NobleId> nobles;                        ///< players + 1, none with the Cities
  std::vector<std::uint8_t> cities;                   ///< three with the Cities
};

/// [base.setup.nobles] The pool that is shuffled. [orient.noble] [strongholds.noble] NX1 joins with the Orient or the
/// Strongholds, [posts.noble] NX2 with the Trading Posts.
std::vector<NobleId> noble_pool(const Setup& setup);

/// [base.setup] Shuffles by our own generator. Precondition: a valid setup.
Deal shuffle_deal(const Setup& setup, std::uint64_t seed);

/// Why a setup or a deal (from a record) cannot be played; nullopt: it can. Decks must hold each of their cards once.
std::optional<base::Message> why_bad_deal(const Setup& setup, const Deal& deal);

/// Precondition: !why_bad_deal(setup, deal).
GameState new_game(const Setup& setup, const Deal& deal);
GameState new_game(const Setup& setup, std::uint64_t seed);

}  // namespace splendor

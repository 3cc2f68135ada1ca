// From a setup and a seed (or given orders) to the first state. The same deal everywhere, for ever: the deal version of
// Splendor's links and saves counts for this game too.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/result.h"
#include "games/kingdom/rules/state.h"

namespace kingdom {

/// Everything chance decides before a game.
struct Deal {
  Setup setup;                             ///< drawn; an unused centre counts as side a
  std::array<TileId, kTileCount> stack{};  ///< top first; with the Mysteries the first three are the marketplace
  /// By village of mystery_villages(setup); Effect::none without one.
  std::array<Effect, kMostMysteryVillages> villages{Effect::none, Effect::none, Effect::none, Effect::none,
                                                    Effect::none, Effect::none, Effect::none};

  friend bool operator==(const Deal&, const Deal&) = default;
};

/// Why a setup cannot be played; nullopt: it can.
std::optional<base::Message> why_bad_setup(const Setup& setup);

/// [kingdom.setup] Shuffles by our own generator. The same seed has the same tiles whatever the setup leaves to chance.
/// Precondition: !why_bad_setup(setup).
Deal shuffle_deal(const Setup& setup, std::uint64_t seed);

/// Why a deal (from a record) cannot be played; nullopt: it can.
std::optional<base::Message> why_bad_deal(const Deal& deal);

/// Precondition: !why_bad_deal(deal).
GameState new_game(const Deal& deal);
GameState new_game(const Setup& setup, std::uint64_t seed);

}  // namespace kingdom

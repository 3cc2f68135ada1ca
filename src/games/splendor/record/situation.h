// A position as an observer of the table can describe it: everything that is face up, and only the backs of what is face down.
// Always at the beginning of a turn. A game can begin from it; unknown cards are then dealt by a seed.
#pragma once

#include <optional>

#include "base/message.h"
#include "games/splendor/rules/view.h"

namespace splendor {

struct Situation {
  /// As a PlayerView shows it. Derived values are computed by settle(): the bank, sums, counts, decks, the strongholds left to
  /// each player, the last round.
  GameState shown{};

  friend bool operator==(const Situation&, const Situation&) = default;
};

inline constexpr int kMaxSituationRound = 200;

/// [base.setup] An empty table: all tokens in the bank, all cards in their decks, no nobles or cities chosen.
Situation empty_table(const Setup& setup);

/// The position of a view. Precondition: a turn begins there.
Situation situation_of(const PlayerView& view);

/// Computes all derived values, and drops what the setup has no place for. Idempotent.
void settle(Situation& situation);

/// Why the position is impossible, as far as that can be checked; nullopt: a game can begin from it. Precondition: it is settled.
std::optional<base::Message> why_impossible(const Situation& situation);

/// [view.redeal] A full state; unknown cards are dealt by the seed. Precondition: !why_impossible(situation).
GameState deal(const Situation& situation, std::uint64_t seed);

/// Where a card is known to be; `deck` for one that nobody has seen. `seat`: its owner; -1 for none.
struct CardPlace {
  enum class Kind : std::uint8_t { deck, slot, owned, reserved, removed };
  Kind kind = Kind::deck;
  int seat = -1;
};
CardPlace place_of(const Situation& situation, CardId card);

}  // namespace splendor

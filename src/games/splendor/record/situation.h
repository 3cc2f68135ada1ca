// A position as somebody can describe it who looks at a table: what lies in sight, and of what lies face down no more than
// its back. Always at the beginning of a turn. From it a game can begin, with what is unknown dealt by a seed.
#pragma once

#include <optional>

#include "base/message.h"
#include "games/splendor/rules/view.h"

namespace splendor {

struct Situation {
  /// As a PlayerView shows it. What follows from the rest is left to settle(): the bank, sums, counts, decks, who has how many
  /// strongholds in hand, the last round.
  GameState shown{};

  friend bool operator==(const Situation&, const Situation&) = default;
};

inline constexpr int kMaxSituationRound = 200;

/// [base.setup] Nothing on the table yet: all tokens in the bank, all cards in their decks. Nobles and cities are left to choose.
Situation empty_table(const Setup& setup);

/// What a view shows. Precondition: a turn begins there.
Situation situation_of(const PlayerView& view);

/// Makes all that follows from the rest agree with it, and forgets what the setup has no place for. Changes nothing twice.
void settle(Situation& situation);

/// Why no game can come to this, as far as that can be told; nullopt: one begins from it. Precondition: it is settled.
std::optional<base::Message> why_impossible(const Situation& situation);

/// [view.redeal] Precondition: !why_impossible(situation).
GameState deal(const Situation& situation, std::uint64_t seed);

/// Where a card lies that is known: one place at most. `seat`: whose it is.
struct CardPlace {
  enum class Kind : std::uint8_t { deck, slot, owned, reserved, removed };
  Kind kind = Kind::deck;
  int seat = -1;
};
CardPlace place_of(const Situation& situation, CardId card);

}  // namespace splendor

// Encodes a position for links and saves (GameSpec::position). Its setup is stored beside it.
//
//   seat to act (1), round - 1 (1)
//   a byte a slot (12, with the Orient 18): 0 for a gap, else card + 1
//   nobles on the table (1 each, players + 1): 0 for none, else noble + 1; with the Cities three cities instead, in the same way
//   with the Strongholds a byte a slot: 0, else 4 x owner + how many
//   each player: tokens (3: half a byte a colour, white first, the lower half first); number of own cards (1), the cards, ascending;
//     number of reserved cards + 4 x bits of those drawn unseen (1), the cards, 240 + deck for an unknown one;
//     without the Cities the nobles' bits (2, the lower first); with the Trading Posts their bits (1);
//     with the Orient cards bought (1) and for each own card that copies a colour that colour (1), 5 for none
//   with the Orient: number of cards out of the game (1), the cards, ascending
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "games/splendor/record/situation.h"

namespace splendor {

/// Precondition: it is settled.
std::string pack_situation(const Situation& situation);

/// The result is settled, but may be impossible. The encoding is canonical: other bytes of the same position are an error.
base::Result<Situation> unpack_situation(const Setup& setup, std::string_view bytes);

}  // namespace splendor

// The rest of a turn after its action: what happens automatically, and who decides next. Used by apply() and by the modules
// only.
#pragma once

#include "games/splendor/rules/state.h"

namespace splendor::turn {

/// [base.end] Fifteen points end the game with the round.
inline constexpr int kEndPrestige = 15;

/// [base.end] Does the player meet the condition that ends the game with this round? [cities.end] A city instead of the
/// fifteen points. Nobody can lose one before the round ends, since only an own turn takes cards away.
bool reaches_end(const GameState& state, int player);

/// Goes on after the decision of phase `done`: does what needs no decision, in the order of RULINGS "End", and stops at
/// the next phase in which the player to act has something to decide; or ends the turn.
void go_on(GameState& state, Phase done);

/// Takes a face-up card off the table: leaves a gap for the refill.
void clear_slot(GameState& state, int slot);

/// Adds a card to a player's own: points, bonus, counts. Not a purchase.
void gain_card(GameState& state, int player, CardId card);

/// Takes a noble from the table.
void gain_noble(GameState& state, int player, NobleId noble);

/// Removes the i-th reserved card, the later ones move up.
void drop_reserved(PlayerState& player, int i);

/// Adds a reserved card. Precondition: room for it.
void add_reserved(PlayerState& player, CardId card, bool blind);

/// Moves tokens from the bank to a player or back. Precondition: the giver has them.
inline void to_player(GameState& state, Tokens tokens) {
  state.bank -= tokens;
  state.player().tokens += tokens;
}
inline void to_bank(GameState& state, Tokens tokens) {
  state.player().tokens -= tokens;
  state.bank += tokens;
}

}  // namespace splendor::turn

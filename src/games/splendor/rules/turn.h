// The rest of a turn after its action: what happens automatically, and who decides next. Used by apply() and by the modules
// only.
#pragma once

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/hooks.h"
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
inline void clear_slot(GameState& state, int slot) {
  if (state.setup.modules != 0) modules::on_leave_slot(state, slot);
  state.slots[static_cast<std::size_t>(slot)] = kNoCard;
  state.gaps |= 1u << slot;
}

/// Adds a card to a player's own: points, bonus, counts. Not a purchase.
inline void gain_card(GameState& state, int player_id, CardId card) {
  PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  const Card& facts = card_facts(card);
  player.owned.insert(card);
  player.prestige = static_cast<std::uint8_t>(player.prestige + facts.points);  // [base.score]
  if (facts.kind != CardKind::plain) {
    modules::gain_special_card(state, player_id, card);
    return;
  }
  player.bonuses += Tokens::of(facts.bonus);
  player.cards += Tokens::of(facts.bonus);
}

/// Takes a noble from the table.
void gain_noble(GameState& state, int player, NobleId noble);

/// Removes the i-th reserved card, the later ones move up.
inline void drop_reserved(PlayerState& player, int i) {
  for (std::size_t k = static_cast<std::size_t>(i); k + 1 < player.reserved.size(); ++k)
    player.reserved[k] = player.reserved[k + 1];
  player.reserved.back() = kNoCard;
  const unsigned blind = player.blind;
  const unsigned below = blind & ((1u << i) - 1);
  const unsigned above = (blind >> (i + 1)) << i;
  player.blind = static_cast<std::uint8_t>(below | above);
  --player.reserved_count;
}

/// Adds a reserved card. Precondition: room for it.
inline void add_reserved(PlayerState& player, CardId card, bool blind) {
  player.reserved[player.reserved_count] = card;
  if (blind) player.blind = static_cast<std::uint8_t>(player.blind | 1u << player.reserved_count);
  ++player.reserved_count;
}

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

#include "games/splendor/ai/decisions.h"

#include "games/splendor/ai/heuristics.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/takes.h"

namespace splendor {

/// The same as the long way, without listing payments: coloured tokens first, gold for the rest.
void Decisions::list_base_turn(const GameState& state) {
  const PlayerState& player = state.player();
  const unsigned piles = state.bank.gems_with_at_least(1);
  const DifferentTakes& different = kDifferentTakes[piles];
  for (std::size_t i = 0; i < different.count; ++i) add({.kind = ActionKind::take, .tokens = different.takes[i]});
  for (unsigned pairs = state.bank.gems_with_at_least(kMinPileForPair); pairs != 0; pairs &= pairs - 1)
    add({.kind = ActionKind::take_pair, .tokens = Tokens::of(static_cast<Gem>(__builtin_ctz(pairs)), 2)});
  if (player.reserved_count < kMaxReserved) {
    for (std::size_t slot = 0; slot < kBaseSlots; ++slot)
      if (state.slots[slot] != kNoCard) add({.kind = ActionKind::reserve, .card = state.slots[slot]});
    for (std::uint8_t deck = 0; deck < kBaseDeckCount; ++deck)
      if (state.decks[deck].count != 0) add({.kind = ActionKind::reserve_deck, .other = deck});
  }
  const auto add_purchase = [&](CardId card) {
    const Tokens need = player.bonuses.missing_for(card_facts(card).cost);
    const Tokens unpaid = player.tokens.missing_for(need).without_gold();
    const int gold = unpaid.total();
    if (gold > player.tokens.gold()) return;
    add({.kind = ActionKind::buy, .card = card, .tokens = need - unpaid + Tokens::of(Gem::gold, gold)});
  };
  for (std::size_t slot = 0; slot < kBaseSlots; ++slot)
    if (state.slots[slot] != kNoCard) add_purchase(state.slots[slot]);
  for (std::size_t i = 0; i < player.reserved_count; ++i) add_purchase(player.reserved[i]);
  if (count == 0) add({.kind = ActionKind::pass});
}

/// Payments of one card stand together in the list.
void Decisions::keep_cheapest(const ActionList& all) {
  for (const Action& one : all) {
    const bool again =
        count != 0 && is_purchase(one.kind) && action[count - 1].kind == one.kind && action[count - 1].card == one.card;
    if (!again)
      add(one);
    else if (price_of(one) < price_of(action[count - 1]))
      action[count - 1] = one;
  }
}

void Decisions::list(const GameState& state, ActionList& scratch) {
  count = 0;
  if (state.phase == Phase::turn && state.setup.modules == 0) return list_base_turn(state);
  legal_actions(state, scratch);
  keep_cheapest(scratch);
}

}  // namespace splendor

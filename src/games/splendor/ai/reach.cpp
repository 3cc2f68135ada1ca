#include "games/splendor/ai/reach.h"

#include <algorithm>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/orient.h"

namespace splendor {

namespace {

/// Turns to collect `missing` gems with at most `most` of one colour, from a bank that is full enough: three different
/// ones a turn, or two alike once or twice.
constexpr int turns_to_collect(int missing, int most) {
  const int by_threes = (missing + 2) / 3;
  const int pairs_save = most == 2 ? (missing == 2 ? 1 : 0) : most == 3 ? (missing <= 4 ? 1 : 0) : most > 3 ? 1 : 0;
  const int by_colour = most - pairs_save;
  return by_threes > by_colour ? by_threes : by_colour;
}

int largest(Tokens tokens) {
  int most = 0;
  while (most < 5 && tokens.gems_with_at_least(most + 1) != 0) ++most;
  return most;
}

}  // namespace

Means Means::of(const GameState& state, int player_id) {
  const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  Means means{player.tokens, player.bonuses, player.tokens.gold(), 1};
  if (state.setup.modules == 0) return means;
  const PaymentRules rules = payment_rules(state, player_id);
  means.gold += rules.virtual_gold();
  means.gold_worth = rules.gold_worth;
  return means;
}

Reach reach_of(const GameState& state, int player_id, const Means& means, CardId card) {
  const Card& facts = card_facts(card);
  Reach reach;
  if (facts.kind != CardKind::plain) {
    const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
    if (facts.kind == CardKind::discard_price) {
      reach.missing = std::max(0, orient::kDiscardPrice - player.cards[facts.discard]);
      reach.turns = 3 * reach.missing;
      return reach;
    }
    if (!orient::has_model_for(player, facts)) reach.turns = 3;
  }
  const Tokens unpaid = means.tokens.missing_for(means.bonuses.missing_for(facts.cost));
  const int due = gold_due(unpaid, means.gold_worth);
  reach.missing = std::max(0, due - means.gold);
  if (reach.missing == 0) return reach;
  const int most = std::clamp(largest(unpaid) - means.gold, 1, 5);
  reach.turns += turns_to_collect(reach.missing, most);
  if (state.bank.missing_for(unpaid).total() > means.gold) ++reach.turns;  // somebody else holds those gems
  reach.turns = std::min(reach.turns, kFarAway);
  return reach;
}

CardsInReach CardsInReach::of(const GameState& state, int player_id) {
  CardsInReach cards;
  const int slots = slot_count(state);
  const bool held = state.setup.has(Module::strongholds);
  for (std::size_t slot = 0; slot < static_cast<std::size_t>(slots); ++slot) {
    const CardId card = state.slots[slot];
    if (card == kNoCard) continue;
    const Occupation& on = state.modules.occupied[slot];
    if (held && on.count != 0 && on.owner != player_id) continue;
    cards.card[static_cast<std::size_t>(cards.count++)] = card;
  }
  cards.on_table = cards.count;
  const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  for (std::size_t i = 0; i < player.reserved_count; ++i)
    if (player.reserved[i] < kCardCount) cards.card[static_cast<std::size_t>(cards.count++)] = player.reserved[i];
  return cards;
}

}  // namespace splendor

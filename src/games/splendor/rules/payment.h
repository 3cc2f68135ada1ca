// What a card costs a player, and every way of paying it. Gold may stand for any gem, also one the player owns; a
// payment is exact, never more (RULINGS, "Paying").
//
// Posts and Orient change what gold is worth and add virtual gold; both arrive here as one small value, PaymentRules.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/splendor/rules/action.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/handfuls.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/state.h"

namespace splendor {

inline PaymentRules payment_rules(const GameState& state, int player) {
  return state.setup.modules == 0 ? PaymentRules{} : modules::payment_rules(state, player);
}

/// [base.bonuses] The price after the player's bonuses; bonuses beyond the price give no change.
constexpr Tokens need_of(const PlayerState& player, const Card& card) { return player.bonuses.missing_for(card.cost); }

/// Gold units that `unpaid` gems cost: one each, or one for two of a colour.
constexpr int gold_due(Tokens unpaid, int gold_worth) {
  const Tokens gems = unpaid.without_gold();
  if (gold_worth == 1) return gems.total();
  const std::uint64_t halves = (gems + Tokens::each_gem(1)).bits() >> 1 & 0x7F7F7F7F7Fu;  // each byte, rounded up
  return Tokens::from_bits(halves).total();
}

/// How far a player is from a card: `missing` gold units after all own gems and gold (virtual gold too), and the gold
/// that the cheapest payment in gold uses.
struct Affordability {
  int missing = 0;      ///< 0: can be bought
  int gold_needed = 0;  ///< gold units (tokens or virtual) beyond own gems
};
Affordability affordability(const GameState& state, int player, CardId card);

/// The gems of its price that the player lacks after bonuses and tokens, before any gold; none if the price is paid in cards.
Tokens lacking(const GameState& state, int player, CardId card);

/// Can the player pay for the card, wherever it lies? [orient.associate] A copying card also needs a model.
bool can_purchase(const GameState& state, int player, CardId card);

/// [base.pay.default] Coloured tokens first, gold for the rest, never a card that leaves play. nullopt: not affordable
/// that way.
std::optional<Tokens> default_payment(const GameState& state, int player, CardId card);

/// Appends one `kind` action for every payment of `card` (every mix of gold, every set of virtual gold cards) by the
/// player to act, whose rules are `rules`.
void append_payments(const GameState& state, const PaymentRules& rules, ActionKind kind, CardId card,
                     std::vector<Action>& out);

/// [base.pay.gold] [base.pay.exact] True when tokens and given virtual gold cards pay `need` exactly. The player's
/// holdings are not looked at.
bool pays_exactly(Tokens need, Tokens payment, int virtual_given, int gold_worth);

/// Why the player to act cannot purchase the card of `action` with its `tokens` and `given`. Where the card lies is not
/// looked at. Precondition: a known card. Must match append_payments.
std::optional<Illegal> why_not_payable(const GameState& state, const Action& action);

/// Number of payments under plain rules, without listing them. Must match append_payments.
constexpr int count_plain_payments(Tokens need, Tokens tokens) {
  const Tokens payable = need.at_most(tokens.without_gold());
  const int spare = tokens.gold() - (need - payable).total();
  if (spare < 0) return 0;
  return count_handfuls(payable).up_to(spare);
}

/// Number of payments of any kind, without listing them. Must match append_payments. Precondition: can_purchase(state,
/// state.to_act, card).
int count_special_payments(const GameState& state, const PaymentRules& rules, CardId card);
inline int count_payments(const GameState& state, const PaymentRules& rules, CardId card) {
  const Card& facts = card_facts(card);
  const PlayerState& player = state.player();
  return rules.plain() && facts.kind != CardKind::discard_price
             ? count_plain_payments(need_of(player, facts), player.tokens)
             : count_special_payments(state, rules, card);
}

/// The n-th plain payment. Must match append_payments. Precondition: n < count_plain_payments(need, tokens).
constexpr Tokens nth_plain_payment(Tokens need, Tokens tokens, int n) {
  const Tokens payable = need.at_most(tokens.without_gold());
  const int fewest = (need - payable).total();
  int replaced = 0;
  if (n > 0) {
    const HandfulCounts counts = count_handfuls(payable);
    while (n >= counts[replaced]) n -= counts[replaced++];
  }
  return payable - nth_handful(payable, replaced, n) + Tokens::of(Gem::gold, fewest + replaced);
}

}  // namespace splendor

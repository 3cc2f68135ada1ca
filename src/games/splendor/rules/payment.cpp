#include "games/splendor/rules/payment.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "games/splendor/rules/handfuls.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/modules/posts.h"

namespace splendor {

Affordability affordability(const GameState& state, int player_id, CardId card) {
  const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) return {orient::cards_missing_for_price(state, player_id, facts), 0};
  const PaymentRules rules = payment_rules(state, player_id);
  const int due = gold_due(player.tokens.missing_for(need_of(player, facts)), rules.gold_worth);
  const int gold = player.tokens.gold() + rules.virtual_gold();
  return {due > gold ? due - gold : 0, due};
}

Tokens lacking(const GameState& state, int player_id, CardId card) {
  const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) return {};
  return player.tokens.missing_for(need_of(player, facts)).without_gold();
}

/// [orient.associate.model]
bool can_purchase(const GameState& state, int player, CardId card) {
  return orient::has_model_for(state.players[static_cast<std::size_t>(player)], card_facts(card)) &&
         affordability(state, player, card).missing == 0;
}

/// [base.pay.default] Gems first, gold for the rest.
std::optional<Tokens> default_payment(const GameState& state, int player_id, CardId card) {
  const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) return std::nullopt;
  const Tokens need = need_of(player, facts);
  const Tokens unpaid = player.tokens.missing_for(need).without_gold();
  const int gold = gold_due(unpaid, payment_rules(state, player_id).gold_worth);
  if (gold > player.tokens.gold()) return std::nullopt;
  return need - unpaid + Tokens::of(Gem::gold, gold);
}

/// [base.pay.exact] Never more than the price. [base.pay.gold] Gold for any gem. [orient.virtual-gold] A given card stands for one
/// gold or two: half of it may be lost, not all.
bool pays_exactly(Tokens need, Tokens payment, int virtual_given, int gold_worth) {
  const Tokens coloured = payment.without_gold();
  if (!need.covers(coloured)) return false;
  const int virtual_due = gold_due(need - coloured, gold_worth) - payment.gold();
  return virtual_given <= virtual_due && virtual_due <= 2 * virtual_given;
}

namespace {

/// Calls visit(coloured tokens, gold units due) for every coloured part of a payment whose gold due is at most `limit`,
/// by gold due first, then in handful order of what gold replaces.
template <class Visit>
void for_each_plain_split(Tokens need, Tokens tokens, int limit, Visit&& visit) {
  const Tokens payable = need.at_most(tokens);
  const int fewest = (need - payable).total();
  const int most = need.total() < limit ? need.total() : limit;
  for (int due = fewest; due <= most; ++due)
    for_each_handful(payable, due - fewest, [&](Tokens replaced) { visit(payable - replaced, due); });
}

template <class Visit>
void for_each_split(Tokens need, Tokens tokens, int gold_worth, int limit, Visit&& visit) {
  if (gold_worth == 1) {
    for_each_plain_split(need, tokens, limit, visit);
    return;
  }
  const Tokens payable = need.at_most(tokens);
  for (int replaced_count = 0; replaced_count <= payable.total(); ++replaced_count)
    for_each_handful(payable, replaced_count, [&](Tokens replaced) {
      const Tokens coloured = payable - replaced;
      const int due = gold_due(need - coloured, gold_worth);
      if (due <= limit) visit(coloured, due);
    });
}

}  // namespace

namespace {

/// Calls visit(tokens, given) for every payment of `need`; `given` holds bits of rules.virtual_cards.
template <class Visit>
void for_each_payment(Tokens need, Tokens tokens, const PaymentRules& rules, Visit&& visit) {
  const int gold = tokens.gold();
  unsigned given = 0;
  do {
    const int cards = count_bits(given);
    for_each_split(need, tokens.without_gold(), rules.gold_worth, gold + 2 * cards, [&](Tokens coloured, int due) {
      // [orient.virtual-gold.several] Each given card pays one or two of the gold units due, which
      // [combine.virtual-gold-double] are worth two of a colour with the post, as real gold is.
      for (int paid = std::max(0, due - 2 * cards); paid <= std::min(gold, due - cards); ++paid)
        visit(coloured + Tokens::of(Gem::gold, paid), given);
    });
    given = (given - rules.virtual_cards) & rules.virtual_cards;  // the next subset, in ascending order
  } while (given != 0);
}

}  // namespace

void append_payments(const GameState& state, const PaymentRules& rules, ActionKind kind, CardId card,
                     std::vector<Action>& out) {
  const PlayerState& player = state.player();
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) {
    orient::append_discard_prices(state, kind, card, out);
    return;
  }
  const Tokens need = need_of(player, facts);
  const int gold = player.tokens.gold() + rules.virtual_gold();
  if (gold_due(player.tokens.missing_for(need), rules.gold_worth) > gold) return;
  if (!orient::has_model_for(player, facts)) return;
  for_each_payment(need, player.tokens, rules, [&](Tokens payment, unsigned given) {
    Action action = action_of(kind, card, 0, payment);
    std::size_t i = 0;
    base::for_each_bit(given, [&](int n) { action.given[i++] = static_cast<CardId>(kFirstVirtualGold + n); });
    out.push_back(action);
  });
}

namespace {

constexpr int kMostVirtual = Action::kMaxGiven;
constexpr int kMostDue = Setup::kGold + 2 * kMostVirtual;

/// By virtual gold cards and gold tokens that a player has and by gold units due: the ways to pay with these, all cards and
/// tokens given being needed ([orient.virtual-gold.several], as in for_each_payment).
constexpr auto kGoldPayments = [] {
  std::array<std::array<std::array<std::uint8_t, kMostDue + 1>, Setup::kGold + 1>, kMostVirtual + 1> ways{};
  for (std::size_t has = 0; has < ways.size(); ++has)
    for (unsigned given = 0; given < 1u << has; ++given)
      for (int gold = 0; gold <= Setup::kGold; ++gold)
        for (int due = 0; due <= kMostDue; ++due) {
          const int cards = count_bits(given);
          const int most = std::min(gold, due - cards), fewest = std::max(0, due - 2 * cards);
          if (most >= fewest)
            ways[has][static_cast<std::size_t>(gold)][static_cast<std::size_t>(due)] +=
                static_cast<std::uint8_t>(most - fewest + 1);
        }
  return ways;
}();

}  // namespace

int count_special_payments(const GameState& state, const PaymentRules& rules, CardId card) {
  const PlayerState& player = state.player();
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) return orient::count_discard_prices(state, facts);
  const Tokens need = need_of(player, facts);
  const Tokens payable = need.at_most(player.tokens.without_gold());
  const int fewest = (need - payable).total();
  const int gold = player.tokens.gold();
  const int most_replaced = std::min(payable.total(), gold + rules.virtual_gold() - fewest);
  int count = 0;
  if (rules.gold_worth != 1 || most_replaced > HandfulCounts::kLargest) {
    for_each_payment(need, player.tokens, rules, [&](Tokens, unsigned) { ++count; });
    return count;
  }
  const HandfulCounts replaced = count_handfuls(payable);
  const auto& ways =
      kGoldPayments[static_cast<std::size_t>(count_bits(rules.virtual_cards))][static_cast<std::size_t>(gold)];
  for (int n = 0; n <= most_replaced; ++n) count += replaced[n] * ways[static_cast<std::size_t>(fewest + n)];
  return count;
}

namespace {

/// Given cards ascend, each once, then kNoCard.
bool is_canonical(const std::array<CardId, Action::kMaxGiven>& given) {
  for (std::size_t i = 1; i < given.size(); ++i)
    if (given[i] != kNoCard && given[i] <= given[i - 1]) return false;
  return true;
}

bool gives_virtual_gold_only(const Action& action, const PaymentRules& rules) {
  return std::all_of(action.given.begin(), action.given.end(), [&](CardId card) {
    return card == kNoCard || (card >= kFirstVirtualGold && card < kFirstVirtualGold + Action::kMaxGiven &&
                               (rules.virtual_cards >> (card - kFirstVirtualGold) & 1) != 0);
  });
}

}  // namespace

std::optional<Illegal> why_not_payable(const GameState& state, const Action& action) {
  const Card& facts = card_facts(action.card);
  const PlayerState& player = state.player();
  if (!orient::has_model_for(player, facts)) return Illegal::no_model;
  if (affordability(state, state.to_act, action.card).missing > 0) return Illegal::cannot_afford;
  if (!is_canonical(action.given)) return Illegal::wrong_price_cards;
  if (facts.kind == CardKind::discard_price) return orient::why_wrong_discard_price(state, action);
  if (!player.tokens.covers(action.tokens)) return Illegal::tokens_not_owned;
  const PaymentRules rules = payment_rules(state, state.to_act);
  if (!gives_virtual_gold_only(action, rules)) return Illegal::wrong_price_cards;
  return pays_exactly(need_of(player, facts), action.tokens, given_count(action), rules.gold_worth)
             ? std::nullopt
             : std::optional{Illegal::wrong_payment};
}

}  // namespace splendor

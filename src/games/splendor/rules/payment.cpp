#include "games/splendor/rules/payment.h"

#include <algorithm>

#include "games/splendor/rules/handfuls.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/modules/posts.h"

namespace splendor {

PaymentRules payment_rules(const GameState& state, int player) {
  PaymentRules rules;
  if (state.setup.modules == 0) return rules;
  if (state.setup.has(Module::posts)) rules.gold_worth = posts::gold_worth(state, player);
  if (state.setup.has(Module::orient)) orient::add_virtual_gold(state, player, rules);
  return rules;
}

Affordability affordability(const GameState& state, int player_id, CardId card) {
  const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) return {orient::cards_missing_for_price(state, player_id, facts), 0};
  const PaymentRules rules = payment_rules(state, player_id);
  const int due = gold_due(player.tokens.missing_for(need_of(player, facts)), rules.gold_worth);
  const int gold = player.tokens.gold() + 2 * rules.virtual_count;
  return {due > gold ? due - gold : 0, due};
}

Tokens lacking(const GameState& state, int player_id, CardId card) {
  const PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) return {};
  return player.tokens.missing_for(need_of(player, facts)).without_gold();
}

bool can_purchase(const GameState& state, int player, CardId card) {
  return orient::has_model_for(state.players[static_cast<std::size_t>(player)], card_facts(card)) &&
         affordability(state, player, card).missing == 0;
}

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

void append_payments(const GameState& state, const PaymentRules& rules, ActionKind kind, CardId card,
                     std::vector<Action>& out) {
  const PlayerState& player = state.player();
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::discard_price) {
    orient::append_discard_prices(state, kind, card, out);
    return;
  }
  const Tokens need = need_of(player, facts);
  const Tokens gems = player.tokens.without_gold();
  const int gold = player.tokens.gold();
  if (gold_due(gems.missing_for(need), rules.gold_worth) > gold + 2 * rules.virtual_count) return;
  if (!orient::has_model_for(player, facts)) return;

  Action action{.kind = kind, .card = card};
  const unsigned subsets = 1u << rules.virtual_count;
  for (unsigned subset = 0; subset < subsets; ++subset) {
    std::size_t given = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.virtual_count); ++i)
      if (subset >> i & 1) action.given[given++] = rules.virtual_cards[i];
    for (std::size_t i = given; i < action.given.size(); ++i) action.given[i] = kNoCard;
    const int cards = static_cast<int>(given);
    for_each_split(need, gems, rules.gold_worth, gold + 2 * cards, [&](Tokens coloured, int due) {
      // [orient.virtual-gold.several] Each given card pays one or two of the gold units due, which
      // [combine.virtual-gold-double] are worth two of a colour with the post, as real gold is.
      for (int paid = std::max(0, due - 2 * cards); paid <= std::min(gold, due - cards); ++paid) {
        action.tokens = coloured + Tokens::of(Gem::gold, paid);
        out.push_back(action);
      }
    });
  }
}

namespace {

/// Given cards ascend, each once, then kNoCard.
bool is_canonical(const std::array<CardId, Action::kMaxGiven>& given) {
  for (std::size_t i = 1; i < given.size(); ++i)
    if (given[i] != kNoCard && given[i] <= given[i - 1]) return false;
  return true;
}

bool gives_virtual_gold_only(const Action& action, const PaymentRules& rules) {
  const auto own = rules.virtual_cards.begin() + rules.virtual_count;
  return std::all_of(action.given.begin(), action.given.end(), [&](CardId card) {
    return card == kNoCard || std::find(rules.virtual_cards.begin(), own, card) != own;
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

int count_plain_payments(Tokens need, Tokens tokens) {
  const Tokens payable = need.at_most(tokens.without_gold());
  const int spare = tokens.gold() - (need - payable).total();
  if (spare < 0) return 0;
  if (spare == 0) return 1;
  return count_handfuls(payable).up_to(spare);
}

Tokens nth_plain_payment(Tokens need, Tokens tokens, int n) {
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

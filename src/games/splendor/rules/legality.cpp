// legal_actions and why_illegal, side by side because they must agree.
#include <algorithm>

#include "base/bits.h"
#include "base/list_of.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/handfuls.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/places.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/takes.h"

namespace splendor {

namespace {

/// [base.take-three] [base.take-fewer] [base.take-two] [posts.third-gem]
void append_takes(const GameState& state, ActionList& out) {
  const unsigned piles = state.bank.gems_with_at_least(1);
  const DifferentTakes& different = kDifferentTakes[piles];
  for (int i = 0; i < different.count; ++i)
    out.push_back({.kind = ActionKind::take, .tokens = different.takes[static_cast<std::size_t>(i)]});

  const bool third = state.setup.modules != 0 && modules::third_gem(state);
  for (const Gem gem : kGems) {
    if (state.bank[gem] < kMinPileForPair) continue;
    const Tokens pair = Tokens::of(gem, 2);
    const unsigned others = third ? piles & ~(1u << index_of(gem)) : 0;
    if (others == 0) out.push_back({.kind = ActionKind::take_pair, .tokens = pair});
    for (const Gem other : kGems)
      if (others >> index_of(other) & 1)
        out.push_back({.kind = ActionKind::take_pair, .tokens = pair + Tokens::of(other)});
  }
}

/// [base.reserve] Any face-up card, or the top of any deck.
void append_reserves(const GameState& state, ActionList& out) {
  if (state.player().reserved_count == kMaxReserved) return;  // [base.reserve.limit]
  base::for_each_bit(open_slots(state),
                     [&](int slot) { out.push_back(action_of(ActionKind::reserve, card_at(state, slot), 0, {})); });
  for (std::uint8_t deck = 0; deck < kDeckCount; ++deck)  // [orient.reserve] also from its decks; empty without it
    if (state.decks[deck].count != 0) out.push_back(action_of(ActionKind::reserve_deck, kNoCard, deck, {}));
}

/// [base.buy] Cards of the table and of the own hand.
void append_purchases(const GameState& state, ActionList& out) {
  const PaymentRules rules = payment_rules(state, state.to_act);
  base::for_each_bit(purchasable_places(state, rules),
                     [&](int place) { append_payments(state, rules, ActionKind::buy, card_at(state, place), out); });
}

/// [base.limit] [five.limit] Exactly the excess, of any colours.
void append_returns(const GameState& state, ActionList& out) {
  const Tokens tokens = state.player().tokens;
  for_each_handful(tokens, tokens.total() - state.setup.token_limit(),
                   [&](Tokens back) { out.push_back({.kind = ActionKind::give_back, .tokens = back}); });
}

/// [base.nobles.choice] One of several that are due.
void append_nobles(const GameState& state, ActionList& out) {
  for (unsigned due = due_nobles(state, state.to_act); due != 0; due &= due - 1)
    out.push_back({.kind = ActionKind::noble, .other = static_cast<std::uint8_t>(__builtin_ctz(due))});
}

/// [base.take-gems] Gold comes with a reserved card only. [base.take-three] Three colours, or [base.take-fewer] all that the
/// bank has.
std::optional<Illegal> why_no_take(const GameState& state, Tokens tokens) {
  if (tokens.gold() != 0) return Illegal::gold_cannot_be_taken;
  const int colours = __builtin_popcount(tokens.gems_with_at_least(1));
  if (tokens.total() != colours || colours == 0 || colours > 3) return Illegal::wrong_number_of_gems;
  if (!state.bank.covers(tokens)) return Illegal::pile_empty;
  const int available = __builtin_popcount(state.bank.gems_with_at_least(1));
  return colours == std::min(3, available) ? std::nullopt : std::optional{Illegal::must_take_three};
}

/// [base.take-two] Two of one colour, from a large enough pile. [posts.third-gem] With the post one of another colour, whatever
/// the size of its pile, while there is one.
std::optional<Illegal> why_no_pair(const GameState& state, Tokens tokens) {
  if (tokens.gold() != 0) return Illegal::gold_cannot_be_taken;
  const unsigned twos = tokens.gems_with_at_least(2);
  if (__builtin_popcount(twos) != 1) return Illegal::wrong_number_of_gems;
  const Gem gem = static_cast<Gem>(__builtin_ctz(twos));
  if (tokens[gem] != 2) return Illegal::wrong_number_of_gems;
  const Tokens third = tokens - Tokens::of(gem, 2);
  if (state.bank[gem] < kMinPileForPair) return Illegal::pile_too_small_for_pair;
  const bool third_due = state.setup.modules != 0 && modules::third_gem(state) &&
                         (state.bank.gems_with_at_least(1) & ~(1u << index_of(gem))) != 0;
  if (third.total() != (third_due ? 1 : 0)) return Illegal::wrong_number_of_gems;
  return state.bank.covers(third) ? std::nullopt : std::optional{Illegal::pile_empty};
}

/// Reasons that buying and reserving share for a card of the table.
std::optional<Illegal> why_out_of_reach(const GameState& state, CardId card) {
  const int slot = slot_of(state, card);
  if (card >= kCardCount || slot < 0) return Illegal::card_not_available;
  return (open_slots(state) >> slot & 1) != 0 ? std::nullopt : std::optional{Illegal::rival_stronghold};
}

std::optional<Illegal> why_no_reserve(const GameState& state, const Action& action) {
  if (action.kind == ActionKind::reserve) {
    if (const auto reason = why_out_of_reach(state, action.card)) return reason;
  } else if (action.other >= kDeckCount || state.decks[action.other].count == 0) {
    return Illegal::deck_empty;
  }
  return state.player().reserved_count == kMaxReserved ? std::optional{Illegal::hand_full} : std::nullopt;
}

std::optional<Illegal> why_no_purchase(const GameState& state, const Action& action) {
  if (action.card >= kCardCount) return Illegal::card_not_available;
  if (reserve_of(state.player(), action.card) < 0)
    if (const auto reason = why_out_of_reach(state, action.card)) return reason;
  return why_not_payable(state, action);
}

std::optional<Illegal> why_no_return(const GameState& state, Tokens back) {
  const Tokens tokens = state.player().tokens;
  if (!tokens.covers(back)) return Illegal::tokens_not_owned;
  return back.total() == tokens.total() - state.setup.token_limit() ? std::nullopt
                                                                    : std::optional{Illegal::wrong_return_count};
}

/// [base.action] A turn is one of the four actions; what follows has phases of its own.
bool due_now(Phase phase, ActionKind kind) {
  switch (phase) {
    case Phase::turn: return kind <= ActionKind::pass;
    case Phase::keep: return kind == ActionKind::keep;
    case Phase::associate: return kind == ActionKind::associate;
    case Phase::free_card: return kind == ActionKind::free;
    case Phase::gem: return kind == ActionKind::gem;
    case Phase::stronghold: return kind == ActionKind::place || kind == ActionKind::move || kind == ActionKind::remove;
    case Phase::conquest: return kind == ActionKind::conquer || kind == ActionKind::decline;
    case Phase::give_back: return kind == ActionKind::give_back;
    case Phase::noble: return kind == ActionKind::noble;
    case Phase::post: return kind == ActionKind::post;
    case Phase::over: return false;
  }
  return false;
}

}  // namespace

void legal_actions(const GameState& state, ActionList& out) {
  out.clear();
  switch (state.phase) {
    case Phase::turn:
      append_takes(state, out);
      append_reserves(state, out);
      append_purchases(state, out);
      if (out.empty()) out.push_back({.kind = ActionKind::pass});  // [base.pass]
      return;
    case Phase::give_back: append_returns(state, out); return;
    case Phase::noble: append_nobles(state, out); return;
    case Phase::over: return;
    default: modules::append_actions(state, out); return;
  }
}

ActionList legal_actions(const GameState& state) {
  return base::list_of<ActionList>([&](ActionList& out) { legal_actions(state, out); });
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  if (is_terminal(state)) return Illegal::game_over;
  if (!due_now(state.phase, action.kind)) return Illegal::not_now;
  switch (action.kind) {
    case ActionKind::take: return why_no_take(state, action.tokens);
    case ActionKind::take_pair: return why_no_pair(state, action.tokens);
    case ActionKind::reserve:
    case ActionKind::reserve_deck: return why_no_reserve(state, action);
    case ActionKind::buy: return why_no_purchase(state, action);
    case ActionKind::pass: return must_pass(state) ? std::nullopt : std::optional{Illegal::must_act};
    case ActionKind::give_back: return why_no_return(state, action.tokens);
    case ActionKind::noble:
      return action.other < kNobles.size() && (due_nobles(state, state.to_act) >> action.other & 1) != 0
                 ? std::nullopt
                 : std::optional{Illegal::noble_not_due};
    default: return modules::why_illegal(state, action);
  }
}

bool must_pass(const GameState& state) {
  if (state.phase != Phase::turn) return false;
  const ActionList actions = legal_actions(state);
  return actions.size() == 1 && actions.front().kind == ActionKind::pass;
}

}  // namespace splendor

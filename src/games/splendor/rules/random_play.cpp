#include "games/splendor/rules/random_play.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/handfuls.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/places.h"
#include "games/splendor/rules/takes.h"

namespace splendor {

namespace {

/// [base.take-two] [posts.third-gem] Takes of two alike, in the order of append_takes.
struct Pairs {
  unsigned colours = 0;  ///< bit per gem
  unsigned piles = 0;    ///< where a third gem can come from; 0: none comes
  int each = 1;          ///< takes with each colour

  int count() const { return count_bits(colours) * each; }
};

Pairs pairs_of(const GameState& state) {
  Pairs pairs{.colours = state.bank.gems_with_at_least(kMinPileForPair)};
  if (state.setup.modules == 0 || !modules::third_gem(state)) return pairs;
  pairs.piles = state.bank.gems_with_at_least(1);
  pairs.each = std::max(1, count_bits(pairs.piles) - 1);
  return pairs;
}

Tokens nth_pair(const Pairs& pairs, int n) {
  if (pairs.each == 1 && (pairs.piles & (pairs.piles - 1)) == 0)
    return Tokens::of(static_cast<Gem>(base::nth_bit(pairs.colours, n)), 2);
  const int colour = base::nth_bit(pairs.colours, n / pairs.each);
  const int third = base::nth_bit(pairs.piles & ~(1u << colour), n % pairs.each);
  return Tokens::of(static_cast<Gem>(colour), 2) + Tokens::of(static_cast<Gem>(third));
}

/// [base.reserve] [orient.reserve] Bit per slot, then per deck, that the player to act may reserve from.
unsigned reservable_places(const GameState& state) {
  if (state.player().reserved_count == kMaxReserved) return 0;
  unsigned decks = 0;
  for (std::size_t deck = 0; deck < kDeckCount; ++deck)
    decks |= static_cast<unsigned>(state.decks[deck].count != 0) << deck;
  return open_slots(state) | decks << kSlotCount;
}

/// What the player to act can buy, in the order of append_purchases.
struct Purchases {
  PaymentRules rules;
  unsigned places = 0;                          ///< bit per place
  bool one_way_each = true;                     ///< [base.pay.exact] without gold of any kind
  std::array<std::uint16_t, kPlaces> payments;  ///< otherwise: ways to pay, of each of these places in turn
  int count = 0;
};

Purchases purchases_of(const GameState& state) {
  Purchases purchases;
  purchases.rules = payment_rules(state, state.to_act);
  purchases.places = purchasable_places(state, purchases.rules);
  purchases.count = count_bits(purchases.places);
  purchases.one_way_each = state.player().tokens.gold() == 0 && purchases.rules.virtual_cards == 0 &&
                           (state.setup.modules == 0 || !modules::has_prices_in_cards(state, purchases.places));
  if (purchases.one_way_each) return purchases;
  purchases.count = 0;
  std::size_t i = 0;
  base::for_each_bit(purchases.places, [&](int place) {
    const int payments = count_payments(state, purchases.rules, card_at(state, place));
    purchases.payments[i++] = static_cast<std::uint16_t>(payments);
    purchases.count += payments;
  });
  return purchases;
}

Action nth_purchase(const GameState& state, const Purchases& purchases, int n, ActionList& scratch) {
  const PlayerState& player = state.player();
  int i = n;
  if (purchases.one_way_each)
    n = 0;
  else
    for (i = 0; n >= purchases.payments[static_cast<std::size_t>(i)]; ++i)
      n -= purchases.payments[static_cast<std::size_t>(i)];
  const CardId card = card_at(state, base::nth_bit(purchases.places, i));
  const Card& facts = card_facts(card);
  if (purchases.rules.plain() && facts.kind != CardKind::discard_price)
    return action_of(ActionKind::buy, card, 0, nth_plain_payment(need_of(player, facts), player.tokens, n));
  scratch.clear();
  append_payments(state, purchases.rules, ActionKind::buy, card, scratch);
  return scratch[static_cast<std::size_t>(n)];
}

/// Must match append_takes, append_reserves and append_purchases of legality.cpp, in their order.
Action random_turn(const GameState& state, base::RandomSource& random, ActionList& scratch) {
  const DifferentTakes& different = kDifferentTakes[state.bank.gems_with_at_least(1)];
  const Pairs pairs = pairs_of(state);
  const unsigned reservable = reservable_places(state);
  const Purchases purchases = purchases_of(state);

  const int all = different.count + pairs.count() + count_bits(reservable) + purchases.count;
  int n = random.pick(std::max(1, all));
  if (all == 0) return action_of(ActionKind::pass, kNoCard, 0, {});
  if (n < different.count) return action_of(ActionKind::take, kNoCard, 0, different.takes[static_cast<std::size_t>(n)]);
  n -= different.count;
  if (n < pairs.count()) return action_of(ActionKind::take_pair, kNoCard, 0, nth_pair(pairs, n));
  n -= pairs.count();
  if (n >= count_bits(reservable)) return nth_purchase(state, purchases, n - count_bits(reservable), scratch);
  const int place = base::nth_bit(reservable, n);
  if (place < kSlotCount) return action_of(ActionKind::reserve, card_at(state, place), 0, {});
  return action_of(ActionKind::reserve_deck, kNoCard, static_cast<std::uint8_t>(place - kSlotCount), {});
}

/// Must match append_returns of legality.cpp. Precondition: no more over the limit than handfuls are counted.
Action random_return(const GameState& state, base::RandomSource& random) {
  const Tokens tokens = state.player().tokens;
  const int size = tokens.total() - state.setup.token_limit();
  const int n = random.pick(count_handfuls(tokens)[size]);
  return action_of(ActionKind::give_back, kNoCard, 0, nth_handful(tokens, size, n));
}

}  // namespace

Action random_action(const GameState& state, base::RandomSource& random, ActionList& scratch) {
  switch (state.phase) {
    case Phase::turn: return random_turn(state, random, scratch);
    case Phase::give_back:
      if (state.player().tokens.total() - state.setup.token_limit() > HandfulCounts::kLargest) break;
      return random_return(state, random);
    case Phase::noble: break;
    default:
      if (const std::optional<Action> action = modules::random_action(state, random)) return *action;
  }
  legal_actions(state, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

}  // namespace splendor

#include "core/random_play.h"

#include <array>

#include "core/cards.h"
#include "core/handfuls.h"
#include "core/payment.h"
#include "core/takes.h"

namespace splendor {

namespace {

/// Numbers of payments of the cards within reach, in canonical order.
struct Purchases {
  std::array<CardId, kBaseSlots + kMaxReserved> card;
  std::array<Tokens, kBaseSlots + kMaxReserved> need;
  std::array<std::uint16_t, kBaseSlots + kMaxReserved> payments;
  std::size_t count = 0;
  std::uint32_t total = 0;

  void consider(CardId id, const PlayerState& player) {
    const Tokens price = need_of(player, card_facts(id));
    const int missing = player.tokens.missing_for(price).total();
    const int spare = player.tokens.gold() - missing;
    if (spare < 0) return;
    const int ways = spare == 0 || price.empty() ? 1 : count_plain_payments(price, player.tokens);
    card[count] = id;
    need[count] = price;
    payments[count++] = static_cast<std::uint16_t>(ways);
    total += static_cast<std::uint32_t>(ways);
  }
};

/// Must match append_takes, append_reserves and append_purchases of legality.cpp, in their order.
Action random_base_turn(const GameState& state, RandomSource& random) {
  const PlayerState& player = state.player();
  const DifferentTakes& different = kDifferentTakes[state.bank.gems_with_at_least(1)];
  const unsigned pairs = state.bank.gems_with_at_least(kMinPileForPair);
  const bool may_reserve = player.reserved_count < kMaxReserved;

  Purchases purchases;
  std::array<CardId, kBaseSlots> table;
  std::uint32_t face_up = 0;
  for (std::size_t slot = 0; slot < kBaseSlots; ++slot) {
    const CardId card = state.slots[slot];
    if (card == kNoCard) continue;
    table[face_up++] = card;
    purchases.consider(card, player);
  }
  for (std::size_t i = 0; i < player.reserved_count; ++i) purchases.consider(player.reserved[i], player);
  unsigned decks = 0;
  for (unsigned deck = 0; deck < kBaseDeckCount; ++deck) decks |= (state.decks[deck].count != 0 ? 1u : 0u) << deck;

  const auto takes = static_cast<std::uint32_t>(different.count);
  const auto two_alike = static_cast<std::uint32_t>(__builtin_popcount(pairs));
  const std::uint32_t reserves = may_reserve ? face_up + static_cast<std::uint32_t>(__builtin_popcount(decks)) : 0;
  const std::uint32_t all = takes + two_alike + reserves + purchases.total;
  if (all == 0) {
    random.below(1);
    return {.kind = ActionKind::pass};
  }

  std::uint32_t pick = random.below(all);
  if (pick < takes) return {.kind = ActionKind::take, .tokens = different.takes[pick]};
  pick -= takes;
  const auto nth_bit = [](unsigned bits, std::uint32_t n) {
    while (n-- > 0) bits &= bits - 1;
    return static_cast<std::uint8_t>(__builtin_ctz(bits));
  };
  if (pick < two_alike)
    return {.kind = ActionKind::take_pair, .tokens = Tokens::of(static_cast<Gem>(nth_bit(pairs, pick)), 2)};
  pick -= two_alike;
  if (pick < reserves) {
    if (pick < face_up) return {.kind = ActionKind::reserve, .card = table[pick]};
    return {.kind = ActionKind::reserve_deck, .other = nth_bit(decks, pick - face_up)};
  }
  pick -= reserves;
  std::size_t i = 0;
  while (pick >= purchases.payments[i]) pick -= purchases.payments[i++];
  return {.kind = ActionKind::buy,
          .card = purchases.card[i],
          .tokens = nth_plain_payment(purchases.need[i], player.tokens, static_cast<int>(pick))};
}

/// Must match append_returns of legality.cpp.
Action random_return(const GameState& state, RandomSource& random) {
  const Tokens tokens = state.player().tokens;
  const int size = tokens.total() - state.setup.token_limit();
  const auto ways = static_cast<std::uint32_t>(count_handfuls(tokens)[size]);
  const auto pick = static_cast<int>(random.below(ways));
  return {.kind = ActionKind::give_back, .tokens = nth_handful(tokens, size, pick)};
}

}  // namespace

Action random_action(const GameState& state, RandomSource& random, ActionList& scratch) {
  if (state.phase == Phase::turn && state.setup.modules == 0) return random_base_turn(state, random);
  if (state.phase == Phase::give_back &&
      state.player().tokens.total() - state.setup.token_limit() <= HandfulCounts::kLargest)
    return random_return(state, random);
  legal_actions(state, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

}  // namespace splendor

#include "games/splendor/rules/random_play.h"

#include <array>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/handfuls.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/takes.h"

namespace splendor {

namespace {

/// Prices by card number, so that looking one up needs no branch: a gap has a price nobody can pay.
constexpr std::array<Tokens, 256> kPrices = [] {
  std::array<Tokens, 256> prices{};
  prices.fill(Tokens({.white = 40, .blue = 40}));
  for (std::size_t card = 0; card < kCards.size(); ++card) prices[card] = kCards[card].cost;
  return prices;
}();

/// The places a base game offers cards at: the table, then the hand of the player to act.
constexpr std::size_t kPlaces = kBaseSlots + kMaxReserved;

/// Bit per place whose card the player can pay. Without branches: they would be unpredictable, and a misprediction costs more
/// than the arithmetic.
unsigned affordable_places(const GameState& state) {
  const PlayerState& player = state.player();
  const Tokens power = player.bonuses + player.tokens.without_gold();
  const int gold = player.tokens.gold();
  unsigned affordable = 0;
  for (std::size_t slot = 0; slot < kBaseSlots; ++slot)
    affordable |= static_cast<unsigned>(power.missing_for(kPrices[state.slots[slot]]).total() <= gold) << slot;
  for (std::size_t i = 0; i < kMaxReserved; ++i)
    affordable |= static_cast<unsigned>(power.missing_for(kPrices[player.reserved[i]]).total() <= gold)
                  << (kBaseSlots + i);
  return affordable;
}

std::uint32_t nth_bit(unsigned bits, std::uint32_t n) {
  while (n-- > 0) bits &= bits - 1;
  return static_cast<std::uint32_t>(__builtin_ctz(bits));
}

CardId card_at(const GameState& state, std::uint32_t place) {
  return place < kBaseSlots ? state.slots[place] : state.player().reserved[place - kBaseSlots];
}

/// The pick-th purchase. `affordable` and `payments` as in random_base_turn.
Action nth_purchase(const GameState& state, unsigned affordable, const std::array<std::uint16_t, kPlaces>& payments,
                    std::uint32_t pick) {
  std::size_t i = 0;
  for (; pick >= payments[i]; affordable &= affordable - 1) pick -= payments[i++];
  const CardId card = card_at(state, nth_bit(affordable, 0));
  const PlayerState& player = state.player();
  return {.kind = ActionKind::buy,
          .card = card,
          .tokens = nth_plain_payment(need_of(player, card_facts(card)), player.tokens, static_cast<int>(pick))};
}

/// Must match append_takes, append_reserves and append_purchases of legality.cpp, in their order.
Action random_base_turn(const GameState& state, base::RandomSource& random) {
  const PlayerState& player = state.player();
  const DifferentTakes& different = kDifferentTakes[state.bank.gems_with_at_least(1)];
  const unsigned pairs = state.bank.gems_with_at_least(kMinPileForPair);

  const unsigned affordable = affordable_places(state);
  std::array<std::uint16_t, kPlaces> payments;  // of each affordable place
  std::uint32_t purchases = 0;
  if (player.tokens.gold() == 0) {
    payments.fill(1);
    purchases = static_cast<std::uint32_t>(count_bits(affordable));
  } else {
    std::size_t i = 0;
    for (unsigned places = affordable; places != 0; places &= places - 1) {
      const Card& card = card_facts(card_at(state, nth_bit(places, 0)));
      payments[i] = static_cast<std::uint16_t>(count_plain_payments(need_of(player, card), player.tokens));
      purchases += payments[i++];
    }
  }

  unsigned reservable = 0;  // bit per slot, then per deck
  if (player.reserved_count < kMaxReserved) {
    for (std::size_t slot = 0; slot < kBaseSlots; ++slot)
      reservable |= static_cast<unsigned>(state.slots[slot] != kNoCard) << slot;
    for (std::size_t deck = 0; deck < kBaseDeckCount; ++deck)
      reservable |= static_cast<unsigned>(state.decks[deck].count != 0) << (kBaseSlots + deck);
  }

  const auto takes = static_cast<std::uint32_t>(different.count);
  const auto two_alike = static_cast<std::uint32_t>(count_bits(pairs));
  const auto reserves = static_cast<std::uint32_t>(count_bits(reservable));
  const std::uint32_t all = takes + two_alike + reserves + purchases;
  if (all == 0) {
    random.below(1);
    return {.kind = ActionKind::pass};
  }
  std::uint32_t pick = random.below(all);
  if (pick < takes) return {.kind = ActionKind::take, .tokens = different.takes[pick]};
  pick -= takes;
  if (pick < two_alike)
    return {.kind = ActionKind::take_pair, .tokens = Tokens::of(static_cast<Gem>(nth_bit(pairs, pick)), 2)};
  pick -= two_alike;
  if (pick >= reserves) return nth_purchase(state, affordable, payments, pick - reserves);
  constexpr unsigned kAllPlaces = (1u << (kBaseSlots + kBaseDeckCount)) - 1;
  const std::uint32_t place = reservable == kAllPlaces ? pick : nth_bit(reservable, pick);
  if (place < kBaseSlots) return {.kind = ActionKind::reserve, .card = state.slots[place]};
  return {.kind = ActionKind::reserve_deck, .other = static_cast<std::uint8_t>(place - kBaseSlots)};
}

/// Must match append_returns of legality.cpp.
Action random_return(const GameState& state, base::RandomSource& random) {
  const Tokens tokens = state.player().tokens;
  const int size = tokens.total() - state.setup.token_limit();
  const auto ways = static_cast<std::uint32_t>(count_handfuls(tokens)[size]);
  const auto pick = static_cast<int>(random.below(ways));
  return {.kind = ActionKind::give_back, .tokens = nth_handful(tokens, size, pick)};
}

}  // namespace

Action random_action(const GameState& state, base::RandomSource& random, ActionList& scratch) {
  if (state.phase == Phase::turn && state.setup.modules == 0) return random_base_turn(state, random);
  if (state.phase == Phase::give_back &&
      state.player().tokens.total() - state.setup.token_limit() <= HandfulCounts::kLargest)
    return random_return(state, random);
  legal_actions(state, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

}  // namespace splendor

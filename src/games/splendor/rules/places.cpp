#include "games/splendor/rules/places.h"

#include <array>

#include "base/bytes16.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/modules/strongholds.h"

namespace splendor {

namespace {

using base::Bytes16;
using base::Halves;

/// A price for places where nothing can be paid with tokens.
constexpr Tokens kBeyondMeans({.white = 40, .blue = 40});

/// Prices in tokens by card number.
constexpr std::array<Tokens, 256> kPrices = [] {
  std::array<Tokens, 256> prices{};
  prices.fill(kBeyondMeans);
  for (std::size_t card = 0; card < kCards.size(); ++card)
    if (kCards[card].kind != CardKind::discard_price) prices[card] = kCards[card].cost;
  return prices;
}();

/// Gems that the two prices exceed `means` by, counted in gold units, each in a byte of its half.
template <int kGoldWorth>
Halves missing_for(CardId low, CardId high, Bytes16 means) {
  const Halves prices{kPrices[low].bits(), kPrices[high].bits()};
  Bytes16 missing = base::excess(reinterpret_cast<Bytes16>(prices), means);
  if constexpr (kGoldWorth == 2) missing = (missing + 1) >> 1;  // [posts.gold-double] each colour rounded up
  return base::sums_of_halves(missing);
}

/// Places where gold units, `gold` of them, make up for what gems and bonuses leave unpaid.
template <int kGoldWorth>
unsigned payable_places(const GameState& state, int gold) {
  const PlayerState& player = state.player();
  const std::uint64_t gems = (player.bonuses + player.tokens.without_gold()).bits();
  const auto means = reinterpret_cast<Bytes16>(Halves{gems, gems});
  const Bytes16 most = base::sixteen(static_cast<std::uint8_t>(gold));
  const auto within = [&](Halves missing) {
    return base::bits_of(reinterpret_cast<Bytes16>(reinterpret_cast<Bytes16>(missing) <= most));
  };

  Halves missing{};  // byte i: slot i of the base rows; then the hand
  for (std::size_t i = 0; i < 4; ++i)
    missing |= missing_for<kGoldWorth>(state.slots[i], state.slots[i + 8], means) << (8 * i);
  for (std::size_t i = 4; i < 7; ++i)
    missing |= missing_for<kGoldWorth>(state.slots[i], player.reserved[i - 4], means) << (8 * i);
  missing |= missing_for<kGoldWorth>(state.slots[7], kNoCard, means) << (8 * 7);
  const unsigned base_and_hand = within(missing);
  const unsigned places = (base_and_hand & ((1u << kBaseSlots) - 1)) | base_and_hand >> kBaseSlots << kHand;
  if (!state.setup.has(Module::orient)) return places;

  Halves of_orient{};  // bytes 0 to 2 and 8 to 10: its slots
  for (std::size_t i = 0; i < 3; ++i)
    of_orient |= missing_for<kGoldWorth>(state.slots[kBaseSlots + i], state.slots[kBaseSlots + 3 + i], means)
                 << (8 * i);
  const unsigned orient = within(of_orient);
  return places | (orient & 7) << kBaseSlots | (orient >> 8 & 7) << (kBaseSlots + 3);
}

}  // namespace

unsigned purchasable_places(const GameState& state, const PaymentRules& rules) {
  const int gold = state.player().tokens.gold() + rules.virtual_gold();
  unsigned places = rules.gold_worth == 1 ? payable_places<1>(state, gold) : payable_places<2>(state, gold);
  if (state.setup.has(Module::orient)) places = orient::affordable_places(state, places);
  if (state.setup.has(Module::strongholds)) places &= ~strongholds::holders_of(state).rivals;
  return places;
}

}  // namespace splendor

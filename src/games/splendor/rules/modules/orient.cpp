#include "games/splendor/rules/modules/orient.h"

#include <algorithm>
#include <cassert>

#include "base/bits.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/places.h"
#include "games/splendor/rules/turn.h"

namespace splendor::orient {

namespace {

/// Bit per place with a card that copies a colour.
unsigned places_with_copying_cards(const GameState& state) {
  unsigned places = 0;
  for (int place = kBaseSlots; place < kPlaces; ++place) {
    const CardId card = card_at(state, place);
    if (card < kCardCount && copies_colour(card_facts(card).kind)) places |= 1u << place;
  }
  return places;
}

/// In ModuleState::copied: no colour.
constexpr std::uint8_t kNothingCopied = 255;

constexpr CardSet cards_of_kind(CardKind kind) {
  CardSet cards;
  for (CardId card = 0; card < kCardCount; ++card)
    if (kCards[card].kind == kind) cards.insert(card);
  return cards;
}

constexpr CardSet kVirtualGold = cards_of_kind(CardKind::virtual_gold);
constexpr CardSet kCopying = cards_of_kind(CardKind::associate) | cards_of_kind(CardKind::associate_take);

/// [orient.discard] Own cards by colour that each card costs, by its number; those without such a price cost what nobody has.
constexpr Tokens kNoSuchPrice = Tokens::each_gem(100);
constexpr std::array<Tokens, 256> kPricesInCards = [] {
  std::array<Tokens, 256> prices{};
  prices.fill(kNoSuchPrice);
  for (std::size_t card = 0; card < kCards.size(); ++card)
    if (kCards[card].kind == CardKind::discard_price) prices[card] = Tokens::of(kCards[card].discard, kDiscardPrice);
  return prices;
}();

/// The first of the places where cards with such prices can be: the Orient's row of level 3, then the hand.
constexpr int kFirstOfLevel3 = kSlotCount - 2;
static_assert(deck_of_slot(kFirstOfLevel3) == Deck::O3 && deck_of_slot(kFirstOfLevel3 - 1) != Deck::O3);

/// Cards with a printed colour, by colour.
constexpr std::array<CardSet, kGemCount> kPrinted = [] {
  std::array<CardSet, kGemCount> printed{};
  for (CardId card = 0; card < kCardCount; ++card)
    if (!kVirtualGold.contains(card) && !kCopying.contains(card)) printed[index_of(kCards[card].bonus)].insert(card);
  return printed;
}();

static_assert(kVirtualGold == CardSet{0, std::uint64_t{(1u << Action::kMaxGiven) - 1} << (kFirstVirtualGold - 64)});
static_assert(kCards[kFirstCopying - 1].kind == CardKind::virtual_gold && kCopying.contains(kFirstCopying));

std::uint8_t& copied(GameState& state, CardId card) { return state.modules.copied[card - kFirstCopying]; }
std::uint8_t copied(const GameState& state, CardId card) { return state.modules.copied[card - kFirstCopying]; }

/// Own cards that copy `colour`.
CardSet copies_of(const GameState& state, const PlayerState& player, Gem colour) {
  CardSet copies;
  for_each_card(player.owned & kCopying, [&](CardId card) {
    if (copied(state, card) == index_of(colour)) copies.insert(card);
  });
  return copies;
}

/// [orient.discard.copies-first] The own cards a discard price is paid with: all of `first` that it needs, and the rest
/// out of `rest`.
struct PriceCards {
  CardSet first;
  CardSet rest;
  int from_first = 0;
};

PriceCards price_cards(const GameState& state, Gem colour) {
  const PlayerState& player = state.player();
  PriceCards cards{copies_of(state, player, colour), player.owned & kPrinted[index_of(colour)], 0};
  cards.from_first = std::min(cards.first.size(), kDiscardPrice);
  return cards;
}

/// Calls visit(a, b), a < b, for every discard price.
template <class Visit>
void for_each_price(const PriceCards& cards, Visit&& visit) {
  const auto pairs_in = [&](CardSet set) {
    for_each_card(set, [&](CardId a) {
      for_each_card(set, [&](CardId b) {
        if (a < b) visit(a, b);
      });
    });
  };
  if (cards.from_first == 2) return pairs_in(cards.first);
  if (cards.from_first == 0) return pairs_in(cards.rest);
  for_each_card(cards.first,
                [&](CardId a) { for_each_card(cards.rest, [&](CardId b) { visit(std::min(a, b), std::max(a, b)); }); });
}

/// [orient.out-of-game] [orient.discard.points] A card given as a price leaves for the box, with its points and bonuses.
void lose_card(GameState& state, PlayerState& player, CardId card) {
  const Card& facts = card_facts(card);
  if (const auto colour = colour_of(state, card)) {
    player.bonuses -= Tokens::of(*colour, bonus_count(facts.kind));
    player.cards -= Tokens::of(*colour);
  }
  if (copies_colour(facts.kind)) copied(state, card) = kNothingCopied;
  player.owned.erase(card);
  state.modules.removed.insert(card);
  player.prestige = static_cast<std::uint8_t>(player.prestige - facts.points);
}

/// [orient.associate] Own cards with a bonus; a card that copies nothing yet has none.
CardSet models_of(const GameState& state) {
  const CardSet owned = state.player().owned;
  CardSet models{owned.low & ~(kVirtualGold.low | kCopying.low), owned.high & ~(kVirtualGold.high | kCopying.high)};
  for_each_card(owned & kCopying, [&](CardId card) {
    if (copied(state, card) != kNothingCopied) models.insert(card);
  });
  return models;
}

/// Bit per slot of a level.
constexpr std::array<unsigned, 4> kSlotsOfLevel = [] {
  std::array<unsigned, 4> slots{};
  for (int slot = 0; slot < kSlotCount; ++slot)
    slots[static_cast<std::size_t>(level_of(deck_of_slot(slot)))] |= 1u << slot;
  return slots;
}();

/// [orient.free-card] A face-up card of the level, base or Orient. [combine.free-card-held] Not under a rival's
/// stronghold.
unsigned free_slots(const GameState& state) { return open_slots(state) & kSlotsOfLevel[state.modules.free_level]; }

void associate(GameState& state, CardId model) {
  const auto colour = colour_of(state, model);
  assert(colour);
  PlayerState& player = state.player();
  copied(state, state.modules.effect_card) = static_cast<std::uint8_t>(index_of(*colour));
  player.bonuses += Tokens::of(*colour);  // [orient.associate.one-bonus] also when the model gives two
  player.cards += Tokens::of(*colour);
}

/// [orient.free-card.no-purchase] No price, not counted as purchased; [combine.gem-once] no further gem of a post,
/// [combine.one-stronghold] no further stronghold decision; [combine.strongholds-back] own strongholds on it go home.
/// [orient.free-card.chain] Its own effect follows.
void take_free(GameState& state, CardId card) {
  state.modules.free_level = 0;
  turn::clear_slot(state, slot_of(state, card));
  turn::gain_card(state, state.to_act, card);
  start_effect(state, card);
}

}  // namespace

/// [orient.associate.kept] A copied colour is noted with the copying card, so it outlasts the model.
std::optional<Gem> colour_of(const GameState& state, CardId card) {
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::virtual_gold) return std::nullopt;
  if (!copies_colour(facts.kind)) return facts.bonus;
  const std::uint8_t colour = copied(state, card);
  return colour == kNothingCopied ? std::nullopt : std::optional{static_cast<Gem>(colour)};
}

/// [orient.double-bonus]
int bonus_count(CardKind kind) {
  if (kind == CardKind::virtual_gold) return 0;
  return kind == CardKind::double_bonus ? 2 : 1;
}

/// [orient.associate.model] Any own card with a colour; those of virtual gold have none.
bool has_model_for(const PlayerState& player, const Card& card) {
  return !copies_colour(card.kind) || !player.cards.empty();
}

int cards_missing_for_price(const GameState& state, int player, const Card& card) {
  const int own = state.players[static_cast<std::size_t>(player)].cards[card.discard];
  return std::max(0, kDiscardPrice - own);
}

int count_discard_prices(const GameState& state, const Card& card) {
  const PriceCards cards = price_cards(state, card.discard);
  const auto pairs = [](int of) { return of * (of - 1) / 2; };
  if (cards.from_first == 1) return cards.rest.size();
  return pairs(cards.from_first == 2 ? cards.first.size() : cards.rest.size());
}

bool has_prices_in_cards(const GameState& state, unsigned places) {
  unsigned found = 0;
  for (int place = kFirstOfLevel3; place < kPlaces; ++place)
    found |= static_cast<unsigned>(kPricesInCards[card_at(state, place)] != kNoSuchPrice) << place;
  return (found & places) != 0;
}

unsigned affordable_places(const GameState& state, unsigned payable) {
  const PlayerState& player = state.player();
  for (int place = kFirstOfLevel3; place < kPlaces; ++place)
    payable |= static_cast<unsigned>(player.cards.covers(kPricesInCards[card_at(state, place)])) << place;
  if (player.cards.empty()) payable &= ~places_with_copying_cards(state);
  return payable;
}

void append_discard_prices(const GameState& state, ActionKind kind, CardId card, ActionList& out) {
  Action action{.kind = kind, .card = card};
  for_each_price(price_cards(state, card_facts(card).discard), [&](CardId a, CardId b) {
    action.given[0] = a;
    action.given[1] = b;
    out.push_back(action);
  });
}

std::optional<std::array<CardId, Action::kMaxGiven>> only_discard_price(const GameState& state, const Action& action) {
  if (action.card >= kCardCount || card_facts(action.card).kind != CardKind::discard_price) return std::nullopt;
  ActionList prices;
  append_discard_prices(state, action.kind, action.card, prices);
  if (prices.size() != 1) return std::nullopt;
  return prices.front().given;
}

std::optional<Illegal> why_wrong_discard_price(const GameState& state, const Action& action) {
  if (!action.tokens.empty()) return Illegal::wrong_payment;  // [orient.discard] no gems, no gold
  const PriceCards cards = price_cards(state, card_facts(action.card).discard);
  int first = 0;
  int rest = 0;
  for (const CardId card : action.given) {
    if (card == kNoCard) continue;
    if (card >= kCardCount) return Illegal::wrong_price_cards;
    first += cards.first.contains(card) ? 1 : 0;
    rest += cards.rest.contains(card) ? 1 : 0;
  }
  const bool right = given_count(action) == kDiscardPrice && first == cards.from_first && first + rest == kDiscardPrice;
  return right ? std::nullopt : std::optional{Illegal::wrong_price_cards};
}

void pay_cards(GameState& state, const Action& action) {
  for (const CardId card : action.given)
    if (card != kNoCard) lose_card(state, state.player(), card);
}

void gain_card(GameState& state, int player_id, CardId card) {
  const Card& facts = card_facts(card);
  if (facts.kind == CardKind::virtual_gold || copies_colour(facts.kind)) return;  // no colour, or none yet
  PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  player.bonuses += Tokens::of(facts.bonus, bonus_count(facts.kind));
  player.cards += Tokens::of(facts.bonus);
}

void start_effect(GameState& state, CardId card) {
  // [orient.associate-take] The phase associate comes before free_card, so the free card cannot be the model.
  const CardKind kind = card_facts(card).kind;
  if (copies_colour(kind) || kind == CardKind::take) state.modules.effect_card = card;
  if (kind == CardKind::associate_take) state.modules.free_level = 1;
  if (kind == CardKind::take) state.modules.free_level = 2;
}

bool asks_for_model(const GameState& state) {
  const CardId card = state.modules.effect_card;
  return copies_colour(card_facts(card).kind) && copied(state, card) == kNothingCopied;
}

/// [orient.free-card] The effect waits for a card. [orient.free-card.none] Without one it is over.
bool asks_for_free_card(GameState& state) {
  if (state.modules.free_level != 0 && free_slots(state) != 0) return true;
  state.modules.free_level = 0;
  state.modules.effect_card = kNoCard;
  return false;
}

void append_actions(const GameState& state, ActionList& out) {
  if (state.phase == Phase::associate) {
    for_each_card(models_of(state), [&](CardId card) { out.push_back(action_of(ActionKind::associate, card, 0, {})); });
    return;
  }
  base::for_each_bit(free_slots(state),
                     [&](int slot) { out.push_back(action_of(ActionKind::free, card_at(state, slot), 0, {})); });
}

Action random_action(const GameState& state, base::RandomSource& random) {
  if (state.phase == Phase::associate) {
    const CardSet models = models_of(state);
    return action_of(ActionKind::associate, nth_card(models, random.pick(models.size())), 0, {});
  }
  const unsigned slots = free_slots(state);
  const int slot = base::nth_bit(slots, random.pick(count_bits(slots)));
  return action_of(ActionKind::free, card_at(state, slot), 0, {});
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  if (action.card >= kCardCount) return Illegal::card_not_available;
  if (action.kind == ActionKind::associate)
    return models_of(state).contains(action.card) ? std::nullopt : std::optional{Illegal::not_a_model};
  const int slot = slot_of(state, action.card);
  if (slot < 0) return Illegal::card_not_available;
  if ((open_slots(state) >> slot & 1) == 0) return Illegal::rival_stronghold;
  return (free_slots(state) >> slot & 1) != 0 ? std::nullopt : std::optional{Illegal::not_a_free_card};
}

void apply(GameState& state, const Action& action) {
  if (action.kind == ActionKind::associate) {
    associate(state, action.card);
    turn::go_on(state, Phase::associate);
  } else {
    take_free(state, action.card);
    turn::go_on(state, Phase::keep);  // the free card may have an effect of its own
  }
}

}  // namespace splendor::orient

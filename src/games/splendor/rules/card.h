// Development cards: ids, decks, and the facts printed on a card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/splendor/rules/tokens.h"

namespace splendor {

/// What a card does besides its points and bonus. All but `plain` belong to the Orient.
enum class CardKind : std::uint8_t {
  plain,
  virtual_gold,    ///< colourless; leaves play for two virtual gold
  associate,       ///< takes the colour of another own card
  associate_take,  ///< associate, then a free card of level 1
  double_bonus,    ///< two bonuses
  take,            ///< a free card of level 2
  discard_price,   ///< costs two own cards of a colour
};

struct Card {
  std::uint8_t level = 1;  ///< 1 .. 3
  std::uint8_t points = 0;
  Gem bonus = Gem::white;  ///< meaningless for colourless and associating cards
  Tokens cost{};
  CardKind kind = CardKind::plain;
  Gem discard = Gem::white;  ///< kind discard_price: the colour of the two cards
};

/// Six decks: the base ones, then the Orient's. A deck's index is also its row's.
enum class Deck : std::uint8_t { L1, L2, L3, O1, O2, O3 };
inline constexpr int kDeckCount = 6;
inline constexpr int kBaseDeckCount = 3;
inline constexpr std::array<int, kDeckCount> kDeckSizes{40, 30, 20, 10, 10, 10};
inline constexpr std::array<const char*, kDeckCount> kDeckNames{"L1", "L2", "L3", "O1", "O2", "O3"};

constexpr std::size_t index_of(Deck deck) { return static_cast<std::size_t>(deck); }
constexpr int level_of(Deck deck) { return static_cast<int>(deck) % 3 + 1; }

/// Cards are numbered through all decks: L1-01 is 0, L2-01 40, L3-01 70, O1-01 90, O2-01 100, O3-01 110.
using CardId = std::uint8_t;
inline constexpr int kCardCount = 120;
inline constexpr CardId kNoCard = 255;
inline constexpr std::array<CardId, kDeckCount> kFirstCard{0, 40, 70, 90, 100, 110};

/// A card whose back alone is known, as a PlayerView shows it: kFaceDown + deck.
inline constexpr CardId kFaceDown = 240;
constexpr bool is_face_down(CardId card) { return card >= kFaceDown && card < kFaceDown + kDeckCount; }
constexpr CardId face_down(Deck deck) { return static_cast<CardId>(kFaceDown + static_cast<int>(deck)); }

/// The deck a card (also a face-down one) belongs to. Precondition: card != kNoCard.
constexpr Deck deck_of(CardId card) {
  if (is_face_down(card)) return static_cast<Deck>(card - kFaceDown);
  int deck = kDeckCount - 1;
  while (card < kFirstCard[static_cast<std::size_t>(deck)]) --deck;
  return static_cast<Deck>(deck);
}

constexpr bool is_orient(Deck deck) { return index_of(deck) >= kBaseDeckCount; }
constexpr bool is_orient(CardId card) { return is_orient(deck_of(card)); }

/// A set of cards, one bit a card.
struct CardSet {
  std::uint64_t low = 0, high = 0;

  constexpr bool contains(CardId card) const { return ((card < 64 ? low >> card : high >> (card - 64)) & 1) != 0; }
  constexpr void insert(CardId card) { (card < 64 ? low : high) |= std::uint64_t{1} << (card & 63); }
  constexpr void erase(CardId card) { (card < 64 ? low : high) &= ~(std::uint64_t{1} << (card & 63)); }
  constexpr int size() const { return __builtin_popcountll(low) + __builtin_popcountll(high); }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return {a.low | b.low, a.high | b.high}; }
};

/// The cards of each deck.
inline constexpr std::array<CardSet, kDeckCount> kDeckCards = [] {
  std::array<CardSet, kDeckCount> decks{};
  for (CardId card = 0; card < kCardCount; ++card) decks[index_of(deck_of(card))].insert(card);
  return decks;
}();

/// Calls visit(CardId) for each card of the set, ascending.
template <class Visit>
constexpr void for_each_card(CardSet cards, Visit&& visit) {
  for (std::uint64_t rest = cards.low; rest != 0; rest &= rest - 1) visit(static_cast<CardId>(__builtin_ctzll(rest)));
  for (std::uint64_t rest = cards.high; rest != 0; rest &= rest - 1)
    visit(static_cast<CardId>(64 + __builtin_ctzll(rest)));
}

/// The n-th card of the set (from 0). Precondition: n < cards.size().
constexpr CardId nth_card(CardSet cards, int n) {
  const int low = __builtin_popcountll(cards.low);
  std::uint64_t bits = n < low ? cards.low : cards.high;
  for (int i = n < low ? n : n - low; i > 0; --i) bits &= bits - 1;
  return static_cast<CardId>((n < low ? 0 : 64) + __builtin_ctzll(bits));
}

}  // namespace splendor

#include "games/splendor/rules/view.h"

#include <algorithm>

namespace splendor {

namespace {

constexpr std::size_t kLargestDeck = *std::max_element(kDeckSizes.begin(), kDeckSizes.end());

/// Visits every card that may be hidden from somebody: blind reserves and cards just drawn, with their owner's seat.
template <class State, class Visit>
void for_each_secret(State& state, Visit&& visit) {
  for (int seat = 0; seat < state.setup.players; ++seat) {
    auto& player = state.players[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < player.reserved_count; ++i)
      if (player.blind >> i & 1) visit(seat, player.reserved[i]);
  }
  for (auto& card : state.modules.drawn)
    if (card != kNoCard) visit(static_cast<int>(state.to_act), card);
}

/// [view.known] Blind reserves and cards just drawn are their owner's secret, the order of decks everybody's.
PlayerView masked(const GameState& state, int viewer) {
  PlayerView view{.viewer = viewer, .shown = state};
  for_each_secret(view.shown, [&](int owner, CardId& card) {
    if (owner != viewer) card = face_down(deck_of(card));
  });
  for (std::size_t deck = 0; deck < kDeckCount; ++deck)
    for (int i = 0; i < kDeckSizes[deck]; ++i)
      view.shown.deck_cards[kFirstCard[deck] + static_cast<std::size_t>(i)] = face_down(static_cast<Deck>(deck));
  return view;
}

/// Cards whose place the view shows.
CardSet known_cards(const GameState& shown) {
  CardSet known = shown.modules.removed;
  const auto note = [&](CardId card) {
    if (card < kCardCount) known.insert(card);
  };
  for (const CardId card : shown.slots) note(card);
  for (const CardId card : shown.modules.drawn) note(card);
  for (int seat = 0; seat < shown.setup.players; ++seat) {
    const PlayerState& player = shown.players[static_cast<std::size_t>(seat)];
    known.low |= player.owned.low;
    known.high |= player.owned.high;
    for (const CardId card : player.reserved) note(card);
  }
  return known;
}

}  // namespace

PlayerView view_for(const GameState& state, int player) { return masked(state, player); }

PlayerView view_for_nobody(const GameState& state) { return masked(state, -1); }

CardSet unseen_cards(const GameState& shown) {
  const CardSet all = cards_in_play(shown.setup);
  const CardSet known = known_cards(shown);
  return {all.low & ~known.low, all.high & ~known.high};
}

/// [view.redeal]
GameState determinise(const PlayerView& view, base::RandomSource& random) {
  GameState state = view.shown;
  const CardSet hidden = unseen_cards(state);
  std::array<std::array<CardId, kLargestDeck>, kDeckCount> unseen{};
  std::array<std::size_t, kDeckCount> left{};
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    if (!in_play(state.setup, static_cast<Deck>(deck))) continue;
    for_each_card(hidden & kDeckCards[deck], [&](CardId card) { unseen[deck][left[deck]++] = card; });
    random.shuffle(unseen[deck], left[deck]);
  }
  for_each_secret(state, [&](int, CardId& card) {
    if (!is_face_down(card)) return;
    const auto deck = index_of(deck_of(card));
    card = unseen[deck][--left[deck]];
  });
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    if (!in_play(state.setup, static_cast<Deck>(deck))) continue;
    state.decks[deck].first = 0;
    for (std::size_t i = 0; i < state.decks[deck].count; ++i)
      state.deck_cards[kFirstCard[deck] + i] = unseen[deck][--left[deck]];
  }
  return state;
}

}  // namespace splendor

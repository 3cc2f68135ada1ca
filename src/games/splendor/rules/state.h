// The whole of a game at one moment, as a plain value: copying it is undo, comparing it is a test. Nothing here is
// derived from a clock, a file or a pointer; deck orders are part of it, so apply() needs no chance.
//
// Only the session holds a GameState. A computer player or a shared screen gets a PlayerView (view.h).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/bytes16.h"
#include "games/splendor/rules/card.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/setup.h"
#include "games/splendor/rules/tokens.h"

namespace splendor {

/// Who has to decide what. In the order in which a turn goes through them (RULINGS, "End": action, conquest, refill,
/// token limit, noble, trading post, end of the game).
enum class Phase : std::uint8_t {
  turn,        ///< the standard action, or a pass
  keep,        ///< [posts.draw-two] which of two drawn cards
  associate,   ///< [orient.associate] which colour to copy
  free_card,   ///< [orient.free-card] which card to take
  gem,         ///< [posts.gem] which gem after a purchase; [combine.gem-before-conquest] it may pay the conquest
  stronghold,  ///< [strongholds.after-purchase] place, move or send home
  conquest,    ///< [strongholds.conquest] buy the besieged card, or not
  give_back,   ///< [base.limit] tokens over the limit
  noble,       ///< [base.nobles.choice]
  post,        ///< [posts.choice]
  over,
};

/// The face-up cards: rows of four base cards, level 1 to 3, then rows of two Orient cards, level 1 to 3.
inline constexpr int kBaseSlots = 12;
inline constexpr int kOrientSlots = 6;
inline constexpr int kSlotCount = kBaseSlots + kOrientSlots;
/// [orient.refill] A slot belongs to the deck of its part of the row.
constexpr Deck deck_of_slot(int slot) {
  return static_cast<Deck>(slot < kBaseSlots ? slot / 4 : kBaseDeckCount + (slot - kBaseSlots) / 2);
}
/// 0 is the first place of its deck's part of the row.
constexpr int place_in_row(int slot) { return slot < kBaseSlots ? slot % 4 : (slot - kBaseSlots) % 2; }

/// [orient.setup] Whether a deck and its part of the row are there at all.
constexpr bool in_play(const Setup& setup, Deck deck) { return !is_orient(deck) || setup.has(Module::orient); }
constexpr CardSet cards_in_play(const Setup& setup) {
  CardSet cards;
  for (std::size_t deck = 0; deck < kDeckCount; ++deck)
    if (in_play(setup, static_cast<Deck>(deck))) cards = cards | kDeckCards[deck];
  return cards;
}
constexpr int decks_in_play(const Setup& setup) { return setup.has(Module::orient) ? kDeckCount : kBaseDeckCount; }

inline constexpr int kMaxReserved = 3;  ///< [base.reserve.limit]
inline constexpr int kMaxNobles = 6;
inline constexpr int kStrongholdsEach = 3;

struct PlayerState {
  Tokens tokens;   ///< in front of the player; over the limit only during the own turn
  Tokens bonuses;  ///< discounts, colour by colour
  Tokens cards;    ///< own cards by colour; differs from `bonuses` by double-bonus cards only
  CardSet owned;   ///< all own cards, colourless ones too
  std::array<CardId, kMaxReserved> reserved{kNoCard, kNoCard, kNoCard};  ///< in order of reserving, gaps at the end
  std::uint8_t reserved_count = 0;
  std::uint8_t blind = 0;        ///< bit i: reserved[i] was drawn unseen, its face is the owner's secret
  std::uint8_t prestige = 0;     ///< cards, nobles and posts
  std::uint8_t purchased = 0;    ///< cards purchased in the whole game, for the tie-break
  std::uint8_t posts = 0;        ///< bit per trading post
  std::uint8_t strongholds = 0;  ///< still in hand
  std::uint16_t nobles = 0;      ///< bit per NobleId

  friend constexpr bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// A face-down deck: a ring of `size` places of which `count` from `first` on are still there, the top at `first`.
struct DeckState {
  std::uint8_t first = 0;
  std::uint8_t count = 0;

  friend constexpr bool operator==(const DeckState&, const DeckState&) = default;
};

/// [strongholds.occupation] Who stands on a slot, with how many. owner is meaningless while count is 0.
struct Occupation {
  std::uint8_t owner = 0;
  std::uint8_t count = 0;

  friend constexpr bool operator==(const Occupation&, const Occupation&) = default;
};

inline constexpr CardId kFirstVirtualGold = 90;  ///< O1-01, the first of five colourless cards
inline constexpr CardId kFirstCopying = 95;      ///< O1-06, the first associating card

/// What the modules add to a state. Stays as it was created in a game without them.
struct ModuleState {
  /// [orient.associate] Colour copied by each associating card, by card id minus kFirstCopying (O1-06 .. O1-10, then O2-06 ..
  /// O2-10 at 10 .. 14); 255 while it copies none.
  std::array<std::uint8_t, 15> copied{255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
  CardId effect_card = kNoCard;                   ///< card whose effect is being resolved
  std::uint8_t free_level = 0;                    ///< level of the free card that is due, 0 for none
  std::uint8_t gem_due = 0;                       ///< 1: the post owes a gem for this purchase
  std::uint8_t stronghold_due = 0;                ///< 1: a stronghold has to move for this purchase
  std::uint8_t conquered = 0;                     ///< 1: this turn's conquest has been made
  std::array<CardId, 2> drawn{kNoCard, kNoCard};  ///< [posts.draw-two] while choosing
  std::array<Occupation, kSlotCount> occupied{};
  CardSet removed;                                    ///< cards out of the game: given as part of a price. Known to all
  std::array<std::uint8_t, 3> cities{255, 255, 255};  ///< indices into kCities

  friend constexpr bool operator==(const ModuleState&, const ModuleState&) = default;
};

struct GameState {
  Setup setup{};
  Phase phase = Phase::turn;
  std::uint8_t to_act = 0;  ///< seat 0 begins
  std::uint8_t passes = 0;  ///< forced passes in a row
  bool last_round = false;  ///< somebody has reached the end condition; the round is played out
  std::uint16_t turns = 0;  ///< turns completed, passes included
  std::uint32_t gaps = 0;   ///< bit per slot emptied in this turn and not refilled yet
  Tokens bank{};
  std::array<CardId, kSlotCount> slots{};    ///< kNoCard: a gap
  std::array<NobleId, kMaxNobles> nobles{};  ///< kNoNoble: gone, or never there
  std::array<PlayerState, kMaxPlayers> players{};
  std::array<DeckState, kDeckCount> decks{};
  std::array<CardId, kCardCount> deck_cards{};  ///< all six rings, each from kFirstCard[deck] on
  ModuleState modules{};

  friend constexpr bool operator==(const GameState&, const GameState&) = default;

  constexpr PlayerState& player() { return players[to_act]; }
  constexpr const PlayerState& player() const { return players[to_act]; }

  /// Card at a place of a deck, 0 = top. Precondition: depth < count.
  constexpr CardId card_in_deck(Deck deck, int depth) const {
    const auto d = index_of(deck);
    return deck_cards[kFirstCard[d] + static_cast<std::size_t>((decks[d].first + depth) % kDeckSizes[d])];
  }
};

static_assert(std::is_trivially_copyable_v<GameState>, "copying a state must stay a memcpy");

/// [base.refill] Takes the top card. Precondition: the deck is not empty.
constexpr CardId draw(GameState& state, Deck deck) {
  DeckState& ring = state.decks[index_of(deck)];
  const CardId card = state.deck_cards[kFirstCard[index_of(deck)] + std::size_t{ring.first}];
  ring.first = static_cast<std::uint8_t>(ring.first + 1 == kDeckSizes[index_of(deck)] ? 0 : ring.first + 1);
  --ring.count;
  return card;
}

/// Puts a card at the bottom. Precondition: a card of this deck, which has been drawn.
constexpr void put_under(GameState& state, Deck deck, CardId card) {
  const auto d = index_of(deck);
  DeckState& ring = state.decks[d];
  state.deck_cards[kFirstCard[d] + static_cast<std::size_t>((ring.first + ring.count) % kDeckSizes[d])] = card;
  ++ring.count;
}

/// Number of slots in play: 12, or 18 with the Orient.
constexpr int slot_count(const GameState& state) { return state.setup.has(Module::orient) ? kSlotCount : kBaseSlots; }

/// Bit per slot: `card` lies there.
inline std::uint32_t slots_with(const GameState& state, CardId card) {
  const base::Bytes16 wanted = base::sixteen(card);
  constexpr int kRest = kSlotCount - 16;
  return base::bits_of(base::equal(base::load16(&state.slots[0]), wanted)) |
         base::bits_of(base::equal(base::load16(&state.slots[kRest]), wanted)) << kRest;
}

/// Bit per slot with a card.
inline std::uint32_t face_up_slots(const GameState& state) {
  return ~slots_with(state, kNoCard) & ((1u << kSlotCount) - 1);
}

/// Slot of a face-up card, or -1.
inline int slot_of(const GameState& state, CardId card) {
  const std::uint32_t found = slots_with(state, card);
  return found == 0 || card == kNoCard ? -1 : __builtin_ctz(found);
}

/// Place of a card in a player's hand, or -1.
constexpr int reserve_of(const PlayerState& player, CardId card) {
  for (int i = 0; i < player.reserved_count; ++i)
    if (player.reserved[static_cast<std::size_t>(i)] == card) return i;
  return -1;
}

}  // namespace splendor

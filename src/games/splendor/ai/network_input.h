// The input of the network for a position: lists of rows of its tables, to be summed. An object is something on the table (a
// card, a noble, a city, a post), described for each player by what that player lacks for it; a player is described by what
// lies before it and by what all share. Nothing depends on the order of cards in a row, nor on the order of rivals beyond how
// soon they play. Used by the network and by the trainer, so that both agree.
#pragma once

#include <array>
#include <cstdint>

#include "games/splendor/rules/state.h"

namespace splendor {

/// Cards, decks and modules with a row of their own in the weights. A later one is described by its other rows only, until
/// new weights are trained.
inline constexpr int kKnownCards = 120, kKnownDecks = 6, kKnownModules = 4;
static_assert(kKnownCards <= kCardCount && kKnownDecks <= kDeckCount);

/// First row of each group of object rows: one table for all kinds.
namespace object_rows {
inline constexpr int kCard = 0;                       ///< each card
inline constexpr int kUnseen = kCard + kKnownCards;   ///< a card known by its deck only
inline constexpr int kNoble = kUnseen + kKnownDecks;  ///< each noble
inline constexpr int kCity = kNoble + 12;             ///< each side of a city
inline constexpr int kPost = kCity + 14;              ///< each trading post
inline constexpr int kPay = kPost + 5;                ///< by colour: need 1 .. 7, of which 0 .. need are there
inline constexpr int kPayPerColour = 35;
inline constexpr int kLack = kPay + kGemCount * kPayPerColour;  ///< by colour: 1 .. 5 bonuses or cards missing
inline constexpr int kMissing = kLack + kGemCount * 5;          ///< gold units missing, 0 .. 8
inline constexpr int kRival = kMissing + 9;                     ///< the same for the nearest rival
inline constexpr int kHand = kRival + 9;                        ///< reserved; reserved and unseen by others; just drawn
inline constexpr int kOwnStrongholds = kHand + 3;               ///< 1 .. 3
inline constexpr int kRivalStrongholds = kOwnStrongholds + 3;   ///< 1 .. 3
inline constexpr int kWait = kRivalStrongholds + 3;             ///< players who act before this one, 0 .. 4
inline constexpr int kTotal = kWait + 5;                        ///< bonuses or cards missing for a tile, 0 .. 9
inline constexpr int kRivalTotal = kTotal + 10;                 ///< the same for the nearest rival
inline constexpr int kPoints = kRivalTotal + 10;                ///< points missing for a city, 0 .. 9
inline constexpr int kAny = kPoints + 10;                       ///< cards of any one colour missing for it, 0 .. 6
inline constexpr int kPriceCards = kAny + 7;                    ///< cards there for a discard price, 0 .. 2
inline constexpr int kShort = kPriceCards + 3;                  ///< points short of the end after buying it, 0 .. 7
inline constexpr int kBringsNoble = kShort + 8;                 ///< buying it brings a noble
inline constexpr int kBankLacks = kBringsNoble + 1;             ///< missing gems that the bank has not, 1 .. 3
inline constexpr int kForCity = kBankLacks + 3;  ///< how far from the nearest city after buying it: for_city()
inline constexpr int kForCityCount = 25;
inline constexpr int kTowardsCities = kForCity + kForCityCount;  ///< cities that lack its colour, 1 .. 3
inline constexpr int kTowardsPost = kTowardsCities + 3;  ///< by post that lacks its colour: cards missing then, 0 .. 4
inline constexpr int kCount = kTowardsPost + 5 * 5;

/// Of kForCity, by the cards and points missing for a city: both in five steps.
constexpr int for_city(int cards, int points) {
  constexpr std::array<std::uint8_t, 6> kCardSteps{0, 1, 2, 3, 3, 4};
  constexpr std::array<std::uint8_t, 9> kPointSteps{0, 1, 1, 2, 2, 3, 3, 3, 4};
  return kForCity + 5 * kCardSteps[static_cast<std::size_t>(cards < 5 ? cards : 5)] +
         kPointSteps[static_cast<std::size_t>(points < 8 ? points : 8)];
}
}  // namespace object_rows

/// Rows beyond the trained ones: sums of a few of them, which the network adds up once. So an object has few rows, and all objects
/// of a kind equally many.
namespace joined_rows {
inline constexpr int kFar = 8;                        ///< larger numbers of missing gold units are not distinguished
inline constexpr int kFarTotal = 9;                   ///< larger numbers of missing bonuses are not distinguished
inline constexpr int kNothing = object_rows::kCount;  ///< the sum of none
inline constexpr int kFirst = kNothing + 1;           ///< sums of several
inline constexpr int kDistance = kFirst;              ///< kMissing; kRival, kFar + 1: none; kBankLacks, 0: none
inline constexpr int kUse =
    kDistance + (kFar + 1) * (kFar + 2) * 4;          ///< kWait; kShort; kBringsNoble; kHand, 0: not there
inline constexpr int kTotals = kUse + 5 * 8 * 2 * 4;  ///< kTotal; kRivalTotal, kFarTotal + 1: none
inline constexpr int kCount = kTotals + (kFarTotal + 1) * (kFarTotal + 2);

constexpr int distance(int missing, int rival, int bank_lacks) {
  return kDistance + (missing * (kFar + 2) + rival) * 4 + bank_lacks;
}
constexpr int use(int wait, int points_short, bool brings_noble, int hand) {
  return kUse + ((wait * 8 + points_short) * 2 + (brings_noble ? 1 : 0)) * 4 + hand;
}
constexpr int totals(int own, int rival) { return kTotals + own * (kFarTotal + 2) + rival; }

/// The trained rows that a row is the sum of: itself, if it is trained.
struct Parts {
  std::array<std::uint16_t, 4> row{};
  std::size_t count = 0;
};
Parts parts_of(int row);
}  // namespace joined_rows

/// First row of each group of player rows.
namespace seat_rows {
inline constexpr int kTokens = 0;                              ///< by colour: 0 .. 7
inline constexpr int kTokensInAll = kTokens + 6 * 8;           ///< 0 .. 13
inline constexpr int kBonuses = kTokensInAll + 14;             ///< by colour: 0 .. 9
inline constexpr int kPrestige = kBonuses + 5 * 10;            ///< 0 .. 23
inline constexpr int kLead = kPrestige + 24;                   ///< over the best rival, -8 .. 8
inline constexpr int kReserved = kLead + 17;                   ///< 0 .. 3
inline constexpr int kPurchased = kReserved + 4;               ///< 0 .. 31
inline constexpr int kWait = kPurchased + 32;                  ///< 0 .. 4
inline constexpr int kLastRound = kWait + 5;                   ///< still to play in it; done
inline constexpr int kPlayers = kLastRound + 2;                ///< 2 .. 5
inline constexpr int kModules = kPlayers + 4;                  ///< by module
inline constexpr int kVirtualGold = kModules + kKnownModules;  ///< 1 .. 5 cards
inline constexpr int kStrongholds = kVirtualGold + 5;          ///< at home, 0 .. 3
inline constexpr int kPosts = kStrongholds + 4;                ///< by post
inline constexpr int kBank = kPosts + 5;                       ///< by colour: 0 .. 7
inline constexpr int kDeck = kBank + 6 * 8;                    ///< by deck: 0, 1 .. 3, 4 .. 8, 9 .. 16, more
inline constexpr int kRound = kDeck + kKnownDecks * 5;         ///< pairs of rounds, 0 .. 23
inline constexpr int kPhase = kRound + 24;                     ///< of the player to act
inline constexpr int kFreeLevel = kPhase + 11;                 ///< free card of level 1, 2 due
inline constexpr int kCount = kFreeLevel + 2;
}  // namespace seat_rows

struct NetworkInput {
  static constexpr std::size_t kMaxObjects = kSlotCount + kMaxReserved + 2 + kMaxNobles + 5;
  static constexpr std::size_t kMaxRows = kMaxPlayers * (kMaxObjects * 14 + 72);
  static constexpr std::uint8_t kNoObject = 255;

  struct Range {
    std::uint16_t first;
    std::uint8_t count;
    std::uint8_t joined;  ///< the last so many are joined_rows
  };
  struct Seat {
    Range rows;                              ///< of the player alone, in `rows`
    std::array<Range, kMaxObjects> objects;  ///< each object's rows
    std::uint8_t object_count;
  };

  int players;
  int mover;
  std::array<Seat, kMaxPlayers> seats;
  Range shared;  ///< what every player has
  std::array<std::uint16_t, kMaxRows> rows;
  // Indices among the mover's objects.
  std::array<std::uint8_t, kCardCount> card_object;
  std::array<std::uint8_t, 12> noble_object;
  std::array<std::uint8_t, 5> post_object;

  /// Uses only what the player to act may know; hidden cards are ignored. Precondition: the game is not over.
  void read(const GameState& state);
};

}  // namespace splendor

// One action is one decision. A turn that goes on (return tokens, choose a noble) moves the state to another Phase, and
// the next action answers that. Passed by value; the text form is in notation.h.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "games/splendor/rules/card.h"
#include "games/splendor/rules/tokens.h"

namespace splendor {

enum class ActionKind : std::uint8_t {
  take,          ///< `tokens` of different gems
  take_pair,     ///< `tokens` holds two alike (and with the third-gem post one of another colour)
  reserve,       ///< face-up `card`
  reserve_deck,  ///< the top of deck number `other`
  buy,           ///< `card` for `tokens`, and `given` cards that leave play as part of the price
  pass,
  keep,       ///< `card`: of the two drawn, the one that stays
  associate,  ///< `card`: the model whose colour is copied
  free,       ///< `card`: taken at no cost
  gem,        ///< `tokens`: one gem, from the post
  place,      ///< an own stronghold onto `card`
  move,       ///< an own stronghold from card `other` onto `card`
  remove,     ///< a rival's stronghold from `card`
  conquer,    ///< as buy, after the standard action
  decline,    ///< no conquest
  give_back,  ///< `tokens` over the limit (`return` in the notation)
  noble,      ///< noble number `other`
  post,       ///< trading post number `other`
};

struct Action {
  static constexpr int kMaxGiven = 5;

  ActionKind kind = ActionKind::pass;
  CardId card = kNoCard;
  std::uint8_t other = 0;
  std::array<CardId, kMaxGiven> given{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};  ///< ascending, then kNoCard
  Tokens tokens{};

  friend constexpr bool operator==(const Action& a, const Action& b) {
    return a.kind == b.kind && a.card == b.card && a.other == b.other && a.given == b.given && a.tokens == b.tokens;
  }
};

/// An action without given cards. Its small members are one word: written one by one and then read together, as a function
/// returns them, they would have to wait for each other in memory.
inline Action action_of(ActionKind kind, CardId card, std::uint8_t other, Tokens tokens) {
  Action action;
  if constexpr (std::endian::native == std::endian::little) {
    const std::uint64_t small = ~std::uint64_t{0xFFFFFF} | std::uint64_t{other} << 16 | std::uint64_t{card} << 8 |
                                static_cast<std::uint64_t>(kind);
    static_assert(offsetof(Action, tokens) == sizeof small && kNoCard == 0xFF);
    std::memcpy(static_cast<void*>(&action), &small, sizeof small);
  } else {
    action.kind = kind;
    action.card = card;
    action.other = other;
  }
  action.tokens = tokens;
  return action;
}

/// Number of cards given as part of a price.
constexpr int given_count(const Action& action) {
  int count = 0;
  for (const CardId card : action.given) count += card != kNoCard ? 1 : 0;
  return count;
}

}  // namespace splendor

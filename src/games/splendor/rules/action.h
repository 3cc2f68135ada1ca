// One action is one decision. A turn that goes on (return tokens, choose a noble) moves the state to another Phase, and
// the next action answers that. Passed by value; the text form is in notation.h.
#pragma once

#include <array>
#include <cstdint>

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

/// Number of cards given as part of a price.
constexpr int given_count(const Action& action) {
  int count = 0;
  for (const CardId card : action.given) count += card != kNoCard ? 1 : 0;
  return count;
}

}  // namespace splendor

// Queries on the list of legal actions for what a traveller has tapped but not confirmed: which action the tokens form, and
// which payments of a road are nearest to the current one. No rules, no drawing.
#pragma once

#include <cstddef>
#include <optional>

#include "games/kingdom/rules/rules.h"

namespace kingdom_ui {

/// Actions that are chosen token by token: collect, give back, discard, give.
bool is_of_tokens(kingdom::ActionKind kind);

/// The action with tokens that has exactly these, to `receiver` where it is a gift.
std::optional<std::size_t> action_with(const kingdom::ActionList& actions, kingdom::Tokens chosen, int receiver = -1);

/// The suggested payment of a road: the first that the rules list. nullopt: it cannot be paid now.
std::optional<std::size_t> suggested_payment(const kingdom::ActionList& actions, kingdom::RoadId road);

/// One piece of a payment: a token, or a city tile.
struct PaymentPiece {
  kingdom::Token token = kingdom::Token::mushroom;
  kingdom::TileId tile = kingdom::kNoTile;  ///< kNoTile: the token
};

/// The payment of the same road nearest to `current` that uses one less (or, with `more`, one more) of a piece.
/// Precondition: actions[current] is a move.
std::optional<std::size_t> payment_beside(const kingdom::ActionList& actions, std::size_t current,
                                          const PaymentPiece& piece, bool more);

/// The next payment of the same road in the list, the first after the last. Precondition: as above.
std::size_t next_payment(const kingdom::ActionList& actions, std::size_t current);

}  // namespace kingdom_ui

#include "games/kingdom/ui/choice.h"

#include <bit>
#include <cstdlib>

#include "ui/choose.h"

namespace kingdom_ui {

using namespace kingdom;

namespace {

/// How many things differ between two payments.
int distance(const Action& a, const Action& b) {
  int sum = std::popcount(a.tiles.bits ^ b.tiles.bits);
  for (int kind = 0; kind < kTokenKinds; ++kind)
    sum += std::abs(a.tokens[static_cast<Token>(kind)] - b.tokens[static_cast<Token>(kind)]);
  return sum;
}

int count_of(const Action& move, const PaymentPiece& piece) {
  if (piece.tile != kNoTile) return move.tiles.contains(piece.tile) ? 1 : 0;
  return move.tokens[piece.token];
}

bool pays_for(const Action& action, RoadId road) { return action.kind == ActionKind::move && action.road == road; }

}  // namespace

bool is_of_tokens(ActionKind kind) {
  return kind == ActionKind::collect || kind == ActionKind::give_back || kind == ActionKind::discard ||
         kind == ActionKind::give;
}

std::optional<std::size_t> action_with(const ActionList& actions, Tokens chosen, int receiver) {
  return ui::find_action(actions, [&](const Action& one) {
    return is_of_tokens(one.kind) && one.tokens == chosen && (one.kind != ActionKind::give || one.other == receiver);
  });
}

std::optional<std::size_t> suggested_payment(const ActionList& actions, RoadId road) {
  return ui::find_action(actions, [&](const Action& one) { return pays_for(one, road); });
}

std::optional<std::size_t> payment_beside(const ActionList& actions, std::size_t current, const PaymentPiece& piece,
                                          bool more) {
  const Action& now = actions[current];
  const int wanted = count_of(now, piece) + (more ? 1 : -1);
  const auto suits = [&](const Action& one) { return pays_for(one, now.road) && count_of(one, piece) == wanted; };
  return ui::nearest_action(actions, current, suits, distance);
}

std::size_t next_payment(const ActionList& actions, std::size_t current) {
  for (std::size_t step = 1; step < actions.size(); ++step) {
    const std::size_t i = (current + step) % actions.size();
    if (pays_for(actions[i], actions[current].road)) return i;
  }
  return current;
}

}  // namespace kingdom_ui

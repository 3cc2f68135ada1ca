#include "games/kingdom/ui/choice.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace kingdom_ui {

using namespace kingdom;

namespace {

bool has_tokens(ActionKind kind) {
  return kind == ActionKind::collect || kind == ActionKind::give_back || kind == ActionKind::discard ||
         kind == ActionKind::give;
}

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

}  // namespace

bool leads_on(const ActionList& actions, Tokens chosen) {
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Action& action) { return has_tokens(action.kind) && action.tokens.covers(chosen); });
}

std::optional<std::size_t> action_with(const ActionList& actions, Tokens chosen, int receiver) {
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (has_tokens(actions[i].kind) && actions[i].tokens == chosen &&
        (actions[i].kind != ActionKind::give || actions[i].other == receiver))
      return i;
  return std::nullopt;
}

std::optional<std::size_t> suggested_payment(const ActionList& actions, RoadId road) {
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i].kind == ActionKind::move && actions[i].road == road) return i;
  return std::nullopt;
}

std::optional<std::size_t> payment_beside(const ActionList& actions, std::size_t current, const PaymentPiece& piece,
                                          bool more) {
  const Action& now = actions[current];
  const int wanted = count_of(now, piece) + (more ? 1 : -1);
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (actions[i].kind != ActionKind::move || actions[i].road != now.road) continue;
    if (count_of(actions[i], piece) != wanted) continue;
    if (!best || distance(actions[i], now) < distance(actions[*best], now)) best = i;
  }
  return best;
}

std::size_t next_payment(const ActionList& actions, std::size_t current) {
  for (std::size_t step = 1; step < actions.size(); ++step) {
    const std::size_t i = (current + step) % actions.size();
    if (actions[i].kind == ActionKind::move && actions[i].road == actions[current].road) return i;
  }
  return current;
}

}  // namespace kingdom_ui

// The idea of a puzzle's solution: why the turn does what is asked.
#include <algorithm>
#include <utility>

#include "games/splendor/puzzle/prove.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/turn.h"

namespace splendor {

namespace {

using puzzle::Goal;
using puzzle::Task;

/// Can a turn of the seat that goes on like this one reach the end?
bool may_reach_end(const GameState& state, int seat) {
  if (is_terminal(state) || state.to_act != seat) return turn::reaches_end(state, seat);
  const ActionList actions = legal_actions(state);
  return std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
    if (state.phase == Phase::turn && action.kind != ActionKind::buy && !state.setup.has(Module::strongholds))
      return false;  // nothing but a conquest brings anything after other actions
    GameState next = state;
    apply(next, action);
    return may_reach_end(next, seat);
  });
}

/// Could a rival reach the end if it were their turn now? Precondition: a turn begins.
bool threatened(GameState state, const Task& task) {
  for (int seat = 0; seat < state.setup.players; ++seat) {
    state.to_act = static_cast<std::uint8_t>(seat);
    if (seat != task.seat && may_reach_end(state, seat)) return true;
  }
  return false;
}

/// The same without a card on the table.
GameState without(GameState state, CardId card) {
  if (const int slot = slot_of(state, card); slot >= 0) {
    state.slots[static_cast<std::size_t>(slot)] = kNoCard;
    state.modules.occupied[static_cast<std::size_t>(slot)] = {};
  }
  return state;
}

/// No rival could reach the end if one of these nobles were not there.
bool depends_on_noble(GameState state, const Task& task, unsigned nobles) {
  return std::any_of(state.nobles.begin(), state.nobles.end(), [&](NobleId& noble) {
    if (noble == kNoNoble || (nobles >> noble & 1) == 0) return false;
    const NobleId gone = std::exchange(noble, kNoNoble);
    const bool stopped = !threatened(state, task);
    noble = gone;
    return stopped;
  });
}

/// Is a position like this reached in the turn that has led here, by whatever decisions are left in it?
template <class Like>
bool may_be(const GameState& state, int seat, const Like& like) {
  if (like(state)) return true;
  if (state.phase == Phase::turn || state.to_act != seat) return false;
  const ActionList actions = legal_actions(state);
  return std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
    GameState next = state;
    apply(next, action);
    return may_be(next, seat, like);
  });
}

/// What keeps the rival from the end. Each is tried: what if only that were different?
std::string_view idea_of_stop(const GameState& state, const Task& task, const Action& action) {
  const bool buys = action.kind == ActionKind::buy;
  const GameState rest = buys || action.kind == ActionKind::reserve ? without(state, action.card) : state;
  if (!threatened(rest, task)) return buys ? "deny_buy" : "deny_card";
  GameState after = state;
  apply(after, action);
  if (task.seat + 1 == state.setup.players && may_reach_end(after, task.seat)) return "ends";
  if (may_be(after, task.seat,
             [&](const GameState& then) { return depends_on_noble(rest, task, then.players[task.seat].nobles); }))
    return "deny_noble";
  if (may_be(after, task.seat, [&](const GameState& then) {
        return then.phase == Phase::turn && then.modules.occupied != state.modules.occupied && !threatened(then, task);
      }))
    return "deny_stronghold";
  return "other";
}

/// Why a purchase that brings nothing but its card can be the best by far.
std::string_view idea_of_best(const GameState& state, CardId card) {
  const int points = card_facts(card).points;
  int most = 0;
  for (const Action& other : legal_actions(state))
    if (other.kind == ActionKind::buy && other.card != card) most = std::max<int>(most, card_facts(other.card).points);
  return points > most ? "worth" : "engine";
}

}  // namespace

std::string_view idea_of(const GameState& state, const Task& task, const Action& action, bool rival_waits) {
  const bool reserves = action.kind == ActionKind::reserve || action.kind == ActionKind::reserve_deck;
  if (task.goal == Goal::stop) return idea_of_stop(state, task, action);
  if (action.kind == ActionKind::take || action.kind == ActionKind::take_pair) return "collect";
  if (reserves) return state.bank.gold() != 0 ? "gold" : "keep_card";
  if (action.kind != ActionKind::buy) return "other";
  GameState after = state;
  apply(after, action);
  const bool brings_noble =
      after.players[state.to_act].nobles != state.players[state.to_act].nobles || after.phase == Phase::noble;
  if (task.goal == Goal::first) return brings_noble ? "completes" : "bonus";
  if (brings_noble) return "noble";
  if (task.goal == Goal::best && card_facts(action.card).kind == CardKind::plain &&
      after.players[state.to_act].posts == state.players[state.to_act].posts)
    return rival_waits ? "rival_card" : idea_of_best(state, action.card);
  if (after.phase == Phase::conquest || after.phase == Phase::stronghold) return "stronghold";
  if (card_facts(action.card).kind != CardKind::plain) return "orient";
  if (after.players[state.to_act].posts != state.players[state.to_act].posts) return "post";
  if (state.setup.has(Module::cities)) return "city";
  return card_facts(action.card).points <= 1 ? "bonus" : "points";
}

}  // namespace splendor

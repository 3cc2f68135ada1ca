#include "games/splendor/ai/reason.h"

#include <algorithm>

#include "games/splendor/ai/heuristics.h"
#include "games/splendor/ai/reach.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// From this chance on a position counts as won.
constexpr double kWon = 0.995;
/// Cards of fewer points are bought for their bonus.
constexpr int kWorthItsPoints = 2;

Reason reason_to_buy(const GameState& before, const GameState& after, CardId card) {
  const auto seat = static_cast<std::size_t>(before.to_act);
  const PlayerState& then = before.players[seat];
  const PlayerState& now = after.players[seat];
  if (now.nobles != then.nobles) return Reason::noble;
  if (before.setup.has(Module::cities) && modules::fulfils_city(after, before.to_act) &&
      !modules::fulfils_city(before, before.to_act))
    return Reason::city;
  if (now.posts != then.posts) return Reason::post;
  return card_facts(card).points >= kWorthItsPoints ? Reason::points : Reason::engine;
}

Reason reason_to_reserve(const GameState& state, CardId card) {
  int nearest_rival = kFarAway;
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (seat != state.to_act)
      nearest_rival = std::min(nearest_rival, reach_of(state, seat, Means::of(state, seat), card).turns);
  const int own = reach_of(state, state.to_act, Means::of(state, state.to_act), card).turns;
  return nearest_rival == 0 && own > 1 ? Reason::blocks : Reason::saves_for_later;
}

/// The card that the new gems bring nearest, or kNoCard when none comes nearer.
CardId aim_of(const GameState& state, Tokens taken) {
  const Means before = Means::of(state, state.to_act);
  Means after = before;
  after.tokens += taken;
  const CardsInReach cards = CardsInReach::of(state, state.to_act);
  CardId aim = kNoCard;
  double most = 0.0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(cards.count); ++i) {
    const int missed = reach_of(state, state.to_act, before, cards.card[i]).missing;
    const int misses = reach_of(state, state.to_act, after, cards.card[i]).missing;
    if (misses == missed) continue;
    const double gain = (card_facts(cards.card[i]).points + 1.0) * (missed - misses) / (1.0 + misses);
    if (gain > most) {
      most = gain;
      aim = cards.card[i];
    }
  }
  return aim;
}

}  // namespace

void explain(const PlayerView& view, Choice& choice) {
  const Action& action = choice.action;
  base::RandomSource deal(0);  // what is hidden does not matter here
  const GameState before = determinise(view, deal);
  GameState after = before;
  ActionList scratch;
  apply(after, action);
  finish_turn(after, {}, scratch);

  choice.card = kNoCard;
  if (action.kind == ActionKind::buy || action.kind == ActionKind::conquer || action.kind == ActionKind::free) {
    choice.card = action.card;
    choice.reason = reason_to_buy(before, after, action.card);
  } else if (before.phase != Phase::turn) {
    choice.reason = Reason::settles;
  } else if (action.kind == ActionKind::reserve) {
    choice.card = action.card;
    choice.reason = reason_to_reserve(before, action.card);
  } else if (action.kind == ActionKind::reserve_deck) {
    choice.reason = Reason::gold;
  } else {
    choice.card = aim_of(before, action.tokens);
    choice.reason = choice.card == kNoCard ? Reason::gems : Reason::collects;
  }
  const bool won = is_terminal(after) && (winners(after) >> view.viewer & 1) != 0;
  if (won || choice.value >= kWon) choice.reason = Reason::wins;
}

}  // namespace splendor

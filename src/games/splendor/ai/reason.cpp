#include "games/splendor/ai/reason.h"

#include "games/splendor/ai/heuristics.h"
#include "games/splendor/ai/reach.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// From this chance on a position counts as good as won.
constexpr double kSure = 0.995;
/// Before anybody has so many points, what an action is good for says more than that the game is as good as won.
constexpr int kNearTheEnd = 10;
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
  if ((now.posts & ~then.posts) != 0) return Reason::post;
  // What it is paid with may have had more points. [orient.discard.points]
  if (card_facts(card).points >= kWorthItsPoints && now.prestige > then.prestige) return Reason::points;
  return card_facts(card).kind == CardKind::virtual_gold ? Reason::gold : Reason::engine;
}

bool is_near_the_end(const GameState& state) {
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (state.players[static_cast<std::size_t>(seat)].prestige >= kNearTheEnd) return true;
  return state.last_round;
}

/// A rival could buy the card with their next turn, if it lay there still.
bool could_be_bought(const GameState& state, CardId card) {
  const Occupation& on = state.modules.occupied[static_cast<std::size_t>(slot_of(state, card))];
  for (int seat = state.last_round ? state.to_act + 1 : 0; seat < state.setup.players; ++seat)
    if (seat != state.to_act && (on.count == 0 || on.owner == seat) && can_purchase(state, seat, card)) return true;
  return false;
}

Reason reason_to_reserve(const GameState& state, CardId card) {
  const int own = reach_of(state, state.to_act, Means::of(state, state.to_act), card).turns;
  return (own > 1 || state.last_round) && could_be_bought(state, card) ? Reason::blocks : Reason::saves_for_later;
}

/// What becomes of a card in a line of play: it is bought by this seat, or a rival gets it.
struct LineOutcome {
  CardId bought = kNoCard;  ///< the first one
  CardSet gone{};
};

LineOutcome outcome_in(const Line& line, int seat) {
  LineOutcome outcome;
  for (const LineStep& step : line) {
    const bool buys = step.action.kind == ActionKind::buy;
    if (step.seat != seat && (buys || step.action.kind == ActionKind::reserve)) outcome.gone.insert(step.action.card);
    if (step.seat != seat || !buys) continue;
    outcome.bought = step.action.card;
    break;
  }
  return outcome;
}

/// The card that the new gems bring nearer, once the turn is complete: the one that the line of play buys next, or else the
/// nearest, if one can be that no rival gets in it; kNoCard when none comes nearer.
CardId aim_of(const GameState& before, const GameState& after, const Line& line) {
  const int seat = before.to_act;
  const Means then = Means::of(before, seat), now = Means::of(after, seat);
  const CardsInReach cards = CardsInReach::of(before, seat);
  const LineOutcome outcome = outcome_in(line, seat);
  CardId aim = kNoCard, gone = kNoCard;
  double most = 0.0, most_gone = 0.0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(cards.count); ++i) {
    const CardId card = cards.card[i];
    if (after.players[before.to_act].owned.contains(card)) continue;  // conquered in the same turn
    const int missed = reach_of(before, seat, then, card).missing;
    const int misses = reach_of(after, seat, now, card).missing;
    if (card == outcome.bought && missed > misses) return card;
    const double gain = (card_facts(card).points + 1.0) * (missed - misses) / (1.0 + misses);
    const bool lost = outcome.gone.contains(card);
    if (gain <= (lost ? most_gone : most)) continue;
    (lost ? most_gone : most) = gain;
    (lost ? gone : aim) = card;
  }
  return aim != kNoCard ? aim : gone;
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
    choice.reason = before.bank.gold() > 0 ? Reason::gold : Reason::saves_for_later;
  } else {
    choice.card = aim_of(before, after, choice.line);
    choice.reason = choice.card == kNoCard ? Reason::gems : Reason::collects;
  }
  const bool prepares = choice.reason == Reason::saves_for_later || choice.reason == Reason::gold ||
                        choice.reason == Reason::collects || choice.reason == Reason::gems;
  if (before.last_round && prepares) {
    choice.reason = Reason::last_turn;
    choice.card = kNoCard;
  }
  if (choice.value >= kSure && is_near_the_end(before)) choice.reason = Reason::sure;
  if (is_terminal(after) && (winners(after) >> view.viewer & 1) != 0) choice.reason = Reason::wins;
}

}  // namespace splendor

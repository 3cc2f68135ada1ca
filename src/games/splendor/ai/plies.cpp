#include "games/splendor/ai/plies.h"

#include <algorithm>

#include "games/splendor/ai/decisions.h"
#include "games/splendor/ai/heuristics.h"
#include "games/splendor/ai/reach.h"
#include "games/splendor/rules/cards.h"

namespace splendor {

namespace {

constexpr std::size_t kReservesInTree = 2;
// Inside the tree fewer plies are considered than at the root.
constexpr std::size_t kReturnsAtRoot = 2;
constexpr std::size_t kReturnsInTree = 1;
constexpr std::size_t kReturnsAlone = 6;  // at the root of a return decision

constexpr std::size_t kTakesInTree = 6;

/// Of the actions that `worth` rates (all but kNotAsked), keeps the best `most`; the order stays, the first wins ties.
constexpr double kNotAsked = -1.0;
template <class Worth>
void keep_best(ActionList& actions, std::size_t most, Worth&& worth) {
  constexpr std::size_t kLargest = 64;
  std::array<double, kLargest> value{};
  std::array<std::size_t, 8> best{};  // places, best first
  std::size_t count = 0;
  for (std::size_t i = 0; i < actions.size() && i < kLargest; ++i) {
    value[i] = worth(actions[i]);
    if (value[i] == kNotAsked) continue;
    if (count == most && value[i] <= value[best[count - 1]]) continue;
    std::size_t at = count < most ? count++ : count - 1;
    for (; at > 0 && value[i] > value[best[at - 1]]; --at) best[at] = best[at - 1];
    best[at] = i;
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const bool drop = i < kLargest && value[i] != kNotAsked &&
                      std::find(best.begin(), best.begin() + static_cast<std::ptrdiff_t>(count), i) ==
                          best.begin() + static_cast<std::ptrdiff_t>(count);
    if (!drop) actions[kept++] = actions[i];
  }
  actions.resize(kept);
}

}  // namespace

Action PlyMaker::weighed_choice(const GameState& state, int seat) {
  if (state.phase == Phase::give_back) return heuristic_action(state, scratch_);
  ActionList options;
  legal_actions(state, options);
  std::size_t best = 0;
  double best_chance = -1.0;
  for (std::size_t i = 0; i < options.size() && options.size() > 1; ++i) {
    GameState after = state;
    apply(after, options[i]);
    finish_turn(after, {}, scratch_);
    ++judged_;
    const Chances chances = is_terminal(after) ? result_of(after) : evaluator_.evaluate(after);
    if (chances[static_cast<std::size_t>(seat)] > best_chance) {
      best = i;
      best_chance = chances[static_cast<std::size_t>(seat)];
    }
  }
  return options[best];
}

/// Keeps only the takes that bring the player nearest to the cards in reach.
void PlyMaker::drop_idle_takes(const GameState& state) {
  const CardsInReach cards = CardsInReach::of(state, state.to_act);
  const Means means = Means::of(state, state.to_act);
  std::array<double, kGemCount> first{};   // use of one more gem of the colour
  std::array<double, kGemCount> second{};  // of another one
  for (std::size_t i = 0; i < static_cast<std::size_t>(cards.count); ++i) {
    const Card& card = card_facts(cards.card[i]);
    const Tokens unpaid = means.tokens.missing_for(means.bonuses.missing_for(card.cost));
    const int missing = gold_due(unpaid, means.gold_worth) - means.gold;
    if (missing <= 0) continue;
    const double pull = pull_of(card, missing - 1);
    for (const Gem gem : kGems) {
      if (unpaid[gem] >= 1) first[index_of(gem)] += pull;
      if (unpaid[gem] >= 2) second[index_of(gem)] += pull;
    }
  }
  const auto use_of = [&](Tokens take) {
    double use = 0.0;
    for (const Gem gem : kGems) {
      if (take[gem] >= 1) use += first[index_of(gem)];
      if (take[gem] >= 2) use += second[index_of(gem)];
    }
    return use;
  };
  keep_best(actions_, kTakesInTree, [&](const Action& action) {
    const bool take = action.kind == ActionKind::take || action.kind == ActionKind::take_pair;
    return take ? use_of(action.tokens) : kNotAsked;
  });
}

/// Of the reservations keeps only those of the most wanted cards; all other actions stay.
void PlyMaker::drop_idle_reserves(const GameState& state) {
  std::array<Means, kMaxPlayers> means;
  for (std::size_t seat = 0; seat < state.setup.players; ++seat) means[seat] = Means::of(state, static_cast<int>(seat));
  const auto wish = [&](CardId card) {
    const double points = card_facts(card).points + 1.0;
    double sum = 0.0;
    double rivals = 0.0;
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
      const double w = points / (1.0 + reach_of(state, static_cast<int>(seat), means[seat], card).turns);
      if (seat == state.to_act)
        sum = w;
      else
        rivals = std::max(rivals, w);
    }
    return sum + 0.7 * rivals;
  };
  std::erase_if(actions_, [](const Action& action) { return action.kind == ActionKind::reserve_deck; });
  keep_best(actions_, kReservesInTree,
            [&](const Action& action) { return action.kind == ActionKind::reserve ? wish(action.card) : kNotAsked; });
}

void PlyMaker::list_actions(const GameState& state, bool thorough) {
  if (state.phase == Phase::give_back) {
    actions_.clear();
    for (const Tokens back : sensible_returns(state, kReturnsAlone))
      actions_.push_back({.kind = ActionKind::give_back, .tokens = back});
    return;
  }
  legal_actions(state, actions_);
  // One payment a card: the cheapest, the first among equals. Payments of one card stand together.
  std::size_t kept = 0;
  for (std::size_t i = 0; i < actions_.size(); ++i) {
    const Action& action = actions_[i];
    const bool same_card = kept != 0 && is_purchase(action.kind) && actions_[kept - 1].kind == action.kind &&
                           actions_[kept - 1].card == action.card;
    if (!same_card)
      actions_[kept++] = action;
    else if (price_of(action) < price_of(actions_[kept - 1]))
      actions_[kept - 1] = action;
  }
  actions_.resize(kept);
  if (thorough || state.phase != Phase::turn) return;
  drop_idle_takes(state);
  drop_idle_reserves(state);
  if (actions_.empty()) legal_actions(state, actions_);
}

void PlyMaker::complete(GameState state, Ply ply, bool thorough, std::vector<Ply>& out) {
  const int seat = state.to_act;
  const auto follow = [](GameState& at, Ply& of, const Action& action) {
    if (of.follow_up_count < kMaxFollowUps) of.follow_ups[of.follow_up_count++] = action;
    apply(at, action);
  };
  while (state.phase != Phase::turn && !is_terminal(state)) {
    if (state.phase == Phase::give_back) {
      for (const Tokens back : sensible_returns(state, thorough ? kReturnsAtRoot : kReturnsInTree)) {
        GameState after = state;
        Ply variant = ply;
        follow(after, variant, {.kind = ActionKind::give_back, .tokens = back});
        complete(after, variant, thorough, out);
      }
      return;
    }
    follow(state, ply, thorough ? weighed_choice(state, seat) : heuristic_action(state, scratch_));
  }
  out.push_back(ply);
}

void PlyMaker::list(const GameState& state, bool thorough, std::vector<Ply>& out) {
  out.clear();
  list_actions(state, thorough);
  for (const Action& action : actions_) {
    GameState after = state;
    apply(after, action);
    complete(after, Ply{.action = action}, thorough, out);
  }
}

}  // namespace splendor

#include "games/splendor/ai/heuristics.h"

#include <algorithm>

#include "base/sorting.h"
#include "games/splendor/ai/reach.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/orient.h"

namespace splendor {

namespace {

/// Value of each token to the player to act: how much nearer it brings the cards in reach.
std::array<double, kColourCount> token_values(const GameState& state, const CardsInReach& cards, const Means& means) {
  std::array<double, kColourCount> value{};
  double all = 0.0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(cards.count); ++i) {
    const Card& card = card_facts(cards.card[i]);
    if (card.kind == CardKind::discard_price) continue;
    const Tokens need = means.bonuses.missing_for(card.cost);
    const int due = gold_due(means.tokens.missing_for(need), means.gold_worth);
    const double pull = pull_of(card, std::max(0, due - means.gold));
    for (const Gem gem : kGems)
      if (means.tokens[gem] <= need[gem] && need[gem] != 0) value[index_of(gem)] += pull;
    if (due >= means.gold) all += pull;
  }
  value[index_of(Gem::gold)] = 1.2 * all + 0.5;
  for (const Gem gem : kGems)  // a gem that is rare in the bank is harder to get again
    value[index_of(gem)] += 0.02 * (8 - std::min(8, state.bank[gem]));
  return value;
}

/// Value of one more bonus of a colour to the player to act.
double colour_use(const GameState& state, const CardsInReach& cards, Gem gem) {
  const PlayerState& player = state.player();
  double use = 0.0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(cards.count); ++i)
    if (need_of(player, card_facts(cards.card[i]))[gem] != 0) use += 1.0 + 0.3 * card_facts(cards.card[i]).points;
  for (int i = 0; i < state.setup.noble_count(); ++i) {
    const NobleId noble = state.nobles[static_cast<std::size_t>(i)];
    if (noble == kNoNoble) continue;
    const Tokens lacking = player.bonuses.missing_for(kNobles[noble].requirement);
    if (lacking[gem] != 0) use += 8.0 / (1.0 + lacking.total());
  }
  return use;
}

/// How much a player wants to buy the card soon.
double wish_for(const GameState& state, int player, CardId card) {
  const Reach reach = reach_of(state, player, Means::of(state, player), card);
  return (card_facts(card).points + 1.0) / (1.0 + reach.turns);
}

double rivals_wish_for(const GameState& state, CardId card) {
  double most = 0.0;
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (seat != state.to_act) most = std::max(most, wish_for(state, seat, card));
  return most;
}

/// Value of an own stronghold on a card, as one of `count`.
double guard_worth(const GameState& state, CardId card, int count) {
  const double own = wish_for(state, state.to_act, card);
  return 0.6 * own + 0.5 * rivals_wish_for(state, card) * (count <= 1 ? 1.0 : 0.3) + (count == 3 ? own : 0.0);
}

int guards_on(const GameState& state, CardId card) {
  return state.modules.occupied[static_cast<std::size_t>(slot_of(state, card))].count;
}

/// Heuristic value of each trading post.
constexpr std::array<double, kPostCount> kPostUse{3.0, 1.0, 2.0, 0.5, 2.5};

/// Heuristic value of a decision inside a turn.
double heuristic_value(const GameState& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::keep: return wish_for(state, state.to_act, action.card);
    case ActionKind::associate:
      return colour_use(state, CardsInReach::of(state, state.to_act), *orient::colour_of(state, action.card));
    case ActionKind::free: {
      const Card& card = card_facts(action.card);
      if (card.kind == CardKind::virtual_gold) return 3.0;
      if (orient::copies_colour(card.kind)) return 6.0 + 4.0 * card.points;
      return 4.0 * card.points + colour_use(state, CardsInReach::of(state, state.to_act), card.bonus);
    }
    case ActionKind::gem: {
      Means means = Means::of(state, state.to_act);
      means.tokens += action.tokens;
      const auto values = token_values(state, CardsInReach::of(state, state.to_act), means);
      double worth = 0.0;
      for (const Gem gem : kGems)
        if (action.tokens[gem] != 0) worth = values[index_of(gem)];
      return worth;
    }
    case ActionKind::place: return guard_worth(state, action.card, guards_on(state, action.card) + 1);
    case ActionKind::move:
      return guard_worth(state, action.card, guards_on(state, action.card) + 1) -
             guard_worth(state, action.other, guards_on(state, action.other)) - 0.05;
    case ActionKind::remove: return 0.6 * wish_for(state, state.to_act, action.card);
    case ActionKind::conquer: return 100.0 - price_of(action);
    case ActionKind::noble: {
      // The noble that a rival is nearest to.
      double worth = 0.0;
      for (int seat = 0; seat < state.setup.players; ++seat) {
        if (seat == state.to_act) continue;
        const Tokens bonuses = state.players[static_cast<std::size_t>(seat)].bonuses;
        worth = std::max(worth, 1.0 / (1 + bonuses.missing_for(kNobles[action.other].requirement).total()));
      }
      return worth;
    }
    case ActionKind::post: return kPostUse[action.other];
    default: return 0.0;
  }
}

}  // namespace

double price_of(const Action& payment) {
  double price = payment.tokens.without_gold().total() + 1.5 * payment.tokens.gold();
  for (const CardId card : payment.given) {
    if (card == kNoCard) continue;
    const Card& facts = card_facts(card);
    price += facts.kind == CardKind::virtual_gold ? 2.5 : 3.0 + 4.0 * facts.points + orient::bonus_count(facts.kind);
  }
  return price;
}

std::vector<Tokens> sensible_returns(const GameState& state, std::size_t most) {
  const CardsInReach cards = CardsInReach::of(state, state.to_act);
  const Means before = Means::of(state, state.to_act);
  const int size = before.tokens.total() - state.setup.token_limit();
  std::vector<Tokens> found;
  // Each candidate begins with a different first token, then always gives the least useful one.
  for (std::size_t rank = 0; rank < kColourCount && found.size() < most; ++rank) {
    Means means = before;
    Tokens back;
    for (int n = 0; n < size; ++n) {
      const auto value = token_values(state, cards, means);
      std::array<std::size_t, kColourCount> order{0, 1, 2, 3, 4, 5};
      base::insertion_sort(order.begin(), order.end(),
                           [&](std::size_t a, std::size_t b) { return value[a] < value[b]; });
      std::size_t skip = n == 0 ? rank : 0;
      const auto pick = std::find_if(order.begin(), order.end(), [&](std::size_t colour) {
        return means.tokens[static_cast<Gem>(colour)] != 0 && skip-- == 0;
      });
      if (pick == order.end()) break;
      const Gem gem = static_cast<Gem>(*pick);
      back += Tokens::of(gem);
      means.tokens -= Tokens::of(gem);
      if (gem == Gem::gold) --means.gold;
    }
    if (back.total() == size && std::find(found.begin(), found.end(), back) == found.end()) found.push_back(back);
  }
  return found;
}

Action heuristic_action(const GameState& state, ActionList& scratch) {
  if (state.phase == Phase::give_back)
    return {.kind = ActionKind::give_back, .tokens = sensible_returns(state, 1).front()};
  legal_actions(state, scratch);
  std::size_t best = 0;
  double best_worth = 0.0;
  for (std::size_t i = 0; i < scratch.size(); ++i) {
    const double worth = scratch.size() == 1 ? 0.0 : heuristic_value(state, scratch[i]);
    if (i == 0 || worth > best_worth) {
      best = i;
      best_worth = worth;
    }
  }
  return scratch[best];
}

void finish_turn(GameState& state, std::span<const Action> hints, ActionList& scratch) {
  while (state.phase != Phase::turn && !is_terminal(state)) {
    if (!hints.empty() && !why_illegal(state, hints.front())) {
      apply(state, hints.front());
      hints = hints.subspan(1);
      continue;
    }
    hints = {};
    apply(state, heuristic_action(state, scratch));
  }
}

}  // namespace splendor

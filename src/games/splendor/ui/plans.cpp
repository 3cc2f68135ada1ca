#include "games/splendor/ui/plans.h"

#include <algorithm>

#include "base/level.h"
#include "base/sorting.h"
#include "games/splendor/ai/decisions.h"
#include "games/splendor/ai/player.h"
#include "games/splendor/game.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "ui/game_screen.h"

namespace splendor_ui {

using namespace splendor;

namespace {

constexpr int kWinningPoints = 15;
/// Who collects for a card that lacks more gems than this sees no end of it: they are told of no card.
constexpr int kTooFar = 7;

/// Turns of collecting until the card can be paid: three gems a turn, of one colour three in four turns or so, since piles
/// are short and pairs bring nothing else; one more for each that its pile does not have now.
int turns_to(const GameState& state, CardId card) {
  const PlayerState& me = state.player();
  const Tokens lacks = lacking(state, state.to_act, card), need = need_of(me, kCards[card]);
  constexpr int kFar = 9;  // a price in cards, no card to copy, or more gems than one can hold
  const int gold = me.tokens.gold(), missing = std::max(0, lacks.total() - gold);
  if (missing == 0) return can_purchase(state, state.to_act, card) ? 0 : kFar;
  int most = 0, scarce = -gold, beyond = -gold;
  for (const Gem gem : kGems) {
    most = std::max(most, lacks[gem]);
    scarce += std::max(0, lacks[gem] - state.bank[gem]);
    beyond += std::max(0, need[gem] - state.setup.gems_each());
  }
  if (beyond > 0 || need.total() > state.setup.token_limit()) return kFar;
  return std::max((missing + 2) / 3, (most * 3 + 3) / 4) + std::max(0, scarce);
}

/// A noble comes with this purchase.
bool brings_noble(const GameState& state, const PlayerState& buyer, CardId card) {
  const Card& facts = kCards[card];
  if (facts.kind == CardKind::virtual_gold || facts.kind == CardKind::associate ||
      facts.kind == CardKind::associate_take)
    return false;  // no colour yet
  const Tokens bonuses = buyer.bonuses + Tokens::of(facts.bonus, facts.kind == CardKind::double_bonus ? 2 : 1);
  return std::any_of(state.nobles.begin(), state.nobles.end(), [&](NobleId noble) {
    return noble != kNoNoble && bonuses.missing_for(kNobles[noble].requirement).empty();
  });
}

/// With the card the buyer has what ends the game.
bool reaches_end(const GameState& state, const PlayerState& buyer, CardId card) {
  return !state.setup.has(Module::cities) && buyer.prestige + points_with(state, buyer, card) >= kWinningPoints;
}

/// One is worth more than another for each of the turns that it takes.
bool worth_more(const GameState& state, CardId card, CardId other) {
  return worth_of(state, card) * (turns_to(state, other) + 1) > worth_of(state, other) * (turns_to(state, card) + 1);
}

/// How many of these gems the card lacks.
int help_for(const GameState& state, CardId card, const Tokens& gems) {
  const Tokens lacks = lacking(state, state.to_act, card);
  int help = 0;
  for (const Gem gem : kGems) help += std::min(lacks[gem], gems[gem]);
  return help;
}

/// Of the most useful cards the one that these gems help most, of those alike one that they pay for; kNoCard: they help none.
CardId aim_of(const GameState& state, const Tokens& gems) {
  constexpr std::size_t kMostUseful = 4;
  const Cards cards = cards_to_aim_at(state);
  CardId aim = kNoCard;
  const auto pays = [&](CardId card) {
    const int lacked = help_for(state, card, gems);
    return lacked > 0 && lacked == affordability(state, state.to_act, card).missing;
  };
  const auto help = [&](CardId card) { return 2 * help_for(state, card, gems) + (pays(card) ? 1 : 0); };
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool is_useful = i < kMostUseful || aim == kNoCard || (kCards[cards[i]].points > 0 && pays(cards[i]));
    if (is_useful && help(cards[i]) > (aim == kNoCard ? 0 : help(aim))) aim = cards[i];
  }
  return aim;
}

/// It is still there, or in one's hand.
bool is_there(const GameState& state, CardId card) {
  return slot_of(state, card) >= 0 || reserve_of(state.player(), card) >= 0;
}

/// A purchase that ends the game, of those the one with the most points: of decisions that lose alike a search takes any.
const Action* winning_purchase(const GameState& state, const ActionList& actions) {
  const Action* best = nullptr;
  const auto gains = [&](const Action& action) { return points_with(state, state.player(), action.card); };
  for (const Action& action : actions)
    if (action.kind == ActionKind::buy && wins_with(state, state.to_act, action.card) &&
        (best == nullptr || gains(action) > gains(*best)))
      best = &action;
  return best;
}

/// A take after which a card can be bought that ends the game, else one that brings a noble: what a beginner sees coming.
struct Ahead {
  Action take;
  CardId card = kNoCard;
  bool wins = false;
};

std::optional<Ahead> one_take_before(const GameState& state, const ActionList& actions) {
  const int seat = state.to_act;
  const PlayerState& me = state.player();
  const auto wins = [&](CardId card) { return reaches_end(state, me, card); };
  std::optional<Ahead> ahead;
  for (const CardId card : cards_to_aim_at(state)) {
    if (can_purchase(state, seat, card) || (ahead && (ahead->wins || !wins(card)))) continue;
    if (!wins(card) && !brings_noble(state, me, card)) continue;
    for (const Action& action : actions) {
      if (!is_take(action.kind) || me.tokens.total() + action.tokens.total() > state.setup.token_limit()) continue;
      GameState then = state;
      then.players[static_cast<std::size_t>(seat)].tokens += action.tokens;
      if (!can_purchase(then, seat, card)) continue;
      ahead = Ahead{action, card, wins(card)};
      break;
    }
  }
  return ahead;
}

/// As many gems as in the handful, of those that the card lacks first; fewer where there are not so many.
Tokens rather_for(const GameState& state, CardId card, const Tokens& gems) {
  Tokens rather;
  int left = gems.total();
  const Tokens lacks = lacking(state, state.to_act, card);
  for (const bool needed : {true, false})
    for (const Gem gem : kGems)
      if (left > 0 && state.bank[gem] > 0 && (lacks[gem] > 0) == needed && (needed || gems[gem] > 0)) {
        rather += Tokens::of(gem);
        --left;
      }
  return rather;
}

/// A purchase that a beginner expects, and how much worse than the search's choice it may be, in chances to win.
struct Expected {
  Action action;
  double worse;
  bool rich = false;  ///< of several points more
};

/// Those that may be preferred to what the search chose, the most expected first: of the card collected for, of a reserved one,
/// of more points, and of any card rather than a reserve. None where a rival would win with the card that it reserves.
std::vector<Expected> expected_purchases(const GameState& state, const ActionList& actions,
                                         const splendor::Choice& best, CardId collected_for) {
  const Action& instead = best.action;
  for (int seat = 0; seat < state.setup.players; ++seat)
    if (seat != state.to_act && instead.kind == ActionKind::reserve && wins_with(state, seat, instead.card)) return {};
  constexpr double kRich = 0.08, kCollected = 0.12, kPoints = 0.03, kReserve = 0.06, kReserved = 0.05;
  constexpr std::size_t kMost = 4;
  const bool reserves = instead.kind == ActionKind::reserve || instead.kind == ActionKind::reserve_deck;
  const auto points = [&](CardId card) { return points_with(state, state.player(), card); };
  const int least = 1 + (instead.kind == ActionKind::buy ? points(instead.card) : 0);
  std::vector<Expected> expected;
  const auto expect = [&](CardId card, double worse, bool rich = false) {
    const auto buys = std::find_if(actions.begin(), actions.end(), [&](const Action& action) {
      return action.kind == ActionKind::buy && action.card == card;
    });
    const bool is_there =
        std::any_of(expected.begin(), expected.end(), [&](const Expected& one) { return one.action.card == card; });
    if (buys != actions.end() && !is_there && !(*buys == instead) && expected.size() < kMost)
      expected.push_back({*buys, worse, rich});
  };
  Cards cards = cards_to_aim_at(state);
  std::stable_sort(cards.begin(), cards.end(), [&](CardId a, CardId b) { return points(a) > points(b); });
  for (const CardId card : cards)
    if (points(card) > least + 1) expect(card, kRich, true);
  expect(collected_for, kCollected);
  const PlayerState& me = state.player();
  for (int place = 0; place < me.reserved_count; ++place)
    expect(me.reserved[static_cast<std::size_t>(place)], kReserved);
  for (const CardId card : cards)
    if (points(card) >= least) expect(card, kPoints);
  if (reserves)
    for (const CardId card : cards_to_aim_at(state)) expect(card, kReserve);
  return expected;
}

/// A purchase of the same bonus and as many points that costs less, and nothing that the other does not: the cheapest; nullptr:
/// there is none.
const Action* cheaper_twin(const GameState& state, const ActionList& actions, const Action& purchase) {
  if (purchase.kind != ActionKind::buy || is_orient(purchase.card)) return nullptr;
  const PlayerState& me = state.player();
  const auto price = [&](const Action& action) { return need_of(me, kCards[action.card]); };
  const Action* twin = nullptr;
  for (const Action& action : actions)
    if (action.kind == ActionKind::buy && !is_orient(action.card) &&
        kCards[action.card].bonus == kCards[purchase.card].bonus &&
        kCards[action.card].points >= kCards[purchase.card].points && price(purchase).covers(price(action)) &&
        price(action).total() < price(twin == nullptr ? purchase : *twin).total())
      twin = &action;
  return twin;
}

/// Why a card is bought that does not end the game.
Reason reason_to_buy(const GameState& state, CardId card) {
  return brings_noble(state, state.player(), card) ? Reason::noble
         : kCards[card].points > 0                 ? Reason::points
                                                   : Reason::engine;
}

}  // namespace

int worth_of(const GameState& state, CardId card) {
  const Card& facts = kCards[card];
  const int bought = state.player().purchased;
  // The first cards are bought for what they save, the later ones for points.
  int worth = std::max(0, 100 - 8 * bought) + (16 + 2 * bought) * points_with(state, state.player(), card);
  for (const CardId other : state.slots)
    if (other != kNoCard && other != card && need_of(state.player(), kCards[other])[facts.bonus] > 0) worth += 16;
  for (const NobleId noble : state.nobles)
    if (noble != kNoNoble && kNobles[noble].requirement[facts.bonus] > state.player().bonuses[facts.bonus]) worth += 20;
  return reserve_of(state.player(), card) < 0 ? worth : worth + worth / 4;  // what one reserved one wants
}

Cards cards_to_aim_at(const GameState& state) {
  Cards cards;
  const PlayerState& me = state.player();
  for (std::size_t slot = 0; slot < state.slots.size(); ++slot) {
    const Occupation& held = state.modules.occupied[slot];
    if (state.slots[slot] != kNoCard && (held.count == 0 || held.owner == state.to_act))
      cards.push_back(state.slots[slot]);
  }
  cards.insert(cards.end(), me.reserved.begin(), me.reserved.begin() + me.reserved_count);
  base::insertion_sort(cards.begin(), cards.end(), [&](CardId a, CardId b) {
    const bool wins = wins_with(state, state.to_act, a);
    return wins != wins_with(state, state.to_act, b) ? wins : worth_more(state, a, b);
  });
  return cards;
}

int points_with(const GameState& state, const PlayerState& buyer, CardId card) {
  return kCards[card].points + (brings_noble(state, buyer, card) ? kNoblePoints : 0);
}

bool wins_with(const GameState& state, int seat, CardId card) {
  return reaches_end(state, state.players[static_cast<std::size_t>(seat)], card) && can_purchase(state, seat, card);
}

const GameState& state_at(const app::Session& session, std::size_t index) {
  return ui::typed<splendor::Game>(session.position(index)).state();
}

void Plans::follow(const app::Session& session, std::size_t from) {
  const app::GameRecord& record = session.record();
  if (from != from_ || !(record.spec == made_for_.spec)) plans_.clear();
  const auto parting =
      std::mismatch(record.actions.begin(), record.actions.end(), made_for_.actions.begin(), made_for_.actions.end());
  const auto alike = static_cast<std::size_t>(parting.first - record.actions.begin());
  plans_.resize(std::min(plans_.size(), alike < from ? 0 : alike + 1 - from));
  plans_.resize(record.actions.size() + 1 - from);
  session_ = &session;
  from_ = from;
  made_for_ = record;
}

std::optional<std::size_t> Plans::turn_before(std::size_t index) const {
  const int seat = state_at(*session_, index).to_act;
  while (index-- > from_)
    if (state_at(*session_, index).to_act == seat && state_at(*session_, index).phase == Phase::turn) return index;
  return std::nullopt;
}

bool Plans::took_gems(std::size_t index) const {
  const GameState& state = state_at(*session_, index);
  const PlayerState& after = state_at(*session_, index + 1).players[static_cast<std::size_t>(state.to_act)];
  return after.purchased == state.player().purchased && after.reserved_count == state.player().reserved_count;
}

const Plan& Plans::at(std::size_t index) {
  std::optional<Plan>& plan = plans_[index - from_];
  if (plan) return *plan;
  const GameState& state = state_at(*session_, index);
  const ActionList& actions = ui::typed<splendor::Game>(session_->position(index)).actions();
  if (const Action* wins = winning_purchase(state, actions)) {
    plan = {*wins, Reason::wins, wins->card};
    return *plan;
  }
  const base::Level& level = base::kLevels[base::level_place("normal")];
  const std::uint64_t positions = state.turns / state.setup.players <= kFirstTurns ? 700 : 2000;
  const auto search = [&](const Action* about) {
    return choose(view_for(state, state.to_act), level, positions, 0, about);
  };
  const auto best = search(nullptr);
  const auto before = turn_before(index);
  const bool collects = before && took_gems(*before) && is_take(at(*before).action.kind);
  const CardId collected_for = collects ? at(*before).aim : kNoCard;
  plan = {best.action, best.reason, best.action.card};
  const auto is_worth = [&](const Action& action, double worse) {
    const auto compared = search(&action).asked;
    return compared && compared->value > best.value - worse;
  };
  const auto buy = [&](const Action& action) { plan = {action, reason_to_buy(state, action.card), action.card}; };
  const std::vector<Expected> expected = expected_purchases(state, actions, best, collected_for);
  const auto buys_one = [&](bool rich) {
    for (const Expected& one : expected)
      if (one.rich == rich && is_worth(one.action, one.worse)) {
        buy(one.action);
        return true;
      }
    return false;
  };
  constexpr double kBeforeEnd = 0.08, kBeforeNoble = 0.05;
  const auto gained = [&](const Action& action) {
    return action.kind == ActionKind::buy ? points_with(state, state.player(), action.card) : 0;
  };
  if (!buys_one(true)) {
    const auto ahead = gained(best.action) > 1 ? std::nullopt : one_take_before(state, actions);
    if (ahead && is_worth(ahead->take, ahead->wins ? kBeforeEnd : kBeforeNoble)) {
      plan = {ahead->take, Reason::collects, ahead->card};
      return *plan;
    }
    buys_one(false);
  }
  constexpr double kTwin = 0.08;
  if (const Action* twin = cheaper_twin(state, actions, plan->action); twin != nullptr && is_worth(*twin, kTwin))
    buy(*twin);
  if (plan->action.kind == ActionKind::buy) return *plan;
  if (!is_take(best.action.kind)) return *plan;
  const Tokens& gems = best.action.tokens;
  plan->aim = aim_of(state, gems);
  if (collected_for != kNoCard && is_there(state, collected_for) && help_for(state, collected_for, gems) > 0)
    plan->aim = collected_for;
  if (plan->aim != kNoCard && affordability(state, state.to_act, plan->aim).missing > kTooFar) plan->aim = kNoCard;
  if (plan->aim == kNoCard || best.action.kind != ActionKind::take) return *plan;
  // What is nearly as good, and all for the card, is easier to follow.
  const Action rather = action_of(ActionKind::take, kNoCard, 0, rather_for(state, plan->aim, gems));
  if (rather == best.action || std::find(actions.begin(), actions.end(), rather) == actions.end()) return *plan;
  constexpr double kNearly = 0.015;
  if (is_worth(rather, kNearly)) plan->action = rather;
  return *plan;
}

}  // namespace splendor_ui

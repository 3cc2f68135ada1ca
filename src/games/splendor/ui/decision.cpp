#include "games/splendor/ui/decision.h"

#include <algorithm>
#include <cstdlib>

#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/payment.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

bool gives(const Action& action, CardId card) {
  return std::find(action.given.begin(), action.given.end(), card) != action.given.end();
}

bool pays_for_same(const Action& a, const Action& b) { return a.kind == b.kind && a.card == b.card; }

/// How much two payments differ: cards that change places count more than tokens.
int distance(const Action& a, const Action& b) {
  int difference = 0;
  for (int c = 0; c < kColourCount; ++c)
    difference += std::abs(a.tokens[static_cast<Gem>(c)] - b.tokens[static_cast<Gem>(c)]);
  for (const CardId card : a.given) difference += card != kNoCard && !gives(b, card) ? 100 : 0;
  for (const CardId card : b.given) difference += card != kNoCard && !gives(a, card) ? 100 : 0;
  return difference;
}

}  // namespace

Decision::Decision(const GameState& state, const ActionList& actions, StrongholdHold hold)
    : state_(state), actions_(actions), hold_(hold) {}

bool Decision::is_open(Phase phase) {
  return phase != Phase::turn && phase != Phase::give_back && phase != Phase::over;
}

std::optional<std::size_t> Decision::find(ActionKind kind, CardId card) const {
  return find([&](const Action& action) { return action.kind == kind && action.card == card; });
}

Decision::Answer Decision::on_card(CardId card) const {
  if (card == kNoCard) return {};
  switch (state_.phase) {
    case Phase::keep: return {find(ActionKind::keep, card)};
    case Phase::free_card: return {find(ActionKind::free, card)};
    case Phase::conquest: return {first_payment(state_, actions_, ActionKind::conquer, card)};
    case Phase::stronghold: break;
    default: return {};
  }
  if (const auto home = find(ActionKind::remove, card)) return {home};
  const auto leaves = [&](CardId from) {
    return find([&](const Action& a) { return a.kind == ActionKind::move && a.other == from; }).has_value();
  };
  if (hold_.lifted != kNoCard && hold_.lifted != card)
    return {
        find([&](const Action& a) { return a.kind == ActionKind::move && a.other == hold_.lifted && a.card == card; })};
  if (hold_.moving || !may_place()) return {std::nullopt, leaves(card)};
  return {find(ActionKind::place, card)};
}

Decision::Answer Decision::on_gem(Gem gem) const {
  if (state_.phase == Phase::gem)
    return {find([&](const Action& a) { return a.kind == ActionKind::gem && a.tokens[gem] > 0; })};
  if (state_.phase == Phase::associate)
    return {find(
        [&](const Action& a) { return a.kind == ActionKind::associate && orient::colour_of(state_, a.card) == gem; })};
  return {};
}

Decision::Answer Decision::on_noble(NobleId noble) const {
  return {find([&](const Action& a) { return a.kind == ActionKind::noble && a.other == noble; })};
}

Decision::Answer Decision::on_post(int post) const {
  return {find([&](const Action& a) { return a.kind == ActionKind::post && a.other == post; })};
}

Illegal Decision::why_not(CardId card) const {
  Action meant{.kind = ActionKind::place, .card = card};
  if (state_.phase == Phase::free_card)
    meant.kind = ActionKind::free;
  else if (state_.phase == Phase::conquest)
    meant.kind = ActionKind::conquer;
  else if (hold_.lifted != kNoCard)
    meant = {.kind = ActionKind::move, .card = card, .other = hold_.lifted};
  else if (hold_.moving || !may_place())
    meant = {.kind = ActionKind::move, .card = card, .other = card};
  return why_illegal(state_, meant).value_or(Illegal::not_now);
}

std::vector<CardId> Decision::sources() const {
  std::vector<CardId> cards;
  for (const Action& action : actions_)
    if (action.kind == ActionKind::move && std::find(cards.begin(), cards.end(), action.other) == cards.end())
      cards.push_back(action.other);
  return cards;
}

bool Decision::may_place() const {
  return find([](const Action& a) { return a.kind == ActionKind::place; }).has_value();
}

std::optional<std::size_t> Decision::decline() const {
  return find([](const Action& a) { return a.kind == ActionKind::decline; });
}

std::optional<std::size_t> first_payment(const GameState& state, const ActionList& actions, ActionKind kind,
                                         CardId card) {
  const auto pays = [&](const Action& one) { return one.kind == kind && one.card == card; };
  if (const auto usual = default_payment(state, state.to_act, card))
    if (const auto found = find_action(
            actions, [&](const Action& one) { return pays(one) && given_count(one) == 0 && one.tokens == *usual; }))
      return found;
  return find_action(actions, pays);
}

std::optional<std::size_t> payment_with(const ActionList& actions, std::size_t now, CardId card, bool leaves) {
  const auto suits = [&](const Action& one) { return pays_for_same(one, actions[now]) && gives(one, card) == leaves; };
  return nearest_action(actions, now, suits, distance);
}

std::vector<CardId> cards_that_may_leave(const ActionList& actions, std::size_t now) {
  std::vector<CardId> cards;
  for (const Action& action : actions) {
    if (!pays_for_same(action, actions[now])) continue;
    for (const CardId card : action.given)
      if (card != kNoCard && std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

}  // namespace splendor_ui

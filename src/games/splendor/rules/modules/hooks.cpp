// Which module implements which hook. The modules do not know each other; their interactions are here.
#include "games/splendor/rules/modules/hooks.h"

#include <cassert>

#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/modules/posts.h"
#include "games/splendor/rules/modules/strongholds.h"

namespace splendor::modules {

namespace {

/// The decisions of a module: what it answers in its phases.
struct Decisions {
  void (*append_actions)(const GameState& state, ActionList& out);
  std::optional<Illegal> (*why_illegal)(const GameState& state, const Action& action);
  void (*apply)(GameState& state, const Action& action);
};
constexpr Decisions kOrient{orient::append_actions, orient::why_illegal, orient::apply};
constexpr Decisions kStrongholds{strongholds::append_actions, strongholds::why_illegal, strongholds::apply};
constexpr Decisions kPosts{posts::append_actions, posts::why_illegal, posts::apply};

/// The module whose decisions a phase holds. Precondition: a phase of a module.
const Decisions& decisions_of(Phase phase) {
  switch (phase) {
    case Phase::associate:
    case Phase::free_card: return kOrient;
    case Phase::stronghold:
    case Phase::conquest: return kStrongholds;
    case Phase::keep:
    case Phase::gem:
    case Phase::post: return kPosts;
    case Phase::turn:
    case Phase::give_back:
    case Phase::noble:
    case Phase::over: break;
  }
  assert(false);
  return kPosts;
}

}  // namespace

/// In this order: [orient.before-refill] the effects, [combine.gem-before-conquest] the gem, the stronghold, the Conquest
/// ([strongholds.conquest.timing]).
std::optional<Phase> asks_before_refill(GameState& state) {
  const ModuleState& due = state.modules;  // nothing is due by a module that is not in play
  if (due.drawn[0] != kNoCard) return Phase::keep;
  if (due.effect_card != kNoCard && orient::asks_for_model(state)) return Phase::associate;
  if (due.effect_card != kNoCard && orient::asks_for_free_card(state)) return Phase::free_card;
  if (due.gem_due != 0 && posts::asks_for_gem(state)) return Phase::gem;
  if (due.stronghold_due != 0 && strongholds::asks_for_decision(state)) return Phase::stronghold;
  if (state.setup.has(Module::strongholds) && strongholds::asks_for_conquest(state)) return Phase::conquest;
  return std::nullopt;
}

bool asks_for_post(GameState& state) { return state.setup.has(Module::posts) && posts::asks_for_post(state.player()); }

void append_actions(const GameState& state, ActionList& out) { decisions_of(state.phase).append_actions(state, out); }

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  return decisions_of(state.phase).why_illegal(state, action);
}

void apply(GameState& state, const Action& action) { decisions_of(state.phase).apply(state, action); }

std::optional<Action> random_action(const GameState& state, base::RandomSource& random) {
  switch (state.phase) {
    case Phase::associate:
    case Phase::free_card: return orient::random_action(state, random);
    case Phase::stronghold: return strongholds::random_decision(state, random);
    case Phase::gem: return posts::random_gem(state, random);
    default: return std::nullopt;
  }
}

PaymentRules payment_rules(const GameState& state, int player) {
  return {.gold_worth = state.setup.has(Module::posts) ? posts::gold_worth(state, player) : 1,
          .virtual_cards = orient::virtual_gold_of(state.players[static_cast<std::size_t>(player)])};
}

/// [strongholds.occupation]
unsigned slots_of_rivals(const GameState& state) {
  return state.setup.has(Module::strongholds) ? strongholds::holders_of(state).rivals : 0;
}

bool has_prices_in_cards(const GameState& state, unsigned places) {
  return state.setup.has(Module::orient) && orient::has_prices_in_cards(state, places);
}

/// [posts.third-gem]
bool third_gem(const GameState& state) {
  return state.setup.has(Module::posts) && posts::has(state.player(), Post::third_gem);
}

bool draws_two(GameState& state, Deck deck) { return state.setup.has(Module::posts) && posts::draws_two(state, deck); }

void on_leave_slot(GameState& state, int slot) {
  if (state.setup.has(Module::strongholds)) strongholds::clear_slot(state, slot);
}

void pay_cards(GameState& state, const Action& action) {
  if (state.setup.has(Module::orient)) orient::pay_cards(state, action);
}

void on_purchase(GameState& state, CardId card) {
  if (state.setup.has(Module::orient)) orient::start_effect(state, card);
  if (state.setup.has(Module::posts)) posts::on_purchase(state);
  if (state.setup.has(Module::strongholds)) strongholds::on_purchase(state);
}

/// [strongholds.conquest.once]
void on_conquest(GameState& state) { state.modules.conquered = 1; }

void gain_special_card(GameState& state, int player, CardId card) { orient::gain_card(state, player, card); }

bool fulfils_city(const GameState& state, int player) { return cities::fulfils_any(state, player); }

void on_turn_end(GameState& state) { state.modules.conquered = 0; }

}  // namespace splendor::modules

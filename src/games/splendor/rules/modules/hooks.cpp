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
  Module module;
  bool (*asks)(GameState& state, Phase phase);
  void (*append_actions)(const GameState& state, ActionList& out);
  std::optional<Illegal> (*why_illegal)(const GameState& state, const Action& action);
  void (*apply)(GameState& state, const Action& action);
};
constexpr Decisions kOrient{Module::orient, orient::asks, orient::append_actions, orient::why_illegal, orient::apply};
constexpr Decisions kStrongholds{Module::strongholds, strongholds::asks, strongholds::append_actions,
                                 strongholds::why_illegal, strongholds::apply};
constexpr Decisions kPosts{Module::posts, posts::asks, posts::append_actions, posts::why_illegal, posts::apply};

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

bool asks(GameState& state, Phase phase) {
  const Decisions& decisions = decisions_of(phase);
  return state.setup.has(decisions.module) && decisions.asks(state, phase);
}

void append_actions(const GameState& state, ActionList& out) { decisions_of(state.phase).append_actions(state, out); }

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  return decisions_of(state.phase).why_illegal(state, action);
}

void apply(GameState& state, const Action& action) { decisions_of(state.phase).apply(state, action); }

bool may_have(const GameState& state, int slot) {
  return !state.setup.has(Module::strongholds) || strongholds::may_have(state, slot);
}

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

void on_conquest(GameState& state) { state.modules.conquered = 1; }

void gain_special_card(GameState& state, int player, CardId card) { orient::gain_card(state, player, card); }

bool fulfils_city(const GameState& state, int player) { return cities::fulfils_any(state, player); }

void on_turn_end(GameState& state) { state.modules.conquered = 0; }

}  // namespace splendor::modules

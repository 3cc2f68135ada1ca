// Which module stands behind which hook. The modules do not know each other; where two meet, it is here.
#include "games/splendor/rules/modules/hooks.h"

#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/modules/posts.h"
#include "games/splendor/rules/modules/strongholds.h"

namespace splendor::modules {

namespace {

/// The module whose decisions a phase holds.
constexpr Module module_of(Phase phase) {
  switch (phase) {
    case Phase::associate:
    case Phase::free_card: return Module::orient;
    case Phase::stronghold:
    case Phase::conquest: return Module::strongholds;
    default: return Module::posts;
  }
}

}  // namespace

bool asks(GameState& state, Phase phase) {
  const Module module = module_of(phase);
  if (!state.setup.has(module)) return false;
  switch (module) {
    case Module::orient: return orient::asks(state, phase);
    case Module::strongholds: return strongholds::asks(state, phase);
    default: return posts::asks(state, phase);
  }
}

void append_actions(const GameState& state, ActionList& out) {
  switch (module_of(state.phase)) {
    case Module::orient: orient::append_actions(state, out); return;
    case Module::strongholds: strongholds::append_actions(state, out); return;
    default: posts::append_actions(state, out); return;
  }
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  switch (module_of(state.phase)) {
    case Module::orient: return orient::why_illegal(state, action);
    case Module::strongholds: return strongholds::why_illegal(state, action);
    default: return posts::why_illegal(state, action);
  }
}

void apply(GameState& state, const Action& action) {
  switch (module_of(state.phase)) {
    case Module::orient: orient::apply(state, action); return;
    case Module::strongholds: strongholds::apply(state, action); return;
    default: posts::apply(state, action); return;
  }
}

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

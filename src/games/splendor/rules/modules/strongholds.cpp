#include "games/splendor/rules/modules/strongholds.h"

#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/turn.h"

namespace splendor::strongholds {

namespace {

Occupation& occupied(GameState& state, int slot) { return state.modules.occupied[static_cast<std::size_t>(slot)]; }
const Occupation& occupied(const GameState& state, int slot) {
  return state.modules.occupied[static_cast<std::size_t>(slot)];
}
CardId card_on(const GameState& state, int slot) { return state.slots[static_cast<std::size_t>(slot)]; }

/// [strongholds.target] A face-up card without a rival's stronghold, [combine.strongholds-on-orient] of the Orient too;
/// a gap is no target.
bool is_target(const GameState& state, int slot) { return card_on(state, slot) != kNoCard && may_have(state, slot); }

bool is_own(const GameState& state, int slot) {
  return occupied(state, slot).count != 0 && occupied(state, slot).owner == state.to_act;
}

/// [strongholds.remove] Exactly one stronghold of a rival.
bool is_lone_rival(const GameState& state, int slot) {
  return occupied(state, slot).count == 1 && occupied(state, slot).owner != state.to_act;
}

/// Calls visit(kind, from slot or -1, slot) for every legal stronghold decision.
template <class Visit>
void for_each_option(const GameState& state, Visit&& visit) {
  const int slots = slot_count(state);
  if (state.player().strongholds != 0)
    for (int slot = 0; slot < slots; ++slot)
      if (is_target(state, slot)) visit(ActionKind::place, -1, slot);
  for (int from = 0; from < slots; ++from) {
    if (!is_own(state, from)) continue;
    for (int slot = 0; slot < slots; ++slot)
      if (slot != from && is_target(state, slot)) visit(ActionKind::move, from, slot);
  }
  for (int slot = 0; slot < slots; ++slot)
    if (is_lone_rival(state, slot)) visit(ActionKind::remove, -1, slot);
}

/// Is there any such decision? With two targets always: place, or else move, since all three are on the table.
bool has_option(const GameState& state) {
  int targets = 0;
  for (int slot = 0; slot < slot_count(state); ++slot) {
    if (is_lone_rival(state, slot)) return true;
    targets += is_target(state, slot) ? 1 : 0;
    if (targets >= 2) return true;
  }
  return targets == 1 && state.player().strongholds != 0;
}

/// [strongholds.conquest] All three on one card that the player can pay for, [strongholds.conquest.once] once a turn.
bool can_conquer(const GameState& state) {
  if (state.modules.conquered != 0) return false;
  const int slot = besieged_slot(state, state.to_act);
  return slot >= 0 && can_purchase(state, state.to_act, card_on(state, slot));
}

void put(GameState& state, int slot) {
  occupied(state, slot).owner = state.to_act;
  ++occupied(state, slot).count;
}

/// One stronghold leaves a slot; an empty slot forgets its owner.
void lift(GameState& state, int slot) {
  if (--occupied(state, slot).count == 0) occupied(state, slot) = {};
}

/// The slot of a stronghold's target, or why it is none.
std::optional<Illegal> why_no_target(const GameState& state, CardId card) {
  const int slot = card < kCardCount ? slot_of(state, card) : -1;
  if (slot < 0) return Illegal::card_not_available;
  return may_have(state, slot) ? std::nullopt : std::optional{Illegal::rival_stronghold};
}

std::optional<Illegal> why_no_conquest(const GameState& state, const Action& action) {
  if (action.kind == ActionKind::decline) return std::nullopt;
  const int slot = besieged_slot(state, state.to_act);
  if (slot < 0 || card_on(state, slot) != action.card) return Illegal::no_conquest;
  return why_not_payable(state, action);
}

}  // namespace

int besieged_slot(const GameState& state, int player) {
  for (int slot = 0; slot < slot_count(state); ++slot)
    if (occupied(state, slot).count == kStrongholdsEach && occupied(state, slot).owner == player) return slot;
  return -1;
}

void clear_slot(GameState& state, int slot) {
  const Occupation on = occupied(state, slot);
  if (on.count == 0) return;
  PlayerState& owner = state.players[on.owner];
  owner.strongholds = static_cast<std::uint8_t>(owner.strongholds + on.count);
  occupied(state, slot) = {};
}

bool asks(GameState& state, Phase phase) {
  if (phase == Phase::conquest) return can_conquer(state);
  if (state.modules.stronghold_due != 0 && has_option(state)) return true;
  state.modules.stronghold_due = 0;  // [strongholds.compulsory] while an option exists
  return false;
}

void append_actions(const GameState& state, ActionList& out) {
  if (state.phase == Phase::conquest) {
    append_payments(state, payment_rules(state, state.to_act), ActionKind::conquer,
                    card_on(state, besieged_slot(state, state.to_act)), out);
    out.push_back({.kind = ActionKind::decline});  // [strongholds.conquest.decline]
    return;
  }
  for_each_option(state, [&](ActionKind kind, int from, int slot) {
    out.push_back(
        {.kind = kind, .card = card_on(state, slot), .other = from < 0 ? std::uint8_t{0} : card_on(state, from)});
  });
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  if (state.phase == Phase::conquest) return why_no_conquest(state, action);
  if (action.kind == ActionKind::remove) {
    const int slot = action.card < kCardCount ? slot_of(state, action.card) : -1;
    return slot >= 0 && is_lone_rival(state, slot) ? std::nullopt : std::optional{Illegal::no_stronghold_to_remove};
  }
  if (action.kind == ActionKind::place) {
    if (state.player().strongholds == 0) return Illegal::no_stronghold_to_place;
  } else {
    const int from = action.other < kCardCount ? slot_of(state, action.other) : -1;
    if (from < 0 || !is_own(state, from) || action.card == action.other) return Illegal::no_stronghold_to_move;
  }
  return why_no_target(state, action.card);
}

void apply(GameState& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::place:  // [strongholds.place]
      --state.player().strongholds;
      put(state, slot_of(state, action.card));
      break;
    case ActionKind::move:  // [strongholds.move]
      lift(state, slot_of(state, action.other));
      put(state, slot_of(state, action.card));
      break;
    case ActionKind::remove: clear_slot(state, slot_of(state, action.card)); break;
    default: turn::go_on(state, Phase::conquest); return;  // decline
  }
  state.modules.stronghold_due = 0;
  turn::go_on(state, Phase::stronghold);
}

}  // namespace splendor::strongholds

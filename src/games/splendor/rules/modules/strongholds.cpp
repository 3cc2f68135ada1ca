#include "games/splendor/rules/modules/strongholds.h"

#include <cstddef>

#include "base/bits.h"
#include "base/bytes16.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/turn.h"

namespace splendor::strongholds {

namespace {

Occupation& occupied(GameState& state, int slot) { return state.modules.occupied[static_cast<std::size_t>(slot)]; }
const Occupation& occupied(const GameState& state, int slot) {
  return state.modules.occupied[static_cast<std::size_t>(slot)];
}
CardId card_on(const GameState& state, int slot) { return state.slots[static_cast<std::size_t>(slot)]; }

/// The slots that a stronghold decision is about.
struct Options {
  /// [strongholds.target] [combine.strongholds-on-orient] Face-up cards without a rival's stronghold.
  unsigned targets = 0;
  unsigned own = 0;          ///< where own ones stand; targets, too
  unsigned lone_rivals = 0;  ///< [strongholds.remove] exactly one stronghold of a rival
  bool in_hand = false;

  int placements() const { return in_hand ? count_bits(targets) : 0; }
  int moves_each() const { return count_bits(targets) - 1; }  ///< [strongholds.move] not onto its own card
  int moves() const { return own == 0 ? 0 : count_bits(own) * moves_each(); }
  int count() const { return placements() + moves() + count_bits(lone_rivals); }
};

Options options_of(const GameState& state) {
  const Holders holders = holders_of(state);
  return {face_up_slots(state) & ~holders.rivals, holders.own, holders.lone_rivals, state.player().strongholds != 0};
}

Action option(const GameState& state, ActionKind kind, int slot) {
  return action_of(kind, card_on(state, slot), 0, {});
}
Action move_from(const GameState& state, int from, int slot) {
  return action_of(ActionKind::move, card_on(state, slot), card_on(state, from), {});
}

/// The n-th of append_actions. Precondition: 0 <= n < options.count().
Action nth_option(const GameState& state, const Options& options, int n) {
  if (n < options.placements()) return option(state, ActionKind::place, base::nth_bit(options.targets, n));
  n -= options.placements();
  if (n >= options.moves())
    return option(state, ActionKind::remove, base::nth_bit(options.lone_rivals, n - options.moves()));
  const int from = base::nth_bit(options.own, n / options.moves_each());
  return move_from(state, from, base::nth_bit(options.targets & ~(1u << from), n % options.moves_each()));
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
  return (holders_of(state).rivals >> slot & 1) == 0 ? std::nullopt : std::optional{Illegal::rival_stronghold};
}

std::optional<Illegal> why_no_conquest(const GameState& state, const Action& action) {
  if (action.kind == ActionKind::decline) return std::nullopt;
  const int slot = besieged_slot(state, state.to_act);
  if (slot < 0 || card_on(state, slot) != action.card) return Illegal::no_conquest;
  return why_not_payable(state, action);
}

}  // namespace

Holders holders_of(const GameState& state) {
  const base::Bytes16 me = base::sixteen(state.to_act);
  const auto among_sixteen = [&](std::size_t first) {
    static_assert(sizeof(Occupation) == 2 && offsetof(Occupation, owner) == 0);
    const base::Bytes16 low = base::load16(&state.modules.occupied[first]);
    const base::Bytes16 high = base::load16(&state.modules.occupied[first + 8]);
    const base::Bytes16 counts = base::odd_bytes(low, high);
    const unsigned mine = base::bits_of(base::equal(base::even_bytes(low, high), me));
    const unsigned some = ~base::bits_of(base::equal(counts, base::Bytes16{})) & 0xFFFF;
    const unsigned one = base::bits_of(base::equal(counts, base::sixteen(1)));
    return Holders{some & mine, some & ~mine, one & ~mine};
  };
  constexpr int kRest = kSlotCount - 16;
  const Holders first = among_sixteen(0);
  const Holders last = among_sixteen(kRest);
  return {first.own | last.own << kRest, first.rivals | last.rivals << kRest,
          first.lone_rivals | last.lone_rivals << kRest};
}

/// [strongholds.conquest] All three on one card.
int besieged_slot(const GameState& state, int player) {
  for (int slot = 0; slot < slot_count(state); ++slot)
    if (occupied(state, slot).count == kStrongholdsEach && occupied(state, slot).owner == player) return slot;
  return -1;
}

/// [strongholds.take-back] All of them go home to their owner.
void clear_slot(GameState& state, int slot) {
  const Occupation on = occupied(state, slot);
  if (on.count == 0) return;
  PlayerState& owner = state.players[on.owner];
  owner.strongholds = static_cast<std::uint8_t>(owner.strongholds + on.count);
  occupied(state, slot) = {};
}

/// [strongholds.compulsory] As long as one of the three is possible.
bool asks_for_decision(GameState& state) {
  if (options_of(state).count() != 0) return true;
  state.modules.stronghold_due = 0;
  return false;
}

/// [strongholds.conquest.once] Not a second time in a turn. [strongholds.conquest.decline] Without the means nothing is asked.
bool asks_for_conquest(const GameState& state) {
  if (state.modules.conquered != 0 || state.player().strongholds != 0) return false;
  const int slot = besieged_slot(state, state.to_act);
  return slot >= 0 && can_purchase(state, state.to_act, card_on(state, slot));
}

void append_actions(const GameState& state, ActionList& out) {
  if (state.phase == Phase::conquest) {
    append_payments(state, payment_rules(state, state.to_act), ActionKind::conquer,
                    card_on(state, besieged_slot(state, state.to_act)), out);
    out.push_back({.kind = ActionKind::decline});  // [strongholds.conquest.decline]
    return;
  }
  const Options options = options_of(state);
  if (options.in_hand)
    base::for_each_bit(options.targets, [&](int slot) { out.push_back(option(state, ActionKind::place, slot)); });
  base::for_each_bit(options.own, [&](int from) {
    base::for_each_bit(options.targets & ~(1u << from), [&](int slot) { out.push_back(move_from(state, from, slot)); });
  });
  base::for_each_bit(options.lone_rivals, [&](int slot) { out.push_back(option(state, ActionKind::remove, slot)); });
}

Action random_decision(const GameState& state, base::RandomSource& random) {
  const Options options = options_of(state);
  return nth_option(state, options, random.pick(options.count()));
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  if (state.phase == Phase::conquest) return why_no_conquest(state, action);
  if (action.kind == ActionKind::remove) {
    const int slot = action.card < kCardCount ? slot_of(state, action.card) : -1;
    return slot >= 0 && (holders_of(state).lone_rivals >> slot & 1) != 0
               ? std::nullopt
               : std::optional{Illegal::no_stronghold_to_remove};
  }
  if (action.kind == ActionKind::place) {
    if (state.player().strongholds == 0) return Illegal::no_stronghold_to_place;
  } else {
    const int from = action.other < kCardCount ? slot_of(state, action.other) : -1;
    if (from < 0 || (holders_of(state).own >> from & 1) == 0 || action.card == action.other)
      return Illegal::no_stronghold_to_move;
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

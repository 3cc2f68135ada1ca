#include <cassert>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/turn.h"

namespace splendor {

namespace {

/// [base.reserve.gold] One gold with the card, if there is any.
void take_gold(GameState& state) {
  if (state.bank.gold() != 0) turn::to_player(state, Tokens::of(Gem::gold));
}

void reserve_face_up(GameState& state, CardId card) {
  turn::add_reserved(state.player(), card, false);
  turn::clear_slot(state, slot_of(state, card));
  take_gold(state);
}

/// [base.reserve.blind] The top of a deck, seen by its owner only.
void reserve_from_deck(GameState& state, Deck deck) {
  take_gold(state);
  if (state.setup.modules != 0 && modules::draws_two(state, deck)) return;
  turn::add_reserved(state.player(), draw(state, deck), true);
}

/// [base.buy] [base.pay]
void purchase(GameState& state, const Action& action) {
  turn::to_bank(state, action.tokens);
  if (state.setup.modules != 0) modules::pay_cards(state, action);
  const int held = reserve_of(state.player(), action.card);
  if (held >= 0)
    turn::drop_reserved(state.player(), held);
  else
    turn::clear_slot(state, slot_of(state, action.card));
  turn::gain_card(state, state.to_act, action.card);
  ++state.player().purchased;
  if (state.setup.modules != 0) modules::on_purchase(state, action.card);
}

}  // namespace

void apply(GameState& state, const Action& action) {
  assert(!why_illegal(state, action));
  if (state.phase == Phase::turn)
    state.passes = static_cast<std::uint8_t>(action.kind == ActionKind::pass ? state.passes + 1 : 0);
  switch (action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair: turn::to_player(state, action.tokens); return turn::go_on(state, Phase::turn);
    case ActionKind::reserve: reserve_face_up(state, action.card); return turn::go_on(state, Phase::turn);
    case ActionKind::reserve_deck:
      reserve_from_deck(state, static_cast<Deck>(action.other));
      return turn::go_on(state, Phase::turn);
    case ActionKind::buy: purchase(state, action); return turn::go_on(state, Phase::turn);
    case ActionKind::conquer:
      modules::on_conquest(state);
      purchase(state, action);
      return turn::go_on(state, Phase::keep);  // [strongholds.conquest.purchase] its effects, gem, stronghold
    case ActionKind::pass: return turn::go_on(state, Phase::give_back);
    case ActionKind::give_back: turn::to_bank(state, action.tokens); return turn::go_on(state, Phase::give_back);
    case ActionKind::noble:
      turn::gain_noble(state, state.to_act, action.other);
      return turn::go_on(state, Phase::noble);
    default: modules::apply(state, action); return;
  }
}

}  // namespace splendor

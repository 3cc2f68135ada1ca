#include "games/splendor/rules/turn.h"

#include <algorithm>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/rules.h"

namespace splendor::turn {

bool reaches_end(const GameState& state, int player) {
  if (state.setup.has(Module::cities)) return modules::fulfils_city(state, player);
  return state.players[static_cast<std::size_t>(player)].prestige >= kEndPrestige;
}

namespace {

/// [base.refill] At once, from the same deck, gaps from the left; an empty deck leaves the gap.
void refill(GameState& state) {
  for (std::uint32_t gaps = state.gaps; gaps != 0; gaps &= gaps - 1) {
    const int slot = __builtin_ctz(gaps);
    const Deck deck = deck_of_slot(slot);
    if (state.decks[index_of(deck)].count != 0) state.slots[static_cast<std::size_t>(slot)] = draw(state, deck);
  }
  state.gaps = 0;
}

/// [base.end] [base.end.round] [base.blocked] [base.start]
void end_turn(GameState& state) {
  if (state.setup.modules != 0) modules::on_turn_end(state);
  if (reaches_end(state, state.to_act)) state.last_round = true;
  ++state.turns;
  const bool round_complete = state.to_act + 1 == state.setup.players;
  const bool blocked = state.passes == state.setup.players;
  if (blocked || (round_complete && state.last_round)) {
    state.phase = Phase::over;
    return;
  }
  state.to_act = static_cast<std::uint8_t>(round_complete ? 0 : state.to_act + 1);
  state.phase = Phase::turn;
}

bool waits(GameState& state, Phase phase) {
  state.phase = phase;
  return true;
}

/// The module phases between the action and the refill ([orient.before-refill], [strongholds.conquest.timing]). True:
/// somebody has to decide.
bool module_decides(GameState& state, Phase done) {
  for (auto phase = static_cast<int>(done) + 1; phase <= static_cast<int>(Phase::conquest); ++phase)
    if (modules::asks(state, static_cast<Phase>(phase))) return waits(state, static_cast<Phase>(phase));
  return false;
}

/// [base.nobles] [base.nobles.one] One noble at the end of every turn; a single one comes by itself. True: the player
/// has to choose.
bool nobles_decide(GameState& state) {
  const unsigned due = due_nobles(state, state.to_act);
  if (due == 0) return false;
  if ((due & (due - 1)) != 0) return waits(state, Phase::noble);
  gain_noble(state, state.to_act, static_cast<NobleId>(__builtin_ctz(due)));
  return false;
}

}  // namespace

void go_on(GameState& state, Phase done) {
  if (done < Phase::conquest && state.setup.modules != 0 && module_decides(state, done)) return;
  if (done < Phase::give_back) {
    if (state.gaps != 0) refill(state);
    if (state.player().tokens.total() > state.setup.token_limit()) {  // [base.limit] [five.limit]
      state.phase = Phase::give_back;
      return;
    }
  }
  if (done < Phase::noble && nobles_decide(state)) return;
  if (done < Phase::post && state.setup.has(Module::posts) && modules::asks(state, Phase::post)) {
    state.phase = Phase::post;
    return;
  }
  end_turn(state);
}

void clear_slot(GameState& state, int slot) {
  if (state.setup.modules != 0) modules::on_leave_slot(state, slot);
  state.slots[static_cast<std::size_t>(slot)] = kNoCard;
  state.gaps |= 1u << slot;
}

void gain_card(GameState& state, int player_id, CardId card) {
  PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  const Card& facts = card_facts(card);
  player.owned.insert(card);
  player.prestige = static_cast<std::uint8_t>(player.prestige + facts.points);  // [base.score]
  if (facts.kind != CardKind::plain) {
    modules::gain_special_card(state, player_id, card);
    return;
  }
  player.bonuses += Tokens::of(facts.bonus);
  player.cards += Tokens::of(facts.bonus);
}

void gain_noble(GameState& state, int player_id, NobleId noble) {
  PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  player.nobles = static_cast<std::uint16_t>(player.nobles | 1u << noble);
  player.prestige = static_cast<std::uint8_t>(player.prestige + kNoblePoints);
  std::replace(state.nobles.begin(), state.nobles.end(), noble, kNoNoble);
}

void drop_reserved(PlayerState& player, int i) {
  for (std::size_t k = static_cast<std::size_t>(i); k + 1 < player.reserved.size(); ++k)
    player.reserved[k] = player.reserved[k + 1];
  player.reserved.back() = kNoCard;
  const unsigned blind = player.blind;
  const unsigned below = blind & ((1u << i) - 1);
  const unsigned above = (blind >> (i + 1)) << i;
  player.blind = static_cast<std::uint8_t>(below | above);
  --player.reserved_count;
}

void add_reserved(PlayerState& player, CardId card, bool blind) {
  player.reserved[player.reserved_count] = card;
  if (blind) player.blind = static_cast<std::uint8_t>(player.blind | 1u << player.reserved_count);
  ++player.reserved_count;
}

}  // namespace splendor::turn

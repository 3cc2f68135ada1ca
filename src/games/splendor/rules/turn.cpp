#include "games/splendor/rules/turn.h"

#include <algorithm>
#include <array>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

namespace {

/// What each noble asks for, by its number, so that looking at all places needs no branch: a place without one asks for what
/// nobody has.
constexpr std::array<Tokens, 256> kRequirements = [] {
  std::array<Tokens, 256> requirements{};
  requirements.fill(Tokens::each_gem(100));
  for (std::size_t noble = 0; noble < kNobles.size(); ++noble) requirements[noble] = kNobles[noble].requirement;
  return requirements;
}();

/// Every noble asks for so many bonuses of two colours at least.
constexpr int kFewestOfTwoColours = 3;
static_assert(std::all_of(kNobles.begin(), kNobles.end(), [](const Noble& noble) {
  return count_bits(noble.requirement.gems_with_at_least(kFewestOfTwoColours)) >= 2;
}));

}  // namespace

/// [base.nobles.bonuses] Bonuses only: neither tokens nor cards in the hand.
unsigned due_nobles(const GameState& state, int player) {
  const Tokens bonuses = state.players[static_cast<std::size_t>(player)].bonuses;
  if (count_bits(bonuses.gems_with_at_least(kFewestOfTwoColours)) < 2) return 0;
  unsigned due = 0;
  for (const NobleId noble : state.nobles)
    due |= static_cast<unsigned>(bonuses.covers(kRequirements[noble])) << (noble % 32);
  return due;
}

}  // namespace splendor

namespace splendor::turn {

/// [base.end] Fifteen points. [cities.end] With the Cities they end nothing, and a city does.
bool reaches_end(const GameState& state, int player) {
  if (state.setup.has(Module::cities)) return modules::fulfils_city(state, player);
  return state.players[static_cast<std::size_t>(player)].prestige >= kEndPrestige;
}

namespace {

/// [base.refill] [orient.refill] At once, from the same deck, gaps from the left; an empty deck leaves the gap.
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

/// The module phases between the action and the refill. True: somebody has to decide.
bool module_decides(GameState& state) {
  const std::optional<Phase> phase = modules::asks_before_refill(state);
  return phase && waits(state, *phase);
}

/// [base.nobles] [base.nobles.one] One noble at the end of every turn; a single one comes by itself. True: the player
/// has to choose ([base.nobles.choice]).
bool nobles_decide(GameState& state) {
  const unsigned due = due_nobles(state, state.to_act);
  if (due == 0) return false;
  if ((due & (due - 1)) != 0) return waits(state, Phase::noble);
  gain_noble(state, state.to_act, static_cast<NobleId>(__builtin_ctz(due)));
  return false;
}

}  // namespace

/// [orient.before-refill] [strongholds.conquest.timing] What modules ask after an action comes before the refill, the limit,
/// the noble and the post.
void go_on(GameState& state, Phase done) {
  if (done < Phase::conquest && state.setup.modules != 0 && module_decides(state)) return;
  if (done < Phase::give_back) {
    if (state.gaps != 0) refill(state);
    if (state.player().tokens.total() > state.setup.token_limit()) {  // [base.limit] [five.limit]
      state.phase = Phase::give_back;
      return;
    }
  }
  if (done < Phase::noble && nobles_decide(state)) return;
  if (done < Phase::post && state.setup.modules != 0 && modules::asks_for_post(state)) {
    state.phase = Phase::post;
    return;
  }
  end_turn(state);
}

void gain_noble(GameState& state, int player_id, NobleId noble) {
  PlayerState& player = state.players[static_cast<std::size_t>(player_id)];
  player.nobles = static_cast<std::uint16_t>(player.nobles | 1u << noble);
  player.prestige = static_cast<std::uint8_t>(player.prestige + kNoblePoints);  // [base.score]
  std::replace(state.nobles.begin(), state.nobles.end(), noble, kNoNoble);
}

}  // namespace splendor::turn

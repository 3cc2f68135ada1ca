// What a hint says is true of the position: every reason, for every legal action of random games.
#include "games/splendor/ai/reason.h"

#include <algorithm>
#include <array>

#include "games/splendor/ai/heuristics.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/rules/modules/hooks.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/random_play.h"
#include "support/check.h"
#include "support/game_builder.h"

using namespace splendor;

namespace {

Choice explained(const GameState& state, const Action& action, double value = 0.5, const Line& line = {}) {
  Choice choice;
  choice.action = action;
  choice.value = value;
  choice.line = line;
  explain(view_for(state, state.to_act), choice);
  return choice;
}

/// The same turn, completed.
GameState after_turn(GameState state, const Action& action) {
  ActionList scratch;
  apply(state, action);
  finish_turn(state, {}, scratch);
  return state;
}

/// Gold units that a seat lacks for a card; cards, where it is paid in cards.
int missing(const GameState& state, int seat, CardId card) {
  const Card& facts = card_facts(card);
  return facts.kind == CardKind::discard_price
             ? std::max(0, 2 - state.players[static_cast<std::size_t>(seat)].cards[facts.discard])
             : affordability(state, seat, card).missing;
}

/// A rival whose turn comes before the seat's next one could play `buy CARD`, by the rules themselves.
bool rival_could_buy(const GameState& state, CardId card) {
  for (int seat = 0; seat < state.setup.players; ++seat) {
    if (seat == state.to_act || (state.last_round && seat < state.to_act)) continue;
    GameState theirs = state;
    theirs.to_act = static_cast<std::uint8_t>(seat);
    for (const Action& action : legal_actions(theirs))
      if (action.kind == ActionKind::buy && action.card == card) return true;
  }
  return false;
}

/// What is on the table for the seat, or in its hand, and comes nearer.
bool some_card_nearer(const GameState& before, const GameState& after) {
  for (int id = 0; id < kCardCount; ++id) {
    const CardId card = static_cast<CardId>(id);
    const int slot = slot_of(before, card);
    const bool held = reserve_of(before.player(), card) >= 0;
    if (slot < 0 && !held) continue;
    if (slot >= 0) {
      const Occupation& on = before.modules.occupied[static_cast<std::size_t>(slot)];
      if (on.count != 0 && on.owner != before.to_act) continue;
    }
    if (after.players[before.to_act].owned.contains(card)) continue;
    if (missing(after, before.to_act, card) < missing(before, before.to_act, card)) return true;
  }
  return false;
}

/// The card is the seat's own right after the action: the same turn can spend it again.
bool gained(GameState state, const Action& action) {
  const auto seat = state.to_act;
  apply(state, action);
  return state.players[seat].owned.contains(action.card);
}

bool is_true(const GameState& before, const Action& action, const Choice& said) {
  const int seat = before.to_act;
  const GameState after = after_turn(before, action);
  const PlayerState& then = before.player();
  const PlayerState& now = after.players[static_cast<std::size_t>(seat)];
  const bool wins = is_terminal(after) && (winners(after) >> seat & 1) != 0;
  switch (said.reason) {
    case Reason::wins: return wins;
    case Reason::noble: return (now.nobles & ~then.nobles) != 0;
    case Reason::city: return !modules::fulfils_city(before, seat) && modules::fulfils_city(after, seat);
    case Reason::post: return (now.posts & ~then.posts) != 0;
    case Reason::points: return card_facts(said.card).points > 0 && now.prestige > then.prestige;
    case Reason::engine:
      return said.card == action.card && now.owned.contains(action.card) &&
             std::any_of(kGems.begin(), kGems.end(), [&](Gem gem) { return now.bonuses[gem] > then.bonuses[gem]; });
    case Reason::blocks: return said.card == action.card && rival_could_buy(before, action.card);
    case Reason::saves_for_later: return !before.last_round && now.reserved_count > then.reserved_count;
    case Reason::gold:
      if (action.kind == ActionKind::reserve_deck) return before.bank.gold() > 0 && !before.last_round;
      return card_facts(action.card).kind == CardKind::virtual_gold && gained(before, action);
    case Reason::collects: return missing(after, seat, said.card) < missing(before, seat, said.card);
    case Reason::gems: return !before.last_round && !some_card_nearer(before, after);
    case Reason::settles: return before.phase != Phase::turn;
    case Reason::last_turn: return before.last_round && before.phase == Phase::turn && !wins;
    case Reason::sure: return said.value >= 0.995 && !wins;
    case Reason::only_move:
    case Reason::random: break;  // said without a look at the position
  }
  return false;
}

}  // namespace

TEST_CASE("every reason of a hint is true of the position: each legal action of random games in every set-up") {
  std::array<int, kReasonNames.size()> said{};
  for (int number = 0; number < 128; ++number) {
    const Setup setup = setup_number(number % kSetupNumbers);
    GameState state = new_game(setup, static_cast<std::uint64_t>(number));
    base::RandomSource random(static_cast<std::uint64_t>(number));
    ActionList list;
    for (int i = 0; i < 300 && !is_terminal(state); ++i) {
      const ActionList legal = legal_actions(state);
      for (std::size_t one = random.below(7); one < legal.size() && legal.front().kind != ActionKind::pass;
           one += 1 + random.below(13)) {
        const Choice choice = explained(state, legal[one]);
        ++said[static_cast<std::size_t>(choice.reason)];
        CAPTURE(number);
        CAPTURE(i);
        CAPTURE(legal[one]);
        const std::string reason(kReasonNames[static_cast<std::size_t>(choice.reason)]);
        CAPTURE(reason);
        CHECK(is_true(state, legal[one], choice));
      }
      // Purchases first, so that games get far.
      const auto buys =
          std::find_if(legal.begin(), legal.end(), [](const Action& action) { return action.kind == ActionKind::buy; });
      apply(state, buys != legal.end() && random.below(3) != 0 ? *buys : random_action(state, random, list));
    }
  }
  for (std::size_t reason = 0; reason < said.size(); ++reason) {
    const auto which = static_cast<Reason>(reason);
    if (which == Reason::only_move || which == Reason::random || which == Reason::sure) continue;
    CHECK_MESSAGE(said[reason] > 0, kReasonNames[reason]);
  }
}

TEST_CASE("a hint says that a win is as good as certain only where the search found it so, near the end") {
  GameState state = random_position({.players = 2}, 7, 20);
  const Action action = legal_actions(state).front();
  REQUIRE(state.players[0].prestige < 10);
  REQUIRE(state.players[1].prestige < 10);
  CHECK(explained(state, action, 0.996).reason != Reason::sure);  // the action is good for something
  state.players[1].prestige = 10;
  CHECK(explained(state, action, 0.994).reason != Reason::sure);
  CHECK(explained(state, action, 0.996).reason == Reason::sure);
}

TEST_CASE("gems are said to be for the card that the line of play buys, and not for one that a rival gets in it") {
  int bought = 0, lost = 0;
  for (int number = 0; number < 30; ++number) {
    const GameState state = random_position({.players = 2}, static_cast<std::uint64_t>(number), 8);
    for (const Action& action : legal_actions(state)) {
      const Choice choice = explained(state, action);
      if (choice.reason != Reason::collects) continue;
      const GameState after = after_turn(state, action);
      const int seat = state.to_act, rival = 1 - seat;
      for (int id = 0; id < kCardCount; ++id) {
        const CardId card = static_cast<CardId>(id);
        if (card == choice.card || slot_of(state, card) < 0 || missing(after, seat, card) >= missing(state, seat, card))
          continue;
        CHECK(explained(state, action, 0.5, {{seat, {.kind = ActionKind::buy, .card = card}}}).card == card);
        ++bought;
        const Line taken{{rival, {.kind = ActionKind::reserve, .card = choice.card}}};
        CHECK(explained(state, action, 0.5, taken).card != choice.card);
        ++lost;
      }
    }
  }
  CHECK(bought > 100);
  CHECK(lost > 100);
}

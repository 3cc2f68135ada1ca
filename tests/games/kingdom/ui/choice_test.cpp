// Whatever the rules allow can be reached by tapping: tokens one by one, and each way of paying a road.
#include "games/kingdom/ui/choice.h"

#include <set>

#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/random_play.h"
#include "support/check.h"
#include "support/kingdom_tables.h"
#include "ui/choose.h"

using namespace kingdom;

namespace {

bool has_tokens(const Action& action) { return action.kind != ActionKind::move && !action.tokens.empty(); }

/// Taps the tokens of an action one after the other.
void check_reached_by_taps(const ActionList& actions, std::size_t index) {
  Tokens chosen;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    for (int n = 0; n < actions[index].tokens[token]; ++n) {
      chosen += Tokens::of(token);
      REQUIRE(ui::leads_on(actions, chosen, kingdom_ui::is_of_tokens));
    }
  }
  CHECK(kingdom_ui::action_with(actions, chosen, actions[index].other) == index);
}

/// From the suggested payment of a road by pressing "another way" until it comes again.
void check_payments_reached(const ActionList& actions, std::size_t first) {
  const RoadId road = actions[first].road;
  std::set<std::size_t> reached{first}, all;
  for (std::size_t i = kingdom_ui::next_payment(actions, first); i != first; i = kingdom_ui::next_payment(actions, i))
    REQUIRE(reached.insert(i).second);
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i].kind == ActionKind::move && actions[i].road == road) all.insert(i);
  CHECK(reached == all);
}

/// Pressing a piece gives a payment without it.
void check_pieces(const ActionList& actions, std::size_t index) {
  const Action& now = actions[index];
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    if (now.tokens[token] == 0) continue;
    const auto other = kingdom_ui::payment_beside(actions, index, {.token = token}, false);
    if (!other) continue;
    CHECK(actions[*other].road == now.road);
    CHECK(actions[*other].tokens[token] == now.tokens[token] - 1);
    const auto back = kingdom_ui::payment_beside(actions, *other, {.token = token}, true);
    REQUIRE(back);
    CHECK(actions[*back].tokens[token] == now.tokens[token]);
  }
  for_each_tile(now.tiles, [&](TileId tile) {
    const auto other = kingdom_ui::payment_beside(actions, index, {.tile = tile}, false);
    if (other) CHECK_FALSE(actions[*other].tiles.contains(tile));
  });
}

}  // namespace

TEST_CASE("every collect, return, gift and payment is reached by tapping") {
  int payments = 0, handfuls = 0;
  for (const Setup& setup : support::kingdom_setups()) {
    base::RandomSource random(setup.players * 5u + (setup.mysteries ? 1 : 0));
    GameState state = new_game(setup, 3);
    ActionList actions;
    for (int ply = 0; ply < 120 && !is_terminal(state); ++ply) {
      legal_actions(state, actions);
      for (std::size_t i = 0; i < actions.size(); ++i) {
        if (has_tokens(actions[i])) check_reached_by_taps(actions, i), ++handfuls;
        if (actions[i].kind != ActionKind::move) continue;
        check_pieces(actions, i);
        if (kingdom_ui::suggested_payment(actions, actions[i].road) == i)
          check_payments_reached(actions, i), ++payments;
      }
      apply(state, random_action(state, random, actions));
    }
  }
  CHECK(payments > 500);
  CHECK(handfuls > 10000);
}

TEST_CASE("[kingdom.pay.default] the suggested payment is the rules' own") {
  const Setup setup{.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}};
  GameState state = new_game(setup, 1);
  const RoadId road = roads_from(state.setup, port_of(state.setup)).roads[0];
  CHECK_FALSE(kingdom_ui::suggested_payment(legal_actions(state), road));
  state.travellers[0].tokens = Tokens({.mushroom = 1, .apple = 1, .hazelnut = 1, .gold = 1});
  const ActionList actions = legal_actions(state);
  const auto suggested = kingdom_ui::suggested_payment(actions, road);
  REQUIRE(suggested);
  CHECK(actions[*suggested].tokens == Tokens({.mushroom = 1, .apple = 1, .hazelnut = 1}));
  const auto with_gold = kingdom_ui::payment_beside(actions, *suggested, {.token = Token::apple}, false);
  REQUIRE(with_gold);
  CHECK(actions[*with_gold].tokens == Tokens({.mushroom = 1, .hazelnut = 1, .gold = 1}));
}

// The tree search with random weights (support/made_up_network.h): what holds for any network.
#include "games/splendor/ai/tree_search.h"

#include <algorithm>

#include "app/link.h"
#include "base/hash.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/rules/random_play.h"
#include "support/check.h"
#include "support/data.h"
#include "support/game_builder.h"
#include "support/games.h"
#include "support/made_up_network.h"

using namespace splendor;

namespace {

struct Found {
  Action action;
  double chance;
  std::uint64_t nodes;
};
Found searched(const GameState& state, const Network& network, std::uint64_t nodes, std::uint64_t seed = 1) {
  const PlayerView view = view_for(state, state.to_act);
  TreeSearch search(view, network, seed);
  search.step(nodes);
  const TreeSearch::Best best = search.best();
  return {best.action, best.chance, search.nodes()};
}

}  // namespace

TEST_CASE("the tree is fair: what a player cannot see does not change the choice, and it is legal") {
  const Network network = support::made_up_network(1);
  base::Hasher hasher;
  for (int number = 0; number < kSetupNumbers; ++number) {
    const GameState state = random_position(setup_number(number), static_cast<std::uint64_t>(number), 41);
    if (is_terminal(state)) continue;
    CAPTURE(number);
    base::RandomSource random(99);
    const GameState other = determinise(view_for(state, state.to_act), random);
    const Found first = searched(state, network, 150), second = searched(other, network, 150);
    CHECK(first.action == second.action);
    CHECK(first.chance == second.chance);
    CHECK(first.chance >= 0);
    CHECK(first.chance <= 1);
    CHECK(why_illegal(state, first.action) == std::nullopt);
    hasher.add(static_cast<std::uint64_t>(first.chance * 1e15));
    hasher.add(first.nodes);
    for (const char letter : to_string(first.action)) hasher.add(static_cast<unsigned char>(letter));
  }
  support::note_hash("tree search", hasher.value());
}

TEST_CASE("searching in slices gives the same result as searching at once") {
  const Network network = support::made_up_network(2);
  const GameState state = random_position({.players = 3}, 5, 30);
  const PlayerView view = view_for(state, state.to_act);
  TreeSearch slices(view, network, 7);
  for (std::uint64_t nodes = 50; nodes <= 1000; nodes += 50) slices.step(nodes);
  const Found once = searched(state, network, 1000, 7);
  CHECK(slices.best().action == once.action);
  CHECK(slices.best().chance == once.chance);
  CHECK(slices.nodes() == once.nodes);
}

TEST_CASE("a win is proven and taken, whatever the weights say") {
  for (std::uint64_t weights = 1; weights <= 5; ++weights) {
    CAPTURE(weights);
    const Network network = support::made_up_network(weights);
    const Found found = searched(about_to_win(1).to_act(1).build(), network, 2000);
    CHECK(to_string(found.action) == "buy L3-18 rrrryyy");
    CHECK(found.chance > 0.99);
    CHECK(found.nodes < 2000);  // it stopped when the result was proven
  }
}

TEST_CASE("an outcome that is proven does not hide the others of a decision") {
  // The purchase ends the game with this round; only one of the fifteen cards that may come lets the rival win in its last turn.
  const auto link = app::read_link("g=1.AAAAAAAAAGcAAj0ZuOIvNKxlTj6oj4eKPtNXlTJvQtl-eSD3RFS8XWm_NQRt9QU");
  REQUIRE(link);
  const auto session = app::Session::open(link.value().record);
  REQUIRE(session);
  std::size_t at = 0;
  while (at < session.value().length() && session.value().action_text(at) != "buy L2-21 k") ++at;
  REQUIRE(at < session.value().length());
  const GameState& state = support::typed(session.value().position(at)).state();
  const Action purchase = read_action(state, "buy L2-21 k").value();
  const PlayerView view = view_for(state, state.to_act);
  const Network network = support::made_up_network(3);
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    TreeSearch search(view, network, seed, {.only = &purchase});
    search.step(3000);
    sum += search.best().chance;
  }
  CHECK(sum / 8 > 0.8);
  CHECK(sum / 8 < 1.0);
}

TEST_CASE("below the root nobody chooses what was drawn there") {
  const Network network = support::made_up_network(8);
  for (const int modules : {0, 1, 15}) {  // without any, with the Orient, with all
    CAPTURE(modules);
    const auto fits = [](const GameState& one) {
      return !is_terminal(one) && one.phase == Phase::turn && one.bank.gems_with_at_least(1) != 0 &&
             std::all_of(one.players.begin(), one.players.end(), [](const PlayerState& who) { return who.blind == 0; });
    };
    GameState state;
    std::uint64_t seed = 1;
    do state = random_position({.modules = static_cast<std::uint8_t>(modules)}, seed++, 10);
    while (!fits(state));
    const auto known = [&](CardId card) {
      return slot_of(state, card) >= 0 ||
             std::any_of(state.players.begin(), state.players.end(), [&](const PlayerState& player) {
               return player.owned.contains(card) || reserve_of(player, card) >= 0;
             });
    };
    // A decision that draws nothing, so that whatever else comes to the table comes below the root.
    const ActionList legal = legal_actions(state);
    const auto take =
        std::find_if(legal.begin(), legal.end(), [](const Action& action) { return action.kind == ActionKind::take; });
    REQUIRE(take != legal.end());
    const Action only = *take;
    TreeOptions of_one;
    of_one.only = &only;
    const PlayerView view = view_for(state, state.to_act);
    TreeSearch search(view, network, 3, of_one);
    search.step(2'000);
    std::size_t refilled = 0, all_known = 0;
    for (std::uint32_t node = 1; node < search.node_count(); ++node) {
      for (const CardId card : search.state(node).slots) {
        if (card == kNoCard || known(card)) continue;
        ++refilled;
        CHECK_FALSE(search.is_known(node));
      }
      all_known += search.is_known(node) ? 1 : 0;
      for (std::uint32_t i = 0; i < search.candidate_count(node); ++i) {
        const Action action = search.candidate(i, node).action;
        const bool chooses = action.kind == ActionKind::buy || action.kind == ActionKind::reserve;
        CHECK((!chooses || known(action.card)));
      }
    }
    CHECK(refilled > 100);
    CHECK(all_known > 100);
  }
}

TEST_CASE("a rival's win is seen coming" * doctest::test_suite("heavy")) {
  // Everything but one reservation lets the rival win at once, which the rules say and no weight can.
  const GameState state = about_to_win(1).owns(0, "L3-03 L3-07 L3-11").build();
  const PlayerView view = view_for(state, 0);
  for (std::uint64_t weights = 1; weights <= 5; ++weights) {
    CAPTURE(weights);
    const Network network = support::made_up_network(weights);
    TreeSearch search(view, network, 1);
    search.step(15'000);
    double most = 0;
    std::string best;
    for (std::uint32_t i = 0; i < search.candidate_count(); ++i)
      if (search.candidate(i).chance > most) {
        most = search.candidate(i).chance;
        best = to_string(search.candidate(i).action);
      }
    CHECK(best == "reserve L3-18");
  }
}

TEST_CASE("whole games come to their end in every set-up" * doctest::test_suite("heavy")) {
  const Network network = support::made_up_network(6);
  for (int number = 0; number < kSetupNumbers; number += 3) {
    CAPTURE(number);
    GameState state = new_game(setup_number(number), static_cast<std::uint64_t>(number));
    for (std::uint64_t decision = 0; !is_terminal(state); ++decision) {
      REQUIRE(decision < 3000);
      apply(state, searched(state, network, 12, decision).action);
    }
  }
}

TEST_CASE("a full tree ends the search") {
  const Network network = support::made_up_network(3);
  const GameState state = random_position({}, 8, 24);
  const PlayerView view = view_for(state, state.to_act);
  TreeSearch full(view, network, 1, {.most_kept = 500}), roomy(view, network, 1);
  full.step(25'000);
  CHECK(full.node_count() == 500);
  roomy.step(full.nodes());
  CHECK(full.best().action == roomy.best().action);  // as good as what was found until then
  CHECK(full.best().chance == roomy.best().chance);
}

TEST_CASE("a level that errs: the same errors each time, not the same choice everywhere, and a win is never missed") {
  const Network network = support::made_up_network(4);
  int differ = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const GameState state = random_position({}, seed, 20);
    if (is_terminal(state)) continue;
    const PlayerView view = view_for(state, state.to_act);
    const auto best_with = [&](double error) {
      TreeSearch search(view, network, seed, {.error = error});
      search.step(200);
      return search.best();
    };
    const TreeSearch::Best sure = best_with(0.0), first = best_with(0.3), second = best_with(0.3);
    CHECK(first.action == second.action);
    CHECK(first.chance == second.chance);
    CHECK(first.chance <= 1.0);
    CHECK(why_illegal(state, first.action) == std::nullopt);
    if (sure.chance == 1.0) CHECK(first.chance == 1.0);
    differ += first.action == sure.action ? 0 : 1;
  }
  CHECK(differ > 5);
}

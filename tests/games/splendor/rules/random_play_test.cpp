// Random games of Splendor: checks that are specific to its rules. Everything that holds for any game is checked in
// tests/engine/random_games_test.cpp.
#include "games/splendor/rules/random_play.h"

#include <algorithm>
#include <set>

#include "base/hash.h"
#include "games/splendor/record/record.h"
#include "games/splendor/rules/payment.h"
#include "support/check.h"
#include "support/checker.h"
#include "support/data.h"

using namespace splendor;

namespace {

/// The payments that are counted are the payments listed, and one of them is the usual one.
bool payments_agree(const GameState& state, const ActionList& legal) {
  if (state.setup.modules != 0 || state.phase != Phase::turn) return true;
  const PlayerState& player = state.player();
  for (CardId card = 0; card < kFirstCard[kBaseDeckCount]; ++card) {
    if (slot_of(state, card) < 0 && reserve_of(player, card) < 0) continue;
    const auto listed = std::count_if(legal.begin(), legal.end(), [&](const Action& action) {
      return action.kind == ActionKind::buy && action.card == card;
    });
    const auto usual = default_payment(state, state.to_act, card);
    if (count_plain_payments(need_of(player, card_facts(card)), player.tokens) != listed) return false;
    if ((affordability(state, state.to_act, card).missing == 0) != (listed != 0)) return false;
    if (usual.has_value() != (listed != 0)) return false;
    if (usual && !index_of(legal, {.kind = ActionKind::buy, .card = card, .tokens = *usual})) return false;
  }
  return true;
}

struct Seen {
  std::set<ActionKind> kinds;
  std::uint64_t plies = 0;
};

Seen play_many(std::uint8_t modules, std::uint64_t plies_each, std::uint64_t first_seed) {
  Seen seen;
  engine::Checker<RecordedGame> checker;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const std::uint64_t goal = checker.played().plies + plies_each;
    for (std::uint64_t seed = first_seed; checker.played().plies < goal; ++seed) {
      const auto wrong = checker.play({.players = players, .modules = modules}, seed,
                                      [&](const auto& before, const auto& legal, const auto& action, const auto&) {
                                        seen.kinds.insert(action.kind);
                                        const bool passes = legal.size() == 1 && legal[0].kind == ActionKind::pass;
                                        const bool agree = must_pass(before) == passes && payments_agree(before, legal);
                                        return agree ? std::nullopt : std::optional("At " + to_string(action));
                                      });
      const std::string where = std::to_string(seed) + ": " + wrong.value_or("");
      REQUIRE_MESSAGE(!wrong, where);
    }
  }
  seen.plies = checker.played().plies;
  return seen;
}

}  // namespace

TEST_CASE("random base games: payments, passes and everything else at every decision") {
  const Seen seen = play_many(0, 2'000, 1);
  CHECK(seen.plies >= 8'000);
  CHECK(seen.kinds.count(ActionKind::noble) == 1);
}

TEST_CASE("random games with every mix of modules: each kind of decision comes up") {
  std::set<ActionKind> kinds;
  for (std::uint8_t modules = 1; modules <= kAllModules; ++modules) {
    CAPTURE(modules);
    kinds.merge(play_many(modules, 250, 100u + modules).kinds);
  }
  CHECK(kinds.size() >= 17);  // all but perhaps the pass
}

TEST_CASE("random base games, more than a hundred thousand plies" * doctest::test_suite("slow")) {
  const Seen seen = play_many(0, 26'000, 1'000);
  CHECK(seen.plies >= 104'000);
  CHECK(seen.kinds.count(ActionKind::pass) == 1);
}

TEST_CASE("[base.plies] automatic play stops after a thousand plies") { CHECK(kMaxPlies == 1000); }

TEST_CASE("random play is the same everywhere") {
  base::Hasher all;
  ActionList scratch;
  for (std::uint8_t modules = 0; modules <= kAllModules; ++modules)
    for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
      base::RandomSource random(modules * 8u + players);
      GameState state = new_game({.players = players, .modules = modules}, random.next());
      for (int i = 0; i < 2000 && !is_terminal(state); ++i) {
        apply(state, random_action(state, random, scratch));
        if (i % 16 == 0) all.add(hash_of(state));
      }
      all.add(hash_of(state));
    }
  support::note_hash("random-play", all.value());
}

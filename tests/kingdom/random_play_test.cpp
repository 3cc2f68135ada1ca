// Random games with everything checked at every decision: what must hold whatever happens.
#include "kingdom/random_play.h"

#include <algorithm>
#include <string>
#include <vector>

#include "kingdom/deal.h"
#include "kingdom/hash.h"
#include "kingdom/invariants.h"
#include "kingdom/payment.h"
#include "support/data.h"
#include "support/kingdom_scene.h"

using namespace kingdom;

namespace {

/// Some action that text can express, close to a legal one, legal or not.
Action neighbour(const ActionList& legal, splendor::RandomSource& random) {
  Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  const std::uint32_t changes = 1 + random.below(2);
  for (std::uint32_t i = 0; i < changes; ++i) {
    const Token token = static_cast<Token>(random.below(kTokenKinds));
    switch (random.below(6)) {
      case 0: action.tokens += Tokens::of(token); break;
      case 1:
        if (action.tokens[token] != 0) action.tokens -= Tokens::of(token);
        break;
      case 2: action.road = static_cast<RoadId>(random.below(static_cast<std::uint32_t>(kRoads.size()))); break;
      case 3: action.kind = static_cast<ActionKind>(random.below(7)); break;
      case 4: action.other = static_cast<std::uint8_t>(random.below(6)); break;
      default: action.tiles.bits ^= 1u << random.below(kTileCount); break;
    }
  }
  // What the kind does not use must not be there; going through text takes it away.
  if (action.road >= kRoads.size()) action.road = 0;
  const auto parsed = parse_action(to_string(action));
  return parsed ? parsed.value().action : Action{};
}

struct Tally {
  std::uint64_t games = 0, decisions = 0, illegal = 0, stopped = 0, turns = 0;
  std::array<std::uint64_t, 7> kinds{};
  int longest = 0;
};

void check_legal_actions(const GameState& state, const ActionList& legal, bool texts_too,
                         splendor::RandomSource& random, Tally& tally) {
  REQUIRE_FALSE(legal.empty());
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Action& action = legal[i];
    if (i > 0) REQUIRE(legal[i - 1].kind <= action.kind);
    if (i > 0 && action.kind == ActionKind::move)
      REQUIRE((legal[i - 1].kind != action.kind || legal[i - 1].road <= action.road));
    const auto reason = why_illegal(state, action);
    if (reason) FAIL(to_string(action) << ": " << sentence(*reason));
    if (!texts_too) continue;
    texts.push_back(to_string(action));
    const auto read = read_action(state, texts.back());
    REQUIRE(read.ok());
    REQUIRE(read.value() == action);
  }
  std::sort(texts.begin(), texts.end());
  REQUIRE(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
  for (int i = 0; i < (texts_too ? 12 : 2); ++i) {
    const Action action = neighbour(legal, random);
    const bool listed = index_of(legal, action).has_value();
    if (why_illegal(state, action).has_value() == listed) FAIL(to_string(action));
    tally.illegal += listed ? 0 : 1;
  }
}

/// What a move does besides paying, in the words of the rules.
void check_step(const GameState& before, const Action& action, const GameState& after) {
  if (action.kind != ActionKind::move) return;
  const Traveller& was = before.travellers[before.to_act];
  const Traveller& is = after.travellers[before.to_act];
  REQUIRE(start_of(before.setup, action.road) == was.space);
  REQUIRE(is.space == kRoads[action.road].to);
  if (kSpaces[is.space].kind == SpaceKind::city && after.phase != Phase::tile) REQUIRE(is.face_up == is.tiles);
  if (kSpaces[is.space].kind == SpaceKind::village && after.phase == Phase::turn)
    REQUIRE(after.active == before.active);
  if (kSpaces[is.space].kind == SpaceKind::palace) REQUIRE(after.phase == Phase::medal);
}

void play_and_check(const Setup& setup, std::uint64_t seed, bool texts_too, Tally& tally) {
  CAPTURE(seed);
  GameState state = new_game(setup, seed);
  splendor::RandomSource random(seed);
  ActionList legal;
  while (!is_terminal(state) && !is_stopped(state)) {
    legal_actions(state, legal);
    check_legal_actions(state, legal, texts_too, random, tally);
    const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    const GameState before = state;
    apply(state, action);
    if (texts_too) {
      GameState copy = before;
      REQUIRE(copy == before);
      apply(copy, action);
      REQUIRE(copy == state);
      REQUIRE(hash_of(copy) == hash_of(state));
    }
    check_step(before, action, state);
    if (const auto broken = broken_invariant(state)) FAIL(*broken << " After " << to_string(action));
    ++tally.decisions;
    ++tally.kinds[static_cast<std::size_t>(action.kind)];
  }
  ++tally.games;
  tally.turns += state.turns;
  tally.longest = std::max(tally.longest, round_of(state));
  if (is_terminal(state)) {
    REQUIRE(legal_actions(state).empty());
    REQUIRE(winners(state) != 0);
  } else {
    ++tally.stopped;
  }
}

Tally play_all(std::uint64_t games_each, bool texts_too, std::uint64_t first_seed) {
  Tally tally;
  for (const Setup& setup : every_setup())
    for (std::uint64_t i = 0; i < games_each; ++i) play_and_check(setup, first_seed++, texts_too, tally);
  return tally;
}

}  // namespace

TEST_CASE("kingdom: random games on every board, every invariant and every text at every decision") {
  const Tally tally = play_all(3, true, 1);
  CHECK(tally.games == 180);
  CHECK(tally.illegal > 100'000);
  CHECK(tally.stopped == 0);
  for (const auto count : tally.kinds) CHECK(count > 10);  // each kind of decision came up
}

TEST_CASE("kingdom: twenty thousand random games" * doctest::test_suite("slow")) {
  const Tally tally = play_all(334, false, 1'000'000);
  CHECK(tally.games >= 20'000);
  CHECK(tally.stopped == 0);
  CHECK(tally.longest < kMaxRounds);
  MESSAGE(tally.games << " games, " << tally.decisions << " decisions, " << tally.turns << " turns, the longest of "
                      << tally.longest << " rounds");
}

TEST_CASE("kingdom: random play is the same everywhere") {
  splendor::Hasher all;
  ActionList scratch;
  std::uint64_t seed = 77;
  for (const Setup& setup : every_setup()) {
    splendor::RandomSource random(++seed);
    GameState state = new_game(setup, random.next());
    for (int i = 0; !is_terminal(state); ++i) {
      apply(state, random_action(state, random, scratch));
      if (i % 8 == 0) all.add(hash_of(state));
    }
    all.add(hash_of(state));
  }
  support::note_hash("kingdom-random-play", all.value());
}

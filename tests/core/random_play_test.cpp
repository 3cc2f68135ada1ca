// Random games with everything checked at every decision: what must hold whatever happens.
#include "core/random_play.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/deal.h"
#include "core/hash.h"
#include "core/invariants.h"
#include "core/payment.h"
#include "record/record.h"
#include "record/replay.h"
#include "support/check.h"
#include "support/data.h"

using namespace splendor;

namespace {

/// Some action that text can express, close to a legal one, legal or not.
Action neighbour(const ActionList& legal, RandomSource& random) {
  const auto below = [&](std::uint32_t n) { return random.below(n); };
  Action action = legal[below(static_cast<std::uint32_t>(legal.size()))];
  const std::uint32_t changes = 1 + below(2);
  for (std::uint32_t i = 0; i < changes; ++i) {
    const Gem gem = static_cast<Gem>(below(kColourCount));
    switch (below(6)) {
      case 0: action.tokens += Tokens::of(gem); break;
      case 1:
        if (action.tokens[gem] != 0) action.tokens -= Tokens::of(gem);
        break;
      case 2: action.card = static_cast<CardId>(below(kCardCount)); break;
      case 3: action.kind = static_cast<ActionKind>(below(18)); break;
      case 4: action.other = static_cast<std::uint8_t>(below(12)); break;
      default:
        action.given[below(Action::kMaxGiven)] = static_cast<CardId>(below(kCardCount));
        std::sort(action.given.begin(), action.given.end());
        break;
    }
  }
  // What the kind does not use must not be there; going through text takes it away.
  if (action.card >= kCardCount) action.card = 0;
  if (action.kind == ActionKind::reserve_deck) action.other = static_cast<std::uint8_t>(action.other % kDeckCount);
  if (action.kind == ActionKind::noble) action.other = static_cast<std::uint8_t>(action.other % kNobles.size());
  if (action.kind == ActionKind::post) action.other %= 5;
  const auto parsed = parse_action(to_string(action));
  return parsed ? parsed.value().action : Action{};
}

struct Tally {
  std::uint64_t plies = 0, decisions = 0, games = 0, stopped = 0, illegal = 0, passes = 0, returns = 0, nobles = 0;
};

void check_legal_actions(const GameState& state, const ActionList& legal, RandomSource& random, Tally& tally) {
  REQUIRE_FALSE(legal.empty());
  std::vector<std::string> texts;
  for (const Action& action : legal) {
    if (!texts.empty()) REQUIRE(legal[texts.size() - 1].kind <= action.kind);
    REQUIRE_FALSE(why_illegal(state, action));
    texts.push_back(to_string(action));
    const auto read = read_action(state, texts.back());
    REQUIRE(read.ok());
    REQUIRE(read.value() == action);
  }
  std::sort(texts.begin(), texts.end());
  REQUIRE(std::adjacent_find(texts.begin(), texts.end()) == texts.end());

  for (int i = 0; i < 12; ++i) {
    const Action action = neighbour(legal, random);
    const bool listed = index_of(legal, action).has_value();
    if (why_illegal(state, action).has_value() == listed) FAIL(to_string(action));
    tally.illegal += listed ? 0 : 1;
  }
  REQUIRE(must_pass(state) == (legal.size() == 1 && legal[0].kind == ActionKind::pass));
}

/// random_action() picks what the list has at the same place, and the payments counted are the payments listed.
void check_pick(const GameState& state, const ActionList& legal) {
  ActionList scratch;
  for (std::uint64_t i = 0; i < 3; ++i) {
    RandomSource picking(i), listing(i);
    const Action picked = random_action(state, picking, scratch);
    const Action listed = legal[listing.below(static_cast<std::uint32_t>(legal.size()))];
    REQUIRE(picked == listed);
    REQUIRE(picking.next() == listing.next());
  }
  if (state.setup.modules != 0 || state.phase != Phase::turn) return;
  const PlayerState& player = state.player();
  for (CardId card = 0; card < kFirstCard[kBaseDeckCount]; ++card) {
    if (slot_of(state, card) < 0 && reserve_of(player, card) < 0) continue;
    const auto listed = std::count_if(legal.begin(), legal.end(), [&](const Action& action) {
      return action.kind == ActionKind::buy && action.card == card;
    });
    const Tokens need = need_of(player, card_facts(card));
    REQUIRE(count_plain_payments(need, player.tokens) == listed);
    REQUIRE((affordability(state, state.to_act, card).missing == 0) == (listed != 0));
    const auto usual = default_payment(state, state.to_act, card);
    REQUIRE(usual.has_value() == (listed != 0));
    if (usual) REQUIRE(index_of(legal, {.kind = ActionKind::buy, .card = card, .tokens = *usual}));
  }
}

/// The game so far as a record, through its text and back, leads to the same state.
void check_replay(const record::Record& played, const GameState& state) {
  record::JsonLine json = to_json(played);
  json["over"] = false;
  const auto read = record::parse_record(record::to_line(json));
  REQUIRE(read.ok());
  const record::Replay again = record::replay(read.value(), {.check = false});
  const std::string fault = again.fault ? again.fault->message : "";
  REQUIRE_MESSAGE(!again.fault, fault);
  REQUIRE(again.state == state);
}

void play_and_check(const Setup& setup, std::uint64_t seed, Tally& tally) {
  record::Record played;
  played.setup = setup;
  played.deal = shuffle_deal(setup, seed);
  GameState state = new_game(setup, played.deal);
  RandomSource random(seed);
  ActionList legal;
  std::uint64_t plies = 0;
  while (!is_terminal(state) && plies < kMaxPlies) {
    CAPTURE(plies);
    CAPTURE(seed);
    legal_actions(state, legal);
    check_legal_actions(state, legal, random, tally);
    check_pick(state, legal);

    const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    GameState copy = state;
    REQUIRE(copy == state);
    if (starts_ply(state)) played.plies.emplace_back();
    played.plies.back().push_back(to_string(action));
    apply(state, action);
    apply(copy, action);
    REQUIRE(copy == state);
    REQUIRE(hash_of(copy) == hash_of(state));
    const auto broken = broken_invariant(state);
    REQUIRE_MESSAGE(!broken, broken.value_or(""));

    ++tally.decisions;
    tally.passes += action.kind == ActionKind::pass;
    tally.returns += action.kind == ActionKind::give_back;
    tally.nobles += action.kind == ActionKind::noble;
    if (starts_ply(state)) ++plies;
    if ((played.plies.size() & (played.plies.size() - 1)) == 0) check_replay(played, state);
  }
  check_replay(played, state);
  if (is_terminal(state)) {
    REQUIRE(legal_actions(state).empty());
    REQUIRE(winners(state) != 0);
  } else {
    ++tally.stopped;
  }
  tally.plies += plies;
  ++tally.games;
}

Tally play_many(std::uint8_t modules, std::uint64_t plies_each, std::uint64_t first_seed) {
  Tally tally;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const std::uint64_t goal = tally.plies + plies_each;
    for (std::uint64_t seed = first_seed; tally.plies < goal; ++seed)
      play_and_check({.players = players, .modules = modules}, seed, tally);
  }
  return tally;
}

}  // namespace

TEST_CASE("random base games: every invariant at every decision") {
  const Tally tally = play_many(0, 2'000, 1);
  CHECK(tally.plies >= 8'000);
  CHECK(tally.illegal > 50'000);
  CHECK(tally.returns > 1'000);
  CHECK(tally.nobles > 5);
}

TEST_CASE("random games with every mix of modules: every invariant at every decision") {
  for (std::uint8_t modules = 1; modules < 16; ++modules) {
    CAPTURE(modules);
    CHECK(play_many(modules, 250, 100u + modules).plies >= 1'000);
  }
}

TEST_CASE("random base games, more than a hundred thousand plies" * doctest::test_suite("slow")) {
  const Tally tally = play_many(0, 26'000, 1'000);
  CHECK(tally.plies >= 104'000);
  CHECK(tally.illegal > 800'000);
  CHECK(tally.passes > 0);
  MESSAGE(tally.games << " games, " << tally.plies << " plies, " << tally.decisions << " decisions, " << tally.passes
                      << " passes, " << tally.stopped << " stopped");
}

TEST_CASE("random games with every mix of modules, many plies" * doctest::test_suite("slow")) {
  for (std::uint8_t modules = 1; modules < 16; ++modules) {
    CAPTURE(modules);
    CHECK(play_many(modules, 1'000, 5'000u + modules).plies >= 4'000);
  }
}

TEST_CASE("[base.plies] automatic play stops after a thousand plies") { CHECK(kMaxPlies == 1000); }

TEST_CASE("random play is the same everywhere") {
  Hasher all;
  ActionList scratch;
  for (std::uint8_t modules = 0; modules < 16; ++modules)
    for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
      RandomSource random(modules * 8u + players);
      GameState state = new_game({.players = players, .modules = modules}, random.next());
      for (int i = 0; i < 2000 && !is_terminal(state); ++i) {
        apply(state, random_action(state, random, scratch));
        if (i % 16 == 0) all.add(hash_of(state));
      }
      all.add(hash_of(state));
    }
  support::note_hash("random-play", all.value());
}

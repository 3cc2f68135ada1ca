// Random play over all 64 set-ups (16 mixes, two to five players). At every decision the functions that answer the same
// question must agree, and everything must still be in its place.
#include <set>

#include "core/hash.h"
#include "core/modules/table.h"
#include "core/random_play.h"

using namespace splendor;

namespace {

constexpr int kGamesEach = 2;
constexpr int kMutations = 6;  ///< per decision

Action mutated(const GameState& state, Action action, RandomSource& random) {
  const auto below = [&](std::uint32_t n) { return random.below(n); };
  const std::uint32_t what = below(6);
  const auto colour = static_cast<Gem>(below(kColourCount));
  const auto card = static_cast<CardId>(below(kCardCount + 2));
  const auto number = static_cast<std::uint8_t>(below(kCardCount));
  const std::uint32_t place = below(Action::kMaxGiven);
  switch (what) {
    case 0: action.tokens += Tokens::of(colour); break;
    case 1:
      if (action.tokens[colour] != 0) action.tokens -= Tokens::of(colour);
      break;
    case 2: action.card = card; break;
    case 3: action.other = number; break;
    case 4: action.given[place] = card < kCardCount ? card : kNoCard; break;
    default:  // give an own card that can be part of a price
      for (std::uint32_t i = 0; i < 20 && !state.player().owned.contains(action.given[place] & 127); ++i)
        action.given[place] = static_cast<CardId>(random.below(kCardCount));
  }
  return action;
}

bool has_text(const Action& action) {
  switch (action.kind) {
    case ActionKind::reserve_deck: return action.other < kDeckCount;
    case ActionKind::noble: return action.other < kNobles.size();
    case ActionKind::post: return action.other < kPosts.size();
    default: return action.card < kCardCount || action.card == kNoCard;
  }
}

/// The kinds read different fields; a change to another field is noise.
bool has_noise(const Action& action) {
  if (!has_text(action)) return true;
  const auto parsed = parse_action(to_string(action));
  return !parsed || !(parsed.value().action == action);
}

bool is_ascending(const Action& action) {
  for (std::size_t i = 1; i < action.given.size(); ++i)
    if (action.given[i] != kNoCard && action.given[i] <= action.given[i - 1]) return false;
  return true;
}

struct Tally {
  int games = 0, ended = 0;
  std::set<ActionKind> kinds;
};

void check_decision(const GameState& state, const ActionList& actions, ActionList& pool, RandomSource& random) {
  REQUIRE_FALSE(actions.empty());
  std::set<std::string> texts;
  for (const Action& action : actions) {
    const std::string text = to_string(action);
    CAPTURE(text);
    REQUIRE_FALSE(why_illegal(state, action));
    REQUIRE(texts.insert(text).second);
    const auto read = read_action(state, text);
    REQUIRE(read.ok());
    REQUIRE(read.value() == action);
  }
  for (int i = 0; i < kMutations; ++i) {
    const bool old = !pool.empty() && random.below(3) == 0;  // an action of an earlier decision
    const ActionList& from = old ? pool : actions;
    const Action base = from[random.below(static_cast<std::uint32_t>(from.size()))];
    const Action action = old ? base : mutated(state, base, random);
    const bool purchase = action.kind == ActionKind::buy || action.kind == ActionKind::conquer;
    if (purchase && !is_ascending(action)) {
      REQUIRE(why_illegal(state, action).has_value());
      continue;
    }
    const auto reason = why_illegal(state, action);  // has an answer for any numbers
    if (has_noise(action)) continue;
    CAPTURE(to_string(action));
    REQUIRE(index_of(actions, action).has_value() == !reason.has_value());
  }
  pool.push_back(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  if (pool.size() > 64) pool.erase(pool.begin());
}

void play_game(const Setup& setup, std::uint64_t seed, Tally& tally) {
  CAPTURE(seed);
  GameState state = new_game(setup, seed);
  RandomSource random(seed ^ 0x5eed);
  ActionList pool, actions, scratch;
  int plies = 0;
  while (!is_terminal(state) && plies < kMaxPlies) {
    if (starts_ply(state)) ++plies;
    legal_actions(state, actions);
    check_decision(state, actions, pool, random);
    RandomSource same = random;
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    REQUIRE(random_action(state, same, scratch) == action);
    tally.kinds.insert(action.kind);
    GameState copy = state;
    apply(state, action);
    apply(copy, action);
    REQUIRE(copy == state);
    const auto broken = broken_invariant(state);
    REQUIRE_MESSAGE(!broken, (to_string(action) + ": " + broken.value_or("")));
  }
  REQUIRE((!is_terminal(state) || legal_actions(state).empty()));
  ++tally.games;
  tally.ended += is_terminal(state) ? 1 : 0;
}

}  // namespace

TEST_CASE("random play of every mix of modules with two to five players") {
  Tally tally;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (int modules = 0; modules < 16; ++modules) {
      CAPTURE(players);
      CAPTURE(modules);
      const Setup setup{.players = static_cast<std::uint8_t>(players), .modules = static_cast<std::uint8_t>(modules)};
      for (int game = 0; game < kGamesEach; ++game)
        play_game(setup, static_cast<std::uint64_t>(1000 * players + 10 * modules + game), tally);
    }
  CHECK(tally.ended >= tally.games - 1);
  CHECK(tally.kinds.size() >= 17);  // every kind of decision came up, but perhaps the pass
}

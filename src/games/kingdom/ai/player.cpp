#include "games/kingdom/ai/player.h"

#include <array>
#include <string_view>

#include "games/kingdom/ai/heuristics.h"
#include "games/kingdom/ai/search.h"
#include "games/kingdom/ai/tree_search.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/rules/random_play.h"

namespace kingdom {

namespace {

/// What the level names mean in this game.
struct Character {
  std::string_view level;
  Heuristics heuristics;
  int taste =
      0;  ///< bonus for villages on even seats, for cities on odd ones, so that equal players take different roads
  std::uint32_t games = 0;  ///< playouts for a decision at the start of a turn, a quarter inside; 0: by heuristics
  bool tree = false;        ///< search by tree; otherwise by the planner
};
constexpr std::array<Character, 11> kCharacters{{
    {.level = "easy", .heuristics = {.random_one_in = 5, .looks_ahead = false}},
    {.level = "normal", .heuristics = {.road_noise = 6}, .taste = 10},
    {.level = "hard", .heuristics = {}, .games = 8000, .tree = true},
    // Not offered by this game's form, but possible in a link: planners, as "frozen".
    {.level = "casual", .heuristics = {.random_one_in = 5, .looks_ahead = false}},
    {.level = "fair", .heuristics = {.random_one_in = 5, .looks_ahead = false}},
    {.level = "gentle", .heuristics = {.random_one_in = 5, .looks_ahead = false}},
    {.level = "keen", .heuristics = {}, .games = 2000},
    {.level = "strong", .heuristics = {}, .games = 2000},
    {.level = "expert", .heuristics = {}, .games = 2000},
    {.level = "frozen", .heuristics = {}, .games = 2000},
    {.level = "best", .heuristics = {}, .games = 8000, .tree = true},
}};
constexpr std::uint64_t kShareInside = 4;

/// Two planners with full purses may deadlock, each holding what the other needs (with two travellers there are three tokens
/// of a resource). From this round on they play by heuristics, which moves whenever it can.
constexpr int kPatience = 30;

/// nullptr: plays at random.
const Character* character_of(const base::Level& level) {
  for (const Character& character : kCharacters)
    if (character.level == level.name) return &character;
  return nullptr;
}

/// Of the onward roads for which `collected` is useful, the one that lacks least then; kNoRoad if it is for a later one.
RoadId road_saved_for(const GameState& shown, Tokens collected) {
  const Traveller& before = shown.player();
  Traveller traveller = before;
  traveller.tokens += collected;
  RoadId best = kNoRoad;
  int least = 0;
  for (const RoadId road : roads_from(shown.setup, traveller.space)) {
    const int missing = affordability(traveller, kRoads[road].cost).missing;
    if (missing >= affordability(before, kRoads[road].cost).missing) continue;
    if (best != kNoRoad && missing >= least) continue;
    best = road;
    least = missing;
  }
  return best;
}

void explain(const GameState& shown, Choice& choice) {
  switch (choice.action.kind) {
    case ActionKind::move:
      choice.road = choice.action.road;
      choice.reason = kSpaces[kRoads[choice.road].to].kind == SpaceKind::palace ? Reason::arrives : Reason::travels;
      return;
    case ActionKind::collect:
      choice.road = road_saved_for(shown, choice.action.tokens);
      choice.reason = Reason::saves;
      return;
    default: choice.reason = Reason::settles; return;
  }
}

}  // namespace

std::uint64_t games_of(const base::Level& level) {
  const Character* character = character_of(level);
  return character == nullptr ? 0 : character->games;
}

Choice choose(const PlayerView& view, const base::Level& level, const base::Budget& budget, std::uint64_t seed,
              const Action* about, bool all) {
  const GameState& shown = view.shown;
  base::RandomSource random(seed);
  Choice choice{.value = 0.5};
  ActionList actions = legal_actions(shown);
  if (actions.size() == 1) {
    choice.action = actions.front();
    return choice;
  }
  const Character* character = character_of(level);
  if (character == nullptr) {
    choice.action = random_action(shown, random, actions);
    choice.reason = Reason::random;
    return choice;
  }
  const bool plans = character->games > 0 && round_of(shown) <= kPatience;
  if (plans && sensible_actions(shown).size() > 1) {
    const std::uint64_t usual = shown.phase == Phase::turn ? character->games : character->games / kShareInside;
    const base::Budget games{budget.nodes > 0 ? budget.nodes : usual, budget.watch};
    const Plan found = character->tree ? plan_by_tree(view, games, seed, about, all) : plan(view, games, seed, about);
    choice.action = found.action;
    choice.value = found.permille[static_cast<std::size_t>(view.viewer)] / 1000.0;
    choice.nodes = found.games;
    choice.visits = found.visits;
    choice.compared = true;
    for (std::size_t seat = 0; seat < choice.chances.size(); ++seat)
      choice.chances[seat] = found.permille[seat] / 1000.0;
    const auto as_choice = [](const PlannedOther& other) {
      return Choice::Other{other.action, other.permille / 1000.0, other.line, other.visits};
    };
    choice.line = found.line;
    for (const PlannedOther& other : found.others) choice.others.push_back(as_choice(other));
    if (found.asked) choice.asked = as_choice(*found.asked);
  } else {
    Heuristics heuristics = character->heuristics;
    (view.viewer % 2 == 0 ? heuristics.villages : heuristics.cities) += character->taste;
    choice.action = heuristic_action(shown, heuristics, random);
  }
  explain(shown, choice);
  return choice;
}

}  // namespace kingdom

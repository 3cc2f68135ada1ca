#include "games/kingdom/ai/heuristics.h"

#include <algorithm>

#include "games/kingdom/rules/payment.h"

namespace kingdom {

namespace {

constexpr int kPerToken = 16;  ///< the unit of Heuristics

/// Keeps the best of several things by points; ties are broken at random, uniformly.
template <class Thing>
class Best {
 public:
  explicit Best(base::RandomSource& random) : random_(random) {}

  void offer(const Thing& thing, int points) {
    if (count_ > 0 && points < points_) return;
    if (count_ == 0 || points > points_) {
      count_ = 0;
      points_ = points;
    }
    ++count_;
    if (count_ == 1 || random_.below(count_) == 0) thing_ = thing;
  }
  const Thing& thing() const { return thing_; }

 private:
  base::RandomSource& random_;
  Thing thing_{};
  int points_ = 0;
  std::uint32_t count_ = 0;
};

/// Sum of the costs of all onward roads of a space.
Tokens asked_beyond(const GameState& state, SpaceId space) {
  Tokens asked;
  for (const RoadId road : roads_from(state.setup, space)) asked += kRoads[road].cost;
  return asked;
}

int liking(const Heuristics& heuristics, SpaceId space) {
  switch (kSpaces[space].kind) {
    case SpaceKind::village: return heuristics.villages;
    case SpaceKind::city: return heuristics.cities;
    case SpaceKind::port:
    case SpaceKind::palace: return 0;
  }
  return 0;
}

/// What the favourite road still needs, and what the roads after it cost.
struct Needs {
  Tokens now;
  Tokens later;
};

Needs needs_of(const GameState& state, RoadId road, const Heuristics& heuristics) {
  const Traveller& traveller = state.player();
  const Tokens has = traveller.tokens.resources() + traveller.face_up.worth();
  Needs needs{.now = has.missing_for(kRoads[road].cost), .later = {}};
  if (heuristics.looks_ahead) needs.later = has.missing_for(kRoads[road].cost + asked_beyond(state, kRoads[road].to));
  return needs;
}

Action random_collect(const GameState& state, base::RandomSource& random) {
  const ActionList actions = legal_actions(state);
  const auto moves = std::find_if(actions.begin(), actions.end(),
                                  [](const Action& action) { return action.kind != ActionKind::collect; });
  return actions[random.below(static_cast<std::uint32_t>(moves - actions.begin()))];
}

/// The best collect: sixteen points for each needed token, a few for what later roads cost.
Tokens needed_collect(const GameState& state, const Needs& needs, bool looks_ahead, base::RandomSource& random) {
  Best<Tokens> best(random);
  const Tokens supply = state.supply;
  std::array<int, kResourceCount> points{};
  for (std::size_t i = 0; i < kResources.size(); ++i) {
    const Token resource = kResources[i];
    points[i] = needs.now[resource] > 0 ? kPerToken : 2 * std::min(2, needs.later[resource]);
  }
  for (std::size_t i = 0; i < kResources.size(); ++i) {
    const Token first = kResources[i];
    if (supply[first] == 0) continue;
    if (supply[first] >= 2) {
      const int now = std::min(2, needs.now[first]);
      const int later = now == 2 ? 0 : now == 1 ? std::min(1, needs.later[first]) : std::min(2, needs.later[first]);
      best.offer(Tokens::of(first, 2), now * kPerToken + 2 * later);
    }
    for (std::size_t j = i + 1; j < kResources.size(); ++j) {
      if (supply[kResources[j]] == 0) continue;
      for (std::size_t k = j + 1; k < kResources.size(); ++k)
        if (supply[kResources[k]] != 0)
          best.offer(Tokens::of(first) + Tokens::of(kResources[j]) + Tokens::of(kResources[k]),
                     points[i] + points[j] + points[k] + (looks_ahead ? 1 : 0));
    }
  }
  if (supply[Token::gold] > 0) {
    const bool needed = needs.now.total() > 0;
    best.offer(Tokens::of(Token::gold), !looks_ahead ? kPerToken - 1 : needed ? kPerToken + 1 : 6);
  }
  return best.thing();
}

Action turn_action(const GameState& state, const Heuristics& heuristics, base::RandomSource& random) {
  const RoadId road = favourite_road(state, heuristics, random);
  if (const auto payment = default_payment(state.player(), kRoads[road].cost))
    return {.kind = ActionKind::move, .road = road, .tiles = payment->tiles, .tokens = payment->tokens};
  if (heuristics.random_one_in > 0 && random.below(static_cast<std::uint32_t>(heuristics.random_one_in)) == 0)
    return random_collect(state, random);
  const Needs needs = needs_of(state, road, heuristics);
  return {.kind = ActionKind::collect, .tokens = needed_collect(state, needs, heuristics.looks_ahead, random)};
}

/// The least useful token.
Token spare_token(const Tokens& tokens, const Needs& cost, base::RandomSource& random) {
  Best<Token> best(random);
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    if (tokens[token] == 0) continue;
    int worth = kPerToken + 4;  // gold and treasure
    if (kind < kResourceCount)
      worth = (tokens[token] <= cost.now[token] ? kPerToken : 0) + (cost.later[token] > 0 ? 3 : 0) - tokens[token];
    best.offer(token, -worth);
  }
  return best.thing();
}

/// The tokens that the favourite road costs, whether the traveller has them or not.
Needs tokens_to_keep(const GameState& state, const Heuristics& heuristics, base::RandomSource& random) {
  const RoadId road = favourite_road(state, heuristics, random);
  if (road == kNoRoad) return {};
  Needs cost{.now = state.player().face_up.worth().missing_for(kRoads[road].cost), .later = {}};
  if (heuristics.looks_ahead) cost.later = asked_beyond(state, kRoads[road].to);
  return cost;
}

Tokens spare_tokens(const GameState& state, int limit, const Heuristics& heuristics, base::RandomSource& random) {
  const Needs cost = tokens_to_keep(state, heuristics, random);
  Tokens left = state.player().tokens;
  Tokens back;
  while (left.total() > limit) {
    const Tokens one = Tokens::of(spare_token(left, cost, random));
    left -= one;
    back += one;
  }
  return back;
}

/// A tile of the marketplace that is useful for the roads ahead, or the stack.
Action tile_action(const GameState& state, const Heuristics& heuristics, base::RandomSource& random) {
  const Traveller& traveller = state.player();
  const Tokens asked = asked_beyond(state, traveller.space);
  Best<TileId> best(random);
  if (state.stack_count() > 0) best.offer(kNoTile, heuristics.looks_ahead ? asked.total() / kResourceCount : 1);
  for (const TileId tile : state.market) {
    if (tile == kNoTile) continue;
    const Token resource = resource_of(tile);
    best.offer(tile, heuristics.looks_ahead ? asked[resource] - std::popcount(traveller.tiles.of(resource)) : 1);
  }
  return {.kind = ActionKind::tile, .other = best.thing()};
}

/// How far a traveller has come: sections, then height.
int progress(const Traveller& traveller) {
  return static_cast<int>(section_of_space(traveller.space)) * 1000 + 1000 - kSpaces[traveller.space].at.y;
}

/// The least useful token, to the traveller who is furthest behind.
Action gift_action(const GameState& state, const Heuristics& heuristics, base::RandomSource& random) {
  const Token token = spare_token(state.player().tokens, tokens_to_keep(state, heuristics, random), random);
  Best<std::uint8_t> best(random);
  for (std::uint8_t seat = 0; seat < state.setup.players; ++seat)
    if (seat != state.to_act) best.offer(seat, heuristics.looks_ahead ? -progress(state.travellers[seat]) : 0);
  return {.kind = ActionKind::give, .other = best.thing(), .tokens = Tokens::of(token)};
}

Action medal_action(const GameState& state, base::RandomSource& random) {
  const ActionList medals = legal_actions(state);
  return medals[random.below(static_cast<std::uint32_t>(medals.size()))];
}

}  // namespace

RoadId favourite_road(const GameState& state, const Heuristics& heuristics, base::RandomSource& random) {
  Best<RoadId> best(random);
  const Traveller& traveller = state.player();
  const RoadList roads = roads_from(state.setup, traveller.space);
  if (roads.count == 0) return kNoRoad;
  for (const RoadId road : roads) {
    int points = liking(heuristics, kRoads[road].to) - kPerToken * affordability(traveller, kRoads[road].cost).missing;
    if (heuristics.road_noise > 0)
      points -= static_cast<int>(random.below(static_cast<std::uint32_t>(heuristics.road_noise)));
    best.offer(road, points);
  }
  return best.thing();
}

Action heuristic_action(const GameState& state, const Heuristics& heuristics, base::RandomSource& random) {
  switch (state.phase) {
    case Phase::turn: return turn_action(state, heuristics, random);
    case Phase::give_back:
      return {.kind = ActionKind::give_back, .tokens = spare_tokens(state, kPurseLimit, heuristics, random)};
    case Phase::discard:
      return {.kind = ActionKind::discard, .tokens = spare_tokens(state, kDroughtLimit, heuristics, random)};
    case Phase::tile: return tile_action(state, heuristics, random);
    case Phase::thief: return gift_action(state, heuristics, random);
    case Phase::medal: return medal_action(state, random);
    case Phase::over: break;
  }
  return {};
}

}  // namespace kingdom

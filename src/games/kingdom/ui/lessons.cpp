#include "games/kingdom/ui/lessons.h"

#include <algorithm>
#include <array>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

using Ids = std::vector<std::string>;

bool pays_all(const Traveller& traveller, RoadId road) {
  return affordability(traveller, kRoads[road].cost).missing == 0;
}
/// The traveller has a part of the price, but not all.
bool pays_a_part(const Traveller& traveller, RoadId road) {
  const int missing = still_missing(traveller, road).total();
  return missing > 0 && missing < kRoads[road].cost.total();
}
bool any_thing(const Traveller&, RoadId) { return true; }

template <bool (*kWhich)(const Traveller&, RoadId)>
Ids roads_here(const GameState& state) {
  Ids ids;
  for (const RoadId road : roads_from(state.setup, state.player().space))
    if (kWhich(state.player(), road)) ids.push_back(std::string("road:") + kRoads[road].id);
  return ids;
}
template <bool (*kWhich)(const Traveller&, RoadId)>
bool has_road(const GameState& state, bool) {
  const RoadList roads = roads_from(state.setup, state.player().space);
  return std::any_of(roads.begin(), roads.end(), [&](RoadId road) { return kWhich(state.player(), road); });
}

Ids about_supply(const GameState&) { return {"supply:m", "supply:a", "supply:c", "supply:h", "supply:w"}; }
Ids about_gold(const GameState&) { return {"supply:y"}; }
Ids about_purse(const GameState&) { return {"purse"}; }
Ids about_here(const GameState& state) { return {std::string("space:") + kSpaces[state.player().space].id}; }
Ids about_palace(const GameState& state) { return {std::string("space:") + kSpaces[palace_of(state.setup)].id}; }
Ids about_tiles(const GameState& state) {
  Ids ids;
  for_each_tile(state.player().tiles, [&](TileId tile) { ids.push_back("mine:" + tile_name(tile)); });
  return ids;
}

/// Places that a road from here leads to, of those that suit.
template <class Suits>
Ids places_ahead(const GameState& state, Suits&& suits) {
  Ids ids;
  for (const RoadId road : roads_from(state.setup, state.player().space))
    if (const SpaceId to = kRoads[road].to; suits(to)) ids.push_back(std::string("space:") + kSpaces[to].id);
  return ids;
}
Ids about_secrets(const GameState& state) {
  return places_ahead(state, [&](SpaceId space) {
    const int village = mystery_index(state.setup, space);
    return village >= 0 && (state.flipped >> village & 1) == 0;
  });
}
Ids about_market(const GameState& state) {
  Ids ids;
  for (std::size_t i = 0; i < state.market.size(); ++i)
    if (state.market[i] != kNoTile) ids.push_back("market:" + std::to_string(i));
  return ids;
}
bool city_ahead(const GameState& state) {
  return !places_ahead(state, [](SpaceId space) { return kSpaces[space].kind == SpaceKind::city; }).empty();
}

bool at_once(const GameState&, bool) { return true; }

struct LessonRow {
  Text text;
  bool (*due)(const GameState& state, bool again);
  Ids (*about)(const GameState& state);
};

/// In the order in which they are shown if several are due at once.
constexpr std::array<LessonRow, 16> kLessons{{
    {words::lesson_welcome, at_once,
     [](const GameState& s) {
       return Ids{about_here(s)[0], about_palace(s)[0]};
     }},
    {words::lesson_roads, at_once, roads_here<any_thing>},
    {words::lesson_collect, at_once, about_supply},
    {words::lesson_gates, [](const GameState& s, bool) { return s.gates_closed; }, about_palace},
    {words::lesson_village, [](const GameState&, bool again) { return again; }, about_here},
    {words::lesson_city, [](const GameState& s, bool) { return !s.player().tiles.empty(); }, about_tiles},
    {words::lesson_used, [](const GameState& s, bool) { return s.player().face_up != s.player().tiles; }, about_tiles},
    {words::lesson_go, has_road<pays_all>, roads_here<pays_all>},
    {words::lesson_gold, [](const GameState& s, bool) { return s.player().tokens[Token::gold] > 0; }, about_purse},
    {words::lesson_purse, [](const GameState& s, bool) { return !s.player().tokens.empty(); }, about_purse},
    {words::lesson_tick, has_road<pays_a_part>, roads_here<pays_a_part>},
    {words::lesson_two, [](const GameState& s, bool) { return s.turns >= s.setup.players; }, about_gold},
    {words::lesson_treasure, [](const GameState& s, bool) { return s.player().tokens[Token::treasure] > 0; },
     about_purse},
    {words::lesson_gem, [](const GameState& s, bool) { return s.player().gem; },
     [](const GameState& s) {
       return Ids{"purse", about_palace(s)[0]};
     }},
    {words::lesson_market, [](const GameState& s, bool) { return city_ahead(s) && !about_market(s).empty(); },
     about_market},
    {words::lesson_secret, [](const GameState& s, bool) { return !about_secrets(s).empty(); }, about_secrets},
}};
constexpr std::size_t kMysteries = kLessons.size() - 4;  ///< the first of the Mysteries
constexpr std::size_t kAtOnce = 3;                       ///< lessons in a row

}  // namespace

std::vector<Tip> lessons_of(const app::Session& session, std::size_t from) {
  const auto is_due = [&](std::size_t index, std::size_t lesson) {
    const GameState& state = state_at(session, index);
    return (from == 0 || lesson >= kMysteries) && state.phase == Phase::turn &&
           kLessons[lesson].due(state, plays_again(session, index));
  };
  std::vector<Tip> told;
  for (const std::size_t lesson : lessons_due(session, from, kLessons.size(), kAtOnce, is_due))
    told.push_back(
        {.words = tr(kLessons[lesson].text), .about = kLessons[lesson].about(state_at(session, session.cursor()))});
  return told;
}

}  // namespace kingdom_ui

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

bool at_once(const GameState&, bool) { return true; }

struct LessonRow {
  Text text;
  bool (*due)(const GameState& state, bool again);
  Ids (*about)(const GameState& state);
};

/// In the order in which they are shown if several are due at once.
constexpr std::array<LessonRow, 12> kLessons{{
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
}};
constexpr std::size_t kAtOnce = 3;  ///< lessons in a row

}  // namespace

std::vector<Tip> lessons_of(const app::Session& session) {
  const auto is_due = [&](std::size_t index, std::size_t lesson) {
    const GameState& state = state_at(session, index);
    return state.phase == Phase::turn && kLessons[lesson].due(state, plays_again(session, index));
  };
  std::vector<Tip> told;
  for (const std::size_t lesson : lessons_due(session, 0, kLessons.size(), kAtOnce, is_due))
    told.push_back(
        {.words = tr(kLessons[lesson].text), .about = kLessons[lesson].about(state_at(session, session.cursor()))});
  return told;
}

}  // namespace kingdom_ui

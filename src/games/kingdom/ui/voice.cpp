#include "games/kingdom/ui/voice.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/kingdom/game.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/words.h"
#include "ui/game_screen.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

bool payable(const Traveller& traveller, RoadId road) {
  return affordability(traveller, kRoads[road].cost).missing == 0;
}

bool some_road_payable(const GameState& state) {
  const RoadList roads = roads_from(state.setup, state.player().space);
  return std::any_of(roads.begin(), roads.end(), [&](RoadId road) { return payable(state.player(), road); });
}

std::string say_turn(const GameState& state) {
  const Traveller& traveller = state.player();
  std::vector<RoadId> open;
  RoadId nearest = kNoRoad;
  int least = 0;
  for (const RoadId road : roads_from(state.setup, traveller.space)) {
    const int missing = affordability(traveller, kRoads[road].cost).missing;
    if (missing == 0) open.push_back(road);
    if (nearest == kNoRoad || missing < least) nearest = road, least = missing;
  }
  const auto place = [](RoadId road) { return place_name(kRoads[road].to); };
  switch (open.size()) {
    case 0: break;
    case 1: return tr(words::say_go_one, place(open[0]));
    case 2: return tr(words::say_go_two, place(open[0]), place(open[1]));
    default: return tr(words::say_go_many);
  }
  const bool full = traveller.tokens.total() == kPurseLimit;
  return std::string(tr(full ? words::say_full : words::say_collect)) + ' ' +
         tr(words::say_missing, place(nearest), missing_text(traveller, nearest));
}

struct Lesson {
  Text text;
  bool (*due)(const GameState& state, bool again);
};

/// In the order in which they are told when several are due at once.
constexpr std::array<Lesson, 11> kLessons{{
    {words::lesson_welcome, [](const GameState&, bool) { return true; }},
    {words::lesson_roads, [](const GameState&, bool) { return true; }},
    {words::lesson_collect, [](const GameState& s, bool) { return s.phase == Phase::turn; }},
    {words::lesson_gates, [](const GameState& s, bool) { return s.phase == Phase::turn && s.gates_closed; }},
    {words::lesson_full, [](const GameState& s, bool) { return s.phase == Phase::give_back; }},
    {words::lesson_market, [](const GameState& s, bool) { return s.phase == Phase::tile; }},
    {words::lesson_village, [](const GameState& s, bool again) { return s.phase == Phase::turn && again; }},
    {words::lesson_city, [](const GameState& s, bool) { return s.phase == Phase::turn && !s.player().tiles.empty(); }},
    {words::lesson_go, [](const GameState& s, bool) { return s.phase == Phase::turn && some_road_payable(s); }},
    {words::lesson_gold,
     [](const GameState& s, bool) { return s.phase == Phase::turn && s.player().tokens[Token::gold] > 0; }},
    {words::lesson_purse,
     [](const GameState& s, bool) {
       return s.phase == Phase::turn && !s.player().tokens.empty() && !some_road_payable(s);
     }},
}};

bool plays_again(const app::Session& session, std::size_t index) {
  if (index == 0) return false;
  const GameState& now = state_at(session, index);
  const GameState& before = state_at(session, index - 1);
  return now.phase == Phase::turn && before.turns == now.turns;
}

}  // namespace

const GameState& state_at(const app::Session& session, std::size_t index) {
  return typed<kingdom::Game>(session.position(index)).state();
}

bool plays_again(const app::Session& session) { return plays_again(session, session.cursor()); }

Effect found_effect(const app::Session& session) {
  if (session.cursor() == 0) return Effect::none;
  const GameState& now = state_at(session, session.cursor());
  const unsigned turned = now.flipped & ~unsigned{state_at(session, session.cursor() - 1).flipped};
  return turned == 0 ? Effect::none : now.villages[static_cast<std::size_t>(std::countr_zero(turned))];
}

std::string advice(const app::Session& session) {
  const GameState& state = state_at(session, session.cursor());
  const bool again = plays_again(session);
  const int total = state.player().tokens.total();
  const Effect found = found_effect(session);
  if (found != Effect::none && state.phase == Phase::turn)
    return tr(words::say_found, effect_name(found), effect_text(found)) + ' ' + say_turn(state);
  switch (state.phase) {
    case Phase::turn: {
      std::string words = say_turn(state);
      if (state.gates_closed) words = std::string(tr(words::say_last_round)) + ' ' + words;
      return again ? std::string(tr(words::say_again)) + ' ' + words : words;
    }
    case Phase::give_back: return tr_count(words::say_return_one, words::say_return_many, total - kPurseLimit);
    case Phase::discard: return tr_count(words::say_drought_one, words::say_drought_many, total - kDroughtLimit);
    case Phase::tile: return tr(words::say_tile);
    case Phase::thief: return tr(words::say_thief);
    case Phase::medal: return tr(words::say_medal);
    case Phase::over: break;
  }
  return {};
}

std::vector<Text> lessons_due(const app::Session& session) {
  std::vector<Text> due;
  const auto is_due = [&](std::size_t index, std::size_t lesson) {
    return kLessons[lesson].due(state_at(session, index), plays_again(session, index));
  };
  for (const std::size_t lesson : ui::lessons_due(session, 0, kLessons.size(), kLessons.size(), is_due))
    due.push_back(kLessons[lesson].text);
  return due;
}

}  // namespace kingdom_ui

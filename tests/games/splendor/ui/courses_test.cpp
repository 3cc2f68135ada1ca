// The tutorial games of the modules: each shows its point within a few turns, whatever is played.
#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

#include "games/splendor/rules/setup.h"
#include "games/splendor/ui/lessons.h"
#include "support/check.h"
#include "support/games.h"
#include "support/guided.h"

using namespace splendor;
using support::play_looking;
using support::session_of;
using support::start_of;
using support::tells;
using support::told_in;
using ui::Tip;

namespace {

const GameState& state_of(const app::Session& session) { return support::typed(session.position()).state(); }

}  // namespace

TEST_CASE("each module has a tutorial game of its name, with that module") {
  for (const ModuleName& module : kModuleNames) {
    CAPTURE(module.name);
    const auto course = std::find_if(splendor_ui::kCourses.begin(), splendor_ui::kCourses.end(),
                                     [&](const ui::Course& one) { return one.id == std::string_view(module.name); });
    REQUIRE(course != splendor_ui::kCourses.end());
    const app::Session session = session_of(*course);
    CHECK(state_of(session).setup == Setup().with(module.module));
  }
}

TEST_CASE("the lesson of a module shows its point within six turns") {
  const std::map<std::string_view, std::vector<ui::Text>> kPoints{
      {"orient", {splendor_ui::words::lesson_orient_buy, splendor_ui::words::lesson_free}},
      {"strongholds", {splendor_ui::words::lesson_send_home, splendor_ui::words::lesson_place}},
      {"cities", {splendor_ui::words::lesson_city_card, splendor_ui::words::lesson_city_collect}},
      {"posts", {splendor_ui::words::lesson_post_card, splendor_ui::words::lesson_post_reached}}};
  for (std::size_t i = 1; i < splendor_ui::kCourses.size(); ++i) {
    const ui::Course& course = splendor_ui::kCourses[i];
    app::Session session = session_of(course);
    const std::size_t from = start_of(course);
    CAPTURE(course.id);
    CHECK(session.person_to_act());
    int lessons = 0;
    bool done = false, point = false;
    play_looking(session, support::sensible_action, 1, 60, [&] {
      const int turns = (state_of(session).turns - support::typed(session.position(from)).state().turns) / 2;
      if (turns > 6) return;
      const std::vector<Tip> told = told_in(session, from);
      lessons += static_cast<int>(told.size());
      done = done || tells(told, splendor_ui::words::lesson_done);
      for (const ui::Text& text : kPoints.at(course.id)) point = point || tells(told, text);
    });
    CHECK(lessons >= 4);
    CHECK(point);
    CHECK((done || session.position().over()));
  }
}

TEST_CASE("the lesson of a module says something at each of its turns, whatever is played") {
  for (std::size_t i = 1; i < splendor_ui::kCourses.size(); ++i)
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const ui::Course& course = splendor_ui::kCourses[i];
      app::Session session = session_of(course);
      const std::size_t from = start_of(course);
      CAPTURE(course.id);
      CAPTURE(seed);
      play_looking(session, support::random_action, seed, 60, [&] {
        const GameState& state = state_of(session);
        const int turns = (state.turns - support::typed(session.position(from)).state().turns) / 2;
        if (turns >= 5 || state.phase != Phase::turn) return;
        const std::vector<Tip> told = told_in(session, from);
        REQUIRE_FALSE(told.empty());
        CHECK(told.back().stays);
      });
    }
}

TEST_CASE("the lesson of the conquest comes when the card can be conquered, and not before") {
  const ui::Course& course = splendor_ui::kCourses[2];
  const std::size_t from = start_of(course);
  int conquests = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    app::Session session = session_of(course);
    bool told_already = false;
    // All three on one card, wherever one lies already.
    const auto besiege = [](const engine::GameOf<splendor::Game>& game, base::RandomSource& random) {
      const GameState& state = game.state();
      for (int action = 0; action < game.legal_count(); ++action) {
        const Action& one = game.actions()[static_cast<std::size_t>(action)];
        const int slot = one.kind == ActionKind::place ? slot_of(state, one.card) : -1;
        if (slot < 0) continue;
        const Occupation& held = state.modules.occupied[static_cast<std::size_t>(slot)];
        if (held.count > 0 && held.owner == state.to_act) return action;
      }
      return support::sensible_action(game, random);
    };
    play_looking(session, besiege, seed, 200, [&] {
      const std::vector<Tip> told = told_in(session, from);
      const bool conquers = state_of(session).phase == Phase::conquest;
      CHECK(tells(told, splendor_ui::words::lesson_conquest) == (conquers && !told_already));
      told_already = told_already || conquers;
      conquests += conquers ? 1 : 0;
    });
  }
  CHECK(conquests > 0);
}

#include "games/splendor/ui/lessons.h"

#include <algorithm>
#include <optional>

#include "games/splendor/game.h"
#include "games/splendor/ui/lesson_scene.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

/// Kept, for every press of a turn asks again; what is told does not depend on it.
static Plans& plans_of(const app::Session& session, std::size_t from) {
  static Plans plans;
  plans.follow(session, from);
  return plans;
}

bool advises(const app::Session& session, std::size_t from, std::size_t index) {
  const Phase phase = state_at(session, index).phase;
  if (phase != Phase::turn && phase != Phase::give_back) return false;
  const ActionList& actions = typed<splendor::Game>(session.position(index)).actions();
  return plans_of(session, from).at(index).action == actions[session.record().actions[index]];
}

std::vector<Tip> lessons_of(const Moment& moment) {
  constexpr std::size_t kMostAtOnce = 3;  // at the start; later one or two come due together
  const app::Session& session = moment.session;
  const std::size_t from = *moment.lessons_from;
  const GameState& now = state_at(session, session.cursor());
  const bool first_game = now.setup.modules == 0;
  const std::span<const Lesson> lessons = first_game ? first_lessons() : module_lessons();

  std::vector<Tip> told;
  if (from > session.cursor()) return told;
  Plans& plans = plans_of(session, from);
  // One scene after the other, since making it looks at every card.
  std::optional<Scene> scene;
  std::size_t scene_of = 0;
  const auto scene_at = [&](std::size_t index) -> const Scene& {
    if (scene && scene_of == index) return *scene;
    scene_of = index;
    return scene.emplace(session, index,
                         (state_at(session, index).turns - state_at(session, from).turns) / now.setup.players, plans);
  };
  const auto tell = [&](std::size_t index, std::size_t lesson) -> Tip {
    const GameState& state = state_at(session, index);
    const Lesson& row = lessons[lesson];
    if (row.phase != state.phase || static_cast<int>(row.module) != state.setup.modules) return {};
    return row.tell(scene_at(index));
  };
  std::optional<std::size_t> answered;  // a decision inside a turn has room for one
  const auto due = [&](std::size_t index, std::size_t lesson) {
    if (answered == index || tell(index, lesson).words.empty()) return false;
    if (state_at(session, index).phase != Phase::turn) answered = index;
    return true;
  };
  std::optional<std::size_t> instruction;
  for (const std::size_t lesson : lessons_due(session, from, lessons.size(), kMostAtOnce, due)) {
    if (lessons[lesson].instructs && !instruction)
      instruction = lesson;
    else
      told.push_back(tell(session.cursor(), lesson));
  }
  if (instruction) told.push_back(tell(session.cursor(), *instruction));
  if (!moment.may_act) return told;
  const auto advises = [&] {
    if (instruction || (now.phase != Phase::turn && now.phase != Phase::give_back)) return false;
    return first_game || (now.phase == Phase::turn && told.empty() && scene_at(session.cursor()).turn < kTurnsOfModule);
  };
  if (advises()) {
    const Scene& here = scene_at(session.cursor());
    Tip notice = first_game && now.phase == Phase::turn ? notice_for(here) : Tip{};
    const auto says_it = [&](const Tip& lesson) { return lesson.about == notice.about; };
    if (!notice.words.empty() && std::none_of(told.begin(), told.end(), says_it)) told.push_back(std::move(notice));
    told.push_back(advice_for(here));
  }
  if (!told.empty()) told.back().stays = true;  // what to do, until it is done
  return told;
}

}  // namespace splendor_ui

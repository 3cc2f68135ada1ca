// Live analysis in GamePlay: everybody's chance to win, and the warning before an action that loses much of it.
#include "ui/game_play.h"

namespace ui {

const std::vector<double>* GamePlay::chances() const {
  return settings_.get().chances && may_see() ? eyes_.chances(session()) : nullptr;
}

void GamePlay::go_on_weighing() {
  const app::Settings& settings = settings_.get();
  const bool busy = computers_.thinking() || adviser_.thinking() || reviewer_.asking() || yardstick_.asking();
  if ((settings.chances || settings.warning) && may_see() && flow_.may_act() && !busy)
    eyes_.look_at(session(), flow_.viewer());
}

const app::EyesOpen::Weighed::Option* GamePlay::warned_of(int action) const {
  const app::EyesOpen::Weighed* weighed =
      settings_.get().warning && may_see() ? eyes_.at(session(), session().cursor()) : nullptr;
  return weighed == nullptr ? nullptr : app::thrown_away(*weighed, action);
}

PanelWarning GamePlay::warning_of(const app::EyesOpen::Weighed::Option& option) {
  const double best = eyes_.at(session(), session().cursor())->options.front().chance;
  return {table_->action_words(moment(), option.action), worth_words(option.chance, best),
          courses_.after(moment(), *table_, option.action, option.line)};
}

}  // namespace ui

// Live analysis in GamePlay: everybody's chance to win, and the warning before an action that loses much of it.
#include "ui/game_play.h"

namespace ui {

const std::vector<double>* GamePlay::chances() const {
  return settings_.get().chances && may_analyse() ? analysis_.chances(session()) : nullptr;
}

void GamePlay::go_on_weighing() {
  const app::Settings& settings = settings_.get();
  const bool busy = computers_.thinking() || adviser_.thinking() || reviewer_.asking() || day_benchmark_.asking();
  if ((settings.chances || settings.warning) && may_analyse() && flow_.may_act() && !busy)
    analysis_.look_at(session(), flow_.viewer());
}

const app::LiveAnalysis::Ratings::Option* GamePlay::warned_of(int action) const {
  const app::LiveAnalysis::Ratings* weighed =
      settings_.get().warning && may_analyse() ? analysis_.at(session(), session().cursor()) : nullptr;
  return weighed == nullptr ? nullptr : app::find_blunder(*weighed, action);
}

PanelWarning GamePlay::warning_of(const app::LiveAnalysis::Ratings::Option& option) {
  const double best = analysis_.at(session(), session().cursor())->options.front().chance;
  return {table_->action_words(moment(), option.action), worth_words(option.chance, best),
          courses_.after(moment(), *table_, option.action, option.line)};
}

}  // namespace ui

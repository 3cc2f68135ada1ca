#include "ui/new_games.h"

namespace ui {

void NewGames::show_form(const std::optional<app::GameSpec>& deal) {
  // That of a lesson or a puzzle was nobody's choice: the form stays as it was.
  form_.reset(game_.as_usual() ? &game_.session() : nullptr, deal ? deal->seed : seeds_.next());
  names_.bring_people();
  form_.remember_wins(statistics_.get());
  if (deal) form_.take_deal(*deal);
  panels_.show(Panel::new_game);
}

void NewGames::offer_deal(const app::GameSpec& deal) {
  form_.take_deal(deal);
  panels_.show(Panel::new_game);
}

void NewGames::press_form(std::string_view id) {
  form_.press(id, id == "seed:new" ? seeds_.another() : 0);
  names_.remember_people();
}

void NewGames::same_deal_again() {
  app::GameRecord record = game_.session().record();
  record.actions.clear();
  switcher_.begin(record);
}

}  // namespace ui

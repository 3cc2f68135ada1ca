#include "ui/learning.h"

#include "app/link.h"

namespace ui {

void Learning::begin(const GameRow& row, const Course& course) {
  if (!switcher_.may_change()) return;
  set_guided(row, true);
  switcher_.begin(app::read_link(course.link).value().record);
}

void Learning::set_guided(const GameRow& row, bool on) {
  app::Settings changed = settings_.get();
  (row.guided ? changed.guide : changed.lessons) = on;
  settings_.change(changed);
}

void Learning::game_ended() {
  if (game_.row().guided) set_guided(false);
}

}  // namespace ui

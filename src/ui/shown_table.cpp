#include "ui/shown_table.h"

namespace ui {

void ShownTable::take(const GameRow& row) {
  if (&row != row_) screen_ = row.make_table();
  row_ = &row;
}

void ShownTable::set_time(const Moment& moment, double ms) {
  time_ms_ = ms;
  screen_->take_heard(ms, heard_);  // before the next animation begins
  screen_->go_on(moment, ms);
  screen_->take_heard(ms, heard_);
  if (in_motion()) moved_ms_ = ms;
  if (turn_due_ && !in_motion()) {
    turn_due_ = false;
    sound(app::Cue::turn);
  }
}

}  // namespace ui

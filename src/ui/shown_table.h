// The table of the game that is played: the one of its game, moved along with the clock of frames, and the sounds that are due.
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "ui/game_row.h"

namespace ui {

class ShownTable {
 public:
  ShownTable() : row_(&game_rows().front()), screen_(row_->make_table()) {}

  GameScreen& screen() { return *screen_; }
  const GameScreen& screen() const { return *screen_; }
  const GameRow& row() const { return *row_; }
  /// Makes the table of that game, unless it is the one that is shown.
  void take(const GameRow& row);

  /// On the clock of frames; the next animation begins.
  void set_time(const Moment& moment, double ms);
  bool in_motion() const { return screen_->in_motion(time_ms_); }
  /// For how long nothing has moved, in milliseconds.
  double still_ms() const { return time_ms_ - moved_ms_; }
  /// As if nothing had moved for long.
  void end_stillness() { moved_ms_ = -std::numeric_limits<double>::infinity(); }
  /// GameScreen::position_changed now.
  void position_changed(const Moment& moment, std::size_t before, Pace pace = {}) {
    screen_->position_changed(moment, before, time_ms_, pace);
    moved_ms_ = time_ms_;
  }
  /// GameScreen::show_again now.
  void show_again(const Moment& moment, std::size_t from, Pace pace) {
    screen_->show_again(moment, from, time_ms_, pace);
  }

  /// The turn of a player here has begun, which sounds when nothing moves any more.
  void set_turn_due(bool due) { turn_due_ = due; }
  void sound(app::Cue cue) { heard_.push_back({cue, false}); }
  /// The sounds that are due: arrivals on the table, the start of a turn, the end.
  std::vector<Sound> take_heard() { return std::exchange(heard_, {}); }

 private:
  const GameRow* row_;
  std::unique_ptr<GameScreen> screen_;
  double time_ms_ = 0, moved_ms_ = 0;
  std::vector<Sound> heard_;
  bool turn_due_ = false;
};

}  // namespace ui

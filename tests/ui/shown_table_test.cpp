// The table that is shown: one for each game, moved along with time, and the sounds that come of it. Without a game that goes on.
#include "ui/shown_table.h"

#include <algorithm>

#include "support/check.h"
#include "support/games.h"

namespace {

struct ShownAlone {
  app::Session session = support::begun_session(4);
  ui::ShownTable table;

  ShownAlone() { table.take(ui::game_row(session.spec().kind)); }

  ui::Moment moment() const { return {.session = session, .viewer = 0, .may_act = true, .number = 1}; }
  void animate_last_action() { table.position_changed(moment(), session.cursor() - 1, {.speed = app::Speed::normal}); }
  /// True if that is heard now.
  bool hears(app::Cue cue) {
    const std::vector<ui::Sound> heard = table.take_heard();
    return std::find(heard.begin(), heard.end(), ui::Sound{cue, false}) != heard.end();
  }
};

}  // namespace

TEST_CASE_FIXTURE(ShownAlone, "each game has its table, which stays while games of its kind are shown") {
  for (const ui::GameRow& row : ui::game_rows()) {
    table.take(row);
    CHECK(&table.row() == &row);
    CHECK(table.screen().title() == row.make_table()->title());
    const ui::GameScreen* const shown = &table.screen();
    table.take(row);
    CHECK(&table.screen() == shown);
  }
}

TEST_CASE_FIXTURE(ShownAlone, "an action moves on the table for a while, on its clock; another position stands still") {
  table.set_time(moment(), 1000);
  animate_last_action();
  CHECK(table.in_motion());
  table.set_time(moment(), 1001);
  CHECK(table.in_motion());
  table.set_time(moment(), 60'000);
  CHECK_FALSE(table.in_motion());
  table.show_again(moment(), session.cursor() - 1, {.speed = app::Speed::normal, .again = true});
  CHECK(table.in_motion());
  table.position_changed(moment(), session.cursor());
  table.set_time(moment(), 120'000);
  CHECK_FALSE(table.in_motion());
}

TEST_CASE_FIXTURE(ShownAlone, "a turn that begins is heard once, when nothing moves any more") {
  table.set_time(moment(), 1000);
  animate_last_action();
  table.set_turn_due(true);
  table.set_time(moment(), 1001);
  CHECK_FALSE(hears(app::Cue::turn));
  table.set_time(moment(), 60'000);
  CHECK(hears(app::Cue::turn));
  table.set_time(moment(), 60'001);
  CHECK_FALSE(hears(app::Cue::turn));
  table.set_turn_due(true);
  table.set_turn_due(false);
  table.set_time(moment(), 60'002);
  CHECK_FALSE(hears(app::Cue::turn));
}

TEST_CASE_FIXTURE(ShownAlone, "what arrives on the table is heard, and what the game adds") {
  table.set_time(moment(), 1000);
  animate_last_action();
  table.set_time(moment(), 60'000);
  CHECK_FALSE(table.take_heard().empty());
  table.sound(app::Cue::end);
  CHECK(hears(app::Cue::end));
  CHECK(table.take_heard().empty());
}

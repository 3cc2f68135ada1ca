// Games with lessons, and whether lessons are shown. Without ui::App.
#include "ui/learning.h"

#include "app/link.h"
#include "support/check.h"
#include "support/game_parts.h"

TEST_CASE_FIXTURE(support::PartsAlone, "a course begins its game with lessons, which can be hidden and shown again") {
  for (const ui::GameRow& row : ui::game_rows()) {
    if (row.courses.empty()) continue;
    CAPTURE(ui::tr(row.name));
    const ui::Course& course = row.courses[0];
    parts.learning.begin(row, course);
    CHECK(parts.game.session().spec() == app::read_link(course.link).value().record.spec);
    CHECK(parts.game.moment().guided);
    parts.learning.set_guided(false);
    CHECK_FALSE(parts.game.moment().guided);
    parts.learning.set_guided(true);
    CHECK(parts.game.moment().guided);
    parts.learning.game_ended();
    CHECK(parts.game.moment().guided == !row.guided);
  }
}

TEST_CASE_FIXTURE(support::PartsAlone, "a tab that only looks begins no course, and its settings stay") {
  const ui::GameRow& row = ui::game_rows()[0];
  REQUIRE_FALSE(row.courses.empty());
  parts.learning.set_guided(false);
  const app::Settings before = parts.settings.get();
  const app::GameSpec spec = parts.game.session().spec();
  parts.game.set_owns_game(false);
  parts.learning.begin(row, row.courses[0]);
  CHECK(parts.settings.get() == before);
  CHECK(parts.game.session().spec() == spec);
}

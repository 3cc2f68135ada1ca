// The bar above the table and the bar of a game by links: their views are made when something changes, not while time passes.
// Without ui::App.
#include <cmath>

#include "support/check.h"
#include "support/fake_host.h"
#include "support/frames.h"
#include "support/game_parts.h"
#include "ui/bars.h"
#include "ui/words.h"

namespace {

struct Bars : support::Frames {
  support::FakeHost host;
  support::GameParts parts{host};
  ui::TopBar top;
  ui::FarBar far;
  std::vector<double> chances;
  ui::Rect far_area{20, 300, 400, 300};

  double draw_at(double ms, std::string_view press = {}) {
    return frame_at(ms, press, [&](ui::Frame& frame) {
      const ui::GamePlay& game = parts.game;
      const ui::Moment moment = game.moment();
      top.update(frame,
                 {moment, game.table(), game.flow(), game.computers(), parts.library, game.hint(), game.hint_asked(),
                  game.no_hint(), false, chances.empty() ? nullptr : &chances, ms, true},
                 {0, 0, 1280, 48});
      top.hear(frame);
      top.draw(frame.canvas);
      far.update(frame.canvas, moment, false, far_area);
      far.hear(frame);
      far.draw(frame.canvas);
    });
  }
};

}  // namespace

TEST_CASE_FIXTURE(Bars, "the bar above the table is made once for a position, and again when something changes") {
  parts.game.begin_entry(support::begun_session(4));
  for (double ms = 0; ms < 500; ms += 100) draw_at(ms);
  CHECK(top.views_made() == 1);
  CHECK_FALSE(label_of("now").size() > 0);
  parts.game.step(false);
  draw_at(600);
  CHECK(top.views_made() == 2);
  CHECK(label_of("now") == ui::tr(ui::words::back_to_now));
  host.store_result = app::StoreResult::full;
  parts.game.step(true);
  draw_at(700);
  CHECK(label_of("unsaved") == ui::tr(ui::words::not_saved_full));
  chances = {0.25, 0.75};
  draw_at(800);
  CHECK(label_of("chances:bar").find("75%") != std::string::npos);
  const int made = top.views_made();
  chances = {0.5, 0.5};
  draw_at(900);
  CHECK(top.views_made() == made + 1);
  CHECK(label_of("chances:bar").find("50%") != std::string::npos);
}

TEST_CASE_FIXTURE(Bars, "that a computer thinks is said after a moment, for which a frame is requested") {
  parts.game.begin_entry(support::new_session({}, 7, {"normal", ""}));
  parts.game.ask_computer();
  REQUIRE(parts.game.computers().thinking());
  const double now = parts.game.computers().asked_at_ms();
  const double due = draw_at(now);
  CHECK(due > now);
  CHECK(due < now + 1000);
  CHECK(top.views_made() == 1);
  CHECK_FALSE(std::isfinite(draw_at(due)));
  CHECK(top.views_made() == 2);
  draw_at(due + 100);
  CHECK(top.views_made() == 2);
}

TEST_CASE_FIXTURE(Bars, "a press of a bar becomes its intent, and one that is refused says why") {
  parts.game.begin_entry(support::begun_session(4));
  draw_at(0, "undo");
  REQUIRE(intents.others.size() == 1);
  CHECK_FALSE(std::get<ui::intent::Step>(intents.others.back()).forward);
  draw_at(10, "redo");  // there is nothing to play again
  CHECK(intents.others.size() == 1);
  draw_at(20, "menu");
  CHECK(std::get<ui::intent::Open>(intents.others.back()).panel == ui::Panel::menu);
}

TEST_CASE_FIXTURE(Bars, "the bar of a game by links leads first to sending, then to opening the answer") {
  app::Session session = support::begun_session(5);
  const auto far_seat = static_cast<std::size_t>(session.position().to_act());
  support::set_seat(session, far_seat, {.name = "Ben", .level = "", .far = true});
  parts.game.begin_entry(std::move(session));
  REQUIRE(parts.game.flow().far_to_act().has_value());
  draw_at(0);
  draw_at(100);
  CHECK(far.views_made() == 1);
  CHECK(label_of("far:send") == ui::tr(ui::words::far_copy_link));
  parts.game.mark_sent();
  draw_at(200, "far:open");
  CHECK(far.views_made() == 2);
  CHECK(label_of("far:send") == ui::tr(ui::words::far_copy_again));
  CHECK(std::get<ui::intent::Ask>(intents.others.back()).question.id == "link");
  far_area = {};
  draw_at(300);
  CHECK(label_of("far:send").empty());
}

TEST_CASE_FIXTURE(Bars, "beside a table stands the history bar, or the bar of a game by links, or none") {
  ui::Bars bars(host);
  const ui::Rect area{0, 0, 1280, 720};
  double ms = 0;
  const auto show = [&] {
    frame_at(ms += 10, {}, [&](ui::Frame& frame) {
      const ui::Rect above = bars.show_above(frame, parts.game, parts.library, area);
      CHECK(above == parts.game.table().top_bar(parts.game.moment(), frame.canvas, area));
      bars.show_beside(frame, parts.game);
    });
  };
  const auto has = [&](std::string_view id) { return !label_of(id).empty(); };
  app::Session session = support::begun_session(5);
  parts.game.begin_entry(session);
  show();
  CHECK(has("menu"));
  CHECK_FALSE(has("moments"));
  CHECK_FALSE(has("far:send"));
  parts.game.step(false);
  show();
  CHECK(has("moments"));
  CHECK_FALSE(has("far:send"));
  support::set_seat(session, static_cast<std::size_t>(session.position().to_act()),
                    {.name = "Ben", .level = "", .far = true});
  parts.game.begin_entry(std::move(session));
  show();
  CHECK(has("far:send"));
  CHECK_FALSE(has("moments"));
}

// Which panel is open, and where closing it leads, without ui::App; and the shade at the edge of a long one.
#include "ui/panels/panels.h"

#include <algorithm>
#include <cmath>

#include "support/check.h"
#include "support/frames.h"
#include "support/game_parts.h"
#include "support/page.h"
#include "support/triangles.h"
#include "ui/art/paint.h"
#include "ui/theme.h"

using ui::Panel;

TEST_CASE("help that was opened from the form leads back to it, also after another page; else to the table") {
  ui::Panels panels;
  panels.show(Panel::new_game);
  panels.show_help("base");
  CHECK(panels.help_of_form());
  panels.show_help("orient");
  CHECK(panels.help_page() == "orient");
  panels.close();
  CHECK(panels.open() == Panel::new_game);
  panels.close();
  CHECK_FALSE(panels.any());
  panels.show_help("base");
  CHECK_FALSE(panels.help_of_form());
  panels.close();
  CHECK_FALSE(panels.any());
}

TEST_CASE("the code of a link leads back to where it was asked for") {
  ui::Panels panels;
  panels.show_code({.address = "a", .whole_game = true});
  CHECK(panels.code().address == "a");
  panels.close();
  CHECK_FALSE(panels.any());
  panels.show_code({.address = "b", .of_day = true});
  panels.close();
  CHECK(panels.open() == Panel::today);
  panels.show_code({.address = "c", .set_up = true, .shown_here = true});
  panels.close();
  CHECK(panels.open() == Panel::set_up);
}

TEST_CASE("a message and the statistics of a game say what they are about") {
  ui::Panels panels;
  panels.show_message("Something is wrong.", true);
  CHECK(panels.open() == Panel::message);
  CHECK(panels.message().text == "Something is wrong.");
  CHECK(panels.message().of_damage);
  panels.show_message("Something else.");
  CHECK_FALSE(panels.message().of_damage);
  panels.show_statistics(app::GameKind{});
  CHECK(panels.open() == Panel::statistics);
}

namespace {

/// A panel on a clock of its own.
struct Shown : support::Frames {
  support::FakeHost host;
  support::GameParts parts{host};
  ui::Panels& panels = parts.panels;

  void frame(double ms, std::string_view press = {}, int drawn = 1) {
    frame_at(ms, press, [&](ui::Frame& frame) {
      panels.update(frame, parts.panel_context(host, false));
      panels.hear(frame);
      const ui::Panels& made = panels;
      for (int i = 0; i < drawn; ++i) made.draw(frame);
    });
  }
};

}  // namespace

TEST_CASE_FIXTURE(Shown, "a panel is made when it opens and when its place is known, not while it is drawn") {
  panels.show(Panel::settings);
  frame(0);
  frame(10);  // its height is known
  const int made = panels.views_made();
  CHECK(made <= 2);
  const std::size_t controls = targets.all().size();
  frame(20, {}, 3);
  CHECK(panels.views_made() == made);
  CHECK(targets.all().size() == controls);
  CHECK(intents.others.empty());
  panels.remake();
  frame(30);
  CHECK(panels.views_made() == made + 1);
}

TEST_CASE_FIXTURE(Shown,
                  "the buttons around a panel's content are part of its view, and their presses become intents") {
  panels.show(Panel::settings);
  for (double ms = 0; ms < 30; ms += 10) frame(ms);
  CHECK(panels.title() == ui::tr(ui::words::settings));
  CHECK(label_of("start").empty());
  frame(30, "panel:close");
  REQUIRE(intents.others.size() == 1);
  CHECK(std::holds_alternative<ui::intent::ClosePanel>(intents.others.back()));
  panels.show(Panel::new_game);
  for (double ms = 40; ms < 70; ms += 10) frame(ms);
  frame(70, "start");
  REQUIRE(intents.others.size() == 2);
  CHECK(std::holds_alternative<ui::intent::StartGame>(intents.others.back()));
}

TEST_CASE("the shade of a long panel reaches the edge that cuts its content") {
  support::Page page(support::against_computer());
  page.driver.resize({640, 360, 2, true});  // long with any games
  page.driver.press_all({"menu", "menu:learn"});
  const ImU32 shade = ui::theme_for(ui::ThemeKind::dark).panel, clear = shade & ~IM_COL32_A_MASK;
  float lowest = 0, edge = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    support::for_each_triangle(*list,
                               [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4& clip) {
                                 const auto [low, high] = std::minmax({a.pos.y, b.pos.y, c.pos.y});
                                 const bool fades = a.col == clear || b.col == clear || c.col == clear;
                                 if (!fades || high - low < 10) return;  // the soft edge of a shape is one pixel wide
                                 for (const ImDrawVert& corner : {a, b, c})
                                   if (corner.col == shade && corner.pos.y > lowest)
                                     lowest = corner.pos.y, edge = clip.w;
                               });
  REQUIRE(lowest > 0);
  CHECK(std::abs(lowest - edge) <= 1);
}

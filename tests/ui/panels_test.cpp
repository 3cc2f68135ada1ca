// Which panel is open, and where closing it leads, without ui::App; and the shade at the edge of a long one.
#include "ui/panels/panels.h"

#include <cmath>

#include "support/check.h"
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

TEST_CASE("the shade of a long panel reaches the edge that cuts its content") {
  support::Page page(support::against_computer());
  page.driver.resize({640, 360, 2, true});  // long with any games
  page.driver.press_all({"menu", "menu:learn"});
  const ImU32 shade = ui::with_opacity(ui::theme_for(ui::ThemeKind::dark).scrim, 0.55f);
  float lowest = 0, edge = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    support::for_each_triangle(*list,
                               [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c, const ImVec4& clip) {
                                 for (const ImDrawVert& corner : {a, b, c})
                                   if (corner.col == shade && corner.pos.y > lowest)
                                     lowest = corner.pos.y, edge = clip.w;
                               });
  REQUIRE(lowest > 0);
  CHECK(std::abs(lowest - edge) <= 1);
}

// Which panel is open, and where closing it leads. Without ui::App.
#include "ui/panels/panels.h"

#include "support/check.h"

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

// Links and files: export, import, and refusals.
#include "app/link.h"
#include "app/save.h"
#include "base/seed.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using app::EventKind;

namespace {

/// Twelve actions, of which nine are shown.
app::Session gone_back() {
  app::Session session = support::begun_session(12);
  session.go_to(9);
  return session;
}
struct GoneBack : support::Page {
  GoneBack() : Page(gone_back()) {}
  const app::Session session = gone_back();
};

struct TooLong : support::Page {
  TooLong() : Page(support::played_session({}, 1, support::endless_action, 2500)) {}
};

}  // namespace

TEST_CASE_FIXTURE(GoneBack, "the link of the game holds it up to what is shown; the link of the deal holds the deal") {
  driver.press_all({"menu", "menu:share", "copy:game", "copy:deal"});
  REQUIRE(host.copied.size() == 2);
  CHECK(host.copied[0].rfind(host.address + "#g=", 0) == 0);
  CHECK(app::read_link(host.copied[0]).value().record == session.record_to_cursor());
  CHECK(host.copied[1] == host.address + "#" + app::deal_link(session.spec()));
  driver.event(EventKind::copied, "", "ok");
  CHECK(host.announcements.back() == ui::tr(ui::words::copied));
  driver.event(EventKind::copied, "", "failed");
  CHECK(host.announcements.back() == ui::tr(ui::words::copy_failed));
}

TEST_CASE_FIXTURE(support::Begun<12>,
                  "a QR code is shown of the game as of its deal, and its link can be copied there") {
  for (const std::string what : {"game", "deal"}) {
    driver.press_all({"share", "code:" + what});
    CHECK(driver.state("panel") == "code");
    CHECK(support::says(driver.mirror(), ui::tr(what == "game" ? ui::words::code_of_game : ui::words::code_of_deal)));
    driver.press("copy:" + what);
    driver.press("panel:close");
  }
  REQUIRE(host.copied.size() == 2);
  CHECK(app::read_link(host.copied[0]).value().record == support::begun_session(12).record());
  CHECK(host.copied[1] == host.address + "#" + app::deal_link(support::begun_session(12).spec()));
}

TEST_CASE("a QR code is in sight as a whole on a phone held sideways, and stays above its words on a large screen") {
  for (const ui::Rect& screen : {ui::Rect{0, 0, 800, 360}, ui::Rect{0, 0, 1920, 1080}}) {
    CAPTURE(screen.w);
    support::FakeHost host = support::host_with(support::begun_session(4));
    support::Driver driver(host, {.width = screen.w, .height = screen.h});
    driver.press_all({"menu", "menu:share", "code:deal"});
    const auto edge = [&](const char* id, const char* side) { return driver.target(id).value(side, 0.0f); };
    const float above = edge("panel:close", "y") + edge("panel:close", "h");
    const float below = edge("copy:deal", "y") - above;
    CHECK(below > 200);
    CHECK(below < std::min(screen.h, 440 * 1.5f) + 60);  // a line of words stands between
  }
}

TEST_CASE_FIXTURE(support::Begun<4>, "the share sheet is offered where there is one") {
  driver.press("share");
  CHECK_FALSE(driver.has("share:game"));
  host.sharing = true;
  driver.settle();
  driver.press("share:game");
  REQUIRE(host.shared.size() == 1);
  CHECK(app::read_link(host.shared[0].text).value().record == support::begun_session(4).record());
}

TEST_CASE_FIXTURE(TooLong, "a game too long for a link says so") {
  driver.press_all({"share", "copy:game"});
  CHECK(host.copied.empty());
  CHECK(host.announcements.back() == ui::tr(ui::words::link_too_long));
}

TEST_CASE_FIXTURE(TooLong, "the share sheet is not given an address without its game") {
  host.sharing = true;
  driver.press_all({"share", "share:game"});
  CHECK(host.shared.empty());
  CHECK(host.announcements.back() == ui::tr(ui::words::link_too_long));
}

TEST_CASE_FIXTURE(support::Begun<3>, "a game from a link: rejected, or opened with the running one set aside") {
  const std::string link = support::link_of_another();
  driver.event(EventKind::link_opened, "", link);
  CHECK(driver.state("panel") == "open_link");
  CHECK(driver.state("length") == "3");
  driver.press("link:keep");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "3");
  driver.event(EventKind::text_entered, "link", " " + link + "\n");
  driver.press("link:open");
  CHECK(driver.state("length") == "10");
  CHECK(support::stored_game(host).record() == support::begun_session(10, 8).record());
  driver.open_other_game();
  CHECK(driver.state("length") == "3");
}

TEST_CASE_FIXTURE(support::Begun<3>, "a deal from a link opens the form with it") {
  const app::GameSpec spec = support::new_record({.players = 4, .modules = 6}, 123456).spec;
  driver.event(EventKind::link_opened, "", app::deal_link(spec));
  driver.press("link:open");
  CHECK(driver.state("panel") == "new_game");
  driver.press("start");
  CHECK(support::stored_game(host).spec() == spec);
  CHECK(support::stored_game(host).seats().size() == 4);
}

TEST_CASE_FIXTURE(support::Begun<3>, "a bad link is refused with a sentence and the game goes on") {
  for (const std::string bad : {"g=1.AAAA", "g=9.AAAA", "hello", "s=1"}) {
    driver.event(EventKind::link_opened, "", bad);
    CHECK(driver.state("panel") == "message");
    CHECK(support::says(driver.mirror(), text_of(app::read_link(bad).error())));
    driver.press("message:ok");
    CHECK(driver.state("panel") == "none");
    CHECK(driver.state("length") == "3");
  }
  driver.event(EventKind::link_opened, "", "");  // the address was cleared
  CHECK(driver.state("panel") == "none");
}

TEST_CASE_FIXTURE(GoneBack, "a game is exported to a file and imported again") {
  driver.press_all({"share", "export"});
  REQUIRE(host.files.size() == 1);
  CHECK(host.files[0].text == app::save_text(session));
  CHECK(host.files[0].id == "splendor-" + base::seed_code(7) + ".txt");
  driver.press("import");
  CHECK(host.file_choices == 1);
  driver.event(EventKind::file_chosen, "", app::save_text(support::begun_session(5, 9)));
  CHECK(driver.state("length") == "5");
  driver.event(EventKind::file_chosen, "", host.files[0].text);
  CHECK(driver.state("cursor") == "9");
  CHECK(driver.state("length") == "12");
}

TEST_CASE_FIXTURE(support::Begun<3>, "a file that is not a save is refused with a sentence") {
  driver.event(EventKind::file_chosen, "", "\x89PNG\r\n");
  CHECK(driver.state("panel") == "message");
  CHECK(support::says(driver.mirror(), "This is not a saved game."));
  CHECK_FALSE(driver.has("message:games"));
  driver.press("message:ok");
  driver.event(EventKind::file_refused);
  CHECK(host.announcements.back() == ui::tr(ui::words::file_bad));
  CHECK(driver.state("length") == "3");
}

// Nothing is lost: links in a second tab, storage that keeps nothing, damaged saves, the way back through the log.
#include "app/link.h"
#include "app/save.h"
#include "app/save_store.h"
#include "base/seed.h"
#include "support/check.h"
#include "support/data.h"
#include "support/face.h"
#include "support/games.h"
#include "support/hostile.h"
#include "ui/app.h"

using app::EventKind;
using support::Face;
using support::FakeHost;

TEST_CASE("a link opened while the game is played in another tab: Open takes the game here and lets the link in") {
  FakeHost host;
  support::store_game(host, support::begun_session(3));
  Face face(host);
  face.event(EventKind::tab_lost);
  const std::string link = app::game_link(support::begun_session(10, 8).record());
  host.fragment = link;
  face.event(EventKind::link_opened, "", link);
  face.press("link:open");
  CHECK(host.tab_takes == 1);
  CHECK(face.state("panel") == "open_link");  // not lost while the other tab answers
  CHECK(face.state("length") == "3");
  face.event(EventKind::tab_owned);
  CHECK(face.state("length") == "10");
  CHECK(host.fragment.empty());
  face.press_all({"menu", "menu:aside"});
  CHECK(face.state("length") == "3");
}

TEST_CASE("a link that was kept out is not let in later") {
  FakeHost host;
  support::store_game(host, support::begun_session(3));
  Face face(host);
  face.event(EventKind::tab_lost);
  face.event(EventKind::link_opened, "", app::game_link(support::begun_session(10, 8).record()));
  face.press("link:open");
  face.press("link:keep");
  face.event(EventKind::tab_owned);
  CHECK(face.state("length") == "3");
}

TEST_CASE("a link stays in the address until it is answered, so that a reload asks again") {
  FakeHost host;
  support::store_game(host, support::begun_session(3));
  host.fragment = app::game_link(support::begun_session(10, 8).record());
  {
    Face face(host);
    CHECK(face.state("panel") == "open_link");
  }
  Face face(host);
  CHECK(face.state("panel") == "open_link");
  face.press("link:keep");
  CHECK(host.fragment.empty());
  CHECK(face.state("length") == "3");
}

TEST_CASE("where nothing can be stored the game set aside comes back all the same, and a button saves to a file") {
  FakeHost host;
  host.block_storage();
  Face face(host);
  face.press("start");
  face.act("take wbg");
  REQUIRE(face.has("unsaved"));
  face.press("unsaved");
  REQUIRE(host.files.size() == 1);
  CHECK(app::read_save(host.files[0].text).ok());
  face.event(EventKind::link_opened, "", app::game_link(support::begun_session(10, 8).record()));
  face.press("link:open");
  CHECK(face.state("length") == "10");
  face.press_all({"menu", "menu:aside"});
  CHECK(face.state("length") == "1");
}

TEST_CASE("a damaged save can be exported from the menu, later too, until it was") {
  FakeHost host;
  app::SaveStore store(host);
  store.save(support::begun_session(5));
  store.save(support::begun_session(6));
  host.stored["save.1"] = "splendor-save 1\nnonsense";
  {
    Face face(host);
    CHECK(face.state("length") == "5");
    face.act(face.legal().front());
  }
  Face face(host);
  face.press("menu");
  REQUIRE(face.has("menu:damaged"));
  face.press("menu:damaged");
  REQUIRE(host.files.size() == 1);
  CHECK(host.files[0].text == "splendor-save 1\nnonsense");
  CHECK_FALSE(face.has("menu:damaged"));
}

TEST_CASE("the log shows the table as it was, and the game goes on from there or from its end") {
  FakeHost host;
  support::store_game(host, support::begun_session(9));
  Face face(host);
  face.press_all({"menu", "menu:log", "log:3"});
  CHECK(face.state("panel") == "none");
  CHECK(face.state("cursor") == "4");
  CHECK(face.state("length") == "9");
  face.press_all({"menu", "menu:log", "log:8"});
  CHECK(face.state("cursor") == "9");
  face.press_all({"menu", "menu:log", "log:3"});
  const std::string next = support::begun_session(9).action_text(4);
  face.act(face.legal().front() == next ? face.legal().back() : face.legal().front());
  face.press("past:play");
  CHECK(face.state("length") == "5");
}

TEST_CASE("what is around the canvas takes the colours of the chosen look") {
  FakeHost host;
  Face face(host);
  CHECK(host.page_look == "dark");
  face.press("start");
  face.press_all({"menu", "menu:settings", "look:2"});
  CHECK(host.page_look == "light");
  face.press("look:3");
  CHECK(host.page_look == "contrast");
}

TEST_CASE("the last round is announced once and stands in the mirror until the end") {
  const app::Session session = support::session_where(
      [](const auto& at) { return at.state().last_round && at.state().setup.players == 3 && at.starts_ply(); });
  app::Session before = support::new_session({}, 1);
  for (const app::Session& golden : support::golden_sessions())
    if (golden.spec() == session.spec()) before = golden;
  before.go_to(session.length() - 1);
  while (before.position().last_round()) before.go_to(before.cursor() - 1);
  const std::string action = before.action_text(before.cursor());
  FakeHost host;
  support::store_game(host, before);
  Face face(host);
  CHECK(face.mirror().value("status", "").find("Last round") == std::string::npos);
  face.act(action);
  CHECK(host.announcements.back().find("Last round") != std::string::npos);
  CHECK(face.mirror().value("status", "").find("Last round. ") == 0);
}

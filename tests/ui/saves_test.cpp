// Nothing is lost: links in a second tab, storage that keeps nothing, damaged saves, going back by the log.
#include "app/library.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/save.h"
#include "base/seed.h"
#include "support/check.h"
#include "support/data.h"
#include "support/day_page.h"
#include "support/hostile.h"
#include "support/page.h"
#include "ui/app.h"
#include "ui/words.h"

using app::EventKind;
using support::Driver;
using support::FakeHost;

TEST_CASE_FIXTURE(
    support::Begun<3>,
    "a link opened while the game is played in another tab: Open takes the game here and lets the link in") {
  driver.event(EventKind::tab_lost);
  const std::string link = support::link_of_another();
  host.fragment = link;
  driver.event(EventKind::link_opened, "", link);
  driver.press("link:open");
  CHECK(host.tab_takes == 1);
  CHECK(driver.state("panel") == "open_link");  // not lost while the other tab answers
  CHECK(driver.state("length") == "3");
  driver.event(EventKind::tab_owned);
  CHECK(driver.state("length") == "10");
  CHECK(host.fragment.empty());
  driver.open_other_game();
  CHECK(driver.state("length") == "3");
}

TEST_CASE_FIXTURE(support::Begun<3>, "a rejected link is not opened later") {
  driver.event(EventKind::tab_lost);
  driver.event(EventKind::link_opened, "", support::link_of_another());
  driver.press("link:open");
  driver.press("link:keep");
  driver.event(EventKind::tab_owned);
  CHECK(driver.state("length") == "3");
}

TEST_CASE("a tab that another takes the game from, while storage refuses it, keeps what it has as a game of its own") {
  FakeHost host;
  Driver driver(host);
  driver.press("start");
  driver.act("take wbg");
  host.store_result = app::StoreResult::full;
  driver.act("take bgr");
  REQUIRE(driver.has("unsaved"));
  driver.event(EventKind::tab_lost);
  CHECK(host.announcements.back() == ui::tr(ui::words::kept_refused));
  std::size_t longest = 0;
  app::Library library(host);
  for (const app::Library::Game& game : library.games()) longest = std::max(longest, game.length);
  CHECK(library.games().size() == 2);
  CHECK(longest == 2);
}

TEST_CASE("where nothing can be stored the game set aside comes back all the same, and a button saves to a file") {
  FakeHost host;
  host.block_storage();
  Driver driver(host);
  driver.press("start");
  driver.act("take wbg");
  REQUIRE(driver.has("unsaved"));
  driver.press("unsaved");
  REQUIRE(host.files.size() == 1);
  CHECK(app::read_save(host.files[0].text).ok());
  driver.event(EventKind::link_opened, "", support::link_of_another());
  driver.press_all({"link:open", "keep:go"});
  CHECK(driver.state("length") == "10");
  driver.press_all({"menu", "menu:games"});
  for (const auto& [key, kept] : host.remembered)
    if (key.rfind("game.", 0) == 0 && kept.value.find("shown 1\n") != std::string::npos &&
        driver.has("open:" + key.substr(5, 8)))
      driver.press("open:" + key.substr(5, 8));
  if (driver.state("panel") == "not_stored") driver.press("keep:go");
  CHECK(driver.state("length") == "1");
}

TEST_CASE("every button that saves to a file says that hidden cards can be read from it") {
  const auto warns = [](const Driver& driver, const std::string& id) {
    const support::Json mirror = driver.mirror();
    for (const char* part : {"controls", "dialog"})
      for (const support::Json& button :
           mirror.value(part, support::Json::object()).value("buttons", support::Json::array()))
        if (button.value("id", "") == id)
          return button.value("hint", "").find(ui::tr(ui::words::file_reveals)) != std::string::npos;
    return false;
  };
  FakeHost host = support::host_with(support::begun_session(5));
  host.store_result = app::StoreResult::blocked;
  Driver driver(host);
  driver.act(driver.legal().front());
  REQUIRE(driver.has("unsaved"));
  CHECK(warns(driver, "unsaved"));
  host.store_result = app::StoreResult::full;
  driver.act(driver.legal().front());
  driver.press("unsaved");
  CHECK(warns(driver, "keep:file"));
  driver.press_all({"panel:close", "menu", "menu:games"});
  CHECK(warns(driver, "games:export"));
  for (const std::string& id : driver.ids("export:")) CHECK(warns(driver, id));
  CHECK_FALSE(driver.ids("export:").empty());
  driver.press_all({"panel:close", "menu", "menu:new", "start"});
  REQUIRE(driver.state("panel") == "not_stored");
  CHECK(warns(driver, "keep:file"));
}

TEST_CASE("the question about a game that is not stored takes the place of the notice that says the same") {
  FakeHost host = support::host_with(support::begun_session(5));
  host.store_result = app::StoreResult::full;
  Driver driver(host);
  driver.act(driver.legal().front());
  CHECK(driver.state("notice") == ui::tr(ui::words::storage_full));
  driver.press_all({"menu", "menu:new", "start"});
  REQUIRE(driver.state("panel") == "not_stored");
  CHECK(driver.state("notice").empty());
  driver.press("keep:again");
  CHECK_FALSE(driver.state("notice").empty());
}

TEST_CASE("a damaged save is among my games: it can be exported, and deleted by its owner alone") {
  FakeHost host;
  const std::string id = support::store_twice(host);
  host.stored["game." + id + ".1"] = "splendor-entry 1\nrevision 9\nnonsense";
  {
    Driver driver(host);
    CHECK(driver.state("length") == "5");
    driver.act(driver.legal().front());
  }
  CHECK(host.stored.at("playing") == id);
  std::string damaged;  // an entry of its own now
  const auto games = app::Library(host).games();
  for (const app::Library::Game& game : games)
    if (game.id != id) damaged = game.id;
  Driver driver(host);
  CHECK(driver.state("length") == "6");
  driver.press_all({"menu", "menu:games", "export:" + damaged});
  REQUIRE(host.files.size() == 1);
  CHECK(host.files[0].text == "splendor-entry 1\nrevision 9\nnonsense\n");
  CHECK_FALSE(driver.has("rename:" + damaged));
  driver.press("delete:" + damaged);
  CHECK_FALSE(driver.has("delete:" + damaged));
  driver.press("games:restore");
  CHECK(driver.has("delete:" + damaged));
  CHECK(app::Library(host).text_of(damaged) == host.files[0].text);
}

TEST_CASE_FIXTURE(
    support::Begun<8>,
    "my games: each with its name or players, set-up, round and whose turn it is; opened, renamed, deleted and back") {
  driver.press_all({"menu", "menu:new", "start"});
  driver.act(driver.legal().front());
  driver.press_all({"menu", "menu:games"});
  const std::string playing = host.stored.at("playing");
  std::string other;
  app::Library library(host);
  for (const app::Library::Game& game : library.games())
    if (game.id != playing) other = game.id;
  CHECK(support::says(driver.mirror(), "Player\u00A01, Player\u00A02"));
  driver.press("rename:" + other);
  REQUIRE(host.questions.size() == 1);
  driver.event(EventKind::text_entered, host.questions[0].id, "Sunday");
  CHECK(support::says(driver.mirror(), "Sunday. Player\u00A01, Player\u00A02. 2 players"));
  CHECK_FALSE(driver.target("delete:" + playing).value("enabled", true));
  driver.press("delete:" + other);
  CHECK(support::says(driver.mirror(), "was deleted"));
  CHECK_FALSE(driver.has("open:" + other));
  driver.press_all({"games:restore", "open:" + other});
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "8");
  driver.press_all({"menu", "menu:games", "open:" + playing});
  CHECK(driver.state("length") == "1");
}

TEST_CASE_FIXTURE(support::Begun<8>, "games that were deleted one after the other come back one after the other") {
  for (int game = 0; game < 2; ++game) {
    driver.press_all({"menu", "menu:new", "start"});
    driver.act(driver.legal().front());
  }
  driver.press_all({"menu", "menu:games"});
  std::vector<std::string> deleted;
  app::Library library(host);
  for (const app::Library::Game& game : library.games())
    if (game.id != host.stored.at("playing")) deleted.push_back(game.id);
  REQUIRE(deleted.size() == 2);
  for (const std::string& id : deleted) driver.press("delete:" + id);
  driver.press("games:restore");
  CHECK(driver.has("open:" + deleted[1]));
  CHECK_FALSE(driver.has("open:" + deleted[0]));
  driver.press("games:restore");
  CHECK(driver.has("open:" + deleted[0]));
  CHECK_FALSE(driver.has("games:restore"));
}

TEST_CASE_FIXTURE(support::Begun<8>, "a deleted game that finds no room is said not to be back, and comes back later") {
  driver.press_all({"menu", "menu:new", "start"});
  driver.act(driver.legal().front());
  const auto games = app::Library(host).games();
  REQUIRE(games.size() == 2);
  const std::string id = games[host.stored.at("playing") == games[0].id ? 1 : 0].id;
  driver.press_all({"menu", "menu:games", "delete:" + id});
  host.store_result = app::StoreResult::full;
  driver.press("games:restore");
  CHECK(host.announcements.back() == base::text_of(app::messages::storage_is_full));
  CHECK_FALSE(driver.has("open:" + id));
  CHECK(host.storage_keys("game." + id).empty());
  host.store_result = app::StoreResult::ok;
  driver.press_all({"panel:close", "menu", "menu:games", "games:restore"});
  CHECK(driver.has("open:" + id));
  CHECK_FALSE(driver.has("games:restore"));
  CHECK(app::Library(host).has(id));
}

TEST_CASE("where nothing can be stored a deleted game comes back as it was: for as long as the page is open") {
  FakeHost host;
  host.block_storage();
  Driver driver(host);
  driver.press("start");
  driver.act(driver.legal().front());
  driver.event(EventKind::link_opened, "", support::link_of_another());
  driver.press_all({"link:open", "keep:go", "menu", "menu:games"});
  std::string id;
  for (const base::Json& target : driver.query("targets"))
    if (target.value("id", "").rfind("delete:", 0) == 0 && target.value("enabled", false))
      id = target.value("id", "").substr(7);
  driver.press_all({"delete:" + id, "games:restore"});
  CHECK(host.announcements.back() == base::text_of(app::messages::storage_is_blocked));
  CHECK(driver.has("open:" + id));
  CHECK_FALSE(driver.has("games:restore"));
}

TEST_CASE("another tab has played in a game that looks untouched here: beginning another one does not take it away") {
  FakeHost host;
  Driver driver(host);
  driver.press("start");
  const std::string id = host.stored.at("playing");
  app::Library elsewhere(host);
  app::Session session = std::move(*elsewhere.open_last().session);
  session.play(0);
  REQUIRE(elsewhere.save(session) == app::Library::Saved::ok);  // and this tab has got no event yet
  driver.press_all({"menu", "menu:new", "start"});
  app::Library library(host);
  const app::Library::Game* kept = library.find(id);
  REQUIRE(kept != nullptr);
  CHECK(kept->length == 1);
}

TEST_CASE_FIXTURE(support::Begun<8>,
                  "about lists what is kept, and a button and its question remove all of it; a double press does not") {
  driver.press_all({"menu", "menu:about"});
  driver.press("about:licences");
  CHECK(host.licences_shown == 1);
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::stored_games)));
  driver.press("about:forget");
  CHECK_FALSE(driver.has("about:forget"));
  driver.press_all({"about:keep", "about:forget"});
  CHECK(host.forgotten == 0);
  CHECK_FALSE(host.stored.empty());
  driver.press("about:forget_sure");
  CHECK(host.forgotten == 1);
  CHECK(host.stored.empty());
}

TEST_CASE_FIXTURE(support::Begun<8>, "the browser's back button closes what lies over the table") {
  CHECK_FALSE(host.layer_open);
  driver.press_all({"menu", "menu:games"});
  CHECK(host.layer_open);
  driver.event(EventKind::back);
  CHECK(driver.state("panel") == "none");
  CHECK_FALSE(host.layer_open);
  driver.event(EventKind::back);
  CHECK(driver.state("panel") == "none");
}

TEST_CASE("on a small screen the back button closes the sheet of a player or of a chosen card") {
  FakeHost host;
  support::store_game(host, support::begun_session(8));
  Driver driver(host, {.width = 360, .height = 640});
  for (const std::string kind : {"player:1", "card:", "deck:"}) {
    CAPTURE(kind);
    std::string id;
    for (const base::Json& target : driver.query("targets"))
      if (const std::string one = target.value("id", ""); id.empty() && one.rfind(kind, 0) == 0) id = one;
    driver.press(id);
    CHECK(host.layer_open);
    driver.event(EventKind::back);
    CHECK_FALSE(host.layer_open);
    CHECK(driver.state("cursor") == "8");
  }
}

TEST_CASE_FIXTURE(support::Begun<40>, "two links accepted one after the other: the player's own game is still there") {
  for (const std::uint64_t seed : {8u, 9u}) {
    driver.event(EventKind::link_opened, "", support::link_of_another(seed));
    driver.press("link:open");
  }
  const auto games = app::Library(host).games();
  CHECK(games.size() == 3);
  CHECK(std::any_of(games.begin(), games.end(), [](const auto& game) { return game.length == 40; }));
}

TEST_CASE("a full storage: a link, a file, a new game or a puzzle replaces nothing before the player agrees") {
  for (const std::string way : {"link", "file", "new file", "new", "puzzle", "day"}) {
    CAPTURE(way);
    FakeHost host = support::host_with(support::begun_session(8));
    host.clock_s = support::kToday.number * support::kSecondsOfDay;
    Driver driver(host);
    host.store_result = app::StoreResult::full;
    driver.act(driver.legal().front());
    const auto replace = [&] {
      if (way == "link") {
        driver.event(EventKind::link_opened, "", support::link_of_another());
        driver.press("link:open");
      } else if (way == "file") {
        const std::string playing = host.stored.at("playing");
        host.store_result = app::StoreResult::ok;
        app::Library(host).begin(support::begun_session(10, 8));  // a game that is there, to be opened
        host.stored.at("playing") = playing;
        host.store_result = app::StoreResult::full;
        driver.event(EventKind::storage_changed);
        driver.open_other_game();
      } else if (way == "new file") {
        driver.event(EventKind::file_chosen, "", app::save_text(support::begun_session(11, 12)));
      } else if (way == "new") {
        driver.press_all({"menu", "menu:new", "start"});
      } else {
        driver.press_all({"menu", way == "day" ? "menu:today" : "menu:puzzles"});
        driver.event(EventKind::text_fetched, "puzzles.txt", std::string(support::kPuzzleLine) + '\n');
        driver.press(way == "day" ? "day:puzzle" : "puzzle:0");
      }
    };
    replace();
    CHECK(driver.state("panel") == "not_stored");
    CHECK(driver.state("length") == "9");
    driver.press("keep:back");
    CHECK(driver.state("length") == "9");
    replace();
    driver.press("keep:file");
    REQUIRE(host.files.size() == 1);
    CHECK(app::read_save(host.files[0].text).value().length() == 9);
    driver.press("keep:again");
    CHECK(driver.state("panel") == "not_stored");
    driver.press("keep:go");
    CHECK(driver.state("length") != "9");
    const bool puzzle = way == "puzzle" || way == "day";
    CHECK(support::says(driver.mirror(), ui::tr(ui::words::puzzle_stop)) == puzzle);
  }
}

TEST_CASE("in a full storage finished games are offered for deletion by name, and then the game is stored") {
  FakeHost host;
  app::Library library(host);
  library.begin(support::played_session({}, 3, support::sensible_action));
  const std::string finished = library.playing();
  library.rename(finished, "An old one");
  library.begin(support::begun_session(8));
  Driver driver(host);
  host.store_result = app::StoreResult::full;
  driver.act(driver.legal().front());
  driver.press_all({"menu", "menu:new", "start"});
  CHECK(support::says(driver.mirror(), "An old one"));
  host.store_result = app::StoreResult::ok;
  driver.press("delete:" + finished);
  CHECK(support::says(driver.mirror(), "was deleted"));
  driver.press("keep:again");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "0");
  const auto games = app::Library(host).games();
  CHECK(std::any_of(games.begin(), games.end(), [](const auto& game) { return game.length == 9; }));
}

TEST_CASE("in a full storage finished games can be deleted while the game is played on, and then it is stored") {
  FakeHost host;
  app::Library library(host);
  library.begin(support::played_session({}, 3, support::sensible_action));
  const std::string finished = library.playing();
  library.begin(support::begun_session(8));
  Driver driver(host);
  CHECK_FALSE(driver.has("unsaved"));
  host.store_result = app::StoreResult::full;
  driver.act(driver.legal().front());
  REQUIRE(driver.state("length") == "9");
  driver.press("unsaved");
  CHECK(driver.state("panel") == "not_stored");
  CHECK_FALSE(driver.has("keep:go"));  // nothing would take its place
  host.announcements.clear();
  driver.press("keep:again");
  REQUIRE_FALSE(host.announcements.empty());
  CHECK(host.announcements.back() == ui::tr(ui::words::storage_full));
  CHECK(driver.state("panel") == "not_stored");
  host.store_result = app::StoreResult::ok;
  driver.press_all({"delete:" + finished, "keep:again"});
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("length") == "9");
  CHECK_FALSE(driver.has("unsaved"));
  CHECK(support::stored_game(host).length() == 9);
}

TEST_CASE(
    "without locks: a tab that has changed nothing writes nothing, and one that was overtaken shows what is stored") {
  FakeHost host = support::host_with(support::begun_session(3));
  Driver driver(host);  // owns the game, as both do
  app::Library other(host);
  other.open_last();
  for (std::size_t i = 4; i <= 10; ++i) other.save(support::begun_session(i));
  host.written.clear();
  driver.event(EventKind::page_hidden);
  CHECK(host.written.empty());
  CHECK(support::stored_game(host).length() == 10);
  driver.act(driver.legal().front());  // before it has heard of the other tab
  CHECK(driver.state("length") == "10");
  CHECK(host.announcements.back() == ui::tr(ui::words::played_elsewhere));
  CHECK(support::stored_game(host).length() == 10);
  other.save(support::begun_session(11));
  driver.event(EventKind::storage_changed);
  CHECK(driver.state("length") == "11");
}

TEST_CASE_FIXTURE(support::Begun<9>,
                  "the log shows the table as it was, and the game goes on from there or from its end") {
  driver.press_all({"menu", "menu:log", "log:3"});
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("cursor") == "4");
  CHECK(driver.state("length") == "9");
  driver.press_all({"menu", "menu:log", "log:8"});
  CHECK(driver.state("cursor") == "9");
  driver.press_all({"menu", "menu:log", "log:3"});
  const std::string next = support::begun_session(9).action_text(4);
  driver.act(driver.legal().front() == next ? driver.legal().back() : driver.legal().front());
  driver.press("past:play");
  CHECK(driver.state("length") == "5");
}

TEST_CASE("the page around the canvas takes the colours of the chosen look") {
  FakeHost host;
  Driver driver(host);
  CHECK(host.page_look == "dark");
  driver.press("start");
  driver.press_all({"menu", "menu:settings", "look:2"});
  CHECK(host.page_look == "light");
  driver.press("look:3");
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
  FakeHost host = support::host_with(before);
  Driver driver(host);
  CHECK(driver.mirror().value("status", "").find("Last round") == std::string::npos);
  driver.act(action);
  CHECK(host.announcements.back().find("Last round") != std::string::npos);
  CHECK(driver.mirror().value("status", "").find(". Last round. ") != std::string::npos);
}

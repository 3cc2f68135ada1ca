// The program around the table: panels, settings, storage, tabs, computer players.
#include "ui/app.h"

#include <algorithm>

#include "app/link.h"
#include "base/hash.h"
#include "base/seed.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using app::EventKind;
using support::against_computer;
using support::Driver;
using support::FakeHost;

namespace {

struct AgainstComputer : support::Page {
  AgainstComputer() : Page(against_computer()) {}
};

}  // namespace

// ---- Start

TEST_CASE("a first visit shows the form for a new game, in the browser's language") {
  FakeHost host;
  host.language = "fr";
  Driver driver(host);
  CHECK(driver.state("panel") == "new_game");
  CHECK(host.page_language == "fr");
  CHECK(host.title == "Splendor dans le navigateur");
  CHECK(driver.mirror().value("lang", "") == "fr");
  CHECK(host.worker_requests.empty());
  driver.press("start");
  CHECK(driver.state("panel") == "none");
  CHECK(support::stored_game(host).length() == 0);
}

TEST_CASE("a stored game goes on where it was") {
  FakeHost host;
  app::Session session = support::begun_session(12);
  session.go_to(9);
  support::store_game(host, session);
  Driver driver(host);
  CHECK(driver.state("panel") == "none");
  CHECK(driver.state("cursor") == "9");
  CHECK(driver.state("length") == "12");
  CHECK(driver.state("hash") == base::hex16(session.position().hash()));
}

TEST_CASE("a link in the address offers its game, again after a reload, and disappears once it is answered") {
  for (const auto& [answer, length] : {std::pair("link:open", "10"), std::pair("link:keep", "3")}) {
    FakeHost host = support::host_with_link(support::begun_session(3));
    CHECK(Driver(host).state("panel") == "open_link");
    Driver driver(host);
    CHECK(driver.state("panel") == "open_link");
    driver.press(answer);
    CHECK(host.fragment.empty());
    CHECK(driver.state("length") == length);
  }
}

TEST_CASE("both slots damaged: the reason, the text to export, then a new game") {
  FakeHost host;
  host.stored["save.0"] = "splendor-save 1\nnonsense";
  Driver driver(host);
  CHECK(driver.state("panel") == "message");
  CHECK(support::says(driver.mirror(), "This saved game is damaged."));
  driver.press_all({"message:games", "games:export"});
  REQUIRE(host.files.size() == 1);
  CHECK(host.files[0].text == "splendor-save 1\nnonsense\n");
  driver.press_all({"panel:close", "menu", "menu:new"});
  CHECK(driver.state("panel") == "new_game");
}

TEST_CASE("one slot damaged: the game before it, and a word about it") {
  FakeHost host;
  const std::string id = support::store_twice(host);
  host.stored.at("game." + id + ".1") += "x";
  Driver driver(host);
  CHECK(driver.state("length") == "5");
  CHECK(host.announcements.back() == ui::tr(ui::words::save_recovered));
}

// ---- New game

TEST_CASE("a new game: players, modules, edition and seed as chosen") {
  FakeHost host;
  Driver driver(host);
  driver.press_all({"seat:1:0", "add", "strength:3:7", "add", "remove:2", "module:1", "module:8", "edition:1"});
  driver.event(EventKind::text_entered, "seed", "Anna");
  driver.event(EventKind::text_entered, "name:1", "  Élo\nïse ");
  driver.press("start");
  const app::Session session = support::stored_game(host);
  CHECK(app::options_text(session.spec()) == "players=3 modules=orient,posts edition=2014");
  CHECK(session.spec().seed == base::read_seed("Anna").value());
  CHECK(session.seats() == std::vector<app::Seat>{{"Éloïse", ""},
                                                  {.name = "", .level = "hard", .style = 2},
                                                  {.name = "", .level = "normal", .style = 3}});
}

TEST_CASE(
    "the strength of a computer is chosen from 1 to 8; a person's seat becomes a computer of the default strength") {
  FakeHost host;
  Driver driver(host);
  CHECK_FALSE(driver.has("strength:1:0"));  // a person
  for (std::size_t rung = 0; rung < base::kLadder.size(); ++rung) {
    driver.press("strength:2:" + std::to_string(rung));
    CHECK(driver.target("strength:2:" + std::to_string(rung)).value("pressed", false));
    CHECK(support::says(driver.mirror(), ui::tr(ui::words::strength, std::to_string(rung + 1), "")));
  }
  driver.press_all({"seat:2:1", "seat:1:1", "start"});  // what is a computer already keeps its strength
  const app::Session session = support::stored_game(host);
  CHECK(session.seats() ==
        std::vector<app::Seat>{{.name = "", .level = "normal", .style = 2}, {.name = "", .level = "hard", .style = 1}});
}

TEST_CASE("two to five players") {
  FakeHost host;
  Driver driver(host);
  CHECK_FALSE(driver.has("remove:1"));
  driver.press_all({"add", "add", "add"});
  CHECK_FALSE(driver.has("add"));
  CHECK(support::says(driver.mirror(), ui::tr(splendor_ui::words::five_players_text)));
  driver.press_all({"remove:5", "remove:1", "remove:1"});
  CHECK_FALSE(driver.has("remove:1"));
}

TEST_CASE("names and seeds are asked for in dialogs of the page; a wrong seed is refused with a sentence") {
  FakeHost host;
  Driver driver(host);
  driver.press("name:1");
  REQUIRE(host.questions.size() == 1);
  CHECK(host.questions[0].id == "name:1");
  driver.press("seed");
  REQUIRE(host.questions.size() == 2);
  CHECK(host.questions[1].id == "seed");
  const std::string before = host.questions[1].value;
  driver.event(EventKind::text_cancelled, "seed");
  driver.event(EventKind::text_entered, "seed", "0000-0000-1");
  CHECK(host.announcements.back() == "One symbol of this seed is wrong: its check does not match.");
  driver.press("seed");
  CHECK(host.questions[2].value == before);
  driver.press_all({"seed:new", "seed"});
  CHECK(host.questions[3].value != before);
}

TEST_CASE_FIXTURE(support::Begun<8>, "a new game keeps the one before it, which can be opened again") {
  driver.press_all({"menu", "menu:new", "start"});
  CHECK(driver.state("length") == "0");
  driver.act(driver.legal().front());
  driver.open_other_game();
  CHECK(driver.state("length") == "8");
  CHECK(support::stored_game(host).record() == support::begun_session(8).record());
  driver.open_other_game();
  CHECK(driver.state("length") == "1");
}

TEST_CASE_FIXTURE(support::Begun<8>, "closing the form leaves the running game as it is") {
  driver.press_all({"menu", "menu:new", "seed:new", "module:1", "panel:close"});
  CHECK(driver.state("length") == "8");
  CHECK(support::stored_game(host).record() == support::begun_session(8).record());
}

// ---- Settings

TEST_CASE("settings take effect at once and are stored") {
  FakeHost host = support::host_with(support::begun_session(3));
  {
    Driver driver(host);
    driver.press_all({"menu", "menu:settings", "language:1", "text:3", "letters"});
    CHECK(driver.target("letters").value("pressed", false));
    driver.press_all({"look:3", "speed:0", "textview", "keys"});
    CHECK(driver.app().text_scale(1280, 720) == 2);
    CHECK(host.page_language == "fr");
    CHECK(host.mirror_visible);
    CHECK(driver.mirror().value("lang", "") == "fr");
    CHECK(support::says(driver.mirror(), "Réglages"));
    CHECK(driver.target("look:3").value("pressed", false));
    CHECK_FALSE(driver.target("look:0").value("pressed", true));
  }
  CHECK(app::read_settings(host.stored.at("settings"), {}) ==
        app::Settings{200, base::Language::fr, app::Look::contrast, app::Speed::off, true, true, false});
  Driver again(host);
  CHECK(again.app().text_scale(1280, 720) == 2);
  CHECK(ui::language() == base::Language::fr);
  again.press_all({"menu", "menu:settings", "language:0"});
  CHECK(host.page_language == "en");
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "text is larger in a large window, never smaller than chosen, and no larger than twice by itself") {
  CHECK(driver.app().text_scale(360, 640) == 1);
  CHECK(driver.app().text_scale(1600, 900) == 1);
  CHECK(driver.app().text_scale(1920, 1080) == 1.125f);
  CHECK(driver.app().text_scale(2560, 1440) == 1.5f);
  CHECK(driver.app().text_scale(1000, 3000) == 1);
  CHECK(driver.app().text_scale(7680, 4320) == 1.5f);
  driver.press_all({"menu", "menu:settings", "text:2"});
  CHECK(driver.app().text_scale(1280, 720) == 1.5f);
  CHECK(driver.app().text_scale(2560, 1440) == 2);
}

TEST_CASE("letters on tokens are offered but in the look that always has them") {
  FakeHost host;
  Driver driver(host);
  driver.press("start");
  driver.press_all({"menu", "menu:settings"});
  CHECK(driver.has("letters"));
  driver.press("look:3");
  CHECK_FALSE(driver.has("letters"));
  driver.press("look:1");
  CHECK(driver.has("letters"));
}

TEST_CASE("invalid stored settings give the defaults") {
  FakeHost host;
  host.stored["settings"] = "text=7;language=99;\xFF";
  Driver driver(host);
  CHECK(driver.app().text_scale(1280, 720) == 1);
  CHECK(ui::language() == base::Language::en);
}

// ---- Storage and tabs

TEST_CASE("blocked storage: announced once, shown as long as it lasts, and the game goes on") {
  FakeHost host;
  host.block_storage();
  Driver driver(host);
  driver.press("start");
  CHECK(host.announcements.back() == ui::tr(ui::words::storage_blocked));
  const std::size_t said = host.announcements.size();
  host.time_ms += 60'000;
  driver.act(driver.legal().front());
  CHECK(host.announcements.size() == said + 1);  // the action, not the notice again
  CHECK(driver.state("length") == "1");
}

TEST_CASE_FIXTURE(support::Begun<3>, "full storage is announced, and storing is resumed once there is room") {
  host.store_result = app::StoreResult::full;
  driver.act(driver.legal().front());
  CHECK(driver.state("notice") == ui::tr(ui::words::storage_full));
  host.store_result = app::StoreResult::ok;
  driver.act(driver.legal().front());
  CHECK(support::stored_game(host).length() == 5);
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "every action is stored at once; what was refused is tried again when the page is hidden") {
  driver.act(driver.legal().front());
  CHECK(support::stored_game(host).length() == 4);
  driver.press("undo");
  CHECK(support::stored_game(host).cursor() == 3);
  host.store_result = app::StoreResult::full;
  driver.press("redo");
  host.store_result = app::StoreResult::ok;
  driver.event(EventKind::page_hidden);
  host.leave_page();
  CHECK(support::stored_game(host).cursor() == 4);
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "another tab has taken the game over: this one reads only, until it takes it back") {
  driver.event(EventKind::tab_lost);
  CHECK(driver.state("mayAct") == "false");
  host.written.clear();
  driver.event(EventKind::activate, "act:0");
  CHECK(driver.state("length") == "3");
  driver.event(EventKind::page_hidden);
  CHECK(host.written.empty());
  // The other tab plays on.
  app::Library other(host);
  other.open_last();
  other.save(support::begun_session(5));
  driver.event(EventKind::storage_changed);
  CHECK(driver.state("length") == "5");
  driver.press("tab");
  CHECK(host.tab_takes == 1);
  driver.event(EventKind::tab_owned);
  CHECK(driver.state("mayAct") == "true");
  driver.act(driver.legal().front());
  CHECK(support::stored_game(host).length() == 6);
}

TEST_CASE_FIXTURE(support::Begun<3>, "a tab that only reads changes nothing: no undo, no new game") {
  driver.event(EventKind::tab_lost);
  host.written.clear();
  driver.event(EventKind::activate, "undo");
  driver.event(EventKind::activate, "menu");
  if (driver.has("menu:new")) driver.press("menu:new");
  if (driver.has("start")) driver.press("start");
  CHECK(host.written.empty());
}

TEST_CASE_FIXTURE(support::Begun<3>, "a tab that takes over continues from what was stored last") {
  driver.event(EventKind::tab_lost);
  app::Library other(host);
  other.open_last();
  other.save(support::begun_session(5));
  // No storage_changed reached this tab: it slept.
  driver.event(EventKind::tab_owned);
  CHECK(driver.state("length") == "5");
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "a page from the browser's memory shows what another tab has played since, and goes on from there") {
  app::Library other(host);
  other.open_last();
  other.save(support::begun_session(5));
  // No storage_changed reached this page: it was frozen.
  driver.event(EventKind::page_shown);
  CHECK(driver.state("length") == "5");
  driver.act(driver.legal().front());
  CHECK(support::stored_game(host).length() == 6);
  const auto shown = driver.mirror();
  driver.event(EventKind::page_shown);  // nothing has happened elsewhere
  CHECK(driver.mirror() == shown);
}

// ---- Computer players

TEST_CASE_FIXTURE(AgainstComputer, "the computer player is asked with the game as a link, and its answer is played") {
  CHECK(host.worker_requests.empty());
  driver.act("take wbg");
  REQUIRE(host.worker_requests.size() == 1);
  const auto& request = host.worker_requests[0];
  CHECK(driver.state("thinking") == "true");
  CHECK(driver.state("mayAct") == "false");
  CHECK(request.text.rfind("1 normal 0 ", 0) == 0);
  const std::string link = request.text.substr(request.text.rfind(' ') + 1);
  CHECK(app::read_link(link).value().record.actions.size() == 1);
  driver.event(EventKind::worker_reply, request.id, "ok 1000 0.5 take wbg");
  CHECK(driver.log() == std::vector<std::string>{"take wbg", "take wbg"});
  CHECK(driver.state("thinking") == "false");
  CHECK(driver.state("mayAct") == "true");
}

TEST_CASE_FIXTURE(AgainstComputer, "an answer with another id, or one that comes twice, is not played") {
  driver.act("take wbg");
  driver.event(EventKind::worker_reply, "ai999", "ok 1 0.5 take wbg");
  CHECK(driver.state("length") == "1");
  const std::string id = host.worker_requests[0].id;
  driver.event(EventKind::worker_reply, id, "ok 1 0.5 take wbg");
  driver.event(EventKind::worker_reply, id, "ok 1 0.5 take wbg");
  CHECK(driver.state("length") == "2");
}

TEST_CASE_FIXTURE(AgainstComputer,
                  "a computer's answer that comes once another tab has taken the game over is not played") {
  driver.act("take wbg");
  const std::string id = host.worker_requests[0].id;
  driver.event(EventKind::tab_lost);
  host.written.clear();
  driver.event(EventKind::worker_reply, id, "ok 1 0.5 take wbg");
  CHECK(driver.state("length") == "1");
  CHECK(host.written.empty());
  driver.event(EventKind::tab_owned);
  REQUIRE(host.worker_requests.size() == 2);  // it is asked once more, here
  driver.event(EventKind::worker_reply, host.worker_requests[1].id, "ok 1 0.5 take wbg");
  CHECK(support::stored_game(host).length() == 2);
}

TEST_CASE_FIXTURE(AgainstComputer, "when the worker fails the player is told once, and play goes on without a word") {
  const std::string word(ui::tr(ui::words::worker_failed));
  for (int turn = 0; turn < 2; ++turn) {
    CAPTURE(turn);
    driver.act(driver.legal().front());
    driver.event(EventKind::worker_failed, host.worker_requests.back().id);
    CHECK(driver.state("mayAct") == "true");
    CHECK(std::count(host.announcements.begin(), host.announcements.end(), word) == 1);
    CHECK(driver.state("notice") == word);
  }
}

TEST_CASE("if the worker fails or answers nonsense, the page itself decides") {
  for (const std::string answer : {"error The link is damaged.", "ok", "ok 1 0.5 fly", "", "ok 1 0.5 take wwww"}) {
    CAPTURE(answer);
    FakeHost host = support::host_with(against_computer());
    Driver driver(host);
    driver.act("take wbg");
    driver.event(EventKind::worker_reply, host.worker_requests[0].id, answer);
    CHECK(driver.state("length") == "2");
  }
  FakeHost host = support::host_with(against_computer());
  Driver driver(host);
  driver.act("take wbg");
  driver.event(EventKind::worker_failed, "ai999");
  CHECK(driver.state("length") == "1");
  driver.event(EventKind::worker_failed, host.worker_requests[0].id);
  CHECK(driver.state("length") == "2");
}

TEST_CASE_FIXTURE(AgainstComputer, "undo while the computer thinks stops it; its late answer is ignored") {
  driver.act("take wbg");
  const std::string id = host.worker_requests[0].id;
  driver.press("undo");
  CHECK(host.worker_stops == 1);
  CHECK(driver.state("cursor") == "0");
  driver.event(EventKind::worker_reply, id, "ok 1 0.5 take wbg");
  CHECK(driver.state("cursor") == "0");
  CHECK(host.worker_requests.size() == 1);
  driver.act("take wrk");
  CHECK(host.worker_requests.size() == 2);
}

TEST_CASE("the same position of the same game sends the same seed to the worker") {
  std::vector<std::string> requests;
  for (int i = 0; i < 2; ++i) {
    FakeHost host;
    host.next_entropy = 1 + static_cast<std::uint64_t>(i) * 77;
    support::store_game(host, against_computer());
    Driver driver(host);
    driver.act("take wbg");
    requests.push_back(host.worker_requests.at(0).text);
  }
  CHECK(requests[0] == requests[1]);
}

TEST_CASE("a computer player that begins is asked at once, and not while a link is offered") {
  FakeHost host = support::host_with_link(support::new_session({}, 7, {"hard", ""}));
  Driver driver(host);
  CHECK(host.worker_requests.empty());
  driver.press("link:keep");
  CHECK(host.worker_requests.size() == 1);
}

// ---- The end

TEST_CASE("the end: who won and why, and what to do next") {
  FakeHost host;
  app::Session whole = support::begun_session(2000);
  REQUIRE(whole.position().over());
  app::GameRecord record = whole.record();
  const std::string last = whole.action_text(whole.length() - 1);
  record.actions.pop_back();
  support::store_game(host, std::move(app::Session::open(record).value()));
  Driver driver(host);
  CHECK_FALSE(host.persisted);
  driver.act(last);
  CHECK(driver.state("over") == "true");
  CHECK(driver.state("panel") == "ending");
  CHECK(host.persisted);
  CHECK(support::says(driver.mirror(), ui::tr(ui::words::rank_n, "1")));
  driver.press("end:table");
  CHECK(driver.state("panel") == "none");
  CHECK(driver.legal().empty());
  driver.press("undo");
  CHECK(driver.state("over") == "false");
  driver.act(last);
  driver.press("end:again");
  CHECK(driver.state("length") == "0");
  CHECK(support::stored_game(host).spec() == record.spec);
  CHECK(support::stored_game(host).seats() == record.seats);
}

// ---- Keys and panels

TEST_CASE_FIXTURE(support::Begun<0>, "Escape closes any panel, and the game behind it gets no keys") {
  for (const std::string panel : {"menu:new", "menu:share", "menu:log", "menu:settings", "menu:help", "menu:about"}) {
    CAPTURE(panel);
    driver.press_all({"menu", panel});
    CHECK(driver.state("panel") != "none");
    driver.key(ImGuiKey_W);
    driver.key(ImGuiKey_Escape);
    CHECK(driver.state("panel") == "none");
    CHECK_FALSE(driver.has("chosen:w0"));
  }
}

TEST_CASE_FIXTURE(support::Begun<0>, "what lies below a panel cannot be pressed") {
  driver.press("menu");
  CHECK_FALSE(driver.has("pile:w"));
  CHECK_FALSE(driver.has("undo"));
  driver.event(EventKind::activate, "pile:w");
  driver.press("panel:close");
  CHECK_FALSE(driver.has("chosen:w0"));
}

TEST_CASE_FIXTURE(support::Begun<6>, "the log names every action, newest first") {
  driver.press_all({"menu", "menu:log"});
  const auto dialog = driver.mirror()["dialog"];
  REQUIRE(dialog["buttons"].size() >= 6);
  CHECK(dialog["buttons"][0].value("id", "") == "log:5");
  CHECK(dialog["buttons"][5].value("label", "") == driver.mirror()["log"]["lines"][0]);
  CHECK(driver.mirror()["log"]["lines"].size() >= 6);
}

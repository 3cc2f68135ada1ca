// The program around the table: panels, settings, storage, tabs, computer players.
#include "ui/app.h"

#include "app/link.h"
#include "base/hash.h"
#include "base/seed.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/page.h"
#include "ui/words.h"

using app::EventKind;
using support::Face;
using support::FakeHost;

namespace {

/// One person against a computer player, the person to act.
app::Session against_computer(std::size_t actions = 0) {
  app::Session session = support::new_session({}, 7, {"", "normal"});
  support::play_on(session, support::sensible_action, 1, actions);
  return session;
}

struct AgainstComputer : support::Page {
  AgainstComputer() : Page(against_computer()) {}
};

}  // namespace

// ---- Start

TEST_CASE("a first visit shows the form for a new game, in the browser's language") {
  FakeHost host;
  host.language = "fr";
  Face face(host);
  CHECK(face.state("panel") == "new_game");
  CHECK(host.page_language == "fr");
  CHECK(host.title == "Splendor dans le navigateur");
  CHECK(face.mirror().value("lang", "") == "fr");
  CHECK(host.worker_requests.empty());
  face.press("start");
  CHECK(face.state("panel") == "none");
  CHECK(support::stored_game(host).length() == 0);
}

TEST_CASE("a stored game goes on where it was") {
  FakeHost host;
  app::Session session = support::begun_session(12);
  session.go_to(9);
  support::store_game(host, session);
  Face face(host);
  CHECK(face.state("panel") == "none");
  CHECK(face.state("cursor") == "9");
  CHECK(face.state("length") == "12");
  CHECK(face.state("hash") == base::hex16(session.position().hash()));
}

TEST_CASE("a link in the address offers its game and disappears from the address once it is answered") {
  FakeHost host = support::host_with_link(support::begun_session(3));
  Face face(host);
  CHECK(face.state("panel") == "open_link");
  face.press("link:open");
  CHECK(host.fragment.empty());
  CHECK(face.state("length") == "10");
}

TEST_CASE("both slots damaged: the reason, the text to export, then a new game") {
  FakeHost host;
  host.stored["save.0"] = "splendor-save 1\nnonsense";
  Face face(host);
  CHECK(face.state("panel") == "message");
  CHECK(support::says(face.mirror(), "This saved game is damaged."));
  face.press_all({"message:games", "games:export"});
  REQUIRE(host.files.size() == 1);
  CHECK(host.files[0].text == "splendor-save 1\nnonsense\n");
  face.press_all({"panel:close", "menu", "menu:new"});
  CHECK(face.state("panel") == "new_game");
}

TEST_CASE("one slot damaged: the game before it, and a word about it") {
  FakeHost host;
  app::Library library(host);
  library.save(support::begun_session(5));
  library.save(support::begun_session(6));
  host.stored.at("game." + library.playing() + ".1") += "x";
  Face face(host);
  CHECK(face.state("length") == "5");
  CHECK(host.announcements.back() == ui::tr(ui::words::save_recovered));
}

// ---- New game

TEST_CASE("a new game: players, modules, edition and seed as chosen") {
  FakeHost host;
  Face face(host);
  face.press_all({"seat:1:0", "add", "seat:3:3", "add", "remove:2", "module:1", "module:8", "edition:1"});
  face.event(EventKind::text_entered, "seed", "Anna");
  face.event(EventKind::text_entered, "name:1", "  Élo\nïse ");
  face.press("start");
  const app::Session session = support::stored_game(host);
  CHECK(app::options_text(session.spec()) == "players=3 modules=orient,posts edition=2014");
  CHECK(session.spec().seed == base::read_seed("Anna").value());
  CHECK(session.seats() == std::vector<app::Seat>{{"Éloïse", ""}, {"", "hard"}, {"", "normal"}});
}

TEST_CASE("two to five players") {
  FakeHost host;
  Face face(host);
  CHECK_FALSE(face.has("remove:1"));
  face.press_all({"add", "add", "add"});
  CHECK_FALSE(face.has("add"));
  CHECK(support::says(face.mirror(), ui::tr(ui::words::five_players_text)));
  face.press_all({"remove:5", "remove:1", "remove:1"});
  CHECK_FALSE(face.has("remove:1"));
}

TEST_CASE("names and seeds are asked for in dialogs of the page; a wrong seed is refused with a sentence") {
  FakeHost host;
  Face face(host);
  face.press("name:1");
  REQUIRE(host.questions.size() == 1);
  CHECK(host.questions[0].id == "name:1");
  face.press("seed");
  REQUIRE(host.questions.size() == 2);
  CHECK(host.questions[1].id == "seed");
  const std::string before = host.questions[1].value;
  face.event(EventKind::text_cancelled, "seed");
  face.event(EventKind::text_entered, "seed", "0000-0000-1");
  CHECK(host.announcements.back() == "One symbol of this seed is wrong: its check does not match.");
  face.press("seed");
  CHECK(host.questions[2].value == before);
  face.press_all({"seed:new", "seed"});
  CHECK(host.questions[3].value != before);
}

TEST_CASE_FIXTURE(support::Begun<8>, "a new game keeps the one before it, and back again") {
  face.press_all({"menu", "menu:new", "start"});
  CHECK(face.state("length") == "0");
  face.act(face.legal().front());
  face.open_other_game();
  CHECK(face.state("length") == "8");
  CHECK(support::stored_game(host).record() == support::begun_session(8).record());
  face.open_other_game();
  CHECK(face.state("length") == "1");
}

TEST_CASE_FIXTURE(support::Begun<8>, "closing the form leaves the running game as it is") {
  face.press_all({"menu", "menu:new", "seed:new", "module:1", "panel:close"});
  CHECK(face.state("length") == "8");
  CHECK(support::stored_game(host).record() == support::begun_session(8).record());
}

// ---- Settings

TEST_CASE("settings take effect at once and are stored") {
  FakeHost host = support::host_with(support::begun_session(3));
  {
    Face face(host);
    face.press_all(
        {"menu", "menu:settings", "language:1", "text:3", "look:3", "speed:0", "letters", "textview", "keys"});
    CHECK(face.app().text_scale(1280, 720) == 2);
    CHECK(host.page_language == "fr");
    CHECK(host.mirror_visible);
    CHECK(face.mirror().value("lang", "") == "fr");
    CHECK(support::says(face.mirror(), "Réglages"));
    CHECK(face.target("letters").value("pressed", false));
    CHECK(face.target("look:3").value("pressed", false));
    CHECK_FALSE(face.target("look:0").value("pressed", true));
  }
  CHECK(app::read_settings(host.stored.at("settings"), {}) ==
        app::Settings{200, base::Language::fr, app::Look::contrast, app::Speed::off, true, true, false});
  Face again(host);
  CHECK(again.app().text_scale(1280, 720) == 2);
  CHECK(ui::language() == base::Language::fr);
  again.press_all({"menu", "menu:settings", "language:0"});
  CHECK(host.page_language == "en");
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "text is larger in a large window, never smaller than chosen, and no larger than twice by itself") {
  CHECK(face.app().text_scale(360, 640) == 1);
  CHECK(face.app().text_scale(1600, 900) == 1);
  CHECK(face.app().text_scale(1920, 1080) == 1.125f);
  CHECK(face.app().text_scale(2560, 1440) == 1.5f);
  CHECK(face.app().text_scale(1000, 3000) == 1);
  CHECK(face.app().text_scale(7680, 4320) == 1.5f);
  face.press_all({"menu", "menu:settings", "text:2"});
  CHECK(face.app().text_scale(1280, 720) == 1.5f);
  CHECK(face.app().text_scale(2560, 1440) == 2);
}

TEST_CASE("stored settings that make no sense are the defaults") {
  FakeHost host;
  host.stored["settings"] = "text=7;language=99;\xFF";
  Face face(host);
  CHECK(face.app().text_scale(1280, 720) == 1);
  CHECK(ui::language() == base::Language::en);
}

// ---- Storage and tabs

TEST_CASE("blocked storage: said once, shown as long as it lasts, and the game goes on") {
  FakeHost host;
  host.block_storage();
  Face face(host);
  face.press("start");
  CHECK(host.announcements.back() == ui::tr(ui::words::storage_blocked));
  const std::size_t said = host.announcements.size();
  host.time_ms += 60'000;
  face.act(face.legal().front());
  CHECK(host.announcements.size() == said + 1);  // the action, not the notice again
  CHECK(face.state("length") == "1");
}

TEST_CASE_FIXTURE(support::Begun<3>, "full storage is said, and room again is used") {
  host.store_result = app::StoreResult::full;
  face.act(face.legal().front());
  CHECK(face.state("notice") == ui::tr(ui::words::storage_full));
  host.store_result = app::StoreResult::ok;
  face.act(face.legal().front());
  CHECK(support::stored_game(host).length() == 5);
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "every action is stored at once; what was refused is tried again when the page is hidden") {
  face.act(face.legal().front());
  CHECK(support::stored_game(host).length() == 4);
  face.press("undo");
  CHECK(support::stored_game(host).cursor() == 3);
  host.store_result = app::StoreResult::full;
  face.press("redo");
  host.store_result = app::StoreResult::ok;
  face.event(EventKind::page_hidden);
  host.leave_page();
  CHECK(support::stored_game(host).cursor() == 4);
}

TEST_CASE_FIXTURE(support::Begun<3>,
                  "another tab has taken the game over: this one reads only, until it takes it back") {
  face.event(EventKind::tab_lost);
  CHECK(face.state("mayAct") == "false");
  host.written.clear();
  face.event(EventKind::activate, "act:0");
  CHECK(face.state("length") == "3");
  face.event(EventKind::page_hidden);
  CHECK(host.written.empty());
  // The other tab plays on.
  app::Library other(host);
  other.open_last();
  other.save(support::begun_session(5));
  face.event(EventKind::storage_changed);
  CHECK(face.state("length") == "5");
  face.press("tab");
  CHECK(host.tab_takes == 1);
  face.event(EventKind::tab_owned);
  CHECK(face.state("mayAct") == "true");
  face.act(face.legal().front());
  CHECK(support::stored_game(host).length() == 6);
}

TEST_CASE_FIXTURE(support::Begun<3>, "a tab that only reads changes nothing: no undo, no new game") {
  face.event(EventKind::tab_lost);
  host.written.clear();
  face.event(EventKind::activate, "undo");
  face.event(EventKind::activate, "menu");
  if (face.has("menu:new")) face.press("menu:new");
  if (face.has("start")) face.press("start");
  CHECK(host.written.empty());
}

TEST_CASE_FIXTURE(support::Begun<3>, "a tab that gets the game goes on from what was stored last") {
  face.event(EventKind::tab_lost);
  app::Library other(host);
  other.open_last();
  other.save(support::begun_session(5));
  // No storage_changed reached this tab: it slept.
  face.event(EventKind::tab_owned);
  CHECK(face.state("length") == "5");
}

// ---- Computer players

TEST_CASE_FIXTURE(AgainstComputer, "the computer player is asked with the game as a link, and its answer is played") {
  CHECK(host.worker_requests.empty());
  face.act("take wbg");
  REQUIRE(host.worker_requests.size() == 1);
  const auto& request = host.worker_requests[0];
  CHECK(face.state("thinking") == "true");
  CHECK(face.state("mayAct") == "false");
  CHECK(request.text.rfind("1 normal 0 ", 0) == 0);
  const std::string link = request.text.substr(request.text.rfind(' ') + 1);
  CHECK(app::read_link(link).value().record.actions.size() == 1);
  face.event(EventKind::worker_reply, request.id, "ok 1000 0.5 take wbg");
  CHECK(face.log() == std::vector<std::string>{"take wbg", "take wbg"});
  CHECK(face.state("thinking") == "false");
  CHECK(face.state("mayAct") == "true");
}

TEST_CASE_FIXTURE(AgainstComputer, "an answer with another id, or one that comes twice, is not played") {
  face.act("take wbg");
  face.event(EventKind::worker_reply, "ai999", "ok 1 0.5 take wbg");
  CHECK(face.state("length") == "1");
  const std::string id = host.worker_requests[0].id;
  face.event(EventKind::worker_reply, id, "ok 1 0.5 take wbg");
  face.event(EventKind::worker_reply, id, "ok 1 0.5 take wbg");
  CHECK(face.state("length") == "2");
}

TEST_CASE("where the worker fails or answers nonsense, the same program decides") {
  for (const std::string answer : {"error The link is damaged.", "ok", "ok 1 0.5 fly", "", "ok 1 0.5 take wwww"}) {
    CAPTURE(answer);
    FakeHost host = support::host_with(against_computer());
    Face face(host);
    face.act("take wbg");
    face.event(EventKind::worker_reply, host.worker_requests[0].id, answer);
    CHECK(face.state("length") == "2");
  }
  FakeHost host = support::host_with(against_computer());
  Face face(host);
  face.act("take wbg");
  face.event(EventKind::worker_failed, "ai999");
  CHECK(face.state("length") == "1");
  face.event(EventKind::worker_failed, host.worker_requests[0].id);
  CHECK(face.state("length") == "2");
}

TEST_CASE_FIXTURE(AgainstComputer, "undo while the computer thinks stops it; its late answer is nobody's") {
  face.act("take wbg");
  const std::string id = host.worker_requests[0].id;
  face.press("undo");
  CHECK(host.worker_stops == 1);
  CHECK(face.state("cursor") == "0");
  face.event(EventKind::worker_reply, id, "ok 1 0.5 take wbg");
  CHECK(face.state("cursor") == "0");
  CHECK(host.worker_requests.size() == 1);
  face.act("take wrk");
  CHECK(host.worker_requests.size() == 2);
}

TEST_CASE("the same moment of the same game asks with the same seed") {
  std::vector<std::string> requests;
  for (int i = 0; i < 2; ++i) {
    FakeHost host;
    host.next_entropy = 1 + static_cast<std::uint64_t>(i) * 77;
    support::store_game(host, against_computer());
    Face face(host);
    face.act("take wbg");
    requests.push_back(host.worker_requests.at(0).text);
  }
  CHECK(requests[0] == requests[1]);
}

TEST_CASE("a computer player that begins is asked at once, and not while a link is offered") {
  FakeHost host = support::host_with_link(support::new_session({}, 7, {"hard", ""}));
  Face face(host);
  CHECK(host.worker_requests.empty());
  face.press("link:keep");
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
  Face face(host);
  CHECK_FALSE(host.persisted);
  face.act(last);
  CHECK(face.state("over") == "true");
  CHECK(face.state("panel") == "ending");
  CHECK(host.persisted);
  CHECK(support::says(face.mirror(), ui::tr(ui::words::rank_n, "1")));
  face.press("end:table");
  CHECK(face.state("panel") == "none");
  CHECK(face.legal().empty());
  face.press("undo");
  CHECK(face.state("over") == "false");
  face.act(last);
  face.press("end:again");
  CHECK(face.state("length") == "0");
  CHECK(support::stored_game(host).spec() == record.spec);
  CHECK(support::stored_game(host).seats() == record.seats);
}

// ---- Keys and panels

TEST_CASE_FIXTURE(support::Begun<0>, "Escape closes any panel, and the game behind it hears no keys") {
  for (const std::string panel : {"menu:new", "menu:share", "menu:log", "menu:settings", "menu:help", "menu:about"}) {
    CAPTURE(panel);
    face.press_all({"menu", panel});
    CHECK(face.state("panel") != "none");
    face.key(ImGuiKey_W);
    face.key(ImGuiKey_Escape);
    CHECK(face.state("panel") == "none");
    CHECK_FALSE(face.has("chosen:w0"));
  }
}

TEST_CASE_FIXTURE(support::Begun<0>, "what lies below a panel cannot be pressed") {
  face.press("menu");
  CHECK_FALSE(face.has("pile:w"));
  CHECK_FALSE(face.has("undo"));
  face.event(EventKind::activate, "pile:w");
  face.press("panel:close");
  CHECK_FALSE(face.has("chosen:w0"));
}

TEST_CASE_FIXTURE(support::Begun<6>, "the log names every action, newest first") {
  face.press_all({"menu", "menu:log"});
  const auto dialog = face.mirror()["dialog"];
  REQUIRE(dialog["buttons"].size() >= 6);
  CHECK(dialog["buttons"][0].value("id", "") == "log:5");
  CHECK(dialog["buttons"][5].value("label", "") == face.mirror()["log"]["lines"][0]);
  CHECK(face.mirror()["log"]["lines"].size() >= 6);
}

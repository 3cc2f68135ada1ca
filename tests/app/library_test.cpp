// The library of games: recovery after a crash, a damaged text, a full or blocked storage, another tab, an older version.
#include "app/library.h"

#include <algorithm>

#include "app/messages.h"
#include "app/save.h"
#include "support/browser_tabs.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using app::Library;
using app::Session;
using app::StoreResult;
using support::begun_session;

namespace {

/// Number of actions of the game that a program which starts now begins with; -1: none.
int opened_length(support::FakeHost& host) {
  host.leave_page();
  const Library::Opened opened = Library(host).open_last();
  return opened.session ? static_cast<int>(opened.session->length()) : -1;
}

/// The keys of the slots in storage, of one entry or of all.
std::vector<std::string> slots(const support::FakeHost& host, const std::string& id = {}) {
  std::vector<std::string> keys;
  for (const auto& [key, text] : host.stored)
    if (key.rfind("game." + id, 0) == 0) keys.push_back(key);
  return keys;
}

std::string& newest(support::FakeHost& host) {
  std::string* found = nullptr;
  for (const std::string& key : slots(host)) {
    std::string& text = host.stored.at(key);
    if (!found || app::revision_of(text) > app::revision_of(*found)) found = &text;
  }
  return *found;
}

/// The text that it has then.
std::string damage_newest(support::FakeHost& host) {
  std::string& text = newest(host);
  text[text.size() / 2] ^= 1;
  return text;
}

/// A game with somebody far away.
Session far_session() {
  Session session = support::new_session({}, 7);
  support::set_seat(session, 1, {.name = "Anna", .level = {}, .far = true});
  return session;
}

}  // namespace

TEST_CASE("what another tab has stored is not written over by one of whose actions storage has refused many") {
  support::Browser browser;
  support::TabHost host(browser), other_host(browser);
  Library mine(host);
  mine.begin(begun_session(3));
  browser.answer = StoreResult::full;
  for (std::size_t i = 4; i <= 9; ++i) {
    CHECK(mine.save(begun_session(i)) == Library::Saved::refused);
    CHECK_FALSE(mine.later_state());
  }
  browser.answer = StoreResult::ok;
  Library other(other_host);
  REQUIRE(other.open_last().session->length() == 3);
  REQUIRE(other.save(begun_session(4)) == Library::Saved::ok);
  CHECK(mine.save(begun_session(10)) == Library::Saved::superseded);
  CHECK(mine.later_state()->length() == 4);
}

TEST_CASE("an empty storage has no game and no problem, and stays empty") {
  support::FakeHost host;
  Library library(host);
  const Library::Opened opened = library.open_last();
  CHECK_FALSE(opened.session);
  CHECK_FALSE(opened.problem);
  CHECK(library.games().empty());
  CHECK(host.stored.empty());
}

TEST_CASE("the last of many writes is opened, also when the program starts again in between") {
  support::FakeHost host;
  std::size_t length = 0;
  for (int program = 0; program < 5; ++program) {
    Library library(host);
    library.open_last();
    for (int save = 0; save < 1 + program; ++save) {
      CHECK(library.save(begun_session(length)) == Library::Saved::ok);
      CHECK(opened_length(host) == static_cast<int>(length));
      ++length;
    }
  }
  CHECK(Library(host).games().size() == 1);
}

TEST_CASE("a crash anywhere loses one action at most, and the next start continues") {
  for (int writes = 0; writes < 8; ++writes) {
    CAPTURE(writes);
    support::FakeHost host;
    Library library(host);
    host.writes_left = writes;
    for (std::size_t i = 0; i < 6; ++i) library.save(begun_session(i));
    host.writes_left = -1;
    CHECK(opened_length(host) >= std::min(5, writes - 2));
    Library again(host);
    again.open_last();
    CHECK(again.save(begun_session(8)) == Library::Saved::ok);
    CHECK(opened_length(host) == 8);
  }
}

TEST_CASE("each write leaves the state before it in the other slot") {
  support::FakeHost host;
  Library library(host);
  for (std::size_t i = 0; i < 5; ++i) {
    library.save(begun_session(i));
    if (i == 0) continue;
    newest(host) = "nonsense";
    CHECK(opened_length(host) == static_cast<int>(i) - 1);
    host.stored.clear();
    library.begin(begun_session(i));
    library.save(begun_session(i));
  }
}

TEST_CASE(
    "a damaged newer slot: the state before it goes on in its entry, with its name, hints and review, and the damaged "
    "text becomes another, letter for letter") {
  support::FakeHost host;
  Library first(host);
  for (std::size_t i = 0; i < 4; ++i) first.save(begun_session(i));
  first.rename(first.playing(), "Sunday");
  first.count_hint();
  first.keep_review(begun_session(3), "what was thought of it");
  first.save(begun_session(4));
  const std::string id = first.playing();
  const std::string damaged = damage_newest(host);
  host.written.clear();
  Library library(host);
  const Library::Opened opened = library.open_last();
  REQUIRE(opened.session);
  CHECK(opened.session->length() == 3);
  CHECK(opened.problem == app::messages::save_is_damaged);
  CHECK(library.playing() == id);
  CHECK(host.written.empty());  // it may be another tab that plays
  for (std::size_t i = 5; i < 9; ++i) CHECK(library.save(begun_session(i)) == Library::Saved::ok);
  CHECK(opened_length(host) == 8);
  CHECK(library.find(id)->name == "Sunday");
  CHECK(library.hints() == 1);
  CHECK(library.review() == "what was thought of it");
  REQUIRE(library.games().size() == 2);
  const auto& games = library.games();
  const Library::Game& unreadable = games[0].id == id ? games[1] : games[0];
  CHECK_FALSE(unreadable.readable());
  CHECK(unreadable.problem == app::messages::save_is_damaged);
  CHECK(library.text_of(unreadable.id) == damaged);
}

TEST_CASE(
    "a damaged newer slot without room to put its text aside: it stays, and what is played is said to be unstored") {
  support::FakeHost host;
  Library first(host);
  for (std::size_t i = 0; i < 4; ++i) first.save(begun_session(i));
  damage_newest(host);
  const auto before = host.stored;
  Library library(host);
  library.open_last();
  host.store_result = StoreResult::full;
  CHECK(library.save(begun_session(5)) == Library::Saved::refused);
  CHECK(library.stored() == StoreResult::full);
  library.begin(begun_session(1, 9));
  CHECK(host.stored == before);
  host.store_result = StoreResult::ok;
  CHECK(library.open(host.stored.at("playing")).session->length() == 2);
  CHECK(library.save(begun_session(6)) == Library::Saved::ok);
  CHECK(opened_length(host) == 6);
}

TEST_CASE("both slots damaged, and millions of letters long: a sentence, and both texts stay in storage") {
  support::FakeHost host;
  Library first(host);
  first.save(begun_session(1));
  first.save(begun_session(2));
  std::vector<std::string> texts;
  for (const std::string& key : slots(host))
    texts.push_back(host.stored.at(key) = std::string(1200000, 'x') + std::string("\0hidden", 7));
  Library library(host);
  const Library::Opened opened = library.open_last();
  CHECK_FALSE(opened.session);
  CHECK(opened.problem == app::messages::save_too_large);
  for (std::size_t i = 0; i < 3; ++i) library.save(begun_session(i));
  CHECK(opened_length(host) == 2);
  std::size_t kept = 0;
  for (const std::string& key : slots(host)) kept += std::count(texts.begin(), texts.end(), host.stored.at(key)) > 0;
  CHECK(kept == 2);
  const std::string all = library.text_of_all();
  CHECK(all.find(texts[0]) != std::string::npos);
}

TEST_CASE("an entry of a later version is reported, kept, and never overwritten") {
  support::FakeHost host;
  const std::string later = "splendor-entry 7\nrevision 3\nwhat the future brings\n";
  host.stored["game.abcdefgh.0"] = later;
  host.stored["playing"] = "abcdefgh";
  Library library(host);
  const Library::Opened opened = library.open_last();
  CHECK_FALSE(opened.session);
  CHECK(opened.problem == app::messages::save_newer);
  for (std::size_t i = 0; i < 3; ++i) library.save(begun_session(i));
  CHECK(host.stored.at("game.abcdefgh.0") == later);
}

TEST_CASE("the key of the current game may be missing, wrong or point at nothing") {
  support::FakeHost host;
  Library library(host);
  library.begin(begun_session(1));
  host.clock_s += 60;
  library.begin(begun_session(2, 5));
  for (const std::string word : {"", "zzzzzzzz", "game", "../.."}) {
    host.stored["playing"] = word;
    CHECK(opened_length(host) == 2);
  }
  host.stored.erase("playing");
  CHECK(opened_length(host) == 2);
}

TEST_CASE("blocked storage is reported; the games stay in memory while the page is open") {
  support::FakeHost host;
  host.block_storage();
  Library library(host);
  CHECK_FALSE(library.open_last().session);
  library.begin(begun_session(1));
  CHECK(library.stored() == StoreResult::blocked);
  CHECK(library.save(begun_session(2)) == Library::Saved::refused);
  const std::string first = library.playing();
  library.begin(begun_session(5, 2));
  CHECK(library.games().size() == 2);
  REQUIRE(library.open(first).session);
  CHECK(host.stored.empty());
  host.leave_page();
  CHECK_FALSE(Library(host).open_last().session);
}

TEST_CASE("storage that is full keeps what it has, and with room again everything is stored") {
  support::FakeHost host;
  Library library(host);
  library.save(begun_session(1));
  library.save(begun_session(2));
  host.store_result = StoreResult::full;
  for (std::size_t i = 3; i < 6; ++i) {
    CHECK(library.save(begun_session(i)) == Library::Saved::refused);
    CHECK_FALSE(library.is_stored());
  }
  host.store_result = StoreResult::ok;
  CHECK(opened_length(host) == 2);
  CHECK(library.save(begun_session(6)) == Library::Saved::ok);
  CHECK(opened_length(host) == 6);
}

TEST_CASE("another game opens, what was played before stays and takes one slot") {
  support::FakeHost host;
  Library library(host);
  for (std::size_t i = 0; i < 4; ++i) library.save(begun_session(i));
  const std::string first = library.playing();
  library.begin(begun_session(7, 2));
  const std::string second = library.playing();
  CHECK(first != second);
  const Library::Opened opened = library.open(first);
  REQUIRE(opened.session);
  CHECK(opened.session->length() == 3);
  CHECK(library.playing() == first);
  CHECK(slots(host, second).size() == 1);
  library.save(begun_session(4));
  REQUIRE(library.open(second).session);
  CHECK(slots(host, first).size() == 1);
  CHECK(library.find(first)->length == 4);
}

TEST_CASE("what cannot be opened changes nothing") {
  support::FakeHost host;
  Library library(host);
  library.save(begun_session(3));
  const std::string id = library.playing();
  host.stored["game.aaaaaaaa.0"] = "nonsense";
  CHECK_FALSE(library.open("aaaaaaaa").session);
  CHECK_FALSE(library.open("bbbbbbbb").session);
  CHECK(library.playing() == id);
  CHECK(library.save(begun_session(4)) == Library::Saved::ok);
  CHECK(opened_length(host) == 4);
}

TEST_CASE("a tab that has been overtaken writes nothing and takes the later state") {
  support::FakeHost host;
  Library a(host);
  a.save(begun_session(3));
  Library b(host);
  b.open_last();
  for (std::size_t i = 4; i <= 10; ++i) CHECK(a.save(begun_session(i)) == Library::Saved::ok);
  host.written.clear();
  CHECK(b.save(begun_session(4)) == Library::Saved::superseded);
  CHECK(host.written.empty());
  CHECK(opened_length(host) == 10);
  const auto later = b.later_state();
  REQUIRE(later);
  CHECK(later->length() == 10);
  CHECK_FALSE(b.later_state());
  CHECK(b.save(begun_session(11)) == Library::Saved::ok);
  CHECK(a.save(begun_session(11)) == Library::Saved::superseded);
}

TEST_CASE("a read-only tab follows the one that plays and writes nothing") {
  support::FakeHost host;
  Library a(host);
  a.save(begun_session(3));
  Library b(host);
  b.open_last();
  host.written.clear();
  CHECK(b.open_read_only().session->length() == 3);
  CHECK(host.written.empty());
  a.begin(begun_session(1, 9));
  host.written.clear();
  CHECK(b.open_read_only().session->spec().seed == 9);
  CHECK(b.playing() == a.playing());
  CHECK(host.written.empty());
}

TEST_CASE("what the version before the library stored becomes entries, once") {
  support::FakeHost host;
  host.stored["save.0"] = app::save_text(begun_session(5));
  host.stored["save.1"] = app::save_text(begun_session(6));
  host.stored["save.newer"] = "1";
  host.stored["save.aside"] = app::save_text(begun_session(2, 4));
  host.stored["save.damaged"] = "nonsense";
  CHECK(opened_length(host) == 6);
  CHECK(opened_length(host) == 6);
  Library library(host);
  library.open_last();
  CHECK(library.games().size() == 3);
  for (const auto& [key, text] : host.stored) CHECK(key.rfind("save.", 0) != 0);
  const auto& games = library.games();
  CHECK(std::count_if(games.begin(), games.end(), [](const auto& one) { return one.readable(); }) == 2);
}

TEST_CASE("of an older version's damaged slots the other one is taken, and none of the text is lost") {
  support::FakeHost host;
  host.stored["save.0"] = app::save_text(begun_session(5));
  host.stored["save.1"] = app::save_text(begun_session(6)) + "x";
  host.stored["save.newer"] = "1";
  Library library(host);
  const Library::Opened opened = library.open_last();
  REQUIRE(opened.session);
  CHECK(opened.session->length() == 5);
  CHECK(opened.problem == app::messages::save_is_damaged);
  CHECK(library.text_of_all().find(app::save_text(begun_session(6)) + "x") != std::string::npos);
}

TEST_CASE("games that an older version writes beside the library are imported again") {
  support::FakeHost host;
  host.stored["save.0"] = app::save_text(begun_session(5));
  CHECK(opened_length(host) == 5);
  host.stored["save.0"] = app::save_text(begun_session(1, 8));  // it found no game of its own and began a new one
  host.stored["save.newer"] = "0";
  CHECK(opened_length(host) == 1);
  CHECK(Library(host).games().size() == 2);
}

TEST_CASE("if storage is too full to convert an older version's games, they are kept and can be played") {
  support::FakeHost host;
  host.stored["save.0"] = app::save_text(begun_session(5));
  host.stored["save.1"] = app::save_text(begun_session(6));
  host.stored["save.newer"] = "1";
  host.store_result = StoreResult::full;
  Library library(host);
  const Library::Opened opened = library.open_last();
  REQUIRE(opened.session);
  CHECK(opened.session->length() == 6);
  CHECK(host.stored.count("save.1") == 1);
  host.store_result = StoreResult::ok;
  CHECK(opened_length(host) == 6);
}

TEST_CASE("games are listed latest first, with their details") {
  support::FakeHost host;
  Library library(host);
  library.begin(begun_session(2));
  const std::string first = library.playing();
  host.clock_s += 100;
  library.begin(begun_session(5, 2));
  REQUIRE(library.games().size() == 2);
  const Library::Game& latest = library.games().front();
  CHECK(latest.id == library.playing());
  CHECK(latest.length == 5);
  CHECK(latest.saved_s == host.clock_s);
  CHECK(latest.seats.size() == 2);
  CHECK(latest.position->round() == begun_session(5, 2).position().round());
  CHECK(library.games().back().id == first);
}

TEST_CASE("a name stays through saves, exports and another name") {
  support::FakeHost host;
  Library library(host);
  library.save(begun_session(2));
  const std::string id = library.playing();
  CHECK(library.rename(id, "  Sunday\nnight ") == StoreResult::ok);
  CHECK(library.save(begun_session(3)) == Library::Saved::ok);
  CHECK(library.save(begun_session(4)) == Library::Saved::ok);
  CHECK(library.find(id)->name == "Sundaynight");
  library.begin(begun_session(0, 3));
  CHECK(library.rename(id, "Monday") == StoreResult::ok);
  CHECK(library.find(id)->name == "Monday");
  CHECK(library.find(id)->length == 4);
  CHECK(slots(host, id).size() == 1);
}

TEST_CASE("whichever way a game is left, it keeps one slot; if its last write failed it keeps what it has") {
  support::FakeHost host;
  Library library(host);
  for (std::size_t i = 0; i < 4; ++i) library.save(begun_session(i));
  const std::string first = library.playing();
  CHECK(slots(host, first).size() == 2);
  library.begin(begun_session(1, 2));
  CHECK(slots(host, first).size() == 1);
  CHECK(library.find(first)->length == 3);
  library.save(begun_session(2, 2));
  const std::string second = library.playing();
  host.store_result = StoreResult::full;
  library.save(begun_session(3, 2));
  host.store_result = StoreResult::ok;
  library.begin(begun_session(1, 3));
  CHECK(slots(host, second).size() == 2);
}

TEST_CASE(
    "the next visit begins with the game that was stored last, though the browser refused to note which that is") {
  support::FakeHost host;
  Library library(host);
  library.save(begun_session(2));
  const std::string first = library.playing();
  library.begin(begun_session(3, 2));
  host.refused_keys["playing"] = StoreResult::full;
  REQUIRE(library.open(first).session);
  CHECK(library.save(begun_session(4)) == Library::Saved::refused);
  CHECK_FALSE(library.is_stored());  // so that the player hears of it
  host.refused_keys.clear();
  CHECK(library.save(begun_session(5)) == Library::Saved::ok);
  CHECK(opened_length(host) == 5);
}

TEST_CASE("a game in which nothing was played is deleted where another is begun, but not one that was sent") {
  for (const bool sent : {false, true}) {
    CAPTURE(sent);
    support::FakeHost host;
    Library library(host);
    Session session = far_session();
    if (sent) session.mark_sent();
    library.begin(session);
    const std::string id = library.playing();
    library.begin(begun_session(1, 3));
    library.remove_unplayed(id);
    CHECK(library.has(id) == sent);
  }
}

TEST_CASE("a deleted game is gone until it is restored, whatever happened between") {
  support::FakeHost host;
  Library library(host);
  library.begin(begun_session(2));
  const std::string id = library.playing();
  library.rename(id, "Sunday");
  library.begin(begun_session(3, 2));
  const std::string text = library.remove(id);
  CHECK_FALSE(library.find(id));
  CHECK(slots(host, id).empty());
  library.save(begun_session(4, 2));
  CHECK(library.restore(id, text) == StoreResult::ok);
  REQUIRE(library.find(id));
  CHECK(library.find(id)->name == "Sunday");
  CHECK(library.open(id).session->length() == 2);
}

TEST_CASE(
    "a deleted game with an unreadable slot for which only half the room is left comes back whole or not at all") {
  support::FakeHost host;
  Library library(host);
  library.begin(begun_session(2));
  const std::string id = library.playing();
  host.stored["game." + id + ".1"] = "splendor-entry 1\nrevision 9\nnonsense";
  library.begin(begun_session(3, 2));
  const std::string text = library.remove(id);
  host.refused_keys["game." + id + ".1"] = StoreResult::full;
  CHECK(library.restore(id, text) == StoreResult::full);
  CHECK(host.storage_keys("game." + id).empty());
  host.refused_keys.clear();
  CHECK(library.restore(id, text) == StoreResult::ok);
  CHECK(slots(host, id).size() == 2);
  CHECK(library.text_of(id) == text);
}

TEST_CASE("a deleted game that another tab has stored again since comes back beside it, or not at all") {
  support::FakeHost host;
  Library library(host);
  library.begin(begun_session(2));
  const std::string id = library.playing();
  Library elsewhere(host);  // without locks
  elsewhere.open_last();
  library.begin(begun_session(3, 2));
  const std::string text = library.remove(id);
  for (std::size_t i = 3; i < 6; ++i) CHECK(elsewhere.save(begun_session(i)) == Library::Saved::ok);
  const auto before = host.stored;
  host.store_result = StoreResult::full;
  CHECK(library.restore(id, text) == StoreResult::full);
  CHECK(host.stored == before);
  host.store_result = StoreResult::ok;
  CHECK(library.restore(id, text) == StoreResult::ok);
  CHECK(library.find(id)->length == 5);
  REQUIRE(library.games().size() == 3);
  const auto& games = library.games();
  CHECK(std::count_if(games.begin(), games.end(), [](const auto& one) { return one.length == 2; }) == 1);
}

TEST_CASE("candidates for deletion in a full storage: finished games, oldest first, not the current one") {
  support::FakeHost host;
  Library library(host);
  std::vector<std::string> finished;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    host.clock_s += 10;
    Session session = begun_session(seed % 2 == 0 ? 3 : 2000, seed);
    if (seed == 3) session.go_to(1);  // left while it was looked through
    library.begin(session);
    if (seed % 2 == 1) finished.push_back(library.playing());
  }
  host.clock_s += 10;
  library.begin(begun_session(2000, 9));
  std::vector<std::string> offered;
  for (const Library::Game& one : library.finished()) {
    offered.push_back(one.id);
    CHECK(one.position->over());
  }
  CHECK(offered == finished);
}

TEST_CASE("in a full storage the first candidate for deletion makes the room that the game played needs") {
  support::Browser browser;
  support::TabHost host(browser);
  Library library(host);
  for (const std::uint64_t seed : {1U, 2U, 3U}) library.begin(begun_session(2000, seed));
  library.begin(begun_session(10));
  browser.room = browser.used() + 10;
  REQUIRE(library.save(begun_session(40)) == Library::Saved::refused);
  REQUIRE(library.stored() == StoreResult::full);
  const std::vector<Library::Game> offered = library.finished();
  REQUIRE(offered.size() == 3);
  library.remove(offered.front().id);
  CHECK(library.save(begun_session(40)) == Library::Saved::ok);
  CHECK(library.games().size() == 3);
  CHECK(browser.used() <= browser.room);
}

TEST_CASE("fifty games of usual length fit into a megabyte, as browsers count it") {
  support::FakeHost host;
  Library library(host);
  const std::vector<Session> golden = support::golden_sessions();
  for (std::size_t i = 0; i < 50; ++i) {
    library.begin(golden[i]);
    for (int again = 0; again < 2; ++again)
      library.save(golden[i]);  // as often as in play, so that it had both its slots
  }
  std::size_t letters = 0;
  for (const auto& [key, text] : host.stored) letters += key.size() + text.size() + 12;  // the page's own prefix
  MESSAGE("50 games: " << 2 * letters << " bytes");
  CHECK(2 * letters < 1000000);
}

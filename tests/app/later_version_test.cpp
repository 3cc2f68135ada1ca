// Forward compatibility: an older page leaves what a later version has stored as it is, says so, and loses nothing.
#include <algorithm>

#include "app/computer.h"
#include "app/computer_players.h"
#include "app/library.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/people.h"
#include "app/save.h"
#include "app/sealed.h"
#include "app/settings_store.h"
#include "app/statistics_store.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/game_parts.h"
#include "support/games.h"
#include "support/refusals.h"
#include "support/sealed_link.h"

using app::Library;
using app::Session;
using support::begun_session;

namespace {

std::string sealed_save(std::string text) {
  text.resize(text.rfind("\nend ") + 1);
  return text + "end " + app::crc32_text(text) + '\n';
}

std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

/// The entry of a game as later versions might write it, each with something that this one does not know.
std::vector<std::string> later_entries() {
  const std::string save = app::save_text(support::new_session({}, 3, {"hard", ""}));
  const auto entry = [](const std::string& text) {
    return app::entry_text({.revision = 9, .saved_s = 1900000000, .name = "later", .other = {}, .save = text});
  };
  std::vector<std::string> all{"splendor-entry 2\nrevision 9\nwhatever comes\n", "splendor-entry 4000000000\n",
                               with(entry(save), "splendor-entry 1", "splendor-entry 2")};
  for (const auto& [from, to] : {std::pair{"splendor-save 1", "splendor-save 3"}, std::pair{"deal 1", "deal 2"},
                                 std::pair{"game splendor", "game chess"}, std::pair{"seat hard", "seat godlike"},
                                 std::pair{"modules=none", "modules=sea"}})
    all.push_back(entry(sealed_save(with(save, from, to))));
  return all;
}

/// Everything that a player can do with a game of the library except deleting it.
void use_everything(support::FakeHost& host, const std::string& id) {
  Library library(host);
  library.open_last();
  for (std::size_t i = 1; i < 4; ++i) library.save(begun_session(i));
  library.rename(id, "another name");
  library.open(id);
  library.save(begun_session(5));
  library.begin(begun_session(2, 7));
  library.import(library.text_of_all());
  library.open_read_only();
  library.finished();
}

/// A position as later versions might write it, with right checks.
std::vector<std::string> later_positions() {
  app::GameSpec spec = begun_session(0).spec();
  const splendor::Situation empty = splendor::empty_table({});
  spec.position = splendor::pack_situation(empty);
  const std::vector<std::uint8_t> bytes = support::link_bytes(app::deal_link(spec));
  std::vector<std::string> all{"p=2.AAAA", "p=17.whatever", "p=2." + std::string(3000, 'A')};
  // Another game, a module, and something more of the position.
  for (const auto& [at, byte] : {std::pair{0, 0x55}, std::pair{1, 0x80}, std::pair{-1, 0}}) {
    std::vector<std::uint8_t> later = bytes;
    later.push_back(0);
    if (at >= 0) {
      later = bytes;
      later[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(byte);
    }
    all.push_back('p' + support::sealed_link(later).substr(1));
  }
  std::vector<std::uint8_t> longer = bytes;
  longer.resize(2000);
  all.insert(all.begin(), 'p' + support::sealed_link(longer).substr(1));
  return all;
}

}  // namespace

TEST_CASE("an entry of a later version stays verbatim, whatever is done with other games, and shows a sentence") {
  for (const std::string& later : later_entries()) {
    CAPTURE(later);
    for (const std::string key : {"game.abcdefgh.0", "game.abcdefgh.1"}) {
      support::FakeHost host;
      host.stored[key] = later;
      host.stored["playing"] = "abcdefgh";
      {
        support::FakeHost reading_host = host;
        Library library(reading_host);
        const Library::Opened opened = library.open_last();
        CHECK_FALSE(opened.session);
        REQUIRE(opened.problem);
        CHECK(text_of(*opened.problem).size() > 20);
        CHECK(reading_host.stored == host.stored);
      }
      use_everything(host, "abcdefgh");
      CHECK(host.stored.at(key) == later);
      const std::size_t other_slot = host.stored.count(key.back() == '0' ? "game.abcdefgh.1" : "game.abcdefgh.0");
      CHECK(other_slot == 0);
      Library library(host);
      CHECK(library.text_of("abcdefgh").find(later) == 0);
      const std::string deleted = library.remove("abcdefgh");
      CHECK(library.restore("abcdefgh", deleted) == app::StoreResult::ok);
      CHECK(library.text_of("abcdefgh") == deleted);
    }
  }
}

TEST_CASE("where only the newer slot is a later version's, the older one can be played on and renamed, and both stay") {
  const std::string later = later_entries().front();
  const auto stored = [&](support::FakeHost& host) {
    Library library(host);
    library.save(begun_session(3));
    const std::string id = library.playing();
    library.rename(id, "Sunday with Anna");
    library.count_hint();
    host.stored["game." + id + ".1"] = later;
    library.begin(begun_session(1, 4));
    return id;
  };
  SUBCASE("renamed") {
    support::FakeHost host;
    const std::string id = stored(host);
    Library library(host);
    CHECK(library.rename(id, "Sunday") == app::StoreResult::ok);
    CHECK(host.stored.at("game." + id + ".1") == later);
    CHECK(library.find(id)->name == "Sunday");
    CHECK(library.find(id)->length == 3);
    CHECK(library.find(id)->problem == app::messages::save_newer);
  }
  SUBCASE("opened") {
    support::FakeHost host;
    const std::string id = stored(host);
    Library library(host);
    const Library::Opened opened = library.open(id);
    REQUIRE(opened.session);
    CHECK(opened.session->length() == 3);
    const auto before = host.stored;
    CHECK(library.save(begun_session(4)) == Library::Saved::superseded);
    CHECK_FALSE(library.later_state());
    CHECK(host.stored == before);
    library.begin(begun_session(4));  // as ui/game_play.cpp does then
    CHECK(library.playing() != id);
    CHECK(library.find(library.playing())->name == "Sunday with Anna");
    CHECK(library.hints() == 1);
    for (const auto& [key, text] : before)
      if (key != "playing") CHECK(host.stored.at(key) == text);
    library.begin(begun_session(0, 5));
    CHECK(library.find(library.playing())->name.empty());  // that is another game
  }
  SUBCASE("deleted and brought back") {
    support::FakeHost host;
    const std::string id = stored(host);
    Library library(host);
    const auto before = host.stored;
    CHECK(library.restore(id, library.remove(id)) == app::StoreResult::ok);
    CHECK(host.stored == before);
  }
}

TEST_CASE("a game that a later version has continued in another tab is not overwritten") {
  support::FakeHost host;
  Library library(host);
  library.save(begun_session(3));
  const std::string key = "game." + library.playing() + ".1";
  const std::string later = "splendor-entry 2\nrevision 2\nwhatever comes\n";
  host.stored[key] = later;
  CHECK(library.save(begun_session(4)) == Library::Saved::superseded);
  CHECK_FALSE(library.later_state());  // unreadable here: ui/game_play.cpp continues as another entry
  CHECK(host.stored.at(key) == later);
}

// Found by fuzzing: such a game could be opened, but never saved again.
TEST_CASE("an entry that a later version has written in another order can be continued, and its lines stay") {
  support::FakeHost host;
  std::string text = "splendor-entry 1\nrevision 9\ncolour 7\nname Sunday\nsaved 1900000000\nrevision 4\n" +
                     app::save_text(begun_session(3));
  text += "whole " + app::crc32_text(text) + '\n';
  host.stored["game.abcdefgh.0"] = text;
  host.stored["playing"] = "abcdefgh";
  Library library(host);
  REQUIRE(library.open_last().session);
  CHECK(library.save(begun_session(4)) == Library::Saved::ok);
  CHECK(library.save(begun_session(5)) == Library::Saved::ok);
  CHECK(library.playing() == "abcdefgh");
  CHECK(library.find("abcdefgh")->name == "Sunday");
  CHECK(library.text_of("abcdefgh").find("colour 7\n") != std::string::npos);
  CHECK(Library(host).open_last().session->length() == 5);
}

TEST_CASE("settings of a later version stay, also when others are changed") {
  support::FakeHost host;
  host.stored["settings"] =
      "sound=3;text=125;look=9;language=1;speed=0;letters=1;textview=0;keys=1;guide=1;map=x=y;;=7;text=7";
  app::SettingsStore settings(host);
  settings.load();
  CHECK(settings.get().look == app::Look::dark);
  app::Settings changed = settings.get();
  changed.text_percent = 150;
  changed.text_view = true;
  settings.change(changed);
  CHECK(
      host.stored.at("settings") ==
      "text=150;language=1;look=9;speed=0;letters=1;textview=1;keys=1;guide=1;rivals=0;lessons=1;sounds=0;vibration=0;"
      "chances=0;warning=0;remarks=1;sound=3;map=x=y");
  changed.look = app::Look::light;  // the player's own choice
  settings.change(changed);
  CHECK(
      host.stored.at("settings") ==
      "text=150;language=1;look=2;speed=0;letters=1;textview=1;keys=1;guide=1;rivals=0;lessons=1;sounds=0;vibration=0;"
      "chances=0;warning=0;remarks=1;sound=3;map=x=y");
  app::SettingsStore again(host);
  again.load();
  CHECK(again.get() == changed);
}

TEST_CASE("nonsense in place of settings does not grow") {
  support::FakeHost host;
  host.stored["settings"] = std::string(5000, 'x') + ";" + std::string(1500, 'y') + ";" + std::string(1500, 'z');
  app::SettingsStore settings(host);
  settings.load();
  for (int i = 0; i < 4; ++i) {
    app::Settings changed = settings.get();
    changed.text_view = !changed.text_view;
    settings.change(changed);
  }
  CHECK(host.stored.at("settings").size() < 2000);
}

TEST_CASE("statistics of a later version stay") {
  support::FakeHost host;
  const std::string later = "s=2000-0000-0000-E\t20\tperson won 15\tnormal lost 12\nteam play, whatever it is\n";
  host.stored["statistics"] = later;
  app::StatisticsStore statistics(host);
  CHECK(statistics.count(begun_session(2000)));
  CHECK(host.stored.at("statistics").find(later) == 0);
  CHECK(statistics.get().games().size() == 1);
}

TEST_CASE("people of a later version stay, also when names and signs are changed") {
  support::FakeHost host;
  host.stored["people"] = "2 Ana\n7 Ben\ncolour 3 Ana\n- Cid\n";
  CHECK(app::load_people(host) == app::People{{"Ana", 2}, {"Cid", -1}});
  for (int time = 0; time < 3; ++time) {
    app::store_people(host, {{"Ana", 1}, {"Cid", -1}, {"Zoé", 0}});
    CHECK(host.stored.at("people") == "1 Ana\n- Cid\n0 Zoé\n7 Ben\ncolour 3 Ana\n");
  }
  CHECK(app::load_people(host) == app::People{{"Ana", 1}, {"Cid", -1}, {"Zoé", 0}});
}

TEST_CASE("more people than this version has places for stay, behind its own") {
  support::FakeHost host;
  host.stored["people"] = "0 a\n1 b\n2 c\n3 d\n4 e\n- f\n5 g\n";
  app::People people = app::load_people(host);
  REQUIRE(people.size() == app::kSigns);
  people[0].name = "Ana";
  app::store_people(host, people);
  CHECK(host.stored.at("people") == "0 Ana\n1 b\n2 c\n3 d\n4 e\n- f\n5 g\n");
  CHECK(app::load_people(host) == people);
}

TEST_CASE_FIXTURE(support::PartsAlone,
                  "people in a later format stay; the form has its names as long as the page is open") {
  const std::string later = "splendor-people 2\n0 of another kind\nwhole 00000000\n";
  host.stored["people"] = later;
  CHECK(app::load_people(host).empty());
  parts.form.reset(&session(), 1);
  parts.names.bring_people();
  parts.names.hear("name:1", "Ana", false);
  CHECK(parts.form.record().seats.front().name == "Ana");
  CHECK(host.stored.at("people") == later);
  parts.game.begin_entry(begun_session(3));  // as everybody's signs are looked for
  CHECK(host.stored.at("people") == later);
}

TEST_CASE("a position of a later version stays while another one is set up, which is said not to be stored") {
  const Session session = begun_session(12);
  for (const std::string& later : later_positions()) {
    CAPTURE(later);
    support::FakeHost host;
    host.stored["position"] = later;
    ui::SetUp set_up(host);
    set_up.open(session, -1, true);
    REQUIRE(set_up.form() != nullptr);
    const std::string taken = set_up.link();
    CHECK(app::read_link(taken));  // that of the table
    set_up.clear();
    const std::string empty = set_up.link();
    CHECK(empty != taken);
    CHECK_FALSE(set_up.is_stored());
    set_up.undo();
    CHECK(set_up.link() == taken);
    CHECK(host.stored.at("position") == later);
    host.stored.erase("position");
    set_up.clear();
    CHECK(set_up.is_stored());
    CHECK(host.stored.at("position") == empty);
    host.stored["position"] = later;  // in another tab
    set_up.undo();
    CHECK_FALSE(set_up.is_stored());
    CHECK(host.stored.at("position") == later);
  }
}

TEST_CASE("a damaged position is nobody's: the next one is stored in its place") {
  const Session session = begun_session(12);
  for (const std::string& damaged :
       {std::string("nonsense"), std::string("p=1.AAAA"), std::string("p="), later_positions().back() + 'x'}) {
    CAPTURE(damaged);
    support::FakeHost host;
    host.stored["position"] = damaged;
    ui::SetUp set_up(host);
    set_up.open(session, -1, true);
    set_up.clear();
    CHECK(set_up.is_stored());
    CHECK(host.stored.at("position") == set_up.link());
  }
}

TEST_CASE("links of a later version have their sentence") {
  for (const char* link : {"g=3.AAAA", "g=99.whatever", "s=2000-0000-0000-E", "s=Z000-0000-0000-E"})
    CHECK(support::why_no_link(link) == app::messages::link_newer.code);
}

TEST_CASE("whatever a worker of another version answers, a legal action is played: its own, or a local fallback") {
  const Session session = support::new_session({}, 7, {"easy", ""});
  const std::string own = app::light_action(session);
  for (const std::string answer :
       {"error This link comes from a newer version of the game.", "ok2 1 500 take wbg", "ok 1 500", "ok", "",
        "ok 1 500 take wbg twice", "ok 1 500 fly A1", "ok 1 500 buy L9-99 w", "{\"action\":\"take wbg\"}"}) {
    CAPTURE(answer);
    support::FakeHost host;
    app::ComputerPlayers computers(host);
    computers.ask(session);
    const auto action = computers.hear({app::EventKind::worker_reply, host.worker_requests[0].id, answer}, session);
    REQUIRE(action);
    CHECK(session.position().action_text(*action) == own);
  }
}

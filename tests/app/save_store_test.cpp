// Where the running game is kept: what can be loaded after a crash, a damaged slot, a browser that keeps nothing.
#include "app/save_store.h"
#include "app/messages.h"

#include "app/save.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using app::SaveStore;
using app::Session;
using app::StoreResult;

namespace {

Session game(std::size_t actions) { return support::played_session({}, 1, support::sensible_action, actions); }

/// Number of actions of what is loaded by a program that starts now; -1: nothing.
int loaded_length(support::FakeHost& host) {
  host.leave_page();
  const SaveStore::Loaded loaded = SaveStore(host).load();
  return loaded.session ? static_cast<int>(loaded.session->length()) : -1;
}

}  // namespace

TEST_CASE("nothing saved: nothing loaded, and nothing to complain about") {
  support::FakeHost host;
  SaveStore store(host);
  const SaveStore::Loaded loaded = store.load();
  CHECK_FALSE(loaded.session);
  CHECK(loaded.problem == std::nullopt);
  CHECK_FALSE(store.damaged_text());
  CHECK(host.stored.empty());
}

TEST_CASE("the last of many saves is loaded, also when the program starts again in between") {
  support::FakeHost host;
  std::size_t length = 0;
  for (int program = 0; program < 5; ++program) {
    SaveStore store(host);
    store.load();
    for (int save = 0; save < 1 + program; ++save) {
      CHECK(store.save(game(length)) == StoreResult::ok);
      CHECK(loaded_length(host) == static_cast<int>(length));
      ++length;
    }
  }
}

TEST_CASE("two slots are written in turn, each before the pointer to it") {
  support::FakeHost host;
  SaveStore store(host);
  for (std::size_t i = 0; i < 4; ++i) store.save(game(i));
  CHECK(host.written == std::vector<std::string>{"save.0", "save.newer", "save.1", "save.newer", "save.0", "save.newer",
                                                 "save.1", "save.newer"});
  CHECK(host.stored.at("save.0") == app::save_text(game(2)));
  CHECK(host.stored.at("save.1") == app::save_text(game(3)));
}

TEST_CASE("a program that starts again does not write over the newer slot first") {
  for (const std::size_t saves : {1u, 2u, 3u}) {
    support::FakeHost host;
    SaveStore first(host);
    for (std::size_t i = 0; i < saves; ++i) first.save(game(i));
    SaveStore second(host);
    second.load();
    host.written.clear();
    second.save(game(9));
    CHECK(host.written.front() == (saves % 2 == 1 ? "save.1" : "save.0"));
  }
}

TEST_CASE("a crash anywhere in a save loses one action at most") {
  for (int writes = 0; writes < 12; ++writes) {
    CAPTURE(writes);
    support::FakeHost host;
    SaveStore store(host);
    host.writes_left = writes;
    for (std::size_t i = 0; i < 6; ++i) store.save(game(i));
    host.writes_left = -1;
    const int whole = writes / 2 - 1;  // the last save with slot and pointer
    const int loaded = loaded_length(host);
    CHECK(loaded >= whole);
    CHECK(loaded <= whole + 1);
    // And the program that starts then saves and loads on.
    SaveStore again(host);
    again.load();
    again.save(game(8));
    CHECK(loaded_length(host) == 8);
    again.save(game(9));
    CHECK(loaded_length(host) == 9);
  }
}

TEST_CASE("a damaged newer slot: the older one is loaded, the damaged text is kept and said") {
  for (const std::size_t saves : {2u, 3u}) {
    support::FakeHost host;
    SaveStore store(host);
    for (std::size_t i = 0; i < saves; ++i) store.save(game(i));
    const std::string newer = saves == 2 ? "save.1" : "save.0";
    std::string& text = host.stored.at(newer);
    text[text.size() / 2] ^= 1;
    const std::string damaged = text;
    SaveStore again(host);
    const SaveStore::Loaded loaded = again.load();
    REQUIRE(loaded.session);
    CHECK(loaded.session->length() == saves - 2);
    CHECK(loaded.problem == app::messages::save_is_damaged);
    CHECK(again.damaged_text() == damaged);
    CHECK(host.stored.at("save.damaged") == damaged);
    // The good slot is not the one written next.
    host.writes_left = 1;
    again.save(game(9));
    host.writes_left = -1;
    CHECK(loaded_length(host) >= static_cast<int>(saves) - 2);
    again.save(game(10));
    again.save(game(11));
    CHECK(loaded_length(host) == 11);
    CHECK(host.stored.at("save.damaged") == damaged);
  }
}

TEST_CASE("a damaged older slot does not matter") {
  support::FakeHost host;
  SaveStore store(host);
  store.save(game(1));
  store.save(game(2));
  host.stored.at("save.0") = "nonsense";
  const SaveStore::Loaded loaded = SaveStore(host).load();
  REQUIRE(loaded.session);
  CHECK(loaded.session->length() == 2);
  CHECK(loaded.problem == std::nullopt);
  CHECK(host.stored.count("save.damaged") == 0);
}

TEST_CASE("both slots damaged: no game, a sentence, and the newer text is kept") {
  support::FakeHost host;
  SaveStore store(host);
  store.save(game(1));
  store.save(game(2));
  host.stored.at("save.0").resize(100);
  host.stored.at("save.1").resize(120);
  const std::string damaged = host.stored.at("save.1");
  SaveStore again(host);
  const SaveStore::Loaded loaded = again.load();
  CHECK_FALSE(loaded.session);
  CHECK(loaded.problem == app::messages::save_is_damaged);
  CHECK(again.damaged_text() == damaged);
  // A new game is saved over the slots; the text stays.
  for (std::size_t i = 0; i < 3; ++i) again.save(game(i));
  CHECK(loaded_length(host) == 2);
  CHECK(host.stored.at("save.damaged") == damaged);
}

TEST_CASE("a save of a newer version is said and kept") {
  support::FakeHost host;
  host.stored["save.0"] = "splendor-save 7\nwhat the future brings\n";
  const SaveStore::Loaded loaded = SaveStore(host).load();
  CHECK_FALSE(loaded.session);
  CHECK(loaded.problem == app::messages::save_newer);
  CHECK(host.stored.at("save.damaged") == host.stored.at("save.0"));
}

TEST_CASE("a pointer that is lost, wrong or points at nothing does no harm") {
  support::FakeHost host;
  SaveStore store(host);
  store.save(game(1));
  store.save(game(2));
  for (const std::string pointer : {"0", "7", "", "save.1"}) {
    host.stored["save.newer"] = pointer;
    CHECK(loaded_length(host) >= 1);
  }
  host.stored.erase("save.newer");
  CHECK(loaded_length(host) >= 1);
  host.stored["save.newer"] = "1";
  host.stored.erase("save.1");
  CHECK(loaded_length(host) == 1);
}

TEST_CASE("storage that is blocked answers so and changes nothing") {
  support::FakeHost host;
  host.block_storage();
  SaveStore store(host);
  CHECK(store.save(game(1)) == StoreResult::blocked);
  CHECK(store.set_aside(game(1)) == StoreResult::blocked);
  CHECK(host.stored.empty());
  CHECK(store.set_aside_game());  // remembered, as long as the page lives
  host.leave_page();
  CHECK_FALSE(store.load().session);
  CHECK_FALSE(store.load().problem);
  CHECK_FALSE(store.set_aside_game());
}

TEST_CASE("storage that is full answers so and keeps what it has; with room again saving goes on") {
  support::FakeHost host;
  SaveStore store(host);
  store.save(game(1));
  store.save(game(2));
  for (const std::string key : {"save.0", "save.1", "save.newer"}) {
    CAPTURE(key);
    host.refused_keys[key] = StoreResult::full;
    const int before = loaded_length(host);
    for (std::size_t i = 3; i < 6; ++i) {
      const StoreResult result = store.save(game(i));
      if (key == "save.newer") CHECK(result == StoreResult::full);
      CHECK(loaded_length(host) >= before);
    }
    host.refused_keys.clear();
    CHECK(store.save(game(6)) == StoreResult::ok);
    CHECK(loaded_length(host) == 6);
    CHECK(store.save(game(2)) == StoreResult::ok);
    CHECK(loaded_length(host) == 2);
  }
}

TEST_CASE("the game set aside has a place of its own") {
  support::FakeHost host;
  SaveStore store(host);
  CHECK_FALSE(store.set_aside_game());
  CHECK(store.set_aside(game(5)) == StoreResult::ok);
  store.save(game(1));
  store.save(game(2));
  REQUIRE(store.set_aside_game());
  CHECK(store.set_aside_game()->record() == game(5).record());
  CHECK(loaded_length(host) == 2);
  host.stored.at("save.aside") += "x";
  CHECK_FALSE(store.set_aside_game());
}

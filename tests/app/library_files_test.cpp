// Files of the library: all games in one, and what is taken from a file.
#include "app/entry.h"
#include "app/library.h"
#include "app/messages.h"
#include "app/save.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using app::Library;
using app::StoreResult;
using support::begun_session;

namespace {

/// Counts what is read.
struct CountingHost : support::FakeHost {
  int reads = 0;
  std::optional<std::string> storage_read(std::string_view key) override {
    ++reads;
    return FakeHost::storage_read(key);
  }
};

}  // namespace

TEST_CASE("all games are exported to a file and imported, each once") {
  support::FakeHost host;
  Library library(host);
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    library.begin(begun_session(static_cast<std::size_t>(seed), seed));
    library.rename(library.playing(), "game " + std::to_string(seed));
  }
  const std::string file = library.text_of_all();
  const Library::Imported again = library.import(file);
  CHECK(again.added == 0);
  CHECK(again.known == 6);
  support::FakeHost other;
  Library there(other);
  const Library::Imported read = there.import(file);
  CHECK(read.added == 6);
  CHECK(read.refused == 0);
  REQUIRE(there.games().size() == 6);
  for (const Library::Game& one : there.games()) CHECK(one.name == "game " + std::to_string(one.spec.seed));
}

TEST_CASE("a bare save is imported; what cannot be read is counted and reported, and changes nothing") {
  support::FakeHost host;
  Library library(host);
  Library::Imported read = library.import(app::save_text(begun_session(3)));
  CHECK(read.added == 1);
  CHECK(library.find(read.last_id)->length == 3);
  const auto before = host.stored;
  for (const std::string empty : {"", "\n \n"}) CHECK(library.import(empty).problem == app::messages::save_unknown);
  read = library.import("nonsense");
  CHECK(read.added + read.known == 0);
  CHECK(read.refused == 1);
  CHECK(read.problem == app::messages::save_unknown);
  CHECK(host.stored == before);
  host.store_result = StoreResult::full;
  read = library.import(app::save_text(begun_session(4)));
  CHECK(read.added == 0);
  CHECK(read.refused == 0);
  CHECK(read.not_stored == 1);
  CHECK(read.stored == StoreResult::full);
  REQUIRE(read.last_not_stored);
  CHECK(read.last_not_stored->length() == 4);
  CHECK(library.games().size() == 1);
}

TEST_CASE("a file of many games reads the storage once, not once for each of them") {
  CountingHost host;
  Library library(host);
  std::string file;
  constexpr int kGames = 150;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed)
    file += app::entry_text({.revision = 4,
                             .saved_s = 1795000000 + static_cast<std::int64_t>(seed),
                             .name = {},
                             .other = {},
                             .save = app::save_text(begun_session(3, seed))});
  CHECK(library.import(file).added == kGames);
  CHECK(host.reads < 10 * kGames);
  host.reads = 0;
  CHECK(library.import(file).known == kGames);
  CHECK(host.reads < 10 * kGames);
  CHECK(library.games().size() == kGames);
}

// The number of hints: kept in the entry of a game and in its line of the statistics, and left out if there were none.
#include "app/library.h"
#include "app/link.h"
#include "app/save.h"
#include "app/statistics.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"

using app::Entry;
using app::Statistics;
using support::FakeHost;

TEST_CASE("an entry has a line for its hints only if there were some") {
  Entry entry{.revision = 3,
              .saved_s = 1795312000,
              .name = "Sunday",
              .other = {"colour 7"},
              .save = app::save_text(support::begun_session(4))};
  CHECK(app::entry_text(entry).find("hints") == std::string::npos);
  entry.hints = 12;
  const std::string text = app::entry_text(entry);
  CHECK(text.find("\nhints 12\n") != std::string::npos);
  const auto read = app::read_entry(text);
  REQUIRE(read);
  CHECK(read.value() == entry);
}

TEST_CASE("an invalid number of hints stays in an entry as a line of a later version") {
  for (const std::string line : {"hints 0", "hints -1", "hints", "hints 4001", "hints 2 or 3"}) {
    CAPTURE(line);
    const Entry entry{.revision = 3,
                      .saved_s = 1795312000,
                      .name = {},
                      .other = {line},
                      .save = app::save_text(support::begun_session(4))};
    const auto read = app::read_entry(app::entry_text(entry));
    REQUIRE(read);
    CHECK(read.value() == entry);
  }
}

TEST_CASE("the library counts the hints of the game that is played, with every save and at the next visit") {
  FakeHost host;
  app::Library library(host);
  const app::Session session = support::begun_session(4);
  library.begin(session);
  CHECK(library.hints() == 0);
  library.count_hint();
  library.count_hint();
  CHECK(library.save(session) == app::Library::Saved::ok);
  CHECK(library.hints() == 2);
  app::Library again(host);
  REQUIRE(again.open_last().session);
  CHECK(again.hints() == 2);
  again.begin(session);
  CHECK(again.hints() == 0);
}

TEST_CASE("a hint that cannot be stored is counted as long as the page is open") {
  FakeHost host;
  app::Library library(host);
  library.begin(support::begun_session(4));
  host.store_result = app::StoreResult::full;
  library.count_hint();
  CHECK(library.hints() == 1);
}

TEST_CASE("a finished game keeps its hints in the statistics; a line without them is as before") {
  const app::Session session = support::played_session({}, 4, support::sensible_action);
  Statistics without, with;
  CHECK(without.add(app::finished_game(session)));
  CHECK(with.add(app::finished_game(session, 5)));
  CHECK(without.text().find("hints") == std::string::npos);
  CHECK(with.text() == without.text() + "more\t" + app::deal_link(session.spec()) + "\tperson person\thints 5\n");
  const Statistics read = Statistics::read(with.text());
  CHECK(read.games() == with.games());
  CHECK(read.games()[0].hints == 5);
  CHECK(Statistics::read(without.text()).games()[0].hints == 0);
}

TEST_CASE("an invalid number of hints in the statistics is kept as a field of a later version") {
  Statistics statistics;
  CHECK(statistics.add(app::finished_game(support::played_session({}, 4, support::sensible_action), 5)));
  const std::string text = statistics.text(), before = text.substr(0, text.find("\thints"));
  for (const std::string end : {"\thints 0", "\thints 4001", "\thints x", "\thints"}) {
    CAPTURE(end);
    const Statistics read = Statistics::read(before + end + '\n');
    CHECK(read.games().front().hints == 0);
    CHECK(read.text() == before + end + '\n');
  }
  CHECK(Statistics::read(before + "\thints 2\thints 3\n").games().front().hints == 2);
}

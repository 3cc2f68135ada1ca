// Set-ups of every game drawn at random, played at random with the library behind them: after a crash anywhere, a visit, a
// link and a file give the game back.
#include <memory>

#include "app/library.h"
#include "app/link.h"
#include "app/save.h"
#include "base/random.h"
#include "base/seed.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/fake_host.h"

using app::Library;
using app::Session;

namespace {

struct Played {
  int setups = 0, crashes = 0, cut_off = 0;
  std::size_t actions = 0, over = 0;
};

app::GameSpec random_spec(const engine::GameType& type, base::RandomSource& random) {
  while (true) {
    const app::GameSpec spec{type.kind, random.below(1u << 12), random.next() & base::kSeedMask};
    if (app::start_game(spec)) return spec;
  }
}

std::vector<app::Seat> random_seats(const app::GameSpec& spec, base::RandomSource& random) {
  std::vector<app::Seat> seats;
  for (int seat = app::start_game(spec).value()->players(); seat > 0; --seat) {
    const std::uint32_t level = random.below(2 * base::kLevels.size());
    seats.push_back({random.below(2) == 0 ? "" : "Anna " + std::to_string(level),
                     level < base::kLevels.size() ? base::kLevels[level].name : ""});
    if (!seats.back().person())
      seats.back().style = static_cast<std::uint8_t>(random.below(games::find(spec.kind)->styles + 1u));
  }
  return seats;
}

/// The game as the next visit with this browser opens it.
Session visited(support::FakeHost& host) {
  host.leave_page();
  Library library(host);
  Library::Opened opened = library.open_last();
  REQUIRE(opened.session);
  CHECK_FALSE(opened.problem);
  return std::move(*opened.session);
}

void check_given_back(const Session& session, support::FakeHost& host) {
  CHECK(visited(host).record() == session.record());
  const std::string link = app::game_link(session);
  if (!link.empty()) {
    const auto read = app::read_link(link);
    REQUIRE(read.ok());
    CHECK(read.value().record.actions == session.record().actions);
    CHECK(read.value().position->hash() == session.position().hash());
  }
  support::FakeHost other;
  Library library(host), elsewhere(other);
  const Library::Imported imported = elsewhere.import(library.text_of_all());
  CHECK(imported.added == 1);
  CHECK(elsewhere.open(imported.last_id).session->record() == session.record());
}

void play(const app::GameSpec& spec, base::RandomSource& random, Played& sums) {
  auto opened = Session::open({spec, random_seats(spec, random), {}});
  REQUIRE(opened.ok());
  Session session = std::move(opened.value());
  support::FakeHost host;
  auto library = std::make_unique<Library>(host);
  library->begin(session);
  constexpr std::size_t kMost = 400;
  while (!session.position().over() && session.length() < kMost) {
    session.play(static_cast<int>(random.below(static_cast<std::uint32_t>(session.position().legal_count()))));
    const bool crash = random.below(60) == 0;
    if (crash) host.writes_left = static_cast<int>(random.below(2));
    library->save(session);
    if (!crash) continue;
    ++sums.crashes;
    host.writes_left = -1;
    const std::size_t length = session.length();
    session = visited(host);
    CHECK(session.length() + 1 >= length);  // one action at most
    sums.cut_off += session.length() + 1 == length;
    library = std::make_unique<Library>(host);
    library->open_last();
  }
  check_given_back(session, host);
  ++sums.setups;
  sums.actions += session.length();
  sums.over += session.position().over();
}

Played play_all(int each) {
  Played sums;
  base::RandomSource random(11);
  for (const engine::GameType& type : games::all())
    for (int i = 0; i < each; ++i) {
      const app::GameSpec spec = random_spec(type, random);
      const std::string where = app::deal_link(spec);
      CAPTURE(where);
      play(spec, random, sums);
    }
  return sums;
}

}  // namespace

TEST_CASE("random set-ups of every game are played, crash and are recovered") { CHECK(play_all(20).crashes > 10); }

TEST_SUITE("slow") {
  TEST_CASE("a thousand random set-ups of every game are played, crash and are recovered") {
    const Played sums = play_all(1000);
    MESSAGE(sums.setups << " random set-ups, " << sums.over << " played to their end, " << sums.actions << " actions, "
                        << sums.crashes << " crashes (" << sums.cut_off << " cost the last action), no game lost");
    CHECK(sums.crashes > 1000);
  }
}
